"""The shape of a position in the public notation, field by field."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Count: TypeAlias = Annotated[int, Meta(ge=0, le=9999)]
Die: TypeAlias = Annotated[int, Meta(ge=1, le=6)]
Boxes: TypeAlias = Annotated[list[Count], Meta(max_length=12)]
Number: TypeAlias = Annotated[int, Meta(ge=11, le=66)]


class ShipDoc(Struct, forbid_unknown_fields=True):
    """A ship: ``rows`` hold a number or null a space."""

    rows: list[list[Number | None]]
    fuel: Count
    cadets: Count
    complete: bool


class ToPlaceDoc(Struct, forbid_unknown_fields=True):
    """Units of this turn's income still to be placed."""

    fuel: Count
    cadet: Count


class SeatDoc(Struct, forbid_unknown_fields=True):
    """A sheet, and where its player is in the turn."""

    ships: list[ShipDoc]
    stations: Boxes
    academies: Boxes
    surplus_fuel: Count
    surplus_cadets: Count
    gained: list[str]
    pending: Annotated[list[Literal["mark", "number", "complete", "fuel", "cadet"]], Meta(max_length=40)]
    phase: Literal["choose", "number", "supply", "done", "boost"]
    numbers: Annotated[list[int], Meta(max_length=2)]
    to_place: ToPlaceDoc | None


class ResultDoc(Struct, forbid_unknown_fields=True):
    """How the match ended."""

    winners: list[int]
    scores: list[int]
    complete: list[int]


class PositionDoc(Struct, forbid_unknown_fields=True):
    """A whole position; nulls in ``upgrade_deck`` only in a view."""

    game: Literal["parsecs"]
    ruleset: str
    phase: Literal["choose", "number", "supply", "boost", "over"]
    to_act: list[int]
    turn: Annotated[int, Meta(ge=1, le=99)]
    dice: Annotated[list[Die], Meta(min_length=3, max_length=3)]
    upgrades: Annotated[list[str], Meta(max_length=3)]
    upgrade_deck: Annotated[list[str | None], Meta(max_length=60)]
    seats: Annotated[list[SeatDoc], Meta(min_length=1, max_length=10)]
    result: ResultDoc | None
