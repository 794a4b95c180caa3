"""Facts about a choice beside the next best: one is told as a reason only where it speaks for the choice."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

import msgspec

from tabletop.ai.search import ahead

SURE = 1.64
"""Standard errors that make a difference more than luck, nineteen times in twenty."""

_FOR, _AGAINST = 2, 1  # as many reasons as a hint can hold, and still be read
_FINE = 0.03  # the standard error up to which a share is told to the hundredth, else to the twentieth
_APART = 5  # hundredths; two shares that are nearer are no reason


class Why(msgspec.Struct, frozen=True):
    """A reason: the key of its sentence in the words of ``ai``, and the whole numbers in it."""

    key: str
    values: dict[str, int] = {}


class Fact(NamedTuple):
    """How much of something a choice has; more speaks for it.

    ``pro`` is told where it has more than the next best choice, ``con`` where it has less. ``samples`` say how it was
    counted, world by world: then only what is more than luck is told. ``told`` says what a sentence is given besides
    its own values: nothing, the difference as ``n``, or the shares of a hundred as ``n`` and ``other``.
    """

    worth: float
    pro: Why | None = None
    con: Why | None = None
    samples: Sequence[float] = ()
    told: str = ""


Facts: TypeAlias = dict[str, Fact]
"""By topic, the most telling first; what is missing is nothing."""

NOTHING = Fact(0.0)
DIFFERENCE, SHARES = "difference", "shares"


def counted(samples: Sequence[float], told: str, pro: Why | None, con: Why | None = None) -> Fact:
    """A fact counted world by world."""
    return Fact(sum(samples) / len(samples) if samples else 0.0, pro, con, samples, told)


def reasons(mine: Facts, theirs: Facts | None) -> list[Why]:
    """What speaks for a choice, and if anything does, the first thing that speaks against it; None has nothing."""
    pros: list[Why] = []
    cons: list[Why] = []
    for topic, fact in mine.items():
        rival = NOTHING if theirs is None else theirs.get(topic, NOTHING)
        gain = fact.worth - rival.worth
        lucky = fact.samples and rival.samples and abs(ahead(fact.samples, rival.samples)) <= SURE
        side, why = (pros, fact.pro) if gain > 0 else (cons, fact.con)
        if gain and why is not None and not lucky:
            said = _with_numbers(why, fact, rival)
            if said is not None and said not in side:
                side.append(said)
    return pros[:_FOR] + cons[:_AGAINST] if pros else []


def known(facts: Facts) -> Facts:
    """The facts that the rules give, without those counted in playouts."""
    return {topic: fact for topic, fact in facts.items() if not fact.samples}


def percent(share: float, error: float) -> int:
    """A share in hundredths, as fine as its standard error allows."""
    return round(100 * share) if error <= _FINE else 5 * round(20 * share)


def error_of(samples: Sequence[float]) -> float:
    """The standard error of the mean of what was counted; a half of a single count, or of none."""
    n = len(samples)
    if n < 2:
        return 0.5
    mean = sum(samples) / n
    spread = sum((each - mean) ** 2 for each in samples) / (n - 1)
    # Alike in all that were seen is not alike in all: one more might have been otherwise.
    return max(sqrt(spread / n), 1 / (n + 2))


def _with_numbers(why: Why, fact: Fact, rival: Fact) -> Why | None:
    """The reason with the numbers it is to be told with; None if they come to the same, or there is no comparing."""
    if fact.samples and not rival.samples:
        return None
    if not fact.told:
        return why
    if fact.told == DIFFERENCE:
        n = round(abs(fact.worth - rival.worth))
        return Why(why.key, {**why.values, "n": n}) if n else None
    error = max(error_of(fact.samples), error_of(rival.samples))
    n, other = percent(fact.worth, error), percent(rival.worth, error)
    return Why(why.key, {**why.values, "n": n, "other": other}) if abs(n - other) >= _APART else None
