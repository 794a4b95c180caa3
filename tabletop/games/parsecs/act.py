"""What each action does to the sheet of its seat, before anything that follows from it."""

from __future__ import annotations

from tabletop.core.rules import Seat
from tabletop.games.parsecs import boosts, boxes, supply
from tabletop.games.parsecs.actions import Choose, Complete, Mark, ParsecsAction, PutAside, PutOnShip, Skip, Write
from tabletop.games.parsecs.events import Chosen, ParsecsEvent, ShipCompleted, Skipped, Written
from tabletop.games.parsecs.legality import has_space
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import BOOSTING, GROUPS, SUPPLIES, State


def act(sheet: Sheet, state: State, seat: Seat, action: ParsecsAction) -> list[ParsecsEvent]:
    """Change the sheet by a legal action and tell what happened; a completed ship's boost becomes pending (P8)."""
    match action:
        case Choose():
            return _choose(sheet, state, seat, action)
        case Write():
            return _write(sheet, state, seat, action)
        case Skip():
            return _skip(sheet, state, seat, action)
        case PutOnShip():
            what = SUPPLIES.index(action.what)
            events = _take_unit(state, seat, what)
            events += supply.put_on_ship(state, seat, what, action.ship)
            return events + _completion(sheet, state, seat, action.ship)
        case PutAside():
            what = SUPPLIES.index(action.what)
            return _take_unit(state, seat, what) + supply.put_aside(state, seat, what)
        case Mark(group):
            return boosts.use_first(state, seat) + boxes.mark(sheet, state, seat, GROUPS.index(group), 1)
        case Complete(group):
            return boosts.use_first(state, seat) + boxes.mark(sheet, state, seat, GROUPS.index(group), None)


def _choose(sheet: Sheet, state: State, seat: Seat, action: Choose) -> list[ParsecsEvent]:
    """P2, P6: two dice are one or two numbers, and the third marks boxes at once."""
    one, other = action.dice
    third = sum(state.dice) - one - other
    numbers = tuple(sorted({10 * one + other, 10 * other + one}))
    state.seats[seat].numbers = numbers
    events: list[ParsecsEvent] = [Chosen(seat, action.dice, third, action.group, numbers)]
    return events + boxes.mark(sheet, state, seat, GROUPS.index(action.group), third)


def _write(sheet: Sheet, state: State, seat: Seat, action: Write) -> list[ParsecsEvent]:
    """P3, P8: one's own number, or a free one."""
    events = _take_number(state, seat, action.number)
    me = state.seats[seat]
    me.write(sheet.row_at[action.ship, action.row].start + action.space, action.number)
    events.append(Written(seat, action.number, action.ship, action.row, action.space, free=bool(events)))
    return events + _completion(sheet, state, seat, action.ship)


def _skip(sheet: Sheet, state: State, seat: Seat, action: Skip) -> list[ParsecsEvent]:
    """P5: a number that has no legal space is lost, any other may be skipped."""
    lost = action.number is not None and not has_space(sheet, state.seats[seat], action.number)
    events = _take_number(state, seat, action.number)
    events.append(Skipped(seat, action.number, lost))
    return events


def _take_number(state: State, seat: Seat, number: int | None) -> list[ParsecsEvent]:
    me = state.seats[seat]
    if me.phase == BOOSTING:
        return boosts.use_first(state, seat)
    me.numbers = tuple(own for own in me.numbers if own != number)
    return []


def _take_unit(state: State, seat: Seat, what: int) -> list[ParsecsEvent]:
    me = state.seats[seat]
    if me.phase == BOOSTING:
        return boosts.use_first(state, seat)
    supply.take_unit(me, what)
    return []


def _completion(sheet: Sheet, state: State, seat: Seat, ship: int) -> list[ParsecsEvent]:
    """P8: the boost of a ship whose last space was just filled."""
    if not sheet.complete(state.seats[seat], ship):
        return []
    return [ShipCompleted(seat, ship), *boosts.add(state, seat, (sheet.boosts[ship],))]
