"""The goals an upgrade card may set (P9): a small vocabulary with parameters, for ruleset files."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Few: TypeAlias = Annotated[int, Meta(ge=1, le=12)]
Spaces: TypeAlias = Annotated[int, Meta(ge=1, le=48)]
Span: TypeAlias = Annotated[int, Meta(ge=0, le=55)]


class Goal(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of the goals; ``upgrades.met`` says when each is met, the words of each are ``goal.<kind>``."""


class BoxRows(Goal, frozen=True, tag="box_rows"):
    """So many full rows of a group."""

    group: Literal["stations", "academies"]
    rows: Few


class Doubles(Goal, frozen=True, tag="doubles"):
    """So many different ones of 11, 22 … 66."""

    different: Annotated[int, Meta(ge=1, le=6)]


class SameNumber(Goal, frozen=True, tag="same_number"):
    """One number in so many spaces."""

    spaces: Spaces


class Mirrors(Goal, frozen=True, tag="mirrors"):
    """So often a number beside its mirror in neighbouring spaces of a row; a pair wholly printed does not count."""

    pairs: Few


class TightRow(Goal, frozen=True, tag="tight_row"):
    """A full row of at least so many spaces whose ends differ by ``span`` at most."""

    spaces: Spaces
    span: Span


class EveryShip(Goal, frozen=True, tag="every_ship"):
    """So many filled number spaces on every ship."""

    spaces: Spaces


class Surplus(Goal, frozen=True, tag="surplus"):
    """So many surplus units, fuel and cadets together."""

    units: Annotated[int, Meta(ge=1, le=100)]


class SameFirstDigit(Goal, frozen=True, tag="same_first_digit"):
    """So many filled number spaces with the same first digit."""

    spaces: Spaces


class Directions(Goal, frozen=True, tag="directions"):
    """So many full rows that rise and so many that fall; a row of equal numbers does neither."""

    rising: Annotated[int, Meta(ge=0, le=12)]
    falling: Annotated[int, Meta(ge=0, le=12)]


class WideRows(Goal, frozen=True, tag="wide_rows"):
    """So many full rows whose ends differ by ``span`` at least."""

    rows: Few
    span: Span


class ShipsComplete(Goal, frozen=True, tag="ships_complete"):
    """All of these ships complete; ships count from 1, as on the sheet."""

    ships: Annotated[tuple[Annotated[int, Meta(ge=1, le=5)], ...], Meta(min_length=1, max_length=5)]


NumberGoal: TypeAlias = (
    Doubles | SameNumber | Mirrors | TightRow | EveryShip | SameFirstDigit | Directions | WideRows
)  # fmt: skip
"""Those that look at the numbers written and at nothing else."""

AnyGoal: TypeAlias = NumberGoal | BoxRows | Surplus | ShipsComplete
