"""What a seat may choose in each phase; actions are made once and listed many times."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import cast

from tabletop.core.rules import Seat
from tabletop.games.parsecs import boxes, supply
from tabletop.games.parsecs.actions import (
    Choose,
    Complete,
    Group,
    Mark,
    ParsecsAction,
    PutAside,
    PutOnShip,
    Skip,
    Supply,
    Write,
)
from tabletop.games.parsecs.rows import INDEX, NUMBERS, openings
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import CHOOSING, DONE, GROUPS, MARK, NUMBER, SUPPLIES, WRITING, SeatState, State

_GROUPS = cast("tuple[Group, ...]", GROUPS)
_SUPPLIES = cast("tuple[Supply, ...]", SUPPLIES)
_MARKS = tuple(map(Mark, _GROUPS))
_COMPLETES = tuple(map(Complete, _GROUPS))
_ASIDE = tuple(map(PutAside, _SUPPLIES))
_SKIPS = {number: Skip(number) for number in NUMBERS}
_SKIP_FREE = Skip()


class Legality:
    """The legal actions on one ruleset's sheet."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._on_ship = [[PutOnShip(what, ship) for ship in range(len(sheet.ships))] for what in _SUPPLIES]
        # By space of the whole sheet, then by index of the number.
        self._writes = [
            [Write(number, place.ship, place.row, space) for number in NUMBERS]
            for place in sheet.rows
            for space in range(place.end - place.start)
        ]

    def actions(self, state: State, seat: Seat) -> list[ParsecsAction]:
        """Every action of a seat, each once, in a fixed order; [] if it is done with the turn."""
        me = state.seats[seat]
        if me.phase == DONE:
            return []
        if me.phase == CHOOSING:
            return list(_choices(state.dice))
        if me.phase == WRITING:
            return self._numbers(me)
        what = supply.next_unit(me)
        if what is not None:
            return self._unit(me, what)
        if me.pending[0] == NUMBER:
            return self._free_number(me)
        boost = _MARKS if me.pending[0] == MARK else _COMPLETES
        return [boost[group] for group in boxes.open_groups(self._sheet, me)]

    def _numbers(self, me: SeatState) -> list[ParsecsAction]:
        """The numbers still to be written, wherever they fit; each may be skipped (P3–P5)."""
        found: list[ParsecsAction] = []
        wanted = [INDEX[number] for number in me.numbers]
        for place in self._sheet.rows:
            for space, first, stop in openings(self._sheet.numbers_of(me, place)):
                writes = self._writes[place.start + space]
                found += [writes[number] for number in wanted if first <= number < stop]
        found += [_SKIPS[number] for number in me.numbers]
        return found

    def _free_number(self, me: SeatState) -> list[ParsecsAction]:
        """Any number wherever it fits, or none (P8)."""
        found: list[ParsecsAction] = []
        for place in self._sheet.rows:
            for space, first, stop in openings(self._sheet.numbers_of(me, place)):
                found += self._writes[place.start + space][first:stop]
        found.append(_SKIP_FREE)
        return found

    def _unit(self, me: SeatState, what: int) -> list[ParsecsAction]:
        """A unit goes on a ship with room for it, or to the surplus track (P7)."""
        on_ship, there, room = self._on_ship[what], me.supplies(what), self._sheet.room[what]
        found: list[ParsecsAction] = [action for action in on_ship if there[action.ship] < room[action.ship]]
        found.append(_ASIDE[what])
        return found


def has_space(sheet: Sheet, me: SeatState, number: int) -> bool:
    """Whether a number fits anywhere (P5)."""
    index = INDEX[number]
    return any(
        first <= index < stop
        for place in sheet.rows
        for _, first, stop in openings(sheet.numbers_of(me, place))
    )  # fmt: skip


@cache
def _choices(dice: tuple[int, int, int]) -> tuple[ParsecsAction, ...]:
    """Two of the dice, each pair once, and the group of the third (P2, P6)."""
    pairs = sorted(set(combinations(sorted(dice), 2)))
    return tuple(Choose(pair, group) for pair in pairs for group in _GROUPS)
