"""Secrets: how a view marks what a seat cannot see, and how a sampled world fills it in again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.core.rng import Chance, shuffle

HIDDEN: Final = -1
"""Stands in a view for a card or piece that the seat cannot see; never a real card in any game."""


def hide(cards: Sequence[int]) -> list[int]:
    """The same number of cards, all of them face down."""
    return [HIDDEN] * len(cards)


def deal_unseen(chance: Chance, whole: Iterable[int], lists: Sequence[list[int]], seen: Iterable[int] = ()) -> None:
    """Fill every HIDDEN of ``lists`` in place from the cards of ``whole`` that nobody has shown.

    What is open in ``lists`` themselves and in ``seen`` counts as shown. The rest is shuffled with
    ``chance`` and dealt into the blanks in order. Raises ValueError if the blanks are more than the cards left.
    """
    left: dict[int, int] = {}
    for card in whole:
        left[card] = left.get(card, 0) + 1
    for card in seen:
        left[card] -= 1
    blanks = 0
    for cards in lists:
        for card in cards:
            if card == HIDDEN:
                blanks += 1
            else:
                left[card] -= 1
    pool = [card for card, n in left.items() for _ in range(n)]
    if len(pool) < blanks or min(left.values(), default=0) < 0:
        raise ValueError(f"{blanks} hidden cards, but {len(pool)} unseen ones")
    shuffle(chance, pool)
    for cards in lists:
        for i, card in enumerate(cards):
            if card == HIDDEN:
                cards[i] = pool.pop()
