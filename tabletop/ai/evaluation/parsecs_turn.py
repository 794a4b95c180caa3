"""12 Parsecs: the choices of a turn, each followed to the end of its writing, and what the sheet is worth then."""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.ai.evaluation.parsecs_worth import Judge
from tabletop.ai.mind import Plan
from tabletop.core.rules import Seat
from tabletop.games.parsecs.actions import ParsecsAction, Skip, Write
from tabletop.games.parsecs.rows import INDEX, NUMBERS, openings
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import BOOSTING, NUMBER, WRITING, SeatState, State

_BEAM: Final = 3  # ways to write the first number that are followed


class Line(NamedTuple):
    """A way through a turn: what the sheet is worth after it, a world of that sheet alone, and the choices made."""

    worth: float
    state: State
    plan: Plan
    whole: bool  # whether the plan is all that led there, and not boosts too


class Turn:
    """Looks through the turns of one ruleset."""

    def __init__(self, rules: ParsecsRules, judge: Judge) -> None:
        self._rules = rules
        self._judge = judge
        self._places = rules.sheet.rows

    def lines(self, state: State, seat: Seat) -> list[Line]:
        """What a seat may sensibly do now, each followed through the numbers of the turn; the best first."""
        alone = State(state.turn, state.dice, state.upgrades, (), [state.seats[seat].copy()], None, 0)
        start = Line(0.0, alone, (), True)
        found = [self._written(self._after(start, action)) for action in self._sensible(alone)]
        found.sort(key=_worth, reverse=True)
        return found

    def _written(self, start: Line) -> Line:
        """The best way found to write all numbers that are left."""
        lines = [start]
        while (me := lines[0].state.seats[0]).phase == WRITING:
            number = me.numbers[0]
            found = []
            for line in lines:
                found += [self._after(line, action) for action in self._writes(line.state.seats[0], [number])]
                found.append(self._after(line, Skip(number)))
            found.sort(key=_worth, reverse=True)
            lines = found[:_BEAM]
        return lines[0]

    def _after(self, line: Line, action: ParsecsAction) -> Line:
        """The line with an action more, and boosts that come of it used as they are worth most at once."""
        state = line.state.copy()
        self._rules.apply(state, 0, action)
        me = state.seats[0]
        whole = line.whole and me.phase != BOOSTING
        plan = (*line.plan, action) if line.whole else line.plan
        while me.phase == BOOSTING:
            state = max([self._boosted(state, boost) for boost in self._sensible(state)], key=_first)[1]
            me = state.seats[0]
        return Line(self._judge.worth(me), state, plan, whole)

    def _boosted(self, state: State, boost: ParsecsAction) -> tuple[float, State]:
        after = state.copy()
        self._rules.apply(after, 0, boost)
        return self._judge.worth(after.seats[0]), after

    def _sensible(self, state: State) -> list[ParsecsAction]:
        """The legal choices, of places for a number only the best of each row."""
        me = state.seats[0]
        if me.phase == WRITING:
            skips: list[ParsecsAction] = [Skip(number) for number in me.numbers]
            return [action for number in me.numbers for action in self._writes(me, [number])] + skips
        if me.phase == BOOSTING and me.pending[0] == NUMBER:
            free: list[ParsecsAction] = [Skip()]
            return self._writes(me, list(NUMBERS)) + free
        return self._rules.legal_actions(state, 0)

    def _writes(self, me: SeatState, numbers: list[int]) -> list[ParsecsAction]:
        """Where one of these numbers may be written: in each row as the row asks for least then."""
        found: list[ParsecsAction] = []
        effort = self._judge.effort
        for place in self._places:
            row = me.spaces[place.start : place.end]
            tries = [
                (effort((*row[:space], number, *row[space + 1 :])), space, number)
                for space, first, stop in openings(row)
                for number in numbers
                if first <= INDEX[number] < stop
            ]
            if tries:
                _, space, number = min(tries)
                found.append(Write(number, place.ship, place.row, space))
        return found


def _worth(line: Line) -> float:
    return line.worth


def _first(pair: tuple[float, State]) -> float:
    return pair[0]
