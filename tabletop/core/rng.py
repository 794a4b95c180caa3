"""Chance over one integer that lives in the state: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol, TypeVar

T = TypeVar("T")

# What does not fit a machine's word as mypyc keeps integers is Any: compiled, it is quicker as plain Python's integer.
_MASK: Final = 0xFFFFFFFFFFFFFFFF
_WORDS: Final = _MASK + 1
_GAMMA: Final = 0x9E3779B97F4A7C15
_MOST_ORDERS: Final = 1 << 56  # far enough below a word that it is hardly ever drawn again


class Chance(Protocol):
    """Anything that carries a generator: ``rng`` is an unsigned 64-bit integer, 0 in a view."""

    rng: int


def seeded(seed: int) -> int:
    """The generator for a seed (any integer); neighbouring seeds give unrelated streams."""
    word: int = _mix((seed * _GAMMA + _GAMMA) & _MASK)
    return word


def below(chance: Chance, n: int) -> int:
    """A uniform integer in ``range(n)``, n ≥ 1; draws again where a plain remainder would be biased."""
    bound: Any = _WORDS - _WORDS % n
    while True:
        state: Any = chance.rng
        chance.rng = state = (state + _GAMMA) & _MASK
        word = _mix(state)
        if word < bound:
            found: int = word % n
            return found


def bits(chance: Chance, n: int) -> int:
    """The same as ``below`` of 2 to the power of n, for n ≤ 64: then no remainder is biased."""
    state: Any = chance.rng
    chance.rng = state = (state + _GAMMA) & _MASK
    found: int = _mix(state) & ((1 << n) - 1)
    return found


def roll(chance: Chance, sides: int = 6) -> int:
    """One die: a uniform integer in 1…sides."""
    return below(chance, sides) + 1


def shuffle(chance: Chance, cards: list[T]) -> None:
    """Shuffle in place (Fisher and Yates, from the end); one number decides several swaps."""
    for first, last, orders in _runs(len(cards)):
        number = below(chance, orders)
        for i in range(first, last, -1):
            number, j = divmod(number, i + 1)
            cards[i], cards[j] = cards[j], cards[i]


@cache
def _runs(n: int) -> tuple[tuple[int, int, int], ...]:
    """The swaps of n cards in runs that one number decides: from position, down to before position, how many ways."""
    found = []
    i = n - 1
    while i > 0:
        first, orders = i, i + 1
        i -= 1
        while i > 0 and orders * (i + 1) <= _MOST_ORDERS:
            orders *= i + 1
            i -= 1
        found.append((first, i, orders))
    return tuple(found)


def _mix(z: Any) -> Any:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
