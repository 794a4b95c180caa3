"""The state of a match of 12 Days of Christmas: hands, the trick on the table, and gifts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Phases.
LEAD: Final = 0
FOLLOW: Final = 1
OVER: Final = 2
PHASES = ("lead", "follow", "over")


@dataclass(slots=True)
class SeatState:
    """One player; ``hand`` is ascending."""

    hand: list[int]
    gifts: int

    def copy(self) -> SeatState:
        """An equal, independent seat."""
        return SeatState(self.hand[:], self.gifts)


@dataclass(slots=True, init=False)  # what dataclass writes for init stays slow when it is compiled
class Entry:
    """What one seat did in the trick: its cards, ascending; none is a pass. Copies of a state share it unchanged."""

    seat: int
    cards: tuple[int, ...]

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended (N13)."""

    winners: tuple[int, ...]
    gifts: tuple[int, ...]


@dataclass(slots=True)
class State:
    """A whole match; ``trick`` is in order of play, ``discard`` and ``unseen`` are ascending."""

    short: bool
    phase: int
    to_act: int
    hand_number: int  # from 1
    leader: int
    supply: int
    trick: list[Entry]
    discard: list[int]
    unseen: list[int]
    seats: list[SeatState]
    result: Result | None
    rng: int

    def copy(self) -> State:
        """An equal, independent state."""
        return State(
            self.short,
            self.phase,
            self.to_act,
            self.hand_number,
            self.leader,
            self.supply,
            self.trick[:],
            self.discard[:],
            self.unseen[:],
            [own.copy() for own in self.seats],
            self.result,
            self.rng,
        )
