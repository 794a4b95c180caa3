"""The state of a match of 12 Days: hands, day cards won and waiting, and what each seat has chosen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NONE: Final = -2
"""No card chosen yet."""

CLAUS: Final = 0
"""The rank of Santa and of Mrs. Claus."""

# Phases.
PASS: Final = 0
PLAY: Final = 1
GIVE: Final = 2
OVER: Final = 3
PHASES = ("pass", "play", "give", "over")


@dataclass(slots=True)
class SeatState:
    """One player. ``hand`` is ascending and still holds the card in ``chosen``; ``days`` are in order of winning."""

    hand: list[int]
    days: list[int]
    chosen: int  # a rank, NONE, or HIDDEN in another's view

    def copy(self) -> SeatState:
        """An equal, independent seat."""
        return SeatState(self.hand[:], self.days[:], self.chosen)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended (D10, D11), by seat; ``hand`` are the points for the most cards of a rank."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    days: tuple[int, ...]
    hand: tuple[int, ...]


@dataclass(slots=True)
class State:
    """A whole match.

    ``deck`` is top last, ``discard`` ascending; ``waiting`` holds earlier days only; ``giver`` acts in GIVE, else NONE.
    """

    clauses_give: bool
    phase: int
    day: int  # from 1
    waiting: list[int]
    deck: list[int]
    discard: list[int]
    seats: list[SeatState]
    giver: int
    result: Result | None
    rng: int

    def copy(self) -> State:
        """An equal, independent state."""
        return State(
            self.clauses_give,
            self.phase,
            self.day,
            self.waiting[:],
            self.deck[:],
            self.discard[:],
            [own.copy() for own in self.seats],
            self.giver,
            self.result,
            self.rng,
        )
