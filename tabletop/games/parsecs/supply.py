"""Fuel and cadets: what the circles give, and where a unit may go (P7)."""

from __future__ import annotations

from tabletop.core.rules import Seat
from tabletop.games.parsecs.events import Income, ParsecsEvent, SetAside, Supplied
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import (
    ACADEMIES,
    BOOSTING,
    CADET,
    FUEL,
    GIVE_CADET,
    GIVE_FUEL,
    STATIONS,
    SUPPLIES,
    SUPPLYING,
    SeatState,
    State,
)


def next_unit(me: SeatState) -> int | None:
    """FUEL or CADET if that is what the seat has to place now, all fuel first (P7); else None."""
    if me.phase == BOOSTING:
        return {GIVE_FUEL: FUEL, GIVE_CADET: CADET}.get(me.pending[0])
    if me.phase == SUPPLYING:
        return FUEL if me.to_place and me.to_place[FUEL] else CADET
    return None


def has_room(sheet: Sheet, me: SeatState, what: int, ship: int) -> bool:
    """Whether a ship has a free space for a unit."""
    return me.supplies(what)[ship] < sheet.room[what][ship]


def count_income(sheet: Sheet, state: State, seat: Seat) -> list[ParsecsEvent]:
    """Count what this turn gives: one fuel and one cadet for each circle won until now (P7)."""
    me = state.seats[seat]
    fuel, cadets = sheet.full_box_rows(me, STATIONS), sheet.full_box_rows(me, ACADEMIES)
    me.to_place = (fuel, cadets)
    return [Income(seat, fuel, cadets)]


def put_on_ship(state: State, seat: Seat, what: int, ship: int) -> list[ParsecsEvent]:
    """A unit goes on a ship that has room for it."""
    me = state.seats[seat]
    me.load(what, ship)
    return [Supplied(seat, SUPPLIES[what], ship, me.supplies(what)[ship])]


def put_aside(state: State, seat: Seat, what: int) -> list[ParsecsEvent]:
    """A unit goes to the surplus track, never to be used again."""
    me = state.seats[seat]
    if what == FUEL:
        me.surplus_fuel += 1
        return [SetAside(seat, SUPPLIES[what], me.surplus_fuel)]
    me.surplus_cadets += 1
    return [SetAside(seat, SUPPLIES[what], me.surplus_cadets)]


def take_unit(me: SeatState, what: int) -> None:
    """One unit less of this turn's income to place."""
    fuel, cadets = me.to_place or (0, 0)
    me.to_place = (fuel - 1, cadets) if what == FUEL else (fuel, cadets - 1)
