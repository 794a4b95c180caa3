"""What the patterns of mosaic cards count on a side of kinds: a pure function for each.

Where no piece is seen stands a negative number that equals no other.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from tabletop.games.camisa12.state import KINDS, SPACES

_ALL_KINDS: Final = set(range(len(KINDS)))


def longest_run(side: list[int]) -> int:
    """The length of the longest run of one kind."""
    longest = length = 0
    before = -1
    for kind in side:
        length = 0 if kind < 0 else length + 1 if kind == before else 1
        before = kind
        longest = max(longest, length)
    return longest


def longest_varied(side: list[int]) -> int:
    """The length of the longest stretch in which no two neighbours are of one kind; a space without a piece ends it."""
    longest = length = 0
    before = -1
    for kind in side:
        length = 0 if kind < 0 else 1 if kind == before else length + 1
        before = kind
        longest = max(longest, length)
    return longest


def equal_pairs(side: list[int], pairs: tuple[tuple[int, int], ...]) -> int:
    """Pairs of spaces that hold the same kind."""
    return sum([side[a] == side[b] for a, b in pairs])


def rainbows(side: list[int]) -> int:
    """Stretches of as many spaces as there are kinds that hold all of them."""
    n = len(KINDS)
    return sum([set(side[first : first + n]) == _ALL_KINDS for first in range(SPACES - n + 1)])


def touching(side: list[int], one: int, other: int) -> int:
    """Neighbours of which one is of the first kind and the other of the second."""
    found = 0
    for space in range(SPACES - 1):
        a, b = side[space], side[space + 1]
        if (a == one and b == other) or (a == other and b == one):
            found += 1
    return found


def on_spaces(side: list[int], kinds: AbstractSet[int], spaces: tuple[int, ...]) -> int:
    """Pieces of some kinds on some spaces."""
    return sum([side[space] in kinds for space in spaces])


def alone(side: list[int], kinds: AbstractSet[int]) -> int:
    """Pieces of some kinds that touch none of their own kind."""
    found = 0
    for space, kind in enumerate(side):
        if kind in kinds:
            left = space > 0 and side[space - 1] == kind
            right = space < SPACES - 1 and side[space + 1] == kind
            found += not (left or right)
    return found


def framed(side: list[int]) -> int:
    """Pieces between two of one kind that is not their own."""
    found = 0
    for space in range(1, SPACES - 1):
        piece, left = side[space], side[space - 1]
        if left == side[space + 1] and left != piece and piece >= 0:
            found += 1
    return found


def kinds_in_twos(side: list[int]) -> int:
    """Kinds of which exactly two pieces are there."""
    return sum([side.count(kind) == 2 for kind in range(len(KINDS))])
