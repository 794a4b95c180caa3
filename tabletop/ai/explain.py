"""Why a choice is the best: sentences that each stand for numbers which the search kept or the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from tabletop.ai.search import Tally, ahead
from tabletop.core.rules import AnyRules, Seat
from tabletop.core.words import Words

_SURE = 1.64  # standard errors that make a difference more than luck, nineteen times in twenty


class Why(msgspec.Struct, frozen=True):
    """A reason: the key of its sentence in the words of ``ai``, and the whole numbers in it."""

    key: str
    values: dict[str, int] = {}


def say(words: Words, why: Why) -> str:
    """The reason as a sentence; ``words`` hold the domain ``ai``."""
    return words(f"why.{why.key}", **why.values)


def because(rules: AnyRules, view: Any, seat: Seat, tallies: Sequence[Tally], seed: int) -> list[Why]:
    """The reasons for the first of the tallies, the best one, as far as the seat can see them."""
    best = tallies[0]
    found = []
    if len(rules.legal_actions(view, seat)) == 1:
        found.append(Why("only"))
    elif len(tallies) > 1 and tallies[1].tries:
        found += compared(best, tallies[1])
    if rules.seats(view) == 1 and best.ended:
        found.append(Why("score", {"n": round(best.points / best.ended)}))
    facts = import_module(f"tabletop.ai.reasons.{rules.game}")
    found += facts.reasons(rules, view, seat, best.plan[0], seed)
    return found


def compared(best: Tally, second: Tally) -> list[Why]:
    """How much better the best is than the next: in matches of a hundred, and in points where they were counted.

    Both met the same worlds, so that it is the differences which tell whether it is more than luck; where it may be
    luck, points would only pretend otherwise.
    """
    more = round(100 * (best.win - second.win))
    if more <= 0 or ahead(best.wins, second.wins) <= _SURE:
        return [Why("close", {"n": min(best.tries, second.tries)})]
    found = [Why("better", {"n": more})]
    if best.ended and second.ended:
        points = round(best.points / best.ended - second.points / second.ended)
        if points > 0:
            found.append(Why("points", {"n": points}))
    return found
