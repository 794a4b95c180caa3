"""Why an action is not legal now, as the player would want to hear it."""

from __future__ import annotations

from tabletop.core.rules import Seat
from tabletop.games.parsecs import supply
from tabletop.games.parsecs.actions import Choose, Complete, Mark, ParsecsAction, PutOnShip, Skip, Write
from tabletop.games.parsecs.reasons import ParsecsReason as Why
from tabletop.games.parsecs.rows import INDEX, Conflict, conflict
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import CHOOSING, DONE, FUEL, MARK, NUMBER, SUPPLIES, WRITING, SeatState, State


def explain(sheet: Sheet, state: State, seat: Seat, action: ParsecsAction) -> Why:
    """The reason why an action that is not in the list of legal ones is refused."""
    if state.result is not None:
        return Why.OVER
    me = state.seats[seat]
    if me.phase == DONE:
        return Why.DONE
    awaited = _awaited(me)
    match action:
        case Choose() if awaited is Why.CHOOSE_FIRST:
            return Why.NOT_THESE_DICE
        case Write() if awaited in (Why.NUMBERS_FIRST, Why.FREE_NUMBER_FIRST):
            return _explain_write(sheet, me, action)
        case Skip() if awaited is Why.NUMBERS_FIRST:
            return Why.NAME_THE_NUMBER if action.number is None else Why.NOT_YOUR_NUMBER
        case PutOnShip() if supply.next_unit(me) == SUPPLIES.index(action.what):
            return _explain_supply(sheet, action)
        case Mark() if awaited is Why.MARK_FIRST:
            return Why.GROUP_FULL
        case Complete() if awaited is Why.COMPLETE_FIRST:
            return Why.GROUP_FULL
    return awaited


def row_conflict(sheet: Sheet, me: SeatState, write: Write) -> Conflict | None:
    """What stands in the way of a number in an empty space of its row, for a sentence that names it (P4)."""
    place = sheet.row_at[write.ship, write.row]
    return conflict(sheet.numbers_of(me, place), write.space, write.number)


def _awaited(me: SeatState) -> Why:
    """What the seat has to do before anything else."""
    if me.phase == CHOOSING:
        return Why.CHOOSE_FIRST
    if me.phase == WRITING:
        return Why.NUMBERS_FIRST
    what = supply.next_unit(me)
    if what is not None:
        return Why.FUEL_FIRST if what == FUEL else Why.CADETS_FIRST
    if me.pending[0] == NUMBER:
        return Why.FREE_NUMBER_FIRST
    return Why.MARK_FIRST if me.pending[0] == MARK else Why.COMPLETE_FIRST


def _explain_write(sheet: Sheet, me: SeatState, write: Write) -> Why:
    place = sheet.row_at.get((write.ship, write.row))
    if place is None or not 0 <= write.space < place.end - place.start:
        return Why.NO_SUCH_SPACE
    if write.number not in INDEX:
        return Why.NOT_A_NUMBER
    if me.phase == WRITING and write.number not in me.numbers:
        return Why.NOT_YOUR_NUMBER
    space = place.start + write.space
    if me.spaces[space]:
        return Why.PRINTED_SPACE if sheet.printed[space] else Why.SPACE_TAKEN
    found = row_conflict(sheet, me, write)
    assert found is not None  # all else about it is in order
    return found.reason


def _explain_supply(sheet: Sheet, action: PutOnShip) -> Why:
    if not 0 <= action.ship < len(sheet.ships):
        return Why.NO_SUCH_SHIP
    return Why.NO_ROOM_FOR_FUEL if action.what == "fuel" else Why.NO_ROOM_FOR_CADETS
