"""Sets, straights and single cards: what a hand can form, and what would follow a lead (N4, N6).

There are few different plays, and a search asks for them all the time, so each is made once.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final

from tabletop.games.days_of_christmas.actions import Play
from tabletop.games.days_of_christmas.ruleset import MOST_COPIES, RANKS

DIGIT: Final = 5
"""Bits that count the cards of a rank, which are MOST_COPIES at most."""


class Kind(Enum):
    """The three kinds of play."""

    SINGLE = "single"
    SET = "set"
    STRAIGHT = "straight"


_SINGLE: Final = Kind.SINGLE
_SET: Final = Kind.SET
_STRAIGHT: Final = Kind.STRAIGHT


class Shape:
    """A play and what a search asks of it: its kind, its cards, the lowest, and all of them as ``digits``."""

    __slots__ = ("cards", "digits", "kind", "low", "play")

    def __init__(self, kind: Kind, cards: tuple[int, ...]) -> None:
        self.kind = kind
        self.cards = cards
        self.low = cards[0]
        self.digits = digits(cards)
        self.play = Play(cards)


def digits(cards: Sequence[int]) -> int:
    """Cards, none hidden, as one number: how many there are of each rank, by the rank, DIGIT bits for each."""
    number = 0
    for card in cards:
        number += 1 << DIGIT * (card - 1)
    return number


_SINGLES: Final = [Shape(_SINGLE, (rank,)) for rank in range(1, RANKS + 1)]
_SETS: Final = [[Shape(_SET, (rank,) * n) for n in range(2, MOST_COPIES + 1)] for rank in range(1, RANKS + 1)]
_STRAIGHTS: Final = [
    [Shape(_STRAIGHT, tuple(range(low, high + 1))) for high in range(low + 1, RANKS + 1)] for low in range(1, RANKS + 1)
]


def kind_of(cards: tuple[int, ...]) -> Kind | None:
    """The kind of ascending cards, or None if they form no play (N4)."""
    if len(cards) == 1:
        return _SINGLE
    if not cards:
        return None
    if cards[0] == cards[-1]:
        return _SET
    for i in range(1, len(cards)):
        if cards[i] != cards[i - 1] + 1:
            return None
    return _STRAIGHT


def counted(hand: list[int]) -> list[int]:
    """How many cards of each rank a hand holds, from rank 0, which there is not; hidden cards do not count."""
    held = [0] * (RANKS + 1)
    for card in hand:
        if card > 0:
            held[card] = held[card] + 1  # compiled, += is slower on an item
    return held


def singles(held: list[int], limit: int = RANKS) -> list[Shape]:
    """Each rank held, once, up to the limit."""
    return [_SINGLES[rank - 1] for rank in range(1, limit + 1) if held[rank]]


def sets(held: list[int], limit: int = RANKS) -> list[Shape]:
    """Two or more of one rank up to the limit, each number of cards once, by rank."""
    found: list[Shape] = []
    for rank in range(1, limit + 1):
        if held[rank] > 1:
            found += _SETS[rank - 1][: held[rank] - 1]
    return found


def straights(held: list[int], limit: int = RANKS) -> list[Shape]:
    """Two or more successive ranks from one up to the limit, one card each, by lowest rank and then by length."""
    found: list[Shape] = []
    high = 0
    for low in range(1, limit + 1):
        if held[low]:
            high = max(high, low)
            while high < RANKS and held[high + 1]:
                high += 1
            found += _STRAIGHTS[low - 1][: high - low]
    return found


def following(hand: list[int], lead: tuple[int, ...]) -> list[Shape]:
    """All of a hand that may follow a lead: the same kind, its lowest card as low as the lead's or lower (N6)."""
    kind = kind_of(lead)
    held, low = counted(hand), lead[0]
    if kind is _SINGLE:
        return singles(held, low)
    return sets(held, low) if kind is _SET else straights(held, low)


def leading(hand: list[int]) -> list[Shape]:
    """All that a hand may lead (N4)."""
    held = counted(hand)
    return singles(held) + sets(held) + straights(held)
