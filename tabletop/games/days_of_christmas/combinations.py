"""Sets, straights and single cards: what a hand can form, and what would follow a lead (N4, N6)."""

from __future__ import annotations

from enum import Enum
from itertools import pairwise
from typing import Final

from tabletop.games.days_of_christmas.ruleset import RANKS


class Kind(Enum):
    """The three kinds of play."""

    SINGLE = "single"
    SET = "set"
    STRAIGHT = "straight"


_STRAIGHTS: Final = [[tuple(range(low, high + 1)) for high in range(low + 1, RANKS + 1)] for low in range(RANKS + 1)]


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


def ranks_of(hand: list[int]) -> list[int]:
    """The ranks of a hand, each once, ascending; not its hidden cards."""
    return [rank for rank in sorted(set(hand)) if rank > 0]


def singles(hand: list[int]) -> list[tuple[int, ...]]:
    """Each rank of a hand, once."""
    return [(rank,) for rank in ranks_of(hand)]


def sets(hand: list[int]) -> list[tuple[int, ...]]:
    """Two or more of one rank, each number of cards once, by rank."""
    return [(rank,) * n for rank in ranks_of(hand) for n in range(2, hand.count(rank) + 1)]


def straights(hand: list[int]) -> list[tuple[int, ...]]:
    """Two or more successive ranks, one card each, by lowest rank and then by length."""
    found: list[tuple[int, ...]] = []
    held = set(hand)
    for low in ranks_of(hand):
        high = low
        while high + 1 in held:
            high += 1
        found += _STRAIGHTS[low][: high - low]
    return found


FORM: Final = {Kind.SINGLE: singles, Kind.SET: sets, Kind.STRAIGHT: straights}


def following(hand: list[int], lead: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All of a hand that may follow a lead: the same kind, its lowest card as low as the lead's or lower (N6)."""
    kind = kind_of(lead)
    return [] if kind is None else [cards for cards in FORM[kind](hand) if cards[0] <= lead[0]]


def leading(hand: list[int]) -> list[tuple[int, ...]]:
    """All that a hand may lead (N4)."""
    return singles(hand) + sets(hand) + straights(hand)
