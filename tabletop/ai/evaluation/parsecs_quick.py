"""12 Parsecs: a quick player, that weighs what each choice saves of the turns which three ships still ask for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import exp, sqrt
from typing import Final, NamedTuple, cast

from tabletop.ai.evaluation.parsecs_row import filling, hardness
from tabletop.core.rng import Chance, below
from tabletop.core.rules import Action, Seat
from tabletop.games.parsecs.actions import Choose, Complete, Group, Mark, PutAside, PutOnShip, Skip, Supply, Write
from tabletop.games.parsecs.boxes import open_groups
from tabletop.games.parsecs.rows import FALLS, INDEX, NUMBERS, OPEN, RISES, Row, direction, openings
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import CHOOSING, EMPTY, GROUPS, MARK, NUMBER, SUPPLIES, WRITING, SeatState, State
from tabletop.games.parsecs.supply import next_unit

# Found by letting policies play each other.
_TIGHT: Final = 1.0  # how hard a gap is to fill, by its spaces and the numbers that it admits
_WRITTEN: Final = 1.19  # numbers written a turn
_GROWTH: Final = 0.89  # circles of a group still to come, on average over the turns left
_BEGUN: Final = 0.39  # what a row in the making is worth of its circle
_TURN: Final = 14.5  # points of a turn saved
_TO_COME: Final = 0.43  # what points of ships to come count beside that
_NEGLIGIBLE: Final = 0.02
_DOUBT: Final = 5.4  # how long the choice of ships stays open, in points
_PENDING: Final = 5.0  # points of a boost
_WHIM: Final = 1.0
_MOOD: Final = 1024
_WHOLE_ROW: Final = 99
_MEMORY: Final = 1 << 16
_GROUPS: Final = cast("tuple[Group, ...]", GROUPS)
_SUPPLIES: Final = cast("tuple[Supply, ...]", SUPPLIES)


class _Aim(NamedTuple):
    """Where a sheet stands, and what would better it, in points."""

    worth: float  # of the sheet and the ships to come
    effort: list[float]  # of one number less to be written, by ship
    unit: tuple[list[float], list[float]]  # of a fuel or a cadet, by ship
    income: list[float]  # of one more unit a turn, by group


class Quick:
    """Builds the three ships that are ready soonest; numbers, fuel and cadets keep pace with one another.

    Upgrade cards are left out: to look for their goals after every action costs more time than a playout has.
    """

    def __init__(self, rules: ParsecsRules) -> None:
        self._rules = rules
        self._sheet = sheet = rules.sheet
        values = rules.ruleset
        self._limit = values.limits.ships
        self._complete, self._incomplete = values.points.complete, values.points.incomplete
        self._surplus = values.points.surplus
        self._size = [end - start for start, end in sheet.ships]
        self._ships = range(len(sheet.ships))
        self._rows_of = [
            [number for number, place in enumerate(sheet.rows) if place.ship == ship] for ship in self._ships
        ]

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """What saves most turns at once."""
        me = state.seats[seat]
        phase = me.phase
        rows = self._rows(me)
        aim = self._aim(me, rows)
        if phase == CHOOSING:
            return max(self._choices(state, me, rows, aim, chance), key=_worth)[1]
        if phase == WRITING:
            return self._placed(rows, me.numbers, aim)[1][0]
        what = next_unit(me)
        return self._boost(me, rows, aim) if what is None else self._unit(me, what, aim)

    def _rows(self, me: SeatState) -> list[Row]:
        spaces = me.spaces
        return [tuple(spaces[start:end]) for _, _, start, end in self._sheet.rows]

    def _aim(self, me: SeatState, rows: list[Row] | None = None) -> _Aim:
        """What a sheet is worth: its points, those of the best ships to come, less the turns these ask for.

        Numbers, fuel and cadets each ask for some turns at once; together it is more than the slowest of them.
        """
        sheet = self._sheet
        if rows is None:
            rows = self._rows(me)
        incomes = [self._income(me, group) for group in (0, 1)]
        fuel_room, cadet_room = sheet.room
        fuel, cadets = me.fuel, me.cadets
        numbers = [0.0] * len(self._size)
        missing_fuel = [0] * len(self._size)
        missing_cadets = [0] * len(self._size)
        to_come = [0.0] * len(self._size)
        open_ships: list[int] = []
        total = float(self._surplus * (me.surplus_fuel + me.surplus_cadets)) + _PENDING * len(me.pending)
        for ship in self._ships:
            empty = 0
            effort = 0.0
            for number in self._rows_of[ship]:
                row = rows[number]
                count = row.count(EMPTY)
                if count:
                    empty += count
                    effort += _effort(row)
            missing_fuel[ship] = fuel_room[ship] - fuel[ship]
            missing_cadets[ship] = cadet_room[ship] - cadets[ship]
            size = self._size[ship]
            if empty or missing_fuel[ship] or missing_cadets[ship]:
                open_ships.append(ship)
                numbers[ship] = effort / _WRITTEN
                filled = self._incomplete * (size - empty)
                total += filled
                to_come[ship] = self._complete * size - filled
            else:
                total += self._complete * size
        wanted = min(self._limit - len(self._size) + len(open_ships), len(open_ships))
        effort_worth = [0.0] * len(self._size)
        units = ([0.0] * len(self._size), [0.0] * len(self._size))
        growth = [0.0, 0.0]
        if wanted <= 0:
            return _Aim(total, effort_worth, units, growth)
        plans = _groups(tuple(open_ships), wanted)
        found = []
        for ships in plans:
            n = f = c = come = 0.0
            for ship in ships:
                n += numbers[ship]
                f += missing_fuel[ship]
                c += missing_cadets[ship]
                come += to_come[ship]
            f /= incomes[0]
            c /= incomes[1]
            turns = sqrt(n * n + f * f + c * c)
            found.append((_TO_COME * come - _TURN * turns, turns, n, f, c))
        best = max(found)[0]
        weights = [exp((plan[0] - best) / _DOUBT) for plan in found]
        each = _TURN / sum(weights)
        for weight, (_, turns, n, f, c), ships in zip(weights, found, plans, strict=True):
            if weight < _NEGLIGIBLE or not turns:
                continue
            by_turns = each * weight / turns
            by_number = by_turns * n / _WRITTEN
            by_fuel = by_turns * f / incomes[0]
            by_cadet = by_turns * c / incomes[1]
            growth[0] += by_fuel * f
            growth[1] += by_cadet * c
            for ship in ships:
                effort_worth[ship] += by_number
                units[0][ship] += by_fuel
                units[1][ship] += by_cadet
        return _Aim(total + best, effort_worth, units, growth)

    def _income(self, me: SeatState, group: int) -> float:
        """Units a turn of a group on average, from now on."""
        income = _GROWTH
        for marked, length in zip(me.boxes(group), self._sheet.lengths[group], strict=True):
            if marked < length:
                return income + _BEGUN * marked / length
            income += 1
        return income - _GROWTH  # nothing is left to grow

    def _choices(
        self, state: State, me: SeatState, rows: list[Row], aim: _Aim, chance: Chance
    ) -> list[tuple[float, Action]]:  # fmt: skip
        """All choices of dice and group, by what the numbers gain where they gain most."""
        one, two, three = sorted(state.dice)
        found: list[tuple[float, Action]] = []
        for a, b, third in dict.fromkeys(((one, two, three), (one, three, two), (two, three, one))):
            numbers = (11 * a,) if a == b else (10 * a + b, 10 * b + a)
            gain, _ = self._placed(rows, numbers, aim)
            for group in (0, 1):
                worth = gain + self._boxes(me, group, third, aim) + _WHIM * below(chance, _MOOD) / _MOOD
                found.append((worth, Choose((a, b), _GROUPS[group])))
        return found

    def _placed(self, rows: list[Row], numbers: Sequence[int], aim: _Aim) -> tuple[float, list[Action]]:
        """The numbers, one after another, each where it gains most."""
        effort, places, point = aim.effort, self._sheet.rows, self._incomplete
        total = 0.0
        writes: list[Action] = []
        for number in numbers:
            best, where, space = 0.0, -1, 0
            for i, row in enumerate(rows):
                saved, at = _best_in(row, number)
                if at >= 0:
                    gain = point + saved * effort[places[i].ship]
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

    def _free(self, rows: list[Row], aim: _Aim) -> Action:
        """The best number of all and where it goes, or none."""
        found: list[tuple[float, Action]] = [(0.0, Skip())]
        for place, row in zip(self._sheet.rows, rows, strict=True):
            for number in NUMBERS:
                saved, space = _best_in(row, number)
                if space >= 0:
                    gain = self._incomplete + saved * aim.effort[place.ship]
                    found.append((gain, Write(number, place.ship, place.row, space)))
        return max(found, key=_worth)[1]

    def _boxes(self, me: SeatState, group: int, die: int, aim: _Aim) -> float:
        """What ``die`` boxes are worth: their part of the units that the circle will bring."""
        for marked, length in zip(me.boxes(group), self._sheet.lengths[group], strict=True):
            if marked < length:
                left = length - marked
                part = _BEGUN * die / length if die < left else 1 - _BEGUN * marked / length
                return part * aim.income[group]
        return 0.0

    def _unit(self, me: SeatState, what: int, aim: _Aim) -> Action:
        there, room = me.supplies(what), self._sheet.room[what]
        worth = aim.unit[what]
        best, found = float(self._surplus), -1
        for ship in self._ships:
            if there[ship] < room[ship] and worth[ship] > best:
                best, found = worth[ship], ship
        return PutAside(_SUPPLIES[what]) if found < 0 else PutOnShip(_SUPPLIES[what], found)

    def _boost(self, me: SeatState, rows: list[Row], aim: _Aim) -> Action:
        boost = me.pending[0]
        if boost == NUMBER:
            return self._free(rows, aim)
        die = 1 if boost == MARK else _WHOLE_ROW
        worth = [self._boxes(me, group, die, aim) for group in (0, 1)]
        still_open = open_groups(self._sheet, me)
        group = _GROUPS[max(still_open, key=lambda number: worth[number])]
        return Mark(group) if boost == MARK else Complete(group)


@lru_cache(maxsize=64)
def _groups(ships: tuple[int, ...], wanted: int) -> list[tuple[int, ...]]:
    return list(combinations(ships, wanted))


def _worth(pair: tuple[float, Action]) -> float:
    return pair[0]


@lru_cache(maxsize=_MEMORY)
def _best_in(row: Row, number: int) -> tuple[float, int]:
    """The most effort that a number saves in a row, and where; (0, −1) if it fits nowhere."""
    return max(_savings(row, number), default=(0.0, -1), key=lambda pair: pair[0])


@lru_cache(maxsize=_MEMORY)
def _savings(row: Row, number: int) -> tuple[tuple[float, int], ...]:
    """The effort that a number saves by being written, and where: less than one if it narrows the gaps beside it."""
    index = INDEX[number]
    before = _effort(row)
    return tuple(
        (before - _effort((*row[:space], number, *row[space + 1 :])), space)
        for space, first, stop in openings(row)
        if first <= index < stop
    )


@lru_cache(maxsize=_MEMORY)
def _effort(row: Row) -> float:
    """How many numbers filling a row asks for, those that do not fit in counted, the easier way round."""
    way = direction(row)
    return min(filling(row, RISES, _HARD), filling(row, FALLS, _HARD)) if way == OPEN else filling(row, way, _HARD)


_HARD: Final = hardness(lambda spaces, numbers: spaces + _TIGHT * spaces * spaces / numbers)
