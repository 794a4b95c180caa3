"""What a player of 12 Days may choose."""

from __future__ import annotations

from typing import TypeAlias, final

from tabletop.core.rules import Action


@final
class Pass(Action, frozen=True, tag="pass"):
    """Choose a card, by rank, for the left neighbour (D2)."""

    card: int


@final
class Play(Action, frozen=True, tag="play"):
    """Choose a card, by rank, for the day (D3)."""

    card: int


@final
class Give(Action, frozen=True, tag="give"):
    """Give the day's card and all that wait to another seat, having won with a Claus (D8)."""

    seat: int


TwelveDaysAction: TypeAlias = Pass | Play | Give
