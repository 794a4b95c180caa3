"""The shape of a position of 12 Days of Christmas in the public notation."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.days_of_christmas.ruleset import LEAST_SEATS, MOST_SEATS, RANKS

Rank: TypeAlias = Annotated[int, Meta(ge=1, le=RANKS)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Gifts: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class SeatDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player; null for cards that a view hides."""

    hand: list[Rank | None]
    gifts: Gifts


class EntryDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat did in the trick; no cards is a pass."""

    seat: SeatNumber
    cards: list[Rank]


class ResultDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended."""

    winners: list[int]
    gifts: list[int]


class PositionDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole position."""

    game: Literal["days_of_christmas"]
    ruleset: str
    length: Literal["full", "short"]
    phase: Literal["lead", "follow", "over"]
    to_act: SeatNumber | None
    hand_number: Annotated[int, Meta(ge=1, le=50)]
    leader: SeatNumber
    supply: Gifts
    trick: list[EntryDoc]
    discard: list[Rank]
    unseen: list[Rank | None]
    seats: Annotated[list[SeatDoc], Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    result: ResultDoc | None
