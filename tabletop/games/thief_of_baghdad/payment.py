"""What can be paid with a hand: every distinct payment, the one with the fewest dancers first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.games.thief_of_baghdad.actions import ThiefAction, dancers_in
from tabletop.games.thief_of_baghdad.state import DANCER


def for_entering(hand: Sequence[int], palace: int, cost: int) -> list[int]:
    """How many dancers may be among ``cost`` cards of a palace (T5), ascending."""
    least = max(0, cost - hand[palace])
    return list(range(least, min(cost, hand[DANCER]) + 1))


def for_moving(hand: Sequence[int], start: int, to: int) -> list[int]:
    """The kinds of card that pay for moving an own guard (T6)."""
    return [card for card in (start, to, DANCER) if hand[card]]


def for_neutral(hand: Sequence[int], start: int, to: int) -> list[tuple[int, int]]:
    """The pairs of cards that pay for moving a neutral guard (T8)."""
    dancers = hand[DANCER]
    pairs = []
    if hand[start] and hand[to]:
        pairs.append((start, to))
    if dancers and hand[start]:
        pairs.append((start, DANCER))
    if dancers and hand[to]:
        pairs.append((DANCER, to))
    if dancers > 1:
        pairs.append((DANCER, DANCER))
    return pairs


def proposed(actions: Iterable[ThiefAction]) -> ThiefAction:
    """Of legal actions that differ in their payment alone, the one with the fewest dancers."""
    return min(actions, key=dancers_in)
