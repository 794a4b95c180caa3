"""Sets, straights and single cards: what a hand can form, and what would follow a lead (N4, N6).

There are few different plays, and a search asks for them all the time, so each is made once.
"""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import Final

from tabletop.games.days_of_christmas.actions import Play
from tabletop.games.days_of_christmas.ruleset import MOST_COPIES, RANKS


class Kind(Enum):
    """The three kinds of play."""

    SINGLE = "single"
    SET = "set"
    STRAIGHT = "straight"


_SINGLES: Final = [Play((rank,)) for rank in range(RANKS + 1)]
_SETS: Final = [[Play((rank,) * n) for n in range(2, MOST_COPIES + 1)] for rank in range(RANKS + 1)]
_STRAIGHTS: Final = [
    [Play(tuple(range(low, high + 1))) for high in range(low + 1, RANKS + 1)] for low in range(RANKS + 1)
]


def kind_of(cards: tuple[int, ...]) -> Kind | None:
    """The kind of ascending cards, or None if they form no play (N4)."""
    if len(cards) == 1:
        return Kind.SINGLE
    if not cards:
        return None
    if cards[0] == cards[-1]:
        return Kind.SET
    if all(b == a + 1 for a, b in pairwise(cards)):
        return Kind.STRAIGHT
    return None


def counted(hand: list[int]) -> list[int]:
    """How many cards of each rank a hand holds, from rank 0, which there is not; hidden cards do not count."""
    held = [0] * (RANKS + 1)
    for card in hand:
        if card > 0:
            held[card] += 1
    return held


def singles(held: list[int], limit: int = RANKS) -> list[Play]:
    """Each rank held, once, up to the limit."""
    return [_SINGLES[rank] for rank in range(1, limit + 1) if held[rank]]


def sets(held: list[int], limit: int = RANKS) -> list[Play]:
    """Two or more of one rank up to the limit, each number of cards once, by rank."""
    found: list[Play] = []
    for rank in range(1, limit + 1):
        if held[rank] > 1:
            found += _SETS[rank][: held[rank] - 1]
    return found


def straights(held: list[int], limit: int = RANKS) -> list[Play]:
    """Two or more successive ranks from one up to the limit, one card each, by lowest rank and then by length."""
    found: list[Play] = []
    high = 0
    for low in range(1, limit + 1):
        if held[low]:
            high = max(high, low)
            while high < RANKS and held[high + 1]:
                high += 1
            found += _STRAIGHTS[low][: high - low]
    return found


def following(hand: list[int], lead: tuple[int, ...]) -> list[Play]:
    """All of a hand that may follow a lead: the same kind, its lowest card as low as the lead's or lower (N6)."""
    kind = kind_of(lead)
    held, low = counted(hand), lead[0]
    if kind is Kind.SINGLE:
        return singles(held, low)
    return sets(held, low) if kind is Kind.SET else straights(held, low)


def leading(hand: list[int]) -> list[Play]:
    """All that a hand may lead (N4)."""
    held = counted(hand)
    return singles(held) + sets(held) + straights(held)
