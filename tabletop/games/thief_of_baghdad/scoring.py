"""Who has won: by the chest that makes the number, or after a stand-off."""

from __future__ import annotations

from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.ruleset import LEAST_SEATS, Values
from tabletop.games.thief_of_baghdad.state import Result, State


def chests_to_win(values: Values, state: State) -> int:
    """How many chests win with this many players (T15)."""
    return values.chests_to_win[len(state.seats) - LEAST_SEATS]


def won(state: State, seat: Seat) -> Result:
    """The result once a seat has taken its last chest (T15)."""
    return Result((seat,), tuple(len(own.chests) for own in state.seats))


def stand_off(state: State) -> Result:
    """Most chests, then the highest sum of chests, then a shared victory (T16)."""
    worth = [(len(own.chests), sum(own.chests)) for own in state.seats]
    winners = tuple(seat for seat, one in enumerate(worth) if one == max(worth))
    return Result(winners, tuple(count for count, _ in worth))
