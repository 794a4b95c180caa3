"""Chance over one integer that lives in the state: SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).

Compiled, a word is a machine's own, which is negative where its highest bit is set; as plain Python's it never is.
What is written here is right for both, modulo 2 to the power of 64.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

_WORDS: Final = 1 << 64
_HALF: Final = 1 << 63
_WIDE: Final = 1 << 61  # bounds that a machine's word is too narrow to reckon with
_MOST_ORDERS: Final = 1 << 56  # far enough below a word that it is hardly ever drawn again


class Chance(Protocol):
    """Anything that carries a generator: ``rng`` is an unsigned 64-bit integer, 0 in a view."""

    rng: int


class _Seed:
    """A generator alone."""

    __slots__ = ("rng",)

    def __init__(self, rng: int) -> None:
        self.rng = rng


def seeded(seed: int) -> int:
    """The generator for a seed (any integer); neighbouring seeds give unrelated streams."""
    return _unsigned(_next(_Seed(seed * 0x9E3779B97F4A7C15 % _WORDS)))


def below(chance: Chance, n: int) -> int:
    """A uniform integer in ``range(n)``, n ≥ 1; draws again where a plain remainder would be biased."""
    if n >= _WIDE:
        return _below_wide(chance, n)
    bound: i64 = n
    while True:
        word = _next(chance)
        above = word ^ _ALL  # how many words are above
        if 0 <= above < bound and above < _WORDS % n:
            continue
        if word >= 0:
            return word % bound
        return (((word >> 1) & _LOW_63) % bound * 2 + (word & 1)) % bound


def bits(chance: Chance, n: int) -> int:
    """The same as ``below`` of 2 to the power of n, for n ≤ 60: then no remainder is biased."""
    mask: i64 = (1 << n) - 1
    return _next(chance) & mask


def roll(chance: Chance, sides: int = 6) -> int:
    """One die: a uniform integer in 1…sides."""
    return below(chance, sides) + 1


def shuffle(chance: Chance, cards: list[T]) -> None:
    """Shuffle in place (Fisher and Yates, from the end); one number decides several swaps."""
    for first, last, orders in _runs(len(cards)):
        number: i64 = below(chance, orders)
        for i in range(first, last, -1):
            among: i64 = i + 1
            j = number % among
            number //= among
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


def _word(high: i64, low: i64) -> i64:
    """A word of two halves: no literal of a machine's word could be as great as a plain integer."""
    return high << 32 | low


_ALL: Final = _word(0xFFFFFFFF, 0xFFFFFFFF)
_GAMMA: Final = _word(0x9E3779B9, 0x7F4A7C15)
_FIRST: Final = _word(0xBF58476D, 0x1CE4E5B9)
_SECOND: Final = _word(0x94D049BB, 0x133111EB)
_LOW_63: Final = _word(0x7FFFFFFF, 0xFFFFFFFF)  # masks for what a shift to the right leaves, without the sign
_LOW_34: Final = _LOW_63 >> 29
_LOW_37: Final = _LOW_63 >> 26
_LOW_33: Final = _LOW_63 >> 30


def _next(chance: Chance) -> i64:
    """The next word of the stream."""
    state = chance.rng
    z: i64 = state if state < _HALF else state - _WORDS
    z = (z + _GAMMA) & _ALL
    chance.rng = z if z >= 0 else int(z) + _WORDS
    z = ((z ^ ((z >> 30) & _LOW_34)) * _FIRST) & _ALL
    z = ((z ^ ((z >> 27) & _LOW_37)) * _SECOND) & _ALL
    return z ^ ((z >> 31) & _LOW_33)


def _unsigned(word: i64) -> int:
    return int(word) if word >= 0 else int(word) + _WORDS


def _below_wide(chance: Chance, n: int) -> int:
    bound = _WORDS - _WORDS % n
    while (word := _unsigned(_next(chance))) >= bound:
        pass
    return word % n
