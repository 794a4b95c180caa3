"""What can be seen to happen in a match of 12 Days of Christmas, in the order in which the table shows it."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tabletop.core.rules import Event, Seat


class Played(Event, frozen=True, tag="played"):
    """Cards, ascending, went to the trick (N4–N6); ``lead``: they opened it."""

    seat: Seat
    cards: tuple[int, ...]
    lead: bool


class Passed(Event, frozen=True, tag="passed"):
    """A seat played nothing to the trick (N5)."""

    seat: Seat


class TrickWon(Event, frozen=True, tag="trick_won"):
    """The lowest card won the trick (N7); its cards are discarded (N8)."""

    seat: Seat
    low: int


class TakenBack(Event, frozen=True, tag="taken_back"):
    """A seat had played its last cards and did not win: they return to its hand (N9)."""

    seat: Seat
    cards: tuple[int, ...]


class HandWon(Event, frozen=True, tag="hand_won"):
    """A seat without cards won the trick and took a gift from the supply (N10)."""

    seat: Seat
    hand_number: int


class GiftGiven(Event, frozen=True, tag="gift_given"):
    """A seat with the most cards gave the winner of the hand a gift (N11)."""

    seat: Seat
    to: Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A new hand was dealt (N2); ``cards`` are those of each seat, None where hidden."""

    reveals: ClassVar[bool] = True

    hand_number: int
    leader: Seat
    cards: tuple[tuple[int | None, ...], ...]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over (N13)."""

    winners: tuple[Seat, ...]
    gifts: tuple[int, ...]


ChristmasEvent: TypeAlias = Played | Passed | TrickWon | TakenBack | HandWon | GiftGiven | Dealt | Ended
