"""What a player of Camisa 12 may choose."""

from __future__ import annotations

from typing import TypeAlias

from tabletop.core.rules import Action


class Place(Action, frozen=True, tag="place"):
    """Move the ball ``step`` faces and put that face's piece on an empty ``space`` of one's side (C5–C8).

    ``token``: spend a token of one's team on it, for a step that others cannot take, a piece that scores twice, or
    another piece than the face's; which of these, the team's ability says. Absent from the notation if false.
    """

    step: int
    space: int
    token: bool = False


class Discard(Action, frozen=True, tag="discard"):
    """Give one mosaic card, by number, back to the bottom of the deck (C12)."""

    card: int


class Cycle(Action, frozen=True, tag="cycle"):
    """7-1: the top piece of each stack goes to its bottom, for one point to the opponent (S6)."""


class Refill(Action, frozen=True, tag="refill"):
    """7-1: refill the face without cycling (S6)."""


class Swap(Action, frozen=True, tag="swap"):
    """Phase power: for a token, one's pieces on ``space`` and ``space + 1`` change places."""

    space: int


class Skip(Action, frozen=True, tag="skip"):
    """Phase power: keep the token."""


Camisa12Action: TypeAlias = Place | Discard | Cycle | Refill | Swap | Skip
