"""What a crowd may do and what its pieces bring: the base rules, or these as a team's abilities change them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from tabletop.games.camisa12 import scoring
from tabletop.games.camisa12.patterns import Crowd
from tabletop.games.camisa12.scoring import Placing

Bonus: TypeAlias = Callable[[Placing], int]


@dataclass(slots=True)
class Power:
    """The rules for one crowd, read at every turn; ``Book`` makes one for each team and one without any ability."""

    steps: tuple[int, ...]  # C5: how far the crowd may move the ball
    mismatch: list[list[int]]  # C7: points to the other seat, by face and space
    flags: tuple[int, ...]  # points by count, from 1 (C9–C11, C13)
    songs: tuple[int, ...]
    fireworks: tuple[int, ...]
    waves: tuple[int, ...]
    draws: tuple[int, ...]  # C12
    returns: tuple[int, ...]

    flag_run: Callable[[list[int], int], int] = scoring.flag_run  # side, space → length
    songs_fit: Callable[[list[int], int], bool] = scoring.in_order  # songs clockwise, the new one → it scores
    songs_break: bool = True  # C10: one that does not fit silences the later ones
    broken_song: int = 0  # points of that one and of the later ones
    spared_behind: int = 0  # no price for a mismatch while so many points behind; 0: never

    others_steps: tuple[int, ...] | None = None  # the only steps the other seat keeps
    bonuses: list[Bonus] = field(default_factory=list)  # points for the placing besides its effect
    end_bonuses: list[Callable[[Crowd], int]] = field(default_factory=list)

    token_steps: tuple[int, ...] = ()  # steps that cost a token
    token_twice: bool = False  # a token lets a piece score twice
    token_exchange: bool = False  # a token exchanges own pieces on the chosen face and the next one
    token_dig: bool = False  # a token exchanges the own piece on the chosen face for the top of the stack
    token_swap: bool = False  # asked after each placing: a token swaps two neighbouring pieces
