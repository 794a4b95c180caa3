"""What a crowd may do and what its pieces bring: the base rules, or these as a team's power changes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletop.games.camisa12 import scoring
from tabletop.games.camisa12.ruleset import Values
from tabletop.games.camisa12.state import FACES, SPACES, SYMBOLS


@dataclass(slots=True)
class Power:
    """The rules for one crowd, read at every turn; ``teamless`` makes one that changes nothing."""

    steps: tuple[int, ...]  # C5: how far the crowd may move the ball
    mismatch: list[list[int]]  # C7: points to the other seat, by face and space
    flag_run: Callable[[Sequence[int], int], int]  # C9: side, space → length
    songs_fit: Callable[[list[int], int], bool]  # C10: songs clockwise, the new one → it scores
    flags: tuple[int, ...]  # points by length of the run
    songs: tuple[int, ...]
    fireworks: tuple[int, ...]
    waves: tuple[int, ...]
    draws: tuple[int, ...]  # C12
    returns: tuple[int, ...]


def teamless(values: Values) -> Power:
    """The rules of the ruleset, without any power."""
    points = values.points
    return Power(
        steps=values.ball_steps,
        mismatch=[
            [0 if SYMBOLS[face] == values.spaces[space] else points.mismatch for space in range(SPACES)]
            for face in range(FACES)
        ],
        flag_run=scoring.flag_run,
        songs_fit=scoring.in_order,
        flags=points.flags,
        songs=points.songs,
        fireworks=points.fireworks,
        waves=points.waves,
        draws=points.draws,
        returns=points.returns,
    )
