"""What can be paid with a hand: an action for every distinct payment, the one with the fewest dancers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

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


def for_entering(hand: Sequence[int], palace: int, cost: int) -> list[Enter]:
    """Bringing in a thief for ``cost`` cards (T5), with one more dancer each time."""
    least = max(0, cost - hand[palace])
    return [enter(palace, cost, dancers) for dancers in range(least, min(cost, hand[DANCER]) + 1)]


def for_moving(hand: Sequence[int], start: int, to: int) -> list[tuple[Move, Move]]:
    """Moving an own guard for one card (T6): alone, and with a thief for the same card (T7)."""
    return [(alone, along) for card, alone, along in _walks(start, to) if hand[card]]


def for_neutral(hand: Sequence[int], start: int, to: int) -> list[MoveNeutral]:
    """Moving a neutral guard for a card of each of the two palaces (T8)."""
    dancers = hand[DANCER]
    both, left, entered, neither = _swaps(start, to)
    ways = [both] if hand[start] and hand[to] else []
    if dancers:
        if hand[start]:
            ways.append(left)
        if hand[to]:
            ways.append(entered)
        if dancers > 1:
            ways.append(neither)
    return ways


def proposed(actions: Iterable[ThiefAction]) -> ThiefAction:
    """Of legal actions that differ in their payment alone, the one with the fewest dancers."""
    return min(actions, key=dancers_in)


@cache
def _walks(start: int, to: int) -> list[tuple[int, Move, Move]]:
    """The three cards that pay for a walk, each with its two actions."""
    return [
        (card, move(start, to, card, thief=False), move(start, to, card, thief=True)) for card in (start, to, DANCER)
    ]


@cache
def _swaps(start: int, to: int) -> tuple[MoveNeutral, MoveNeutral, MoveNeutral, MoveNeutral]:
    """The payments by which cards are shown: of both palaces, of the one left, of the one entered, of neither."""
    return (
        move_neutral(start, to, start, to),
        move_neutral(start, to, start, DANCER),
        move_neutral(start, to, DANCER, to),
        move_neutral(start, to, DANCER, DANCER),
    )
