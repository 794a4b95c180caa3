"""Why a choice is refused in 12 Parsecs; the table words each as ``why.<reason>``."""

from __future__ import annotations

from tabletop.core.rules import Reason


class ParsecsReason(Reason):
    """One word a reason; those of a row have words with numbers too, see ``rows.conflict``."""

    OVER = "over"
    DONE = "done"  # with this turn; the others still write

    # What has to be done before.
    CHOOSE_FIRST = "choose_first"
    NUMBERS_FIRST = "numbers_first"
    FUEL_FIRST = "fuel_first"
    CADETS_FIRST = "cadets_first"
    MARK_FIRST = "mark_first"
    COMPLETE_FIRST = "complete_first"
    FREE_NUMBER_FIRST = "free_number_first"

    # Dice and groups.
    NOT_THESE_DICE = "not_these_dice"
    GROUP_FULL = "group_full"

    # Numbers and rows.
    NOT_YOUR_NUMBER = "not_your_number"
    NOT_A_NUMBER = "not_a_number"
    NAME_THE_NUMBER = "name_the_number"
    NO_SUCH_SPACE = "no_such_space"
    PRINTED_SPACE = "printed_space"
    SPACE_TAKEN = "space_taken"
    ROW_RISES = "row_rises"
    ROW_FALLS = "row_falls"
    BETWEEN_EQUALS = "between_equals"

    # Supplies.
    NO_SUCH_SHIP = "no_such_ship"
    NO_ROOM_FOR_FUEL = "no_room_for_fuel"
    NO_ROOM_FOR_CADETS = "no_room_for_cadets"
