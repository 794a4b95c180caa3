"""12 Parsecs: what the quick player knows of a row as it stands, found out once and remembered."""

from __future__ import annotations

from typing import Final

from tabletop.ai.evaluation.parsecs_row import filling, hardness
from tabletop.games.parsecs.rows import FALLS, INDEX, NUMBERS, OPEN, RISES, Row, direction, openings
from tabletop.games.parsecs.state import EMPTY

_TIGHT: Final = 1.0  # how hard a gap is to fill, by its spaces and the numbers that it admits
_MEMORY: Final = 1 << 16
_HARD: Final = hardness(lambda spaces, numbers: spaces + _TIGHT * spaces * spaces / numbers)


class Saving:
    """Where a number saves most effort in a row, −1 if it fits nowhere; how much, and what is known of the row then.

    It is less than one if the number narrows the gaps beside it.
    """

    __slots__ = ("effort", "row", "space")

    def __init__(self, effort: float, space: int, row: RowFacts) -> None:
        self.effort = effort
        self.space = space
        self.row = row


class RowFacts:
    """A row: its empty spaces, how many numbers filling it asks for, and what each number saves."""

    __slots__ = ("_best", "effort", "empty", "row")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.empty = row.count(EMPTY)
        self.effort = _effort(row)
        self._best: list[Saving | None] = []  # by number, from the first question on

    def best(self, number: int) -> Saving:
        """Where the number saves most effort."""
        if not self._best:
            self._best = [None] * (NUMBERS[-1] + 1)
        known = self._best[number]
        if known is None:
            known = self._best[number] = self._found(number)
        return known

    def _found(self, number: int) -> Saving:
        best = Saving(0.0, -1, self)
        index, row = INDEX[number], self.row
        for space, first, stop in openings(row):
            if first <= index < stop:
                after = facts((*row[:space], number, *row[space + 1 :]))
                saved = self.effort - after.effort
                if best.space < 0 or saved > best.effort:
                    best = Saving(saved, space, after)
        return best


_known: Final[dict[Row, RowFacts]] = {}


def facts(row: Row) -> RowFacts:
    """What is known of a row."""
    known = _known.get(row)
    if known is None:
        if len(_known) >= _MEMORY:
            _known.clear()
        known = _known[row] = RowFacts(row)
    return known


def _effort(row: Row) -> float:
    """How many numbers filling a row asks for, those that do not fit in counted, the easier way round."""
    way = direction(row)
    return min(filling(row, RISES, _HARD), filling(row, FALLS, _HARD)) if way == OPEN else filling(row, way, _HARD)
