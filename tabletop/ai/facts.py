"""Facts about a choice beside the next best: one is told as a reason only where it speaks for the choice."""

from __future__ import annotations

from collections.abc import Container, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

import msgspec

from tabletop.ai.search import ahead

SURE = 1.64
"""Standard errors that make a difference more than luck, nineteen times in twenty."""

_MOST = 2  # as many reasons as a hint can hold, the price among them, and still be read
_FINE = 0.03  # the standard error up to which a share is told to the hundredth, else to the twentieth
_APART = 5  # hundredths; two shares that are nearer are no reason
_SURELY = 95  # hundredths, from which on a share is as good as certain


class Why(msgspec.Struct, frozen=True):
    """A reason: the key of its sentence in the words of ``ai``, and the whole numbers in it."""

    key: str
    values: dict[str, int] = {}


class Fact(NamedTuple):
    """How much of something a choice has; more speaks for it.

    ``pro`` is told where it has more than the next best choice, ``con`` where it has less, or ``always`` where it has
    less than nothing: a price. ``plain`` may be said of the choice by itself, where nothing sets it apart. ``samples``
    say how it was counted, world by world: then only what is more than luck is told. ``told`` says what a sentence is
    given besides its own values: nothing, the difference, the share of a hundred, or what the next best has, as ``n``.
    """

    worth: float
    pro: Why | None = None
    con: Why | None = None
    samples: Sequence[float] = ()
    told: str = ""
    plain: Why | None = None
    always: bool = False


Facts: TypeAlias = dict[str, Fact]
"""By topic, the most telling first; what is missing is nothing."""

NOTHING = Fact(0.0)
DIFFERENCE, SHARE, RIVAL = "difference", "share", "rival"


def counted(
    samples: Sequence[float], told: str, pro: Why | None, con: Why | None = None, plain: Why | None = None
) -> Fact:  # fmt: skip
    """A fact counted world by world."""
    return Fact(sum(samples) / len(samples) if samples else 0.0, pro, con, samples, told, plain)


def sides(mine: Facts, theirs: Facts | None) -> tuple[list[Why], dict[str, Why]]:
    """What speaks for a choice beside another (None has nothing), and by topic what speaks against it."""
    pros: list[Why] = []
    cons: dict[str, Why] = {}
    for topic, fact in mine.items():
        rival = NOTHING if theirs is None else theirs.get(topic, NOTHING)
        gain = fact.worth - rival.worth
        lucky = fact.samples and rival.samples and abs(ahead(fact.samples, rival.samples)) <= SURE
        if gain > 0 and not lucky and (said := _with_number(fact.pro, fact, rival, most=True)) and said not in pros:
            pros.append(said)
        price = fact.always and fact.worth < 0
        if (price or (gain < 0 and not lucky)) and (said := _with_number(fact.con, fact, rival, most=False)):
            cons[topic] = said
    return pros, cons


def reasons(pros: Sequence[Why], cons: Sequence[Why]) -> list[Why]:
    """As many as can be read: the first price, if there is one, is one of them."""
    return [*pros[: _MOST - 1], cons[0]] if cons else list(pros[:_MOST])


def plain(mine: Facts, *, without: Container[str] = (), gains: bool = False) -> list[Why]:
    """The first that may be said of a choice by itself, of topics that are not spoken of already; or only a gain."""
    for topic, fact in mine.items():
        if fact.plain is not None and topic not in without and (fact.worth > 0 or not gains):
            said = fact.plain if fact.told != SHARE else _share(fact.plain, fact, most=True) if fact.samples else None
            if said is not None:
                return [said]
    return []


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


def _with_number(why: Why | None, fact: Fact, rival: Fact, *, most: bool) -> Why | None:
    """The reason with the number it is told with; None if it comes to the same, or there is no comparing."""
    if why is None or (fact.samples and not rival.samples):
        return None
    if fact.told == SHARE:
        near = abs(percent(fact.worth, 0) - percent(rival.worth, 0)) < _APART
        return None if near else _share(why, fact, most=most)
    if fact.told:
        n = round(rival.worth if fact.told == RIVAL else abs(fact.worth - rival.worth))
        return Why(why.key, {**why.values, "n": n}) if n else None
    return why


def _share(why: Why, fact: Fact, *, most: bool) -> Why | None:
    """A share in hundredths, in words of its own where it is as good as all (``most``) or as nothing.

    As good as nothing is no reason for a choice, and as good as all none against it.
    """
    n = percent(fact.worth, error_of(fact.samples))
    end = "sure" if n >= _SURELY else "hardly" if n <= 100 - _SURELY else ""
    if end == ("hardly" if most else "sure"):
        return None
    return Why(f"{why.key}.{end}" if end else why.key, {**why.values, "n": n})
