"""12 Parsecs: what the gaps of a row still admit, which ships are worth building, and when boxes pay."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any, NamedTuple, cast

from tabletop.ai.mind import Plan, nearly, share
from tabletop.core.rng import Chance, below
from tabletop.core.rules import Action, Seat
from tabletop.games.parsecs.actions import Choose, Complete, Group, Mark, PutAside, PutOnShip, Skip, Supply, Write
from tabletop.games.parsecs.rows import FALLS, INDEX, NUMBERS, OPEN, RISES, Row, direction, openings
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import (
    CHOOSING,
    EMPTY,
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
_WHIM = 1.0
_MOOD = 1024
_GROUPS = cast("tuple[Group, ...]", GROUPS)
_SUPPLIES = cast("tuple[Supply, ...]", SUPPLIES)
_WIDTH = 10


class _Aim(NamedTuple):
    """What a seat is about to build: points a space, by ship; and points a unit from a new circle, by group."""

    weights: tuple[float, ...]
    units: tuple[float, float]
    order: tuple[int, ...]  # ships, the most urgent first


class ParsecsMind:
    """Build the three ships that ask for least, keep their gaps wide, mark boxes while circles still pay."""

    def __init__(self, rules: ParsecsRules) -> None:
        self._rules = rules
        self._sheet = rules.sheet
        values = rules.ruleset
        self._limits, self._points = values.limits, values.points

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """The seat and the rival who is furthest: nobody else has a say in what the seat gets."""
        world = self._rules.sample(view, seat, seed)
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
        aim = self._aim(state, me)
        if phase == CHOOSING:
            return self._choices(state, me, aim, chance)[0][1][0]
        if phase == WRITING:
            return self._writing(me, me.numbers, aim)[0][1]
        what = next_unit(me)
        if what is not None:
            return self._unit(me, what, aim)
        return self._boost(me, aim)

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Dice, group and both numbers as one plan; numbers one by one; the rest as the policy has it."""
        me = state.seats[seat]
        aim = self._aim(state, me)
        if me.phase == CHOOSING:
            return [plan for _, plan in self._choices(state, me, aim, None)]
        if me.phase == WRITING:
            return [(action,) for _, action in self._writing(me, me.numbers, aim)[:_WIDTH]]
        if next_unit(me) is None and me.pending[0] == NUMBER:
            return [(action,) for _, action in self._writing(me, NUMBERS, aim, free=True)[:_WIDTH]]
        if next_unit(me) is None:
            return [(action,) for action in self._rules.legal_actions(state, seat)]
        return [(self.policy(state, seat, _STEADY),)]

    def far(self, begun: State, state: State, actions: int) -> bool:
        """Never: matches are short enough."""
        del begun, state, actions
        return False

    def value(self, state: State, seat: Seat) -> float:
        """Mostly the share of the victory, a little of the lead; alone, the score as a part of a very good one."""
        scores = self._rules.scores(state)
        if len(scores) == 1:
            return min(1.0, scores[0] / 400)
        lead = nearly(scores[seat] - max(score for other, score in enumerate(scores) if other != seat), 40)
        outcome = self._rules.outcome(state)
        return lead if outcome is None else 0.6 * share(outcome, seat) + 0.4 * lead

    def _aim(self, state: State, me: SeatState) -> _Aim:
        sheet = self._sheet
        fuel_room, cadet_room = sheet.room
        spaces, fuel, cadets = me.spaces, me.fuel, me.cadets
        asks: list[tuple[float, int]] = []
        done = 0
        for ship, (start, end) in enumerate(sheet.ships):
            empty = spaces[start:end].count(EMPTY)
            units = fuel_room[ship] - fuel[ship] + cadet_room[ship] - cadets[ship]
            if not empty and not units:
                done += 1
            else:
                size = end - start
                asks.append(((_SPACE * empty + _UNIT * units + self._dead(me, ship)) / size**0.5, ship))
        asks.sort()
        order = tuple(ship for _, ship in asks)
        targets = order[: max(1, self._limits.ships - done)]
        each = float(self._points.incomplete)
        weights = [each] * len(sheet.ships)
        for ship in targets:
            weights[ship] += _TARGET
        left = max(1, (self._limits.turns_alone if len(state.seats) == 1 else _USUAL_TURNS) - state.turn)
        wants = (
            sum(fuel_room[ship] - fuel[ship] for ship in targets),
            sum(cadet_room[ship] - cadets[ship] for ship in targets),
        )
        units_worth = [0.0, 0.0]
        for group in (0, 1):
            rate = sheet.full_box_rows(me, group)
            units_worth[group] = left * _BOX * (1.0 if rate * left < wants[group] else _IDLE)
        return _Aim(tuple(weights), (units_worth[0], units_worth[1]), order)

    def _dead(self, me: SeatState, ship: int) -> int:
        """Effort beyond all reason for a ship with a space that nothing fits in."""
        sheet = self._sheet
        dead = 0
        for place in sheet.rows:
            if place.ship == ship:
                row = tuple(me.spaces[place.start : place.end])
                dead += row.count(EMPTY) - len(openings(row))
        return 0 * dead

    def _choices(self, state: State, me: SeatState, aim: _Aim, chance: Chance | None) -> list[tuple[float, Plan]]:
        """All choices of dice and group with the numbers written where they gain most; the best first."""
        one, two, three = dice = tuple(sorted(state.dice))
        rows = [(place, tuple(me.spaces[place.start : place.end])) for place in self._sheet.rows]
        found: list[tuple[float, Plan]] = []
        boxes = {die: [self._boxes(me, group, die, aim) for group in (0, 1)] for die in set(dice)}
        for a, b, third in dict.fromkeys(((one, two, three), (one, three, two), (two, three, one))):
            gain, writes = self._placed(rows, sorted({10 * a + b, 10 * b + a}), aim)
            for group in (0, 1):
                worth = gain + boxes[third][group]
                if chance is not None:
                    worth += _WHIM * below(chance, _MOOD) / _MOOD
                found.append((worth, (Choose((a, b), _GROUPS[group]), *writes)))
        found.sort(key=lambda pair: -pair[0])
        return found

    def _placed(self, rows: list[Any], numbers: list[int], aim: _Aim) -> tuple[float, list[Action]]:
        """The numbers, one after another, each where it gains most."""
        total = 0.0
        writes: list[Action] = []
        for number in numbers:
            best, where, space = 0.0, -1, 0
            for i, (place, row) in enumerate(rows):
                gain, at = _best_in(row, number)
                gain *= aim.weights[place.ship]
                if gain > best:
                    best, where, space = gain, i, at
            if where < 0:
                writes.append(Skip(number))
                continue
            place, row = rows[where]
            rows = rows[:]
            rows[where] = (place, (*row[:space], number, *row[space + 1 :]))
            total += best
            writes.append(Write(number, place.ship, place.row, space))
        return total, writes

    def _writing(
        self, me: SeatState, numbers: tuple[int, ...], aim: _Aim, *, free: bool = False
    ) -> list[tuple[float, Action]]:
        """Every way to write one of the numbers, and to skip it, the best first."""
        found: list[tuple[float, Action]] = []
        for place in self._sheet.rows:
            row = tuple(me.spaces[place.start : place.end])
            weight = aim.weights[place.ship]
            for number in numbers:
                for gain, space in _gains(row, number):
                    found.append((gain * weight, Write(number, place.ship, place.row, space)))
        if free:
            found.append((0.0, Skip()))
        else:
            found += [(0.0, Skip(number)) for number in numbers]
        found.sort(key=lambda pair: -pair[0])
        return found

    def _boxes(self, me: SeatState, group: int, die: int, aim: _Aim) -> float:
        """What ``die`` boxes are worth: their part of the units that the circle will bring."""
        for marked, length in zip(me.boxes(group), self._sheet.lengths[group], strict=True):
            if marked < length:
                return min(die, length - marked) / length * aim.units[group]
        return 0.0

    def _unit(self, me: SeatState, what: int, aim: _Aim) -> Action:
        there, room = me.supplies(what), self._sheet.room[what]
        for ship in aim.order:
            if there[ship] < room[ship]:
                return PutOnShip(_SUPPLIES[what], ship)
        return PutAside(_SUPPLIES[what])

    def _boost(self, me: SeatState, aim: _Aim) -> Action:
        boost = me.pending[0]
        if boost == NUMBER:
            return self._writing(me, NUMBERS, aim, free=True)[0][1]
        die = 1 if boost == MARK else 99
        worth = [self._boxes(me, group, die, aim) for group in (0, 1)]
        group = _GROUPS[worth[1] > worth[0]]
        return Mark(group) if boost == MARK else Complete(group)


class _Steady:
    rng = 0


_STEADY = _Steady()


@lru_cache(maxsize=1 << 16)
def _best_in(row: Row, number: int) -> tuple[float, int]:
    """The most that a number gains in a row, and where; (0, −1) if it gains nothing."""
    return max(_gains(row, number), default=(0.0, -1), key=lambda pair: pair[0])


@lru_cache(maxsize=1 << 16)
def _gains(row: Row, number: int) -> tuple[tuple[float, int], ...]:
    """Spaces that a number gains by writing it there, and where: itself, and what the gaps beside it lose."""
    index = INDEX[number]
    before = _outlook(row)
    return tuple(
        (1 + _outlook((*row[:space], number, *row[space + 1 :])) - before, space)
        for space, first, stop in openings(row)
        if first <= index < stop
    )


@lru_cache(maxsize=1 << 16)
def _outlook(row: Row) -> float:
    """How many of the empty spaces of a row will be filled, by how many numbers its gaps admit."""
    way = direction(row)
    return max(_gaps(row, RISES), _gaps(row, FALLS)) if way == OPEN else _gaps(row, way)


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
