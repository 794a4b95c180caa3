"""What can be seen to happen in a match of 12 Parsecs, in the order in which the table shows it."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tabletop.core.rules import Event, Seat


class Rolled(Event, frozen=True, tag="rolled"):
    """A turn begins with a roll for all (P1)."""

    reveals: ClassVar[bool] = True

    turn: int
    dice: tuple[int, int, int]


class Chosen(Event, frozen=True, tag="chosen"):
    """A seat read two dice as ``numbers`` and gave the ``third`` to a group (P2, P6)."""

    seat: Seat
    dice: tuple[int, int]
    third: int
    group: str
    numbers: tuple[int, ...]


class Marked(Event, frozen=True, tag="marked"):
    """``boxes`` more of a row were marked, which now has ``total`` (P6, P8)."""

    seat: Seat
    group: str
    row: int
    boxes: int
    total: int


class CircleWon(Event, frozen=True, tag="circle_won"):
    """A row of boxes is full (P6)."""

    seat: Seat
    group: str
    row: int


class BoxesLost(Event, frozen=True, tag="boxes_lost"):
    """The row had no box for so many marks, or the group no row at all (P6)."""

    seat: Seat
    group: str
    boxes: int


class Written(Event, frozen=True, tag="written"):
    """A number was written; ``free``: it came from a boost (P3, P8)."""

    seat: Seat
    number: int
    ship: int
    row: int
    space: int
    free: bool


class Skipped(Event, frozen=True, tag="skipped"):
    """A number was not written, the free one of a boost if None; ``lost``: it had no legal space (P5)."""

    seat: Seat
    number: int | None
    lost: bool


class Income(Event, frozen=True, tag="income"):
    """The circles gave fuel and cadets (P7)."""

    seat: Seat
    fuel: int
    cadets: int


class Supplied(Event, frozen=True, tag="supplied"):
    """A unit of fuel or a cadet went on a ship, which now holds ``total`` of them (P7)."""

    seat: Seat
    what: str
    ship: int
    total: int


class SetAside(Event, frozen=True, tag="set_aside"):
    """A unit went to the surplus track, which now holds ``total`` of its kind (P7)."""

    seat: Seat
    what: str
    total: int


class ShipCompleted(Event, frozen=True, tag="ship_completed"):
    """All number and supply spaces of a ship are filled (P8)."""

    seat: Seat
    ship: int


class UpgradeGained(Event, frozen=True, tag="upgrade_gained"):
    """The goal of a card, by its id, is met (P9)."""

    seat: Seat
    card: str


class BoostPending(Event, frozen=True, tag="boost_pending"):
    """A completed ship or a card gave a boost or a supply, to be resolved after those before it (P8, P9)."""

    seat: Seat
    boost: str


class BoostUsed(Event, frozen=True, tag="boost_used"):
    """The first pending boost was resolved; what it did follows (P8)."""

    seat: Seat
    boost: str


class BoostDropped(Event, frozen=True, tag="boost_dropped"):
    """The first pending boost had nothing left to do (P8)."""

    seat: Seat
    boost: str


class SeatDone(Event, frozen=True, tag="seat_done"):
    """A seat has finished its turn."""

    seat: Seat


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """All seats have finished the turn (P10)."""

    turn: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over (P10–P12): the winners, and scores and complete ships by seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    complete: tuple[int, ...]


ParsecsEvent: TypeAlias = (
    Rolled | Chosen | Marked | CircleWon | BoxesLost | Written | Skipped | Income | Supplied | SetAside | ShipCompleted
    | UpgradeGained | BoostPending | BoostUsed | BoostDropped | SeatDone | TurnEnded | Ended
)  # fmt: skip
