"""What can be paid with a hand: an action for every distinct payment, the one with the fewest dancers first.

There are few different answers, and a search asks for them all the time, so each is made once.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tabletop.games.thief_of_baghdad.actions import (
    Enter,
    Move,
    MoveNeutral,
    ThiefAction,
    dancers_in,
    enter,
    move,
    move_neutral,
)
from tabletop.games.thief_of_baghdad.state import DANCER

_ANSWERS = 1 << 14


def kinds_held(hand: list[int]) -> tuple[bool, ...]:
    """By kind, whether there is any such card in a hand."""
    return tuple([n > 0 for n in hand])


@lru_cache(_ANSWERS)
def for_entering(palace: int, cost: int, cards: int, dancers: int) -> tuple[Enter, ...]:
    """Bringing in a thief (T5) with so many cards of the palace and dancers in hand, with one more dancer each time."""
    least, most = max(0, cost - cards), min(cost, dancers)
    return tuple(enter(palace, cost, spent) for spent in range(least, most + 1))


@lru_cache(_ANSWERS)
def for_moving(held: tuple[bool, ...], start: int, targets: tuple[int, ...], thief: bool) -> tuple[Move, ...]:
    """Moving an own guard for one card (T6), each time also with a thief for the same card if one may go along (T7)."""
    return tuple(
        move(start, to, card, thief=along)
        for to in targets
        if to != start
        for card in (start, to, DANCER)
        if held[card]
        for along in ((False, True) if thief else (False,))
    )


@lru_cache(_ANSWERS)
def for_neutral(
    held: tuple[bool, ...], start: int, targets: tuple[int, ...], two_dancers: bool
) -> tuple[MoveNeutral, ...]:
    """Moving a neutral guard for a card of each of the two palaces (T8): of both, the one left, the other, neither."""
    return tuple(
        move_neutral(start, to, left, entered)
        for to in targets
        if to != start
        for left, entered in ((start, to), (start, DANCER), (DANCER, to), (DANCER, DANCER))
        if held[left] and held[entered] and (left != entered or two_dancers)
    )


def proposed(actions: Iterable[ThiefAction]) -> ThiefAction:
    """Of legal actions that differ in their payment alone, the one with the fewest dancers."""
    return min(actions, key=dancers_in)
