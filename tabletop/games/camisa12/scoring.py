"""What pieces, runs and marks are worth: a pure function for each rule."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.games.camisa12.state import FLAG, KIND_OF, SONG_A, SONG_E, SPACES


def goals(marks: Sequence[int], then_every: int, points: int) -> int:
    """How many goal marks lie at or below ``points``; after the last of ``marks`` one follows every so many points."""
    if points < marks[-1]:
        return bisect_right(marks, points)
    return len(marks) + (points - marks[-1]) // then_every


def flag_run(side: Sequence[int], space: int) -> int:
    """C9: the length of the unbroken run of flags that contains the flag on ``space``."""
    first = last = space
    while first > 0 and side[first - 1] == FLAG:
        first -= 1
    while last < SPACES - 1 and side[last + 1] == FLAG:
        last += 1
    return last - first + 1


def songs_of(side: Sequence[int]) -> list[int]:
    """The songs of a side, clockwise."""
    return [piece for piece in side if SONG_A <= piece <= SONG_E]


def in_order(songs: list[int], _: int) -> bool:
    """C10: the songs read alphabetically clockwise."""
    return songs == sorted(songs)


class Placing(NamedTuple):
    """A piece just placed: all that a team's bonus may look at."""

    side: list[int]
    space: int
    points: int  # what the piece brought
    removed: int  # the other seat's piece it sent away, or EMPTY
    discards: list[int]


def penalty_goals(side: Iterable[int], kinds: set[int]) -> int:
    """C15: one for each piece whose kind is on a card turned up."""
    return sum(piece >= 0 and KIND_OF[piece] in kinds for piece in side)
