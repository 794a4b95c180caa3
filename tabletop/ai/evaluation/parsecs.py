"""12 Parsecs: what the gaps of a row still admit, which ships are worth building, and when boxes pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple, cast

from tabletop.ai.mind import Plan, nearly, share
from tabletop.core.rng import Chance, below
from tabletop.core.rules import Action, Seat
from tabletop.games.parsecs.actions import Choose, Complete, Group, Mark, PutAside, PutOnShip, Skip, Supply, Write
from tabletop.games.parsecs.rows import FALLS, INDEX, NUMBERS, OPEN, RISES, Row, direction, openings
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import (
    CADET,
    CHOOSING,
    EMPTY,
    FUEL,
    GROUPS,
    MARK,
    NUMBER,
    SUPPLIES,
    WRITING,
    SeatState,
    State,
)  # fmt: skip
from tabletop.games.parsecs.supply import next_unit

# Found by letting policies play each other.
_EASE = 0.35  # how readily a space is filled for each number that it admits
_USUAL_TURNS = 17
_SPACE = 1.0  # effort that an empty number space asks for
_UNIT = 0.6  # effort that a missing fuel or cadet asks for
_TARGET = 4.0  # points a space of a ship that is being built is worth beyond the points of a filled one
_BOX = 1.6  # points a unit is worth that a circle brings
_IDLE = 0.25  # share of that if ships under construction want no more of it
_NEVER = 30.0  # effort for a space that nothing fits in any more
_VERY_GOOD = 400  # points
_WHIM = 1.0
_MOOD = 1024
_GROUPS = cast("tuple[Group, ...]", GROUPS)
_SUPPLIES = cast("tuple[Supply, ...]", SUPPLIES)
_WIDTH = 10
_WHOLE_ROW = 99
_MEMORY = 1 << 16


class _Aim(NamedTuple):
    """What a seat is about to build: points a space, by ship; points a unit from a new circle, by group."""

    weights: list[float]
    units: tuple[float, float]
    targets: list[int]  # ships being built, the most urgent first


class ParsecsMind:
    """Build the three ships that ask for least, keep their gaps wide, mark boxes while circles still pay."""

    def __init__(self, rules: ParsecsRules) -> None:
        self._rules = rules
        self._sheet = sheet = rules.sheet
        values = rules.ruleset
        self._limits, self._points = values.limits, values.points
        self._ships = [
            (
                ship,
                [number for number, place in enumerate(sheet.rows) if place.ship == ship],
                sheet.room[0][ship] + sheet.room[1][ship],
                (end - start) ** 0.5,
            )
            for ship, (start, end) in enumerate(sheet.ships)
        ]

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """The seat and the rival who is furthest: nobody else has a say in what the seat gets.

        Upgrade cards are left out: to look for their goals after every action costs more than they bring.
        """
        world = self._rules.sample(view, seat, seed)
        world.upgrades = ()
        if len(world.seats) <= 2:
            return world, seat
        rivals = [other for other in range(len(world.seats)) if other != seat]
        scores = self._rules.scores(world)
        rival = max(rivals, key=lambda other: (scores[other], -other))
        world.seats = [world.seats[seat], world.seats[rival]]
        return world, 0

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """What brings most at once, by the aim of the moment."""
        me = state.seats[seat]
        phase = me.phase
        rows = self._rows(me)
        aim = self._aim(state, me, rows)
        if phase == CHOOSING:
            return max(self._choices(state, me, rows, aim, chance), key=_worth)[1][0]
        if phase == WRITING:
            return self._placed(rows, me.numbers, aim)[1][0]
        what = next_unit(me)
        return self._boost(me, rows, aim) if what is None else self._unit(me, what, aim)

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Dice, group and both numbers as one plan; numbers one by one; the rest as the policy has it."""
        me = state.seats[seat]
        rows = self._rows(me)
        aim = self._aim(state, me, rows)
        if me.phase == CHOOSING:
            return [plan for _, plan in sorted(self._choices(state, me, rows, aim, None), key=_worth, reverse=True)]
        if me.phase == WRITING:
            return self._writing(rows, me.numbers, [Skip(number) for number in me.numbers], aim)
        what = next_unit(me)
        if what is not None:
            return [(self._unit(me, what, aim),)]
        if me.pending[0] == NUMBER:
            return self._writing(rows, NUMBERS, [Skip()], aim)
        return [(action,) for action in self._rules.legal_actions(state, seat)]

    def far(self, begun: State, state: State, actions: int) -> bool:
        """Never: matches are short enough."""
        del begun, state, actions
        return False

    def value(self, state: State, seat: Seat) -> float:
        """Mostly the share of the victory, a little of the lead; alone, the score as a part of a very good one."""
        scores = self._rules.scores(state)
        if len(scores) == 1:
            return min(1.0, scores[0] / _VERY_GOOD)
        lead = nearly(scores[seat] - max(score for other, score in enumerate(scores) if other != seat), 40)
        outcome = self._rules.outcome(state)
        return lead if outcome is None else 0.6 * share(outcome, seat) + 0.4 * lead

    def _rows(self, me: SeatState) -> list[Row]:
        spaces = me.spaces
        return [tuple(spaces[start:end]) for _, _, start, end in self._sheet.rows]

    def _aim(self, state: State, me: SeatState, rows: list[Row]) -> _Aim:
        """Which ships ask for least in proportion to what they bring, and what units are worth for them."""
        sheet = self._sheet
        fuel_room, cadet_room = sheet.room
        fuel, cadets = me.fuel, me.cadets
        asks: list[tuple[float, int]] = []
        for ship, numbers, room, weight in self._ships:
            effort = _UNIT * (room - fuel[ship] - cadets[ship])
            for number in numbers:
                effort += _effort(rows[number])
            if effort:
                asks.append((effort / weight, ship))
        asks.sort()
        wanted = max(1, self._limits.ships - len(sheet.ships) + len(asks))
        targets = [ship for _, ship in asks[:wanted]]
        weights = [float(self._points.incomplete)] * len(sheet.ships)
        fuel_wanted = cadets_wanted = 0
        for ship in targets:
            weights[ship] += _TARGET
            fuel_wanted += fuel_room[ship] - fuel[ship]
            cadets_wanted += cadet_room[ship] - cadets[ship]
        left = max(1, (self._limits.turns_alone if len(state.seats) == 1 else _USUAL_TURNS) - state.turn)
        full = left * _BOX
        idle = full * _IDLE
        return _Aim(
            weights,
            (
                full if sheet.full_box_rows(me, FUEL) * left < fuel_wanted else idle,
                full if sheet.full_box_rows(me, CADET) * left < cadets_wanted else idle,
            ),
            targets,
        )

    def _choices(
        self, state: State, me: SeatState, rows: list[Row], aim: _Aim, chance: Chance | None
    ) -> list[tuple[float, Plan]]:  # fmt: skip
        """All choices of dice and group, with the numbers written where they gain most."""
        one, two, three = sorted(state.dice)
        found: list[tuple[float, Plan]] = []
        for a, b, third in dict.fromkeys(((one, two, three), (one, three, two), (two, three, one))):
            numbers = (11 * a,) if a == b else (10 * a + b, 10 * b + a)
            gain, writes = self._placed(rows, numbers, aim)
            for group in (0, 1):
                worth = gain + self._boxes(me, group, third, aim)
                if chance is not None:
                    worth += _WHIM * below(chance, _MOOD) / _MOOD
                found.append((worth, (Choose((a, b), _GROUPS[group]), *writes)))
        return found

    def _placed(self, rows: list[Row], numbers: Sequence[int], aim: _Aim) -> tuple[float, list[Action]]:
        """The numbers, one after another, each where it gains most."""
        weights, places = aim.weights, self._sheet.rows
        total = 0.0
        writes: list[Action] = []
        for number in numbers:
            best, where, space = 0.0, -1, 0
            for i, row in enumerate(rows):
                gain, at = _best_in(row, number)
                gain *= weights[places[i].ship]
                if gain > best:
                    best, where, space = gain, i, at
            if where < 0:
                writes.append(Skip(number))
                continue
            row = rows[where]
            rows = rows[:]
            rows[where] = (*row[:space], number, *row[space + 1 :])
            total += best
            writes.append(Write(number, places[where].ship, places[where].row, space))
        return total, writes

    def _writing(
        self, rows: list[Row], numbers: Sequence[int], skips: Sequence[Action], aim: _Aim
    ) -> list[Plan]:  # fmt: skip
        """The best ways to write one of the numbers, and those to skip it, the best first."""
        found: list[tuple[float, Plan]] = [(0.0, (skip,)) for skip in skips]
        for place, row in zip(self._sheet.rows, rows, strict=True):
            weight = aim.weights[place.ship]
            for number in numbers:
                found += [
                    (gain * weight, (Write(number, place.ship, place.row, space),))
                    for gain, space in _gains(row, number)
                ]
        found.sort(key=_worth, reverse=True)
        return [plan for _, plan in found[:_WIDTH]]

    def _boxes(self, me: SeatState, group: int, die: int, aim: _Aim) -> float:
        """What ``die`` boxes are worth: their part of the units that the circle will bring."""
        for marked, length in zip(me.boxes(group), self._sheet.lengths[group], strict=True):
            if marked < length:
                return min(die, length - marked) / length * aim.units[group]
        return 0.0

    def _unit(self, me: SeatState, what: int, aim: _Aim) -> Action:
        there, room = me.supplies(what), self._sheet.room[what]
        for ship in aim.targets:
            if there[ship] < room[ship]:
                return PutOnShip(_SUPPLIES[what], ship)
        return PutAside(_SUPPLIES[what])

    def _boost(self, me: SeatState, rows: list[Row], aim: _Aim) -> Action:
        boost = me.pending[0]
        if boost == NUMBER:
            return self._writing(rows, NUMBERS, [Skip()], aim)[0][0]
        die = 1 if boost == MARK else _WHOLE_ROW
        worth = [self._boxes(me, group, die, aim) for group in (0, 1)]
        group = _GROUPS[worth[1] > worth[0]]
        return Mark(group) if boost == MARK else Complete(group)


def _worth(pair: tuple[float, Plan]) -> float:
    return pair[0]


@lru_cache(maxsize=_MEMORY)
def _best_in(row: Row, number: int) -> tuple[float, int]:
    """The most that a number gains in a row, and where; (0, −1) if it gains nothing."""
    return max(_gains(row, number), default=(0.0, -1), key=lambda pair: pair[0])


@lru_cache(maxsize=_MEMORY)
def _gains(row: Row, number: int) -> tuple[tuple[float, int], ...]:
    """Spaces that a number gains by writing it there, and where: itself, and what the gaps beside it lose."""
    index = INDEX[number]
    before = _outlook(row)
    return tuple(
        (1 + _outlook((*row[:space], number, *row[space + 1 :])) - before, space)
        for space, first, stop in openings(row)
        if first <= index < stop
    )


@lru_cache(maxsize=_MEMORY)
def _outlook(row: Row) -> float:
    """How many of the empty spaces of a row will be filled, by how many numbers its gaps admit."""
    way = direction(row)
    return max(_gaps(row, RISES), _gaps(row, FALLS)) if way == OPEN else _gaps(row, way)


@lru_cache(maxsize=_MEMORY)
def _effort(row: Row) -> float:
    """What filling a row asks for; a space that admits nothing is beyond all effort."""
    empty = row.count(EMPTY)
    return _SPACE * empty + _NEVER * (empty - len(openings(row)))


def _gaps(row: Row, way: int) -> float:
    last = len(NUMBERS) - 1
    low, total, empty = 0, 0.0, 0
    for number in (*row[::way], NUMBERS[last]):
        if number == EMPTY:
            empty += 1
            continue
        index = INDEX[number]
        if empty:
            total += empty * (1 - exp(-_EASE * (index - low + 1) / empty))
        low, empty = index, 0
    return total


MIND = ParsecsMind
