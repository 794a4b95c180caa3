"""What a player of The Thief of Baghdad may choose; cards of a payment are kept sorted, however they were named."""

from __future__ import annotations

from functools import cache
from typing import Literal, TypeAlias, final

import msgspec

from tabletop.core.rules import Action
from tabletop.games.thief_of_baghdad.state import CARDS, DANCER

PalaceName: TypeAlias = Literal["red", "blue", "green", "yellow", "purple", "white"]
CardName: TypeAlias = Literal["red", "blue", "green", "yellow", "purple", "white", "dancer"]
Payment: TypeAlias = tuple[CardName, ...]


@final
class Guard(Action, frozen=True, tag="guard"):
    """Place a guard on a free square: one's own (T2) or a neutral one (T3)."""

    palace: PalaceName
    neutral: bool = False


@final
class Enter(Action, frozen=True, tag="enter"):
    """Bring in a thief from one's stock (T5)."""

    palace: PalaceName
    cards: Payment

    def __post_init__(self) -> None:
        _sort_cards(self)


@final
class Move(Action, frozen=True, tag="move"):
    """Move an own guard (T6), a thief along with it if ``thief`` (T7)."""

    start: PalaceName = msgspec.field(name="from")
    to: PalaceName
    cards: Payment
    thief: bool = False

    def __post_init__(self) -> None:
        _sort_cards(self)


@final
class MoveNeutral(Action, frozen=True, tag="move_neutral"):
    """Move a neutral guard (T8)."""

    start: PalaceName = msgspec.field(name="from")
    to: PalaceName
    cards: Payment

    def __post_init__(self) -> None:
        _sort_cards(self)


@final
class End(Action, frozen=True, tag="end"):
    """End the turn and draw (T13); ``dancer``: one of the four cards after an idle turn is a dancer."""

    dancer: bool = False


ThiefAction: TypeAlias = Guard | Enter | Move | MoveNeutral | End


@cache
def guard(palace: int, *, neutral: bool) -> Guard:
    """The action of that palace number; actions are made once and shared."""
    return Guard(CARDS[palace], neutral)  # type: ignore[arg-type]


@cache
def enter(palace: int, cost: int, dancers: int) -> Enter:
    """The action that pays ``cost`` cards, ``dancers`` of them dancers."""
    return Enter(CARDS[palace], (CARDS[palace],) * (cost - dancers) + ("dancer",) * dancers)  # type: ignore[arg-type]


@cache
def move(start: int, to: int, card: int, *, thief: bool) -> Move:
    """The action that pays one card of that kind."""
    return Move(CARDS[start], CARDS[to], (CARDS[card],), thief)  # type: ignore[arg-type]


@cache
def move_neutral(start: int, to: int, first: int, second: int) -> MoveNeutral:
    """The action that pays ``first`` for the palace left and ``second`` for the palace entered."""
    return MoveNeutral(CARDS[start], CARDS[to], (CARDS[first], CARDS[second]))  # type: ignore[arg-type]


def dancers_in(action: ThiefAction) -> int:
    """How many dancers an action spends."""
    return 0 if isinstance(action, (Guard, End)) else action.cards.count(CARDS[DANCER])


def _sort_cards(action: Enter | Move | MoveNeutral) -> None:
    msgspec.structs.force_setattr(action, "cards", tuple(sorted(action.cards)))
