"""What is true of every position that play can reach; a position that breaks it is refused."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tabletop.core.errors import BadPosition
from tabletop.games.parsecs import boosts, scoring
from tabletop.games.parsecs.notation import SeatDoc
from tabletop.games.parsecs.rows import NUMBERS, mirror, monotone
from tabletop.games.parsecs.ruleset import Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import (
    BOOSTING,
    CHOOSING,
    DONE,
    GROUPS,
    SUPPLIES,
    SUPPLYING,
    WRITING,
    SeatState,
    State,
)


def check_shape(sheet: Sheet, seat: int, doc: SeatDoc) -> None:
    """Ships, rows and rows of boxes are as many and as long as on the sheet. Raises BadPosition."""
    told = [(ship, row, len(spaces)) for ship, plan in enumerate(doc.ships) for row, spaces in enumerate(plan.rows)]
    if told != [(place.ship, place.row, place.end - place.start) for place in sheet.rows]:
        raise BadPosition(f"Seat {seat}: the ships do not have the rows and spaces of the sheet.")
    for group, marked in zip(GROUPS, (doc.stations, doc.academies), strict=True):
        if len(marked) != len(sheet.lengths[GROUPS.index(group)]):
            raise BadPosition(f"Seat {seat}: “{group}” does not have the rows of the sheet.")


def check(values: Values, sheet: Sheet, state: State) -> None:
    """Everything else that play keeps true. Raises BadPosition, naming the first thing that is not."""
    for trouble in _table_troubles(state):
        raise BadPosition(f"{trouble}.")
    for seat, me in enumerate(state.seats):
        for trouble in _seat_troubles(sheet, state, me):
            raise BadPosition(f"Seat {seat}: {trouble}.")
    for trouble in _end_troubles(values, sheet, state):
        raise BadPosition(f"{trouble}.")


def _table_troubles(state: State) -> Iterator[str]:
    cards = state.upgrades + state.upgrade_deck
    if len(set(cards)) < len(cards):
        yield "An upgrade card lies in two places"
    if state.upgrade_deck and not state.upgrades:
        yield "There are upgrade cards in the deck, but none face up"


def _end_troubles(values: Values, sheet: Sheet, state: State) -> Iterator[str]:
    limit = values.limits.turns_alone if len(state.seats) == 1 else values.limits.turns
    if state.turn > limit:
        yield f"No match goes beyond turn {limit}"
    if all(me.phase == DONE for me in state.seats):
        if not scoring.is_last_turn(values, sheet, state):
            yield "All seats are done with a turn that is not the last, so the next one has begun"
        if state.result != scoring.result(values, sheet, state):
            yield "“result” is not what the sheets give"
    elif state.result is not None:
        yield "There is a “result”, but seats are still to act"


def _seat_troubles(sheet: Sheet, state: State, me: SeatState) -> Iterator[str]:
    yield from _number_troubles(sheet, me)
    yield from _box_troubles(sheet, me)
    for what, name in enumerate(SUPPLIES):
        if any(there > room for there, room in zip(me.supplies(what), sheet.room[what], strict=True)):
            yield f"more {name} on a ship than it has spaces"
    if len(set(me.gained)) < len(me.gained) or not set(me.gained) <= set(state.upgrades):
        yield "“gained” is not among “upgrades”"
    yield from _phase_troubles(sheet, state, me)


def _number_troubles(sheet: Sheet, me: SeatState) -> Iterator[str]:
    for number, printed in zip(me.spaces, sheet.printed, strict=True):
        if number and number not in NUMBERS:
            yield f"{number} is no number of two digits from 1 to 6"
        if printed and number != printed:
            yield f"the printed {printed} is missing"
    for place in sheet.rows:
        if not monotone(sheet.numbers_of(me, place)):
            yield f"row {place.row} of ship {place.ship} both rises and falls"


def _box_troubles(sheet: Sheet, me: SeatState) -> Iterator[str]:
    for group, name in enumerate(GROUPS):
        above_full = True
        for marked, length in zip(me.boxes(group), sheet.lengths[group], strict=True):
            if marked > length:
                yield f"more boxes marked in “{name}” than the row has"
            if marked and not above_full:
                yield f"a row of “{name}” is begun before those above are full"
            above_full = above_full and marked == length


def _phase_troubles(sheet: Sheet, state: State, me: SeatState) -> Iterator[str]:
    if (me.phase == BOOSTING) != bool(me.pending):
        yield "the phase is “boost” exactly when something is “pending”"
    if me.pending and boosts.idle(sheet, me, me.pending[0]):
        yield "the first entry of “pending” has nothing to do, so it was dropped"
    if me.numbers and not any(set(me.numbers) <= readings for readings in _readings(state)):
        yield "the dice do not give the “numbers”"
    if list(me.numbers) != sorted(set(me.numbers)):
        yield "“numbers” ascend"
    if me.to_place is None:
        allowed = WRITING if me.numbers else CHOOSING
    else:
        rows = zip(me.to_place, sheet.lengths, strict=True)
        if any(units > len(lengths) for units, lengths in rows):
            yield "“to_place” is more than all circles give"
        if me.numbers:
            yield "“to_place” is counted only when all “numbers” are written or skipped"
        allowed = SUPPLYING if any(me.to_place) else DONE
    if me.phase not in (BOOSTING, allowed):
        yield "the phase does not agree with “numbers” and “to_place”"


def _readings(state: State) -> list[set[int]]:
    """The numbers that each two of the dice give (P2)."""
    return [{10 * one + other, mirror(10 * one + other)} for one, other in combinations(state.dice, 2)]
