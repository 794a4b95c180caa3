"""Boosts and rewards wait in ``pending`` and are resolved from the first on, before all else of the turn (P8, P9)."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.core.rules import Seat
from tabletop.games.parsecs import boxes
from tabletop.games.parsecs.events import BoostDropped, BoostPending, BoostUsed, ParsecsEvent
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import BOOSTS, COMPLETE, EMPTY, MARK, NUMBER, SeatState, State


def add(state: State, seat: Seat, entries: Iterable[int]) -> list[ParsecsEvent]:
    """Put boosts or rewards behind those that wait."""
    added = tuple(entries)
    state.seats[seat].pending += added
    return [BoostPending(seat, BOOSTS[entry]) for entry in added]


def use_first(state: State, seat: Seat) -> list[ParsecsEvent]:
    """Take the first entry away: an action resolves it."""
    me = state.seats[seat]
    first, me.pending = me.pending[0], me.pending[1:]
    return [BoostUsed(seat, BOOSTS[first])]


def drop_idle(sheet: Sheet, state: State, seat: Seat) -> list[ParsecsEvent]:
    """Drop entries that come first and have nothing legal left."""
    me = state.seats[seat]
    events: list[ParsecsEvent] = []
    while me.pending and idle(sheet, me, me.pending[0]):
        events.append(BoostDropped(seat, BOOSTS[me.pending[0]]))
        me.pending = me.pending[1:]
    return events


def idle(sheet: Sheet, me: SeatState, entry: int) -> bool:
    """Whether an entry has nothing to do: all rows of boxes full, or no number space empty. Supplies always have."""
    if entry == NUMBER:
        return EMPTY not in me.spaces
    return entry in (MARK, COMPLETE) and not boxes.open_groups(sheet, me)
