"""What pieces, runs and marks are worth: a pure function for each rule."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from typing import NamedTuple

from tabletop.games.camisa12.state import FLAG, KIND_OF, SONG_A, SONG_E, SPACES


def goals(marks: Sequence[int], then_every: int, points: int) -> int:
    """How many goal marks lie at or below ``points``; after the last of ``marks`` one follows every so many points."""
    if points < marks[-1]:
        return bisect_right(marks, points)
    return len(marks) + (points - marks[-1]) // then_every


def flag_run(side: list[int], space: int) -> int:
    """C9: the length of the unbroken run of flags around ``space``, which counts as one."""
    first = last = space
    while first > 0 and side[first - 1] == FLAG:
        first -= 1
    while last < SPACES - 1 and side[last + 1] == FLAG:
        last += 1
    return last - first + 1


def songs_of(side: list[int]) -> list[int]:
    """The songs of a side, clockwise."""
    return [piece for piece in side if SONG_A <= piece <= SONG_E]


def in_order(songs: list[int], _: int) -> bool:
    """C10: the songs read alphabetically clockwise."""
    return all(songs[i - 1] <= songs[i] for i in range(1, len(songs)))


def in_order_either_way(songs: list[int], _: int) -> bool:
    """The songs read alphabetically clockwise, or all of them the other way round."""
    return songs in (sorted(songs), sorted(songs, reverse=True))


def bridged_run(gap: int, side: Sequence[int], space: int) -> int:
    """The flags of a run that may leap over up to ``gap`` spaces without a flag; ``space`` counts as one."""
    flags = [place for place, piece in enumerate(side) if piece == FLAG or place == space]
    here = flags.index(space)
    leaps = [after - before - 1 <= gap for before, after in pairwise(flags)]
    before = sum(1 for _ in takewhile(bool, reversed(leaps[:here])))
    return before + 1 + sum(1 for _ in takewhile(bool, leaps[here:]))


def fits_between(songs: list[int], song: int) -> bool:
    """Whether the next song on either side, if any, is on its right side of ``song``."""
    place = songs.index(song)
    return songs[max(place - 1, 0)] <= song <= songs[min(place + 1, len(songs) - 1)]


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
