"""The patterns of mosaic cards: each counts something on its owner's side, or among the discards beside it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Annotated, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.camisa12 import counting
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
        return counting.longest_run(crowd.side)


class Varied(Pattern, frozen=True, tag="varied"):
    """The length of the longest stretch in which no two neighbours are of one kind."""

    def count(self, crowd: Crowd) -> int:
        """0 … 10; a space without a piece ends a stretch."""
        return counting.longest_varied(crowd.side)


class EqualPairs(Pattern, frozen=True, tag="equal_pairs"):
    """Pairs of spaces that hold the same kind."""

    pairs: Annotated[tuple[tuple[Space, Space], ...], Meta(min_length=1, max_length=SPACES)]

    def count(self, crowd: Crowd) -> int:
        """0 … the number of pairs."""
        return counting.equal_pairs(crowd.side, self.pairs)


class Rainbow(Pattern, frozen=True, tag="rainbow"):
    """Stretches of five spaces that hold all five kinds."""

    def count(self, crowd: Crowd) -> int:
        """0 … 6."""
        return counting.rainbows(crowd.side)


class Touching(Pattern, frozen=True, tag="touching"):
    """Neighbours of which one is of the first kind and the other of the second."""

    kinds: tuple[Kind, Kind]

    def count(self, crowd: Crowd) -> int:
        """0 … 9."""
        one, other = self.kinds
        return counting.touching(crowd.side, KINDS.index(one), KINDS.index(other))


class OnSpaces(Pattern, frozen=True, tag="on_spaces"):
    """Pieces of some kinds on some spaces."""

    kinds: Kinds
    spaces: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=SPACES)]

    def count(self, crowd: Crowd) -> int:
        """0 … the number of spaces."""
        return counting.on_spaces(crowd.side, _numbers(self.kinds), self.spaces)


class Alone(Pattern, frozen=True, tag="alone"):
    """Pieces of some kinds that touch none of their own kind."""

    kinds: Kinds

    def count(self, crowd: Crowd) -> int:
        """0 … 10."""
        return counting.alone(crowd.side, _numbers(self.kinds))


class Framed(Pattern, frozen=True, tag="framed"):
    """Pieces between two of one kind that is not their own."""

    def count(self, crowd: Crowd) -> int:
        """0 … 8."""
        return counting.framed(crowd.side)


class ExactlyTwo(Pattern, frozen=True, tag="exactly_two"):
    """Kinds of which exactly two pieces are there."""

    def count(self, crowd: Crowd) -> int:
        """0 … 5."""
        return counting.kinds_in_twos(crowd.side)


class Discarded(Pattern, frozen=True, tag="discarded"):
    """Pieces of a kind that lie discarded beside the owner; such cards are taken out in the 7-1 mode (S2)."""

    kind: Kind

    def count(self, crowd: Crowd) -> int:
        """0 … 10."""
        return crowd.discards.count(KINDS.index(self.kind))


@cache
def _numbers(kinds: tuple[Kind, ...]) -> frozenset[int]:
    return frozenset(map(KINDS.index, kinds))


AnyPattern: TypeAlias = (
    LongestRun | Varied | EqualPairs | Rainbow | Touching | OnSpaces | Alone | Framed | ExactlyTwo | Discarded
)
