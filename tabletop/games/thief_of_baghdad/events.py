"""What can be seen to happen in a match of The Thief of Baghdad, in the order in which the table shows it."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tabletop.core.rules import Event, Seat

# Palaces are numbers 0…5, cards 0…6 with 6 a dancer, as in the state.


class GuardPlaced(Event, frozen=True, tag="guard_placed"):
    """A guard took a square (T2, T3)."""

    seat: Seat
    palace: int
    neutral: bool


class Paid(Event, frozen=True, tag="paid"):
    """Cards went to the discard pile, dancers to their supply (T12)."""

    seat: Seat
    cards: tuple[int, ...]


class ThiefEntered(Event, frozen=True, tag="thief_entered"):
    """A thief came from the stock into a palace (T5)."""

    seat: Seat
    palace: int


class GuardMoved(Event, frozen=True, tag="guard_moved"):
    """An own guard walked to another palace (T6), with a thief or without (T7)."""

    seat: Seat
    start: int
    to: int
    thief: bool


class NeutralMoved(Event, frozen=True, tag="neutral_moved"):
    """A neutral guard was moved to another palace (T8)."""

    seat: Seat
    start: int
    to: int


class Robbed(Event, frozen=True, tag="robbed"):
    """The top chest was taken, and its ``chest`` thieves are back in the stock (T11)."""

    seat: Seat
    palace: int
    chest: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """A turn ended; ``idle``: without any action (T13)."""

    seat: Seat
    idle: bool


class DancerTaken(Event, frozen=True, tag="dancer_taken"):
    """A dancer was taken from the supply (T13)."""

    seat: Seat


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discard pile became a new deck of ``cards`` cards (T14)."""

    reveals: ClassVar[bool] = True

    cards: int


class Drawn(Event, frozen=True, tag="drawn"):
    """Palace cards drawn from the deck (T13), sorted; None where hidden."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int | None, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over (T15), or stands still (T16)."""

    winners: tuple[Seat, ...]
    chests: tuple[int, ...]
    stand_off: bool


ThiefEvent: TypeAlias = (
    GuardPlaced
    | Paid
    | ThiefEntered
    | GuardMoved
    | NeutralMoved
    | Robbed
    | TurnEnded
    | DancerTaken
    | Reshuffled
    | Drawn
    | Ended
)
