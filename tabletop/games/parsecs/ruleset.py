"""What a ruleset of 12 Parsecs may change: the sheet, the upgrade cards, the limits; and the options of a match."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from tabletop.games.parsecs.goals import AnyGoal
from tabletop.games.parsecs.rows import NUMBERS, monotone

Row: TypeAlias = Annotated[tuple[int, ...], Meta(min_length=1, max_length=16)]
BoxLengths: TypeAlias = Annotated[
    tuple[Annotated[int, Meta(ge=0, le=60)], ...],
    Meta(min_length=1, max_length=6),
]
Supplies: TypeAlias = Annotated[int, Meta(ge=0, le=20)]
Language: TypeAlias = Literal["en", "pt_BR", "zh_TW"]


class Ship(Struct, frozen=True, forbid_unknown_fields=True):
    """A ship of the sheet.

    ``rows`` holds 0 for an empty number space and elsewhere the number printed there.
    ``boost`` is what its completion brings (P8).
    """

    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=3)]
    fuel: Supplies
    cadets: Supplies
    boost: Literal["mark", "number", "complete"]

    def __post_init__(self) -> None:
        for row in self.rows:
            if not set(row) <= {0, *NUMBERS}:
                raise ValueError("a printed number has two digits from 1 to 6, and 0 is an empty space")
            if not monotone(row):
                raise ValueError("the numbers printed in a row either never fall or never rise")
        if all(map(all, self.rows)):
            raise ValueError("a ship has at least one empty number space")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """An upgrade card (P9): a goal, and what becomes pending when it is met.

    ``names`` gives the title of a card that the program has no words for, by language.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,31}\Z")]
    goal: AnyGoal
    reward: Annotated[tuple[Literal["mark", "number", "complete", "fuel", "cadet"], ...], Meta(max_length=6)]
    names: dict[Language, Annotated[str, Meta(min_length=1, max_length=40)]] = {}


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """When a match is over (P10): complete ships of one seat, or turns, of a lone player and of others."""

    ships: Annotated[int, Meta(ge=1, le=5)]
    turns: Annotated[int, Meta(ge=1, le=99)]
    turns_alone: Annotated[int, Meta(ge=1, le=99)]


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    """Points for a number space of a complete ship, for a filled one of another, and for a surplus unit (P11)."""

    complete: Annotated[int, Meta(ge=0, le=100)]
    incomplete: Annotated[int, Meta(ge=0, le=100)]
    surplus: Annotated[int, Meta(ge=0, le=100)]


class Values(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole ruleset. ``stations`` and ``academies`` are the lengths of their rows of boxes."""

    ships: Annotated[tuple[Ship, ...], Meta(min_length=5, max_length=5)]
    stations: BoxLengths
    academies: BoxLengths
    upgrades: Annotated[tuple[Card, ...], Meta(min_length=3, max_length=60)]
    limits: Limits
    points: Points

    def __post_init__(self) -> None:
        ids = sorted(card.id for card in self.upgrades)
        for one, other in pairwise(ids):
            if one == other:
                raise ValueError(f"two upgrade cards have the id “{one}”")


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses: with the upgrade cards of P9 or without."""

    upgrade_cards: bool = True


OPTIONS: dict[str, Any] = {"upgrade_cards": [True, False]}
"""The same, described for people and programs; the first is the default."""
