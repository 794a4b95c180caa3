"""12 Parsecs: what the quick player aims at, by the turns that three ships still ask for."""

from __future__ import annotations

from itertools import combinations
from math import exp, sqrt
from typing import Final

from tabletop.ai.evaluation.parsecs_facts import RowFacts
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import FUEL, STATIONS, SeatState

# Found by letting policies play each other.
_WRITTEN: Final = 1.19  # numbers written a turn
_GROWTH: Final = 0.89  # circles of a group still to come, on average over the turns left
_BEGUN: Final = 0.39  # what a row in the making is worth of its circle
_TURN: Final = 14.5  # points of a turn saved
_TO_COME: Final = 0.43  # what points of ships to come count beside that
_NEGLIGIBLE: Final = 0.02
_DOUBT: Final = 5.4  # how long the choice of ships stays open, in points


class Need:
    """What a ship still asks for, what it would bring, and the points that a number or a unit on it is worth."""

    __slots__ = ("by_cadet", "by_fuel", "by_number", "cadets", "fuel", "numbers", "to_come")

    def __init__(self, numbers: float, fuel: int, cadets: int, to_come: float) -> None:
        self.numbers = numbers
        self.fuel = fuel
        self.cadets = cadets
        self.to_come = to_come
        self.by_number = 0.0  # of one number less to be written
        self.by_fuel = 0.0
        self.by_cadet = 0.0

    def by_unit(self, what: int) -> float:
        """What a fuel or a cadet on it is worth."""
        return self.by_fuel if what == FUEL else self.by_cadet


class _Way:
    """Some ships to be completed together: numbers, fuel and cadets ask for some turns each, at once."""

    __slots__ = ("cadets", "fuel", "numbers", "ships", "turns", "worth")

    def __init__(self, ships: tuple[int, ...], needs: list[Need], income: tuple[float, float]) -> None:
        numbers = fuel = cadets = to_come = 0.0
        for ship in ships:
            need = needs[ship]
            numbers += need.numbers
            fuel += need.fuel
            cadets += need.cadets
            to_come += need.to_come
        fuel /= income[0]
        cadets /= income[1]
        self.ships = ships
        self.numbers, self.fuel, self.cadets = numbers, fuel, cadets
        self.turns = sqrt(numbers * numbers + fuel * fuel + cadets * cadets)  # more than the slowest of them
        self.worth = _TO_COME * to_come - _TURN * self.turns


class Aim:
    """Where a sheet stands, and what would better it: by ship, and by group one more unit a turn."""

    __slots__ = ("by_cadets", "by_fuels", "needs")

    def __init__(self, needs: list[Need]) -> None:
        self.needs = needs
        self.by_fuels = 0.0
        self.by_cadets = 0.0

    def by_income(self, group: int) -> float:
        """What one more unit a turn of a group is worth."""
        return self.by_fuels if group == STATIONS else self.by_cadets


class Aims:
    """Finds what to aim at on the sheets of one ruleset."""

    def __init__(self, rules: ParsecsRules) -> None:
        self._sheet = sheet = rules.sheet
        values = rules.ruleset
        self._complete, self._incomplete = values.points.complete, values.points.incomplete
        self._size = [end - start for start, end in sheet.ships]
        ships = range(len(sheet.ships))
        self._rows_of = [[number for number, place in enumerate(sheet.rows) if place.ship == ship] for ship in ships]
        built = len(ships) - values.limits.ships  # ships that need not be built
        self._ways = [_ways(open_ships, built) for open_ships in range(1 << len(ships))]

    def aim(self, me: SeatState, rows: list[RowFacts]) -> Aim:
        """What to aim at, where rows are as they are known."""
        income = (self._income(me.stations, 0), self._income(me.academies, 1))
        needs, open_ships = self._needs(me, rows)
        aim = Aim(needs)
        ways = [_Way(ships, needs, income) for ships in self._ways[open_ships]]
        if not ways:
            return aim
        best = max([way.worth for way in ways])
        weights = [exp((way.worth - best) / _DOUBT) for way in ways]
        each = _TURN / sum(weights)
        for i, way in enumerate(ways):
            weight = weights[i]
            if weight < _NEGLIGIBLE or not way.turns:
                continue
            by_turns = each * weight / way.turns
            by_number = by_turns * way.numbers / _WRITTEN
            by_fuel = by_turns * way.fuel / income[0]
            by_cadet = by_turns * way.cadets / income[1]
            aim.by_fuels += by_fuel * way.fuel
            aim.by_cadets += by_cadet * way.cadets
            for ship in way.ships:
                need = needs[ship]
                need.by_number += by_number
                need.by_fuel += by_fuel
                need.by_cadet += by_cadet
        return aim

    def _needs(self, me: SeatState, rows: list[RowFacts]) -> tuple[list[Need], int]:
        """What each ship asks for, and which do, as a set of bits."""
        fuel_room, cadet_room = self._sheet.room
        fuel, cadets = me.fuel, me.cadets
        needs: list[Need] = []
        open_ships = 0
        for ship, size in enumerate(self._size):
            empty = 0
            effort = 0.0
            for number in self._rows_of[ship]:
                row = rows[number]
                empty += row.empty
                effort += row.effort
            no_fuel, no_cadets = fuel_room[ship] - fuel[ship], cadet_room[ship] - cadets[ship]
            if empty or no_fuel or no_cadets:
                open_ships |= 1 << ship
            to_come = self._complete * size - self._incomplete * (size - empty)
            needs.append(Need(effort / _WRITTEN, no_fuel, no_cadets, to_come))
        return needs, open_ships

    def _income(self, marked: tuple[int, ...], group: int) -> float:
        """Units a turn of a group on average, from now on."""
        income = _GROWTH
        for row, length in enumerate(self._sheet.lengths[group]):
            if marked[row] < length:
                return income + _BEGUN * marked[row] / length
            income += 1
        return income - _GROWTH  # nothing is left to grow

    def boxes(self, me: SeatState, group: int, die: int, aim: Aim) -> float:
        """What ``die`` boxes are worth: their part of the units that the circle will bring."""
        marked = me.boxes(group)
        for row, length in enumerate(self._sheet.lengths[group]):
            if marked[row] < length:
                left = length - marked[row]
                part = _BEGUN * die / length if die < left else 1 - _BEGUN * marked[row] / length
                return part * aim.by_income(group)
        return 0.0


def _ways(open_ships: int, spare: int) -> list[tuple[int, ...]]:
    """Which of the open ships, a set of bits, may be completed together if so many need not be; none to do: nothing."""
    ships = [ship for ship in range(open_ships.bit_length()) if open_ships >> ship & 1]
    wanted = min(len(ships) - spare, len(ships))
    return list(combinations(ships, wanted)) if wanted > 0 else []
