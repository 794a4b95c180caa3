"""The shape of a position of 12 Days in the public notation."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.twelve_days.ruleset import DAYS, RANKS

Rank: TypeAlias = Annotated[int, Meta(ge=0, lt=RANKS)]
Day: TypeAlias = Annotated[int, Meta(ge=1, le=DAYS)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=4)]


class SeatDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player; null for what a view hides."""

    hand: list[Rank | None]
    days: list[Day]
    chosen: Rank | None


class ResultDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The final scores."""

    winners: list[int]
    scores: list[int]
    days: list[int]
    hand: list[int]


class PositionDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position; ``deck`` is top first, ``discard`` in any order."""

    game: Literal["twelve_days"]
    ruleset: str
    clauses_give: bool
    phase: Literal["pass", "play", "give", "over"]
    to_act: list[SeatNumber]
    day: Day
    waiting: list[Day]
    deck: list[Rank | None]
    discard: list[Rank | None]
    seats: Annotated[list[SeatDoc], Meta(min_length=2, max_length=5)]
    result: ResultDoc | None
