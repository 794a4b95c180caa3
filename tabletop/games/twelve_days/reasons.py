"""Why a choice is refused in 12 Days."""

from __future__ import annotations

from enum import unique

from tabletop.core.rules import Reason


@unique
class TwelveDaysReason(Reason):
    """The table words each of these under ``why.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    CHOSEN_ALREADY = "chosen_already"
    WRONG_PHASE = "wrong_phase"
    NOT_IN_HAND = "not_in_hand"
    NOT_TO_YOURSELF = "not_to_yourself"
    NO_SUCH_SEAT = "no_such_seat"
