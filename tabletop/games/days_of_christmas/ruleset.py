"""What a ruleset of 12 Days of Christmas may say, and what a table may choose before a match."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

RANKS: Final = 12
MOST_COPIES: Final = 30
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 8


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many hands a game has, and how many gifts everyone starts with (N1)."""

    hands: Annotated[int, Meta(ge=1, le=50)]
    start_gifts: Annotated[int, Meta(ge=0, le=9)]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook as data; ``copies`` by rank from 1, ``dealt`` by number of players from 2 (N2)."""

    copies: Annotated[tuple[Annotated[int, Meta(ge=0, le=MOST_COPIES)], ...], Meta(min_length=RANKS, max_length=RANKS)]
    dealt: Annotated[tuple[Annotated[int, Meta(ge=1, le=20)], ...], Meta(min_length=7, max_length=7)]
    gifts: Annotated[int, Meta(ge=1, le=99)]
    full: Length
    short: Length

    def __post_init__(self) -> None:
        cards = sum(self.copies)
        for seats, dealt in enumerate(self.dealt, LEAST_SEATS):
            if seats * dealt > cards:
                raise ValueError(f"`dealt` asks for {seats * dealt} cards with {seats} players, but there are {cards}")
        for length in (self.full, self.short):
            if length.hands + MOST_SEATS * length.start_gifts > self.gifts:
                raise ValueError("`gifts` are enough for all hands and for what everyone starts with")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``new_game`` takes; ``start`` is the seat that leads the first trick, null: drawn (N3)."""

    length: Literal["full", "short"] = "full"
    start: int | None = None


OPTIONS: dict[str, Any] = {"length": ["full", "short"], "start": {"range": [0, MOST_SEATS - 1]}}
