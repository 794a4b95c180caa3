"""The shape of a position of The Thief of Baghdad in the public notation."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.thief_of_baghdad.actions import CardName, PalaceName
from tabletop.games.thief_of_baghdad.ruleset import LEAST_SEATS, MOST_SEATS

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=20)]


class PalaceDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One palace; ``guards`` names the owners on its squares, in no order."""

    chests: list[Count]
    guards: list[SeatNumber | Literal["neutral"]]
    thieves: list[Count]


class PalacesDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The six palaces by name."""

    red: PalaceDoc
    blue: PalaceDoc
    green: PalaceDoc
    yellow: PalaceDoc
    purple: PalaceDoc
    white: PalaceDoc


class SeatDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player; null for cards that a view hides."""

    hand: list[CardName | None]
    stock: Count
    guards_left: Count
    neutrals_left: Count
    chests: list[Count]


class ResultDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the match ended; ``winners`` only after a shared stand-off."""

    winner: int | None
    chests: list[int]
    winners: list[int] | None = None


class PositionDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole position; ``deck`` is top first.

    ``idle``: the turns in succession, up to now, that brought a stand-off nearer (T16); written when there are any.
    """

    game: Literal["thief_of_baghdad"]
    ruleset: str
    variant: Literal["base", "tactical"]
    phase: Literal["guards", "act", "over"]
    to_act: SeatNumber | None
    acted: bool = False
    thief_actions: Count
    palaces: PalacesDoc
    deck: list[PalaceName | None]
    discard: list[PalaceName]
    dancers: Count
    seats: Annotated[list[SeatDoc], Meta(min_length=LEAST_SEATS, max_length=MOST_SEATS)]
    result: ResultDoc | None
    idle: Count | msgspec.UnsetType = msgspec.UNSET
