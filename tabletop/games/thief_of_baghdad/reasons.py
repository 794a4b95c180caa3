"""Why a choice is refused in The Thief of Baghdad."""

from __future__ import annotations

from enum import unique

from tabletop.core.rules import Reason


@unique
class ThiefReason(Reason):
    """The table words each of these under ``why.<reason>``."""

    NOT_YOUR_TURN = "not_your_turn"
    GUARDS_FIRST = "guards_first"
    GUARDS_STAND = "guards_stand"
    NO_GUARD_LEFT = "no_guard_left"
    NO_NEUTRAL_LEFT = "no_neutral_left"
    FOUR_GUARDS = "four_guards"
    SAME_PALACE = "same_palace"
    NO_OWN_GUARD = "no_own_guard"
    NOT_YOUR_GUARD = "not_your_guard"
    NO_FOREIGN_GUARD = "no_foreign_guard"
    NO_NEUTRAL_GUARD = "no_neutral_guard"
    NO_THIEF_IN_STOCK = "no_thief_in_stock"
    NO_THIEF_THERE = "no_thief_there"
    THIRD_THIEF_USED = "third_thief_used"
    NOT_ENOUGH_CARDS = "not_enough_cards"
    NO_CARD_OF_EITHER = "no_card_of_either"
    NO_CARD_OF_EACH = "no_card_of_each"
    WRONG_CARDS = "wrong_cards"
    NOT_IN_HAND = "not_in_hand"
    DANCER_AFTER_ACTION = "dancer_after_action"
    NO_DANCER_LEFT = "no_dancer_left"
