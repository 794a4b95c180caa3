"""The vocabulary of team powers: each ability, with the numbers a ruleset gives it, changes one rule for its crowd."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from tabletop.games.camisa12 import scoring
from tabletop.games.camisa12.ability import Ability
from tabletop.games.camisa12.bonuses import (
    Beside,
    ExactlyAtEnd,
    Framed,
    LastTwice,
    Mirrored,
    SentAlike,
    SentMany,
    TwiceOn,
)
from tabletop.games.camisa12.patterns import Points
from tabletop.games.camisa12.powers import Power
from tabletop.games.camisa12.state import FACES, SPACES

Steps: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=1, le=FACES)], ...], Meta(min_length=1, max_length=FACES)]


class MoreSteps(Ability, frozen=True, tag="more_steps"):
    """The ball may also move these steps; 4 is one face back, 5 stays."""

    steps: Steps

    def change(self, power: Power) -> None:
        """C5."""
        power.steps = tuple(sorted({*power.steps, *self.steps}))


class HoldSteps(Ability, frozen=True, tag="hold_steps"):
    """The other seat may move the ball these steps only."""

    steps: Steps

    def change(self, power: Power) -> None:
        """C5."""
        power.others_steps = self.steps


class Mismatch(Ability, frozen=True, tag="mismatch"):
    """A mismatch gives the other seat these points."""

    points: Points

    def change(self, power: Power) -> None:
        """C7."""
        power.mismatch = [[self.points if price else 0 for price in row] for row in power.mismatch]


class NextSymbol(Ability, frozen=True, tag="next_symbol"):
    """A face's symbol also agrees with the one after it in rondel order."""

    def change(self, power: Power) -> None:
        """C7."""
        rows = power.mismatch
        power.mismatch = [
            [
                0 if 0 in (rows[face][space], rows[(face + 1) % FACES][space]) else rows[face][space]
                for space in range(SPACES)
            ]
            for face in range(FACES)
        ]


class SparedBehind(Ability, frozen=True, tag="spared_behind"):
    """While the crowd is so many points behind, or more, its mismatches give nothing away."""

    by: Annotated[int, Meta(ge=1, le=99)]

    def change(self, power: Power) -> None:
        """C7."""
        power.spared_behind = self.by


class BridgedFlags(Ability, frozen=True, tag="bridged_flags"):
    """A run of flags may leap over gaps of up to so many spaces; only its flags count."""

    gap: Annotated[int, Meta(ge=1, lt=SPACES)]

    def change(self, power: Power) -> None:
        """C9."""
        power.flag_run = partial(scoring.bridged_run, self.gap)


class EitherWay(Ability, frozen=True, tag="either_way"):
    """Songs may read alphabetically clockwise or the other way round, as long as all do."""

    def change(self, power: Power) -> None:
        """C10."""
        power.songs_fit = scoring.in_order_either_way


class NextSongs(Ability, frozen=True, tag="next_songs"):
    """A song looks only at the next song on each side, and one that does not fit breaks nothing."""

    def change(self, power: Power) -> None:
        """C10."""
        power.songs_fit = scoring.fits_between
        power.songs_break = False


class BrokenSong(Ability, frozen=True, tag="broken_song"):
    """The song that breaks the songs and each later one score these points."""

    points: Points

    def change(self, power: Power) -> None:
        """C10."""
        power.broken_song = self.points


class PointTable(Ability, frozen=True, tag="point_table"):
    """Other points for a kind of piece, by count from 1."""

    kind: Literal["flags", "songs", "fireworks", "waves"]
    points: Annotated[tuple[Points, ...], Meta(min_length=5, max_length=8)]

    def __post_init__(self) -> None:
        if len(self.points) != (8 if self.kind == "waves" else 5):
            raise ValueError("`points` are 8 for waves, 5 for other kinds")

    def change(self, power: Power) -> None:
        """C9–C11, C13."""
        setattr(power, self.kind, self.points)


class MoreCards(Ability, frozen=True, tag="more_cards"):
    """Each mosaic draws more cards, and so many more are given back."""

    draws: Annotated[int, Meta(ge=0, le=5)]
    returns: Annotated[int, Meta(ge=0, le=5)]

    def change(self, power: Power) -> None:
        """C12."""
        power.draws = tuple(n + self.draws for n in power.draws)
        power.returns = tuple(n + self.returns for n in power.returns)


class TokenSteps(Ability, frozen=True, tag="token_steps"):
    """For a token the ball may also move these steps; 4 is one face back, 5 stays."""

    steps: Steps

    def change(self, power: Power) -> None:
        """C5."""
        power.token_steps = tuple(step for step in self.steps if step not in power.steps)


class TokenTwice(Ability, frozen=True, tag="token_twice"):
    """For a token a piece scores twice."""

    def change(self, power: Power) -> None:
        """C8."""
        power.token_twice = True


class TokenExchange(Ability, frozen=True, tag="token_exchange"):
    """For a token the crowd's pieces on the chosen face and the next one change places before one is placed."""

    def change(self, power: Power) -> None:
        """C7."""
        power.token_exchange = True


class TokenSwap(Ability, frozen=True, tag="token_swap"):
    """After placing, for a token, two neighbouring pieces of the side change places; they score nothing anew."""

    def change(self, power: Power) -> None:
        """C8."""
        power.token_swap = True


class TokenDig(Ability, frozen=True, tag="token_dig"):
    """For a token the top of the crowd's stack takes the place of its piece on the chosen face, which goes beneath."""

    def change(self, power: Power) -> None:
        """C7."""
        power.token_dig = True


AnyAbility: TypeAlias = (
    MoreSteps | HoldSteps | Mismatch | NextSymbol | SparedBehind | BridgedFlags | EitherWay | NextSongs | BrokenSong
    | PointTable | MoreCards | Beside | Framed | Mirrored | TwiceOn | LastTwice | SentAlike | SentMany | ExactlyAtEnd
    | TokenSteps | TokenTwice | TokenExchange | TokenSwap | TokenDig
)  # fmt: skip
