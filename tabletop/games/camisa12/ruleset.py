"""What a ruleset of Camisa 12 may say, and what a table may choose before a match."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.camisa12.abilities import AnyAbility
from tabletop.games.camisa12.patterns import AnyPattern, Kind, Points
from tabletop.games.camisa12.state import FACES, KINDS, SPACES, SYMBOLS

Symbol: TypeAlias = Literal["diamond", "circle", "square", "triangle", "star"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
FivePoints: TypeAlias = tuple[Points, Points, Points, Points, Points]
WordKey: TypeAlias = Annotated[str, Meta(max_length=60)]
WordText: TypeAlias = Annotated[str, Meta(max_length=400)]
FiveCounts: TypeAlias = tuple[Count, Count, Count, Count, Count]

MOSAIC_NUMBERS: Final = 15


class Goals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The goal marks: ``marks`` ascending, and after the last one every ``then_every`` points, without end."""

    marks: Annotated[tuple[Annotated[int, Meta(ge=1, le=999)], ...], Meta(min_length=2, max_length=50)]
    then_every: Annotated[int, Meta(ge=1, le=99)]

    def __post_init__(self) -> None:
        if list(self.marks) != sorted(set(self.marks)):
            raise ValueError("goal `marks` ascend")


class SevenOne(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The 7-1 mode: the goal mark the opponent starts on, and the mark you start one point short of (S1)."""

    opponent_mark: Annotated[int, Meta(ge=1, le=50)]
    own_mark: Annotated[int, Meta(ge=2, le=50)]
    draws: Count  # mosaic cards for each of the opponent's mosaic pieces (S4)
    cycle: Points  # to the opponent for a cycle (S6)


class PointTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points by count, from 1 (C9–C13); ``draws`` and ``returns`` are mosaic cards."""

    flags: FivePoints
    songs: FivePoints
    fireworks: FivePoints
    waves: tuple[Points, Points, Points, Points, Points, Points, Points, Points]
    draws: FiveCounts
    returns: FiveCounts
    mismatch: Points  # to the other seat (C7)
    most_fireworks: Points  # C14


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A team card (C1): ``colors`` front and back; ``solo``: it can be chosen in the 7-1 mode (S2)."""

    id: Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
    colors: tuple[str, str]
    difficulty: Literal["easy", "medium", "hard"]
    tokens: Annotated[int, Meta(ge=0, le=10)]
    solo: bool
    abilities: Annotated[tuple[AnyAbility, ...], Meta(min_length=1, max_length=4)]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook of Camisa 12 as data.

    ``words``: texts of an owner's cards and teams, by the keys of the word catalogs (``mosaic.3.name``,
    ``team.<id>.power``); they stand in place of the program's.
    """

    goals: Goals
    seven_one: SevenOne
    points: PointTables
    ball_steps: Annotated[tuple[Annotated[int, Meta(ge=1, le=FACES)], ...], Meta(min_length=1, max_length=FACES)]
    first_face: Annotated[int, Meta(ge=0, lt=FACES)]
    spaces: Annotated[tuple[Symbol, ...], Meta(min_length=SPACES, max_length=SPACES)]
    colors: Annotated[tuple[Annotated[str, Meta(pattern="^[a-z]{1,20}$")], ...], Meta(min_length=2, max_length=12)]
    penalty_cards: Annotated[tuple[Kind, ...], Meta(min_length=2, max_length=len(KINDS))]
    mosaics: Annotated[tuple[AnyPattern, ...], Meta(min_length=MOSAIC_NUMBERS, max_length=MOSAIC_NUMBERS)]
    teams: Annotated[tuple[Team, ...], Meta(max_length=24)]
    words: Annotated[dict[WordKey, WordText], Meta(max_length=200)] = {}

    def __post_init__(self) -> None:
        for name in ("ball_steps", "colors", "penalty_cards"):
            if len(set(getattr(self, name))) != len(getattr(self, name)):
                raise ValueError(f"`{name}` names nothing twice")
        if set(self.spaces) != set(SYMBOLS):
            raise ValueError("`spaces` shows each symbol at least once")
        if len({team.id for team in self.teams}) != len(self.teams):
            raise ValueError("no two `teams` have the same `id`")
        for team in self.teams:
            if team.colors[0] == team.colors[1] or not set(team.colors) <= set(self.colors):
                raise ValueError(f"the `colors` of `{team.id}` are two different ones of the ruleset's")
        marks = len(self.goals.marks)
        if not self.seven_one.own_mark < self.seven_one.opponent_mark <= marks:
            raise ValueError("`seven_one` starts the opponent on a mark above yours, both among `goals.marks`")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``new_game`` takes; null stands for the default."""

    mode: Literal["duel", "seven-one"] = "duel"
    teams: list[str | None] | Literal["random"] | None = None
    start: Literal[0, 1] | None = None
    final_tie: Literal["draw", "coin"] = "draw"
    start_points: int | None = None


OPTIONS: dict[str, Any] = {
    "mode": ["duel", "seven-one"],
    "teams": [None, "random"],
    "start": [0, 1],
    "final_tie": ["draw", "coin"],
    "start_points": {"range": [16, 24]},
}
"""``teams`` is one entry a seat: the id of a team of the ruleset, null for teamless, or "random"."""
