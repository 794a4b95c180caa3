"""Rows of numbers that never fall or never rise (P4): what a gap admits, and why it admits nothing else.

A row is a tuple of numbers along it, EMPTY where a space is empty.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from tabletop.games.parsecs.reasons import ParsecsReason
from tabletop.games.parsecs.state import EMPTY

NUMBERS = tuple(10 * tens + ones for tens in range(1, 7) for ones in range(1, 7))
"""The numbers that two dice give, ascending."""

INDEX = {number: i for i, number in enumerate(NUMBERS)}
"""Where a number stands in NUMBERS."""

Row: TypeAlias = tuple[int, ...]

RISES: Final = 1
FALLS: Final = -1
OPEN: Final = 0


class Opening(NamedTuple):
    """An empty space of a row, and what fits there: ``NUMBERS[first:stop]``, which is never nothing."""

    space: int
    first: int
    stop: int


@dataclass(frozen=True, slots=True)
class Conflict:
    """Why a number does not fit: ``reason`` is ROW_RISES, ROW_FALLS or BETWEEN_EQUALS, ``other`` the number in its way.

    Worded as ``why.<key>`` with the values ``number`` and ``other``.
    """

    reason: ParsecsReason
    number: int
    other: int

    @property
    def key(self) -> str:
        """``row_rises`` or ``row_falls``, ``.above`` or ``.below`` the other number; or ``between_equals.only``."""
        if self.reason is ParsecsReason.BETWEEN_EQUALS:
            return f"{self.reason}.only"
        return f"{self.reason}.{'above' if self.number > self.other else 'below'}"


def monotone(row: Row) -> bool:
    """Whether the numbers of a row, gaps left out, either never fall or never rise (P4)."""
    numbers = [number for number in row if number]
    ordered = sorted(numbers)
    return numbers == ordered or numbers == ordered[::-1]


def direction(row: Row) -> int:
    """RISES or FALLS, or OPEN until two different numbers stand in the row (P4)."""
    numbers = [number for number in row if number]
    if not numbers or numbers[0] == numbers[-1]:
        return OPEN
    return RISES if numbers[0] < numbers[-1] else FALLS


@lru_cache(maxsize=8192)
def openings(row: Row) -> tuple[Opening, ...]:
    """The empty spaces of a monotone row, in order, and what fits in each (P4)."""
    way = direction(row)
    found: list[Opening] = []
    for space, written in enumerate(row):
        if not written:
            left, right = _beside(row, space)
            low, high = (right, left) if way == FALLS else (left, right)
            if way == OPEN and not (left and right):
                low = high = EMPTY
            found.append(
                Opening(
                    space,
                    bisect_left(NUMBERS, low) if low else 0,
                    bisect_right(NUMBERS, high) if high else len(NUMBERS),
                )
            )
    return tuple(found)


def conflict(row: Row, space: int, number: int) -> Conflict | None:
    """Why ``number`` does not fit in an empty ``space`` of a monotone row; None if it does (P4)."""
    left, right = _beside(row, space)
    way = direction(row)
    if way == OPEN:
        between = left and right and number != left
        return Conflict(ParsecsReason.BETWEEN_EQUALS, number, left) if between else None
    for other, side in ((left, RISES), (right, FALLS)):
        if other and (number - other) * side * way < 0:
            return Conflict(ParsecsReason.ROW_RISES if way == RISES else ParsecsReason.ROW_FALLS, number, other)
    return None


def still_admitted(row: Row, space: int, number: int) -> tuple[int | None, int | None]:
    """How many numbers the gaps left and right of ``space`` would admit once ``number`` stands there.

    None for a side without a gap. For the table's preview of a legal write.
    """
    after = {opening.space: opening.stop - opening.first for opening in openings(_with(row, space, number))}
    return after.get(space - 1), after.get(space + 1)


def rises(row: Row) -> bool:
    """Whether a full row rises; one of equal numbers does not."""
    return row[0] < row[-1]


def mirror(number: int) -> int:
    """The number with its digits swapped."""
    tens, ones = divmod(number, 10)
    return 10 * ones + tens


@lru_cache(maxsize=8192)
def mirrors(row: Row, printed: Row) -> int:
    """How often a number, no double, stands next to its mirror; a pair that is printed as a whole does not count."""
    pairs = zip(pairwise(row), pairwise(printed), strict=True)
    return sum(a != b and a == mirror(b) and not (p and q) for (a, b), (p, q) in pairs)


def _with(row: Row, space: int, number: int) -> Row:
    return (*row[:space], number, *row[space + 1 :])


def _beside(row: Row, space: int) -> tuple[int, int]:
    """The nearest numbers left and right of a space, EMPTY where there is none."""
    left = next((number for number in reversed(row[:space]) if number), EMPTY)
    return left, next((number for number in row[space + 1 :] if number), EMPTY)
