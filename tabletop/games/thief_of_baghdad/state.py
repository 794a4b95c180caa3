"""The state of a match of The Thief of Baghdad: palaces, hands, and where a turn stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PALACES = ("red", "blue", "green", "yellow", "purple", "white")
"""By palace number; a palace card is its palace's number."""

DANCER: Final = 6
CARDS = (*PALACES, "dancer")
KINDS = len(CARDS)
NUMBERS: Final = {name: number for number, name in enumerate(CARDS)}
"""By name, the number of a palace or of a card's kind."""

NEUTRAL: Final = 4
"""The owner of neutral guards, beside seats 0…3; an index into ``Palace.guards``."""
OWNERS: Final = 5

# Phases.
GUARDS: Final = 0
ACT: Final = 1
OVER: Final = 2
PHASES = ("guards", "act", "over")


@dataclass(slots=True)
class Palace:
    """One palace: ``chests`` top first, ``guards`` a count an owner, ``thieves`` a count a seat."""

    chests: list[int]
    guards: list[int]
    thieves: list[int]

    def guarded(self) -> int:
        """How many guards stand before it."""
        found = 0
        for guards in self.guards:
            found += guards
        return found

    def copy(self) -> Palace:
        """An equal, independent palace."""
        return Palace(self.chests[:], self.guards[:], self.thieves[:])


@dataclass(slots=True)
class SeatState:
    """One player. ``hand`` counts cards by kind (palaces 0–5, DANCER); ``unknown`` are those a view cannot name."""

    hand: list[int]
    unknown: int
    stock: int
    guards_left: int
    neutrals_left: int
    chests: list[int]

    def copy(self) -> SeatState:
        """An equal, independent seat."""
        return SeatState(self.hand[:], self.unknown, self.stock, self.guards_left, self.neutrals_left, self.chests[:])


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended (T15, T16); several ``winners`` share a stand-off; ``chests`` are counts a seat."""

    winners: tuple[int, ...]
    chests: tuple[int, ...]


@dataclass(slots=True)
class State:
    """A whole match; ``deck`` is top last, ``discard`` counts cards by palace, ``dancers`` are those in supply.

    ``idle`` counts the turns in succession that ended without an action and brought no card (T16). ``to_act`` and
    ``idle`` are 0 when over.
    """

    tactical: bool
    phase: int
    to_act: int
    acted: bool
    thief_actions: int
    palaces: list[Palace]
    deck: list[int]
    discard: list[int]
    dancers: int
    seats: list[SeatState]
    idle: int
    result: Result | None
    rng: int

    def copy(self) -> State:
        """An equal, independent state."""
        return State(
            self.tactical,
            self.phase,
            self.to_act,
            self.acted,
            self.thief_actions,
            [palace.copy() for palace in self.palaces],
            self.deck[:],
            self.discard[:],
            self.dancers,
            [own.copy() for own in self.seats],
            self.idle,
            self.result,
            self.rng,
        )
