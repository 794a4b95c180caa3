"""Boxes of the fuel stations and space academies: marked in order, a full row wins its circle (P6)."""

from __future__ import annotations

from tabletop.core.rules import Seat
from tabletop.games.parsecs.events import BoxesLost, CircleWon, Marked, ParsecsEvent
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import ACADEMIES, GROUPS, STATIONS, SeatState, State


def first_open_row(sheet: Sheet, me: SeatState, group: int) -> int | None:
    """The first incomplete row of a group; None if all are full."""
    marked = me.boxes(group)
    for row, length in enumerate(sheet.lengths[group]):
        if marked[row] < length:
            return row
    return None


def open_groups(sheet: Sheet, me: SeatState) -> list[int]:
    """The groups with an incomplete row."""
    return [group for group in (STATIONS, ACADEMIES) if first_open_row(sheet, me, group) is not None]


def mark(sheet: Sheet, state: State, seat: Seat, group: int, boxes: int | None) -> list[ParsecsEvent]:
    """Mark ``boxes`` (None: all that are left) in the first incomplete row; what it has no box for is lost (P6, P8)."""
    me, name = state.seats[seat], GROUPS[group]
    row = first_open_row(sheet, me, group)
    if row is None:
        return [BoxesLost(seat, name, boxes or 0)]
    left = sheet.lengths[group][row] - me.boxes(group)[row]
    wanted = left if boxes is None else boxes
    fitting = min(wanted, left)
    me.mark(group, row, fitting)
    events: list[ParsecsEvent] = [Marked(seat, name, row, fitting, me.boxes(group)[row])]
    if fitting == left:
        events.append(CircleWon(seat, name, row))
    if fitting < wanted:
        events.append(BoxesLost(seat, name, wanted - fitting))
    return events
