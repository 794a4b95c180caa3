"""12 Parsecs: what filling a row asks for, which both judges of a sheet reckon with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.games.parsecs.rows import INDEX, NUMBERS, Row
from tabletop.games.parsecs.state import EMPTY

_LONGEST: Final = 16  # spaces of a row
_LAST: Final = len(NUMBERS) - 1

Hardness = list[list[float]]
"""What a gap of so many spaces asks for, by the numbers that it admits."""


def hardness(of: Callable[[int, int], float]) -> Hardness:
    """The table of a judge: ``of`` the spaces of a gap and the numbers that it admits, at least one."""
    rooms = range(1, len(NUMBERS) + 1)
    return [[0.0, *[of(spaces, numbers) for numbers in rooms]] for spaces in range(_LONGEST + 1)]


def filling(row: Row, way: int, hard: Hardness) -> float:
    """What all gaps of a row ask for, read in one direction."""
    low, total, empty = 0, 0.0, 0
    for number in (*row[::way], NUMBERS[_LAST]):
        if number == EMPTY:
            empty += 1
            continue
        index = INDEX[number]
        if empty:
            total += hard[empty][index - low + 1]
        low, empty = index, 0
    return total
