"""What a ruleset of 12 Days may say, and what a table may choose before a match."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

RANKS: Final = 13
DAYS: Final = 12

Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook of 12 Days as data; ``copies`` and ``rank_points`` by rank, ``day_points`` by day from day 1."""

    hand_size: Annotated[int, Meta(ge=2, le=20)]
    least_seats: Annotated[int, Meta(ge=2, le=5)]
    most_seats: Annotated[int, Meta(ge=2, le=5)]
    copies: Annotated[tuple[Annotated[int, Meta(ge=0, le=30)], ...], Meta(min_length=RANKS, max_length=RANKS)]
    day_points: Annotated[tuple[Points, ...], Meta(min_length=DAYS, max_length=DAYS)]
    rank_points: Annotated[tuple[Points, ...], Meta(min_length=RANKS, max_length=RANKS)]

    def __post_init__(self) -> None:
        if self.least_seats > self.most_seats:
            raise ValueError("`least_seats` is not above `most_seats`")
        if sum(self.copies) < self.hand_size * self.most_seats:
            raise ValueError("`copies` give every hand its cards")
        if self.rank_points[0]:
            raise ValueError("`rank_points` give nothing for rank 0")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``new_game`` takes."""

    clauses_give: bool = False


OPTIONS: dict[str, Any] = {"clauses_give": [False, True]}
