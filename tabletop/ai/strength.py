"""The measured strength of the built-in opponents: what the shipped table says, and how it is read."""

from __future__ import annotations

from functools import cache

import msgspec

from tabletop.core.paths import assets

PLACE = ("strength.json",)
"""Below ``assets``; written by ``python -m tests.benchmarks.strength``."""


class Duel(msgspec.Struct, frozen=True):
    """One player of ``level`` among players of ``against``, at a table of so many seats, every seating at every deal.

    ``rate`` is its share of the victories in so many ``matches``; ``low`` and ``high`` are its 95 % interval.
    """

    game: str
    seats: int
    level: str
    against: str
    matches: int
    rate: float
    low: float
    high: float

    @property
    def times(self) -> float:
        """How many times its even share it wins."""
        return self.rate * self.seats


class Pace(msgspec.Struct, frozen=True):
    """How long a level takes over a choice at one game: the mean and the longest of so many, in seconds."""

    game: str
    level: str
    choices: int
    mean: float
    longest: float


class Start(msgspec.Struct, frozen=True):
    """How often a level wins the 7-1 mode of Camisa 12 from so many points, by a ruleset."""

    level: str
    points: int
    matches: int
    rate: float
    low: float
    high: float
    ruleset: str = "base"


class Strength(msgspec.Struct, frozen=True):
    """All that was measured."""

    duels: list[Duel] = []
    paces: list[Pace] = []
    starts: list[Start] = []

    def of(self, game: str) -> tuple[list[Duel], list[Pace]]:
        """What was measured at one game."""
        return [row for row in self.duels if row.game == game], [row for row in self.paces if row.game == game]


def read(data: bytes) -> Strength:
    """The table in a file. Raises msgspec.DecodeError."""
    return msgspec.json.decode(data, type=Strength)


@cache
def shipped() -> Strength:
    """The table that came with the program; an empty one if somebody has taken it away or spoilt it."""
    try:
        return read(assets(*PLACE).read_bytes())
    except (OSError, msgspec.DecodeError):
        return Strength()
