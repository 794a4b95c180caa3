"""The shape of a Camisa 12 position in JSON: names, types and bounds; unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from tabletop.games.camisa12.patterns import Kind
from tabletop.games.camisa12.ruleset import MOSAIC_NUMBERS
from tabletop.games.camisa12.state import CROWD, FACES, SPACES

PieceName: TypeAlias = Literal["flag", "song-A", "song-B", "song-C", "song-D", "song-E", "firework", "mosaic", "wave"]
CardNumber: TypeAlias = Annotated[int, Meta(ge=1, le=MOSAIC_NUMBERS)]
Cards: TypeAlias = Annotated[list[CardNumber], Meta(max_length=9 * MOSAIC_NUMBERS)]
Pile: TypeAlias = Annotated[list[PieceName], Meta(max_length=len(CROWD))]
PointCount: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
SeatNumber: TypeAlias = Literal[0, 1]
Pair: TypeAlias = tuple[PointCount, PointCount]


class SeatDoc(msgspec.Struct, forbid_unknown_fields=True):
    """One crowd; ``stack`` is top first."""

    team: str | None
    tokens: Annotated[int, Meta(ge=0, le=10)]
    color: str
    points: PointCount
    song_broken: bool
    side: Annotated[list[PieceName | None], Meta(min_length=SPACES, max_length=SPACES)]
    stack: Pile
    discards: Pile
    mosaic_hand: Cards
    penalty: Kind


class ResultDoc(msgspec.Struct, forbid_unknown_fields=True):
    """How the match ended."""

    winner: SeatNumber | None
    goals: Pair
    points: Pair
    fireworks: Pair
    mosaics: Pair
    penalties: Pair | None
    decided_by: Literal["goals", "penalties", "coin", "draw"]


class PositionDoc(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position.

    ``start`` is the seat that began, present where the number of pieces does not tell; ``start_points`` is present
    where a 7-1 match did not begin with the usual points.
    """

    game: Literal["camisa12"]
    ruleset: str
    mode: Literal["duel", "seven-one"]
    phase: Literal["place", "discard", "cycle", "power", "over"]
    to_act: SeatNumber | None
    ball: Annotated[int, Meta(ge=0, lt=FACES)]
    faces: Annotated[list[tuple[PieceName | None, PieceName | None]], Meta(min_length=FACES, max_length=FACES)]
    mosaic_deck: Cards
    penalty_deck: list[Kind]
    seats: tuple[SeatDoc, SeatDoc]
    result: ResultDoc | None
    to_discard: Annotated[int, Meta(ge=1, le=9)] | UnsetType = UNSET
    final_tie: Literal["draw", "coin"] | UnsetType = UNSET
    start: SeatNumber | UnsetType = UNSET
    start_points: int | UnsetType = UNSET
