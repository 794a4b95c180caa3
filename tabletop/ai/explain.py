"""Why a choice is the best: sentences that each stand for numbers which the search kept or the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tabletop.ai.facts import NOTHING, SURE, Facts, Why, error_of, known, percent, reasons
from tabletop.ai.search import Tally, ahead
from tabletop.core.rules import AnyRules, Seat
from tabletop.core.words import Words

COMPARISONS = ("close", "better", "ahead")
"""The keys of reasons that speak of the next best choice and nothing else."""


_WORTH_TELLING = 3  # matches of a hundred; less is about as good, however sure it is


def say(words: Words, why: Why) -> str:
    """The reason as a sentence; ``words`` hold the domain ``ai``."""
    return words(f"why.{why.key}", **why.values)


def because(rules: AnyRules, view: Any, seat: Seat, tallies: Sequence[Tally], seed: int) -> list[Why]:
    """The reasons for the first of the tallies, the best one, as far as the seat can see them."""
    best, second = tallies[0], next_best(tallies)
    alone = rules.seats(view) == 1
    found = []
    if len(rules.legal_actions(view, seat)) == 1:
        found.append(Why("only"))
    elif second is not None and second.tries:
        found.append(compared(best, second, alone=alone))
    game = import_module(f"tabletop.ai.reasons.{rules.game}")
    mine = game.facts(rules, view, seat, best, second, seed)
    own = reasons(mine, None if second is None else game.facts(rules, view, seat, second, best, seed))
    if not own and second is not None and found:
        own = more_points(best, second) if found[0].key != "close" else beside_both(rules, view, seat, tallies, seed)
    return [*found, *own, *(forecast(game, rules, view, best) if alone else [])]


def next_best(tallies: Sequence[Tally]) -> Tally | None:
    """The first that begins otherwise than the best: plans that begin alike are one choice."""
    for tally in tallies[1:]:
        if tally.plan[:1] != tallies[0].plan[:1]:
            return tally
    return None


def compared(best: Tally, second: Tally, *, alone: bool) -> Why:
    """How much better the best is than the next: in matches of a hundred; of a lone player only that it is better.

    Both met the same worlds, so that it is the differences which tell whether it is more than luck.
    """
    if alone:
        return Why("ahead" if ahead(best.worths, second.worths) > SURE else "close")
    gains = [one - other for one, other in zip(best.wins, second.wins, strict=False)]
    more = percent(best.win - second.win, error_of(gains))
    lucky = more < _WORTH_TELLING or ahead(best.wins, second.wins) <= SURE
    return Why("close") if lucky else Why("better", {"n": more})


def more_points(best: Tally, second: Tally) -> list[Why]:
    """By how many points the best ends higher than the next, where matches were played to their end."""
    if best.ended and second.ended:
        points = round(best.points / best.ended - second.points / second.ended)
        if points > 0:
            return [Why("points", {"n": points})]
    return []


def beside_both(rules: AnyRules, view: Any, seat: Seat, tallies: Sequence[Tally], seed: int) -> list[Why]:
    """What the rules give the best no less than the next, which is like it, but not the third choice or a later one."""
    game = import_module(f"tabletop.ai.reasons.{rules.game}")

    def facts(tally: Tally) -> Facts:
        found: Facts = known(game.facts(rules, view, seat, tally, None, seed))
        return found

    second = next_best(tallies)
    if second is None:
        return []
    near = facts(second)
    mine = {topic: fact for topic, fact in facts(tallies[0]).items() if fact.worth >= near.get(topic, NOTHING).worth}
    for third in tallies[2:]:
        if third.plan[:1] not in (tallies[0].plan[:1], second.plan[:1]) and (told := reasons(mine, facts(third))):
            return told
    return []


def forecast(game: Any, rules: AnyRules, view: Any, best: Tally) -> list[Why]:
    """How a lone player's match ends on average, in the game's own count if it has one."""
    if hasattr(game, "forecast"):
        told: list[Why] = game.forecast(rules, view, best)
        return told
    return [Why("score", {"n": round(best.points / best.ended)})] if best.ended else []
