"""Why a choice is refused in 12 Days of Christmas."""

from __future__ import annotations

from enum import unique

from tabletop.core.rules import Reason


@unique
class ChristmasReason(Reason):
    """The table words each of these under ``why.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    LEADER_PLAYS = "leader_plays"
    NO_CARDS = "no_cards"
    NOT_IN_HAND = "not_in_hand"
    NO_COMBINATION = "no_combination"
    NOT_SUCCESSIVE = "not_successive"
    TWO_AT_LEAST = "two_at_least"
    SINGLE_LED = "single_led"
    SET_LED = "set_led"
    STRAIGHT_LED = "straight_led"
    NOT_LOW_ENOUGH = "not_low_enough"
