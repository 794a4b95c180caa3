"""What a ruleset of The Thief of Baghdad may say, and what a table may choose before a match."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
PALACE_COUNT: Final = 6

Small: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
BySeats: TypeAlias = tuple[Small, Small, Small]


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook as data; ``BySeats`` fields are for two, three and four players."""

    cards_per_palace: Annotated[int, Meta(ge=5, le=40)]
    dancers: Annotated[int, Meta(ge=0, le=20)]
    chests: Annotated[tuple[Small, ...], Meta(min_length=1, max_length=8)]
    thieves: Small
    squares: Annotated[int, Meta(ge=2, le=8)]
    thief_actions: Small
    draw: Small
    draw_idle: Small
    own_guards: BySeats
    chests_to_win: BySeats
    first_hand: BySeats
    preset_neutrals: Annotated[int, Meta(ge=0, le=8)]
    tactical_neutrals: Annotated[int, Meta(ge=0, le=8)]

    def __post_init__(self) -> None:
        for seats in range(LEAST_SEATS, MOST_SEATS + 1):
            own, cards = self.own_guards[seats - LEAST_SEATS], self.first_hand[seats - LEAST_SEATS]
            neutrals = max(self.preset_neutrals * PALACE_COUNT, self.tactical_neutrals * seats)
            if own * seats + neutrals > self.squares * PALACE_COUNT or self.preset_neutrals > self.squares:
                raise ValueError(f"`squares` hold all guards with {seats} players")
            if seats * cards + seats * (seats - 1) // 2 > self.cards_per_palace * PALACE_COUNT:
                raise ValueError(f"`cards_per_palace` are enough for the first hands of {seats} players")
            if self.chests_to_win[seats - LEAST_SEATS] > len(self.chests) * PALACE_COUNT:
                raise ValueError("`chests_to_win` are not more than there are")
        if max(self.chests) > self.thieves:
            raise ValueError("`chests` ask for no more thieves than a player has")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``new_game`` takes; ``start`` null: the start player is drawn (T4)."""

    variant: Literal["base", "tactical"] = "base"
    start: int | None = None


OPTIONS: dict[str, Any] = {"variant": ["base", "tactical"], "start": {"range": [0, MOST_SEATS - 1]}}
