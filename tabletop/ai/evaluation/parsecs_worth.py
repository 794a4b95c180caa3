"""12 Parsecs: what a sheet is worth, in points: those it has, less what the ships still ask for."""

from __future__ import annotations

from itertools import combinations
from math import exp, log
from typing import Final

from tabletop.ai.evaluation.parsecs_row import filling, hardness
from tabletop.ai.evaluation.parsecs_weights import LEARNED, Weights
from tabletop.games.parsecs.rows import FALLS, OPEN, RISES, Row, direction
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import ACADEMIES, BOOSTING, EMPTY, STATIONS, WRITING, SeatState

_MEMORY: Final = 1 << 16
_DONE: Final = 100.0  # points of having built all ships, whatever they are
_NEVER: Final = 99.0  # turns


class Judge:
    """Judges the sheets of one ruleset."""

    def __init__(self, rules: ParsecsRules, weights: Weights = LEARNED) -> None:
        self._weights = weights
        self._sheet = sheet = rules.sheet
        values = rules.ruleset
        self._wanted = values.limits.ships
        self._complete, self._incomplete = values.points.complete, values.points.incomplete
        self._size = [end - start for start, end in sheet.ships]
        self._efforts: dict[Row, float] = {}
        self._hard = hardness(lambda spaces, numbers: _hard(weights, spaces, numbers))

    def worth(self, me: SeatState) -> float:
        """Points of the sheet, less what the best ships to come still ask for.

        Cards count once they are gained, by what they bring: a reward for coming near was measured to add nothing.
        """
        weights, sheet, size = self._weights, self._sheet, self._size
        efforts = self.efforts(me)
        fuel_room, cadet_room = sheet.room
        fuel, cadets = me.fuel, me.cadets
        total = weights.surplus * (me.surplus_fuel + me.surplus_cadets) + weights.boost * len(me.pending)
        open_ships: list[int] = []
        missing_fuel: list[int] = []
        missing_cadets: list[int] = []
        for ship, number in enumerate(size):
            start, end = sheet.ships[ship]
            empty = me.spaces[start:end].count(EMPTY)
            no_fuel = fuel_room[ship] - fuel[ship]
            no_cadets = cadet_room[ship] - cadets[ship]
            missing_fuel.append(no_fuel)
            missing_cadets.append(no_cadets)
            if empty or no_fuel or no_cadets:
                open_ships.append(ship)
                total += self._incomplete * (number - empty)
            else:
                total += self._complete * number
        wanted = self._wanted - len(size) + len(open_ships)
        if wanted <= 0:
            return total + _DONE
        units = self._units(me)
        found: list[float] = []
        for ships in combinations(open_ships, wanted):
            numbers = bias = 0.0
            need_fuel, need_cadets = -units[0], -units[1]
            for ship in ships:
                numbers += efforts[ship]
                bias += weights.ships[ship]
                need_fuel += missing_fuel[ship]
                need_cadets += missing_cadets[ship]
            cost = (
                weights.number * numbers
                + weights.fuel * self._wait(me, STATIONS, need_fuel, weights.stations)
                + weights.cadets * self._wait(me, ACADEMIES, need_cadets, weights.academies)
            )
            found.append(bias - cost)
        best = max(found)
        return total + best + weights.doubt * log(sum([exp((one - best) / weights.doubt) for one in found]))

    def efforts(self, me: SeatState) -> list[float]:
        """How many numbers each ship asks for."""
        efforts = [0.0] * len(self._size)
        for ship, _, start, end in self._sheet.rows:
            efforts[ship] += self.effort(me.spaces[start:end])
        return efforts

    def effort(self, row: Row) -> float:
        """How many numbers filling a row asks for, those that do not fit in counted, the easier way round."""
        known = self._efforts.get(row)
        if known is None:
            way = direction(row)
            known = filling(row, way or RISES, self._hard)
            if way == OPEN:
                known = min(known, filling(row, FALLS, self._hard))
            if len(self._efforts) >= _MEMORY:
                self._efforts.clear()
            self._efforts[row] = known
        return known

    def _wait(self, me: SeatState, group: int, need: int, pace: float) -> float:
        """The turns until so many units have come, if so many boxes of the group are marked a turn."""
        income = 0
        waited, still = 0.0, float(max(0, need))
        marked = me.boxes(group)
        for row, length in enumerate(self._sheet.lengths[group]):
            if marked[row] == length:
                income += 1
                continue
            turns = (length - marked[row]) / pace
            if income * turns >= still:
                break
            still -= income * turns
            waited += turns
            income += 1
        return waited + still / income if income else _NEVER

    def _units(self, me: SeatState) -> tuple[int, int]:
        """Fuel and cadets that this turn still brings."""
        if me.to_place is not None:
            return me.to_place
        if me.phase in (WRITING, BOOSTING):
            return self._sheet.full_box_rows(me, STATIONS), self._sheet.full_box_rows(me, ACADEMIES)
        return 0, 0


def _hard(weights: Weights, spaces: int, numbers: int) -> float:
    """The numbers that a gap asks for, by its spaces and by how many numbers it admits."""
    return float(spaces + weights.tight * spaces**weights.tight_spaces / max(1, numbers) ** weights.tight_numbers)
