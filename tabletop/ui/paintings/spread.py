"""Scattered numbers that look like chance and are the same each time: stars, snow, confetti, houses."""

from __future__ import annotations

from collections.abc import Iterator

# The additive recurrence on the real root of x⁴ = x + 1 spreads points evenly in three dimensions.
_ROOT = 1.2207440846057596
_STEPS = (1 / _ROOT, 1 / _ROOT**2, 1 / _ROOT**3)


def spread(count: int, start: int = 0) -> Iterator[tuple[float, float, float]]:
    """``count`` triples of numbers in 0…1; another ``start``, others."""
    for i in range(start, start + count):
        yield tuple((0.5 + step * i) % 1 for step in _STEPS)


def between(low: float, high: float, share: float) -> float:
    """The number that lies at a share of the way from low to high."""
    return low + (high - low) * share
