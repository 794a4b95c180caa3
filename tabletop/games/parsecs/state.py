"""The state of a match of 12 Parsecs: one roll for all, and a sheet for each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

EMPTY: Final = 0
"""An empty number space."""

# Groups of box rows.
STATIONS: Final = 0
ACADEMIES: Final = 1
GROUPS = ("stations", "academies")

# Supplies.
FUEL: Final = 0
CADET: Final = 1
SUPPLIES = ("fuel", "cadet")

# Entries of ``pending``; the last two are a supply each, in the order of SUPPLIES.
MARK: Final = 0
NUMBER: Final = 1
COMPLETE: Final = 2
GIVE_FUEL: Final = 3
GIVE_CADET: Final = 4
BOOSTS = ("mark", "number", "complete", "fuel", "cadet")

# What a seat does at the moment.
CHOOSING: Final = 0
WRITING: Final = 1
SUPPLYING: Final = 2
DONE: Final = 3
BOOSTING: Final = 4
PHASES = ("choose", "number", "supply", "done", "boost")
OVER = "over"


@dataclass(slots=True)
class SeatState:
    """One sheet and where its player is in the turn.

    Its parts are tuples and are replaced as a whole: ten sheets are copied far more often than one is written on.
    """

    spaces: tuple[int, ...]  # number or EMPTY: all rows of all ships one after another, as the Sheet cuts them
    fuel: tuple[int, ...]  # by ship
    cadets: tuple[int, ...]  # by ship
    stations: tuple[int, ...]  # boxes marked, by row
    academies: tuple[int, ...]
    surplus_fuel: int
    surplus_cadets: int
    gained: tuple[int, ...]  # upgrade cards, in order of gaining
    pending: tuple[int, ...]  # boosts and rewards still to be resolved, the first is next
    phase: int
    numbers: tuple[int, ...]  # still to be written, ascending
    to_place: tuple[int, int] | None  # fuel and cadets of this turn's income; None until it is counted

    def boxes(self, group: int) -> tuple[int, ...]:
        """The boxes marked in each row of a group."""
        return self.stations if group == STATIONS else self.academies

    def supplies(self, what: int) -> tuple[int, ...]:
        """The fuel or the cadets on each ship."""
        return self.fuel if what == FUEL else self.cadets

    def write(self, space: int, number: int) -> None:
        """Put a number into a space."""
        self.spaces = _replaced(self.spaces, space, number)

    def mark(self, group: int, row: int, boxes: int) -> None:
        """Mark so many more boxes of a row."""
        marked = self.boxes(group)
        after = _replaced(marked, row, marked[row] + boxes)
        if group == STATIONS:
            self.stations = after
        else:
            self.academies = after

    def load(self, what: int, ship: int) -> None:
        """Put one more unit on a ship."""
        units = self.supplies(what)
        after = _replaced(units, ship, units[ship] + 1)
        if what == FUEL:
            self.fuel = after
        else:
            self.cadets = after

    def copy(self) -> SeatState:
        """An equal, independent seat."""
        return SeatState(
            self.spaces,
            self.fuel,
            self.cadets,
            self.stations,
            self.academies,
            self.surplus_fuel,
            self.surplus_cadets,
            self.gained,
            self.pending,
            self.phase,
            self.numbers,
            self.to_place,
        )


@dataclass(slots=True)
class State:
    """A whole match; all seats act at once, and it is over when there is a result."""

    turn: int  # from 1
    dice: tuple[int, int, int]  # in the order rolled
    upgrades: tuple[int, ...]  # the cards face up, as indices in the ruleset
    upgrade_deck: tuple[int, ...]  # top first, never drawn from; HIDDEN in a view
    seats: list[SeatState]
    result: Result | None
    rng: int

    def copy(self) -> State:
        """An equal, independent state."""
        return State(
            self.turn,
            self.dice,
            self.upgrades,
            self.upgrade_deck,
            [seat.copy() for seat in self.seats],
            self.result,
            self.rng,
        )


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended (P10–P12): who won, and each seat's score and number of complete ships."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    complete: tuple[int, ...]


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
