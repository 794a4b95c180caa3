"""What a player of 12 Parsecs may choose."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import force_setattr

from tabletop.core.rules import Action

Group: TypeAlias = Literal["stations", "academies"]
Supply: TypeAlias = Literal["fuel", "cadet"]


class Choose(Action, frozen=True, tag="choose"):
    """Read two ``dice`` as numbers; the third marks boxes of ``group`` (P2, P6). Kept ascending, given in any order."""

    dice: tuple[int, int]
    group: Group

    def __post_init__(self) -> None:
        one, other = self.dice
        if one > other:
            force_setattr(self, "dice", (other, one))


class Write(Action, frozen=True, tag="write"):
    """Write a number into an empty space, one's own or the free number of a boost (P3, P8); all count from 0."""

    number: int
    ship: int
    row: int
    space: int


class Skip(Action, frozen=True, tag="skip"):
    """Leave a number unwritten (P5); a free number is skipped without naming one."""

    number: int | None = None


class PutOnShip(Action, frozen=True, tag="supply"):
    """Put one unit on a ship (P7)."""

    what: Supply
    ship: int


class PutAside(Action, frozen=True, tag="surplus"):
    """Put one unit on the surplus track (P7)."""

    what: Supply


class Mark(Action, frozen=True, tag="mark"):
    """A boost: mark one box in the first incomplete row of a group (P8)."""

    group: Group


class Complete(Action, frozen=True, tag="complete"):
    """A boost: fill the first incomplete row of a group (P8)."""

    group: Group


ParsecsAction: TypeAlias = Choose | Write | Skip | PutOnShip | PutAside | Mark | Complete
