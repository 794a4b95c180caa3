"""What can be seen to happen in a match of 12 Days, in the order in which the table shows it."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tabletop.core.rules import Event, Seat


class Chosen(Event, frozen=True, tag="chosen"):
    """A seat laid a card face down, to pass or to play (D2, D3); None for the others."""

    seat: Seat
    card: int | None


class CardPassed(Event, frozen=True, tag="card_passed"):
    """A card went to the left neighbour (D2); None for all but the two."""

    reveals: ClassVar[bool] = True

    seat: Seat
    to: Seat
    card: int | None


class Revealed(Event, frozen=True, tag="revealed"):
    """All played cards turn together (D3), by seat; None where a view cannot know."""

    reveals: ClassVar[bool] = True

    day: int
    cards: tuple[int | None, ...]


class TiedOut(Event, frozen=True, tag="tied_out"):
    """A rank that several played drops out (D4, D6)."""

    rank: int
    seats: tuple[Seat, ...]


class DayWon(Event, frozen=True, tag="day_won"):
    """The lowest remaining rank wins the day and all that waited (D4, D5)."""

    seat: Seat
    rank: int
    days: tuple[int, ...]


class DayWaits(Event, frozen=True, tag="day_waits"):
    """Every card dropped out: the day card waits (D5)."""

    day: int


class DayGiven(Event, frozen=True, tag="day_given"):
    """Day cards won with a Claus were given to another (D8)."""

    seat: Seat
    to: Seat
    days: tuple[int, ...]


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards became a new deck of ``cards`` cards (D7)."""

    reveals: ClassVar[bool] = True

    cards: int


class Drawn(Event, frozen=True, tag="drawn"):
    """A seat drew a card (D7); None for the others."""

    reveals: ClassVar[bool] = True

    seat: Seat
    card: int | None


class RankCounted(Event, frozen=True, tag="rank_counted"):
    """At the end: ``seats`` hold the most cards of a rank, ``count`` each, and score ``points`` each (D10)."""

    reveals: ClassVar[bool] = True

    rank: int
    count: int
    points: int
    seats: tuple[Seat, ...]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over (D11)."""

    reveals: ClassVar[bool] = True

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


TwelveDaysEvent: TypeAlias = (
    Chosen | CardPassed | Revealed | TiedOut | DayWon | DayWaits | DayGiven | Reshuffled | Drawn | RankCounted | Ended
)
