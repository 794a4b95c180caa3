"""What a player of 12 Days of Christmas may choose."""

from __future__ import annotations

from typing import TypeAlias, final

import msgspec

from tabletop.core.rules import Action


@final
class Play(Action, frozen=True, tag="play"):
    """Play a set, a straight or a single card (N4–N6); ``cards`` are kept ascending, however they were named."""

    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "cards", tuple(sorted(self.cards)))


@final
class Pass(Action, frozen=True, tag="pass"):
    """Play nothing to this trick (N5)."""


ChristmasAction: TypeAlias = Play | Pass
