"""What can be seen to happen in a match of Camisa 12, in the order in which the table shows it."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from tabletop.core.rules import Event, Seat


class BallMoved(Event, frozen=True, tag="ball_moved"):
    """The ball went clockwise from one face to another (C5)."""

    seat: Seat
    start: int
    face: int


class Passed(Event, frozen=True, tag="passed"):
    """No face in reach holds a piece of the seat: the turn passes (C5)."""

    seat: Seat


class Removed(Event, frozen=True, tag="removed"):
    """The piece of the other seat on the chosen face was discarded beside ``seat`` (C6)."""

    seat: Seat
    face: int
    piece: int


class Placed(Event, frozen=True, tag="placed"):
    """A piece of ``seat`` went from a face to a space of its side (C7, S3); ``match``: the symbols agree for it."""

    seat: Seat
    piece: int
    face: int
    space: int
    match: bool


class Scored(Event, frozen=True, tag="scored"):
    """``points`` to ``seat`` (negative: taken away).

    ``why``: flag, song, firework, wave, mismatch, cycle, fireworks (C14), mosaic (card ``n``) or power (a bonus of the
    team, besides what the piece brings). ``n`` is the length of the run, the count of the piece, or the card; ``space``
    the space it came from, if any.
    """

    seat: Seat
    points: int
    why: str
    n: int = 0
    space: int | None = None


class SongBroken(Event, frozen=True, tag="song_broken"):
    """A song out of order: this song and all later ones of the seat score nothing (C10)."""

    seat: Seat
    space: int


class MosaicDrawn(Event, frozen=True, tag="mosaic_drawn"):
    """Mosaic cards drawn (C12); None where hidden. ``laid_open``: beside the 7-1 opponent's side, seen by all (S4)."""

    reveals: ClassVar[bool] = True

    seat: Seat
    cards: tuple[int | None, ...]
    laid_open: bool = False


class MosaicReturned(Event, frozen=True, tag="mosaic_returned"):
    """A mosaic card went to the bottom of the deck (C12); None where hidden."""

    seat: Seat
    card: int | None


class Cycled(Event, frozen=True, tag="cycled"):
    """The top of each stack went to its bottom (S6); the pieces by seat."""

    pieces: tuple[int, int]


class Refilled(Event, frozen=True, tag="refilled"):
    """A piece went from the top of a stack to a face (C8); ``top`` is the piece now seen, None if there is none.

    Played on a view, a piece that lay beneath the top is HIDDEN.
    """

    reveals: ClassVar[bool] = True

    seat: Seat
    face: int
    piece: int
    top: int | None


class PowerUsed(Event, frozen=True, tag="power_used"):
    """A token was spent, or a mismatch given for nothing; ``effect`` names the ability as the ruleset does.

    ``tokens`` are those left.
    """

    seat: Seat
    effect: str
    tokens: int


class Exchanged(Event, frozen=True, tag="exchanged"):
    """A seat's pieces on two faces changed places (the ability token_exchange)."""

    seat: Seat
    face: int
    other: int


class Swapped(Event, frozen=True, tag="swapped"):
    """A seat's pieces on ``space`` and ``space + 1`` changed places (the ability token_swap)."""

    seat: Seat
    space: int


class Dug(Event, frozen=True, tag="dug"):
    """The top of a seat's stack came to a face, whose piece went beneath the stack (the ability token_dig).

    ``top`` is the piece now seen on the stack.
    """

    reveals: ClassVar[bool] = True

    seat: Seat
    face: int
    piece: int
    beneath: int
    top: int


class PenaltyShown(Event, frozen=True, tag="penalty_shown"):
    """A penalty card turned up (C15): of a seat, or from the deck (``seat`` None); the tally by seat so far."""

    reveals: ClassVar[bool] = True

    seat: Seat | None
    kind: int
    tally: tuple[int, int]


class Ended(Event, frozen=True, tag="ended"):
    """The match is over (C14–C16)."""

    reveals: ClassVar[bool] = True

    winner: Seat | None
    goals: tuple[int, int]
    decided_by: str


Camisa12Event: TypeAlias = (
    BallMoved | Passed | Removed | Placed | Scored | SongBroken | MosaicDrawn | MosaicReturned | Cycled | Refilled
    | PowerUsed | Exchanged | Swapped | Dug | PenaltyShown | Ended
)  # fmt: skip
