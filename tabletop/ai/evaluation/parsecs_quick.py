"""12 Parsecs: a quick player, that weighs what each choice saves of the turns which three ships still ask for."""

from __future__ import annotations

from typing import Final, cast

from tabletop.ai.evaluation.parsecs_aim import Aim, Aims
from tabletop.ai.evaluation.parsecs_facts import RowFacts, facts
from tabletop.core.rng import Chance, below
from tabletop.core.rules import Action, Seat
from tabletop.games.parsecs.actions import Choose, Complete, Group, Mark, PutAside, PutOnShip, Skip, Supply, Write
from tabletop.games.parsecs.boxes import open_groups
from tabletop.games.parsecs.rows import NUMBERS
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import CHOOSING, GROUPS, MARK, NUMBER, SUPPLIES, WRITING, SeatState, State
from tabletop.games.parsecs.supply import next_unit

_WHIM: Final = 1.0
_MOOD: Final = 1024
_WHOLE_ROW: Final = 99
_GROUPS: Final = cast("tuple[Group, ...]", GROUPS)
_SUPPLIES: Final = cast("tuple[Supply, ...]", SUPPLIES)


class Quick:
    """Builds the three ships that are ready soonest; numbers, fuel and cadets keep pace with one another.

    Upgrade cards are left out: to look for their goals after every action costs more time than a playout has.
    """

    def __init__(self, rules: ParsecsRules) -> None:
        self._sheet = sheet = rules.sheet
        self._aims = Aims(rules)
        values = rules.ruleset
        self._point: int = values.points.incomplete
        self._surplus: int = values.points.surplus
        self._cuts = [(place.start, place.end) for place in sheet.rows]
        self._ship_of = [place.ship for place in sheet.rows]

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """What saves most turns at once."""
        me = state.seats[seat]
        spaces = me.spaces
        rows = [facts(spaces[start:end]) for start, end in self._cuts]
        aim = self._aims.aim(me, rows)
        if me.phase == CHOOSING:
            return self._choice(state, me, rows, aim, chance)
        if me.phase == WRITING:
            number = me.numbers[0]
            return self._write(rows, number, self._where(rows, number, aim)[1])
        what = next_unit(me)
        return self._boost(me, rows, aim) if what is None else self._unit(me, what, aim)

    def _choice(self, state: State, me: SeatState, rows: list[RowFacts], aim: Aim, chance: Chance) -> Action:
        """The dice and the group whose numbers gain most where they gain most."""
        one, two, three = sorted(state.dice)
        reads = [(one, two, three)]
        if two != three:
            reads.append((one, three, two))
        if one != two:
            reads.append((two, three, one))
        best, dice, chosen = -1.0, (one, two), 0
        for a, b, third in reads:
            gain = self._gain(rows, 10 * a + b, 10 * b + a, aim)
            for group in (0, 1):
                worth = gain + self._aims.boxes(me, group, third, aim) + _WHIM * below(chance, _MOOD) / _MOOD
                if worth > best:
                    best, dice, chosen = worth, (a, b), group
        return Choose(dice, _GROUPS[chosen])

    def _gain(self, rows: list[RowFacts], number: int, mirrored: int, aim: Aim) -> float:
        """What two numbers gain, or a double, one after another, each where it gains most."""
        gain, where = self._where(rows, number, aim)
        if number == mirrored:
            return gain
        if where >= 0:
            rows = rows.copy()
            rows[where] = rows[where].best(number).row
        return gain + self._where(rows, mirrored, aim)[0]

    def _where(self, rows: list[RowFacts], number: int, aim: Aim) -> tuple[float, int]:
        """The most that a number gains, and in which row; (0, −1) if it gains nothing."""
        best, where = 0.0, -1
        for i, row in enumerate(rows):
            if row.empty:
                saving = row.best(number)
                if saving.space >= 0:
                    gain = self._point + saving.effort * aim.needs[self._ship_of[i]].by_number
                    if gain > best:
                        best, where = gain, i
        return best, where

    def _write(self, rows: list[RowFacts], number: int, where: int) -> Action:
        if where < 0:
            return Skip(number)
        place = self._sheet.rows[where]
        return Write(number, place.ship, place.row, rows[where].best(number).space)

    def _free(self, rows: list[RowFacts], aim: Aim) -> Action:
        """The best number of all where it gains most, or none."""
        best, found, where = 0.0, 0, -1
        for i, row in enumerate(rows):
            for number in NUMBERS:
                saving = row.best(number)
                if saving.space >= 0:
                    gain = self._point + saving.effort * aim.needs[self._ship_of[i]].by_number
                    if gain > best:
                        best, found, where = gain, number, i
        return Skip() if where < 0 else self._write(rows, found, where)

    def _unit(self, me: SeatState, what: int, aim: Aim) -> Action:
        there, room = me.supplies(what), self._sheet.room[what]
        best, found = float(self._surplus), -1
        for ship, need in enumerate(aim.needs):
            worth = need.by_unit(what)
            if there[ship] < room[ship] and worth > best:
                best, found = worth, ship
        return PutAside(_SUPPLIES[what]) if found < 0 else PutOnShip(_SUPPLIES[what], found)

    def _boost(self, me: SeatState, rows: list[RowFacts], aim: Aim) -> Action:
        boost = me.pending[0]
        if boost == NUMBER:
            return self._free(rows, aim)
        die = 1 if boost == MARK else _WHOLE_ROW
        worth = [self._aims.boxes(me, group, die, aim) for group in (0, 1)]
        still_open = open_groups(self._sheet, me)
        group = _GROUPS[max(still_open, key=lambda number: worth[number])]
        return Mark(group) if boost == MARK else Complete(group)
