"""The vocabulary of team powers: each ability, with the numbers a ruleset gives it, changes one rule for its crowd."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise, takewhile
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from tabletop.games.camisa12.patterns import Crowd, Kind, Kinds, Points, Space
from tabletop.games.camisa12.powers import Power
from tabletop.games.camisa12.scoring import Placing
from tabletop.games.camisa12.state import EMPTY, FACES, FLAG, KIND_OF, KINDS, SPACES

Steps: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=1, le=FACES)], ...], Meta(min_length=1, max_length=FACES)]


def _kind(piece: int) -> int | None:
    """None for no piece, and for one that is hidden."""
    return KIND_OF[piece] if piece >= 0 else None


def _around(placing: Placing) -> list[int | None]:
    """The kind of the piece placed and of its neighbours, of which there is one at the ends."""
    space = placing.space
    return [_kind(placing.side[place]) for place in (space, space - 1, space + 1) if 0 <= place < SPACES]


def bridged_run(gap: int, side: Sequence[int], space: int) -> int:
    """The flags of a run that may leap over up to ``gap`` spaces without a flag; one lies on ``space``."""
    flags = [place for place, piece in enumerate(side) if piece == FLAG]
    here = flags.index(space)
    leaps = [after - before - 1 <= gap for before, after in pairwise(flags)]
    before = sum(1 for _ in takewhile(bool, reversed(leaps[:here])))
    return before + 1 + sum(1 for _ in takewhile(bool, leaps[here:]))


def fits_between(songs: list[int], song: int) -> bool:
    """Whether the next song on either side, if any, is on its right side of ``song``."""
    place = songs.index(song)
    return songs[max(place - 1, 0)] <= song <= songs[min(place + 1, len(songs) - 1)]


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """Base of what a team can do that others cannot."""

    def change(self, power: Power) -> None:
        """Put the ability into the rules of its crowd."""
        raise NotImplementedError


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
        power.flag_run = partial(bridged_run, self.gap)


class EitherWay(Ability, frozen=True, tag="either_way"):
    """Songs may read alphabetically clockwise or the other way round, as long as all do."""

    def change(self, power: Power) -> None:
        """C10."""
        power.songs_fit = lambda songs, _: songs in (sorted(songs), sorted(songs, reverse=True))


class NextSongs(Ability, frozen=True, tag="next_songs"):
    """A song looks only at the next song on each side, and one that does not fit breaks nothing."""

    def change(self, power: Power) -> None:
        """C10."""
        power.songs_fit = fits_between
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


class Beside(Ability, frozen=True, tag="beside"):
    """A piece of this kind scores extra for each neighbour of its own kind."""

    kind: Kind
    points: Points

    def change(self, power: Power) -> None:
        """C8."""
        kind = KINDS.index(self.kind)

        def bonus(placing: Placing) -> int:
            here, *others = _around(placing)
            return self.points * others.count(kind) if here == kind else 0

        power.bonuses.append(bonus)


class Framed(Ability, frozen=True, tag="framed"):
    """A piece put between two pieces of one kind scores extra."""

    points: Points

    def change(self, power: Power) -> None:
        """C8."""

        def bonus(placing: Placing) -> int:
            _, *others = _around(placing)
            return self.points if len(others) == 2 and others[0] == others[1] is not None else 0

        power.bonuses.append(bonus)


class Mirrored(Ability, frozen=True, tag="mirrored"):
    """A piece scores extra if the space opposite, counted from the other end, holds its kind."""

    points: Points

    def change(self, power: Power) -> None:
        """C8."""

        def bonus(placing: Placing) -> int:
            here = _kind(placing.side[placing.space])
            return self.points if here == _kind(placing.side[SPACES - 1 - placing.space]) is not None else 0

        power.bonuses.append(bonus)


class TwiceOn(Ability, frozen=True, tag="twice_on"):
    """Pieces on these spaces score twice."""

    spaces: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=SPACES)]

    def change(self, power: Power) -> None:
        """C8."""
        power.bonuses.append(lambda placing: placing.points if placing.space in self.spaces else 0)


class LastTwice(Ability, frozen=True, tag="last_twice"):
    """The piece that fills the side scores twice."""

    def change(self, power: Power) -> None:
        """C8."""
        power.bonuses.append(lambda placing: 0 if EMPTY in placing.side else placing.points)


class SentAlike(Ability, frozen=True, tag="sent_alike"):
    """A piece of one of these kinds scores extra if it sends away a piece of its own kind."""

    kinds: Kinds
    points: Points

    def change(self, power: Power) -> None:
        """C6, C8."""
        kinds = {KINDS.index(kind) for kind in self.kinds}

        def bonus(placing: Placing) -> int:
            here = _kind(placing.side[placing.space])
            return self.points if here in kinds and here == _kind(placing.removed) else 0

        power.bonuses.append(bonus)


class SentMany(Ability, frozen=True, tag="sent_many"):
    """Each piece sent away scores from the one on that is number ``n`` of its kind beside the crowd."""

    n: Annotated[int, Meta(ge=1, le=5)]
    points: Points

    def change(self, power: Power) -> None:
        """C6."""

        def bonus(placing: Placing) -> int:
            sent = _kind(placing.removed)
            lying = sum(_kind(piece) == sent for piece in placing.discards)
            return self.points if sent is not None and lying >= self.n else 0

        power.bonuses.append(bonus)


class ExactlyAtEnd(Ability, frozen=True, tag="exactly_at_end"):
    """At the end each kind of which the side holds exactly ``n`` pieces scores."""

    n: Annotated[int, Meta(ge=1, le=5)]
    points: Points

    def change(self, power: Power) -> None:
        """C14."""

        def bonus(crowd: Crowd) -> int:
            return self.points * sum(crowd.side.count(kind) == self.n for kind in range(len(KINDS)))

        power.end_bonuses.append(bonus)


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
