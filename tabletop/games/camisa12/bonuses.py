"""Team abilities that give points: for a placing besides what the piece brings, or at the end."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tabletop.games.camisa12.ability import Ability
from tabletop.games.camisa12.patterns import Crowd, Kind, Kinds, Points, Space
from tabletop.games.camisa12.powers import Power
from tabletop.games.camisa12.scoring import Placing
from tabletop.games.camisa12.state import EMPTY, KIND_OF, KINDS, SPACES


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


def _kind(piece: int) -> int | None:
    """None for no piece, and for one that is hidden."""
    return KIND_OF[piece] if piece >= 0 else None


def _around(placing: Placing) -> list[int | None]:
    """The kind of the piece placed and of its neighbours, of which there is one at the ends."""
    space = placing.space
    return [_kind(placing.side[place]) for place in (space, space - 1, space + 1) if 0 <= place < SPACES]
