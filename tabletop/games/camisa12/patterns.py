"""The patterns of mosaic cards: each counts something on its owner's side, or among the discards beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.camisa12.state import KIND_OF, KINDS, SPACES

Kind: TypeAlias = Literal["flags", "songs", "fireworks", "mosaics", "waves"]
Kinds: TypeAlias = Annotated[tuple[Kind, ...], Meta(min_length=1, max_length=len(KINDS))]
Space: TypeAlias = Annotated[int, Meta(ge=0, lt=SPACES)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Crowd(NamedTuple):
    """What a card looks at, as kinds: the owner's side by space, and the discards beside it.

    Where no piece is seen stands a negative number that equals no other.
    """

    side: list[int]
    discards: list[int]


def seen(side: Sequence[int], discards: Sequence[int]) -> Crowd:
    """The kinds of these pieces."""
    return Crowd(_kinds(side), _kinds(discards))


def _kinds(pieces: Sequence[int]) -> list[int]:
    return [KIND_OF[piece] if piece >= 0 else -1 - place for place, piece in enumerate(pieces)]


class Pattern(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="pattern"):
    """A mosaic card: how many copies there are, and its points by count from 0, the last for all more."""

    copies: Annotated[int, Meta(ge=0, le=9)]
    points: Annotated[tuple[Points, ...], Meta(min_length=2, max_length=SPACES + 1)]

    def count(self, crowd: Crowd) -> int:
        """How often the pattern is there."""
        raise NotImplementedError

    def worth(self, crowd: Crowd) -> int:
        """The points of the card."""
        return self.points[min(self.count(crowd), len(self.points) - 1)]


class LongestRun(Pattern, frozen=True, tag="longest_run"):
    """The length of the longest run of one kind."""

    def count(self, crowd: Crowd) -> int:
        """0 … 10."""
        return max((sum(1 for _ in run) for kind, run in groupby(crowd.side) if kind >= 0), default=0)


class Varied(Pattern, frozen=True, tag="varied"):
    """The length of the longest stretch in which no two neighbours are of one kind."""

    def count(self, crowd: Crowd) -> int:
        """0 … 10; a space without a piece ends a stretch."""
        longest = length = 0
        before = None
        for kind in crowd.side:
            length = 0 if kind < 0 else 1 if kind == before else length + 1
            before = kind
            longest = max(longest, length)
        return longest


class EqualPairs(Pattern, frozen=True, tag="equal_pairs"):
    """Pairs of spaces that hold the same kind."""

    pairs: Annotated[tuple[tuple[Space, Space], ...], Meta(min_length=1, max_length=SPACES)]

    def count(self, crowd: Crowd) -> int:
        """0 … the number of pairs."""
        return sum(crowd.side[a] == crowd.side[b] for a, b in self.pairs)


class Rainbow(Pattern, frozen=True, tag="rainbow"):
    """Stretches of five spaces that hold all five kinds."""

    def count(self, crowd: Crowd) -> int:
        """0 … 6."""
        whole = set(range(len(KINDS)))
        return sum(set(crowd.side[first : first + len(KINDS)]) == whole for first in range(SPACES - len(KINDS) + 1))


class Touching(Pattern, frozen=True, tag="touching"):
    """Neighbours of which one is of the first kind and the other of the second."""

    kinds: tuple[Kind, Kind]

    def count(self, crowd: Crowd) -> int:
        """0 … 9."""
        wanted = {KINDS.index(kind) for kind in self.kinds}
        return sum({a, b} == wanted for a, b in pairwise(crowd.side))


class OnSpaces(Pattern, frozen=True, tag="on_spaces"):
    """Pieces of some kinds on some spaces."""

    kinds: Kinds
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=SPACES)]

    def count(self, crowd: Crowd) -> int:
        """0 … the number of spaces."""
        wanted = {KINDS.index(kind) for kind in self.kinds}
        return sum(crowd.side[space] in wanted for space in self.spaces)


class Alone(Pattern, frozen=True, tag="alone"):
    """Pieces of some kinds that touch none of their own kind."""

    kinds: Kinds

    def count(self, crowd: Crowd) -> int:
        """0 … 10."""
        wanted = {KINDS.index(kind) for kind in self.kinds}
        return sum(
            kind in wanted and kind not in neighbours(crowd.side, space) for space, kind in enumerate(crowd.side)
        )


class Framed(Pattern, frozen=True, tag="framed"):
    """Pieces between two of one kind that is not their own."""

    def count(self, crowd: Crowd) -> int:
        """0 … 8."""
        side = crowd.side
        return sum(a == c != b and b >= 0 for a, b, c in zip(side, side[1:], side[2:], strict=False))


class ExactlyTwo(Pattern, frozen=True, tag="exactly_two"):
    """Kinds of which exactly two pieces are there."""

    def count(self, crowd: Crowd) -> int:
        """0 … 5."""
        return sum(crowd.side.count(kind) == 2 for kind in range(len(KINDS)))


class Discarded(Pattern, frozen=True, tag="discarded"):
    """Pieces of a kind that lie discarded beside the owner; such cards are taken out in the 7-1 mode (S2)."""

    kind: Kind

    def count(self, crowd: Crowd) -> int:
        """0 … 10."""
        return crowd.discards.count(KINDS.index(self.kind))


def neighbours(side: Sequence[int], space: int) -> Sequence[int]:
    """What lies beside a space: two entries, one at the ends."""
    return [side[other] for other in (space - 1, space + 1) if 0 <= other < SPACES]


AnyPattern: TypeAlias = (
    LongestRun | Varied | EqualPairs | Rainbow | Touching | OnSpaces | Alone | Framed | ExactlyTwo | Discarded
)
