"""Why a choice is the best: sentences that each stand for numbers which the search kept or the rules give."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from tabletop.ai.facts import NOTHING, SURE, Facts, Why, error_of, known, percent, plain, reasons, sides
from tabletop.ai.search import Tally, ahead
from tabletop.core.rules import AnyRules, Seat
from tabletop.core.words import Words

COMPARISONS = ("close", "better", "ahead")
"""The keys that say how the next best choice compares; their words stand beside that choice."""

_WORTH_TELLING = 3  # matches of a hundred; less is about as good, however sure it is
_UNTOLD = 0.06  # the standard error above which a chance is not worth telling
_EVEN = 0.08  # a chance that is no further from everybody's equal share says nothing
_FAR = 2.0  # in standard errors, as far as it has to be from it
_SEATS = 4  # at a larger table a chance is small, and its error as large
_LOW, _HIGH = 5, 95  # hundredths below and above which playouts cannot tell more


def say(words: Words, why: Why, **names: str) -> str:
    """The reason as a sentence; ``words`` hold the domain ``ai``, ``names`` what its numbers stand for."""
    return words(f"why.{why.key}", **{**why.values, **names})


def because(rules: AnyRules, view: Any, seat: Seat, tallies: Sequence[Tally], seed: int) -> list[Why]:
    """How the first of the tallies, the best one, compares, why it is the best, and what may be hoped for."""
    best, second = tallies[0], next_best(tallies)
    game = import_module(f"tabletop.ai.reasons.{rules.game}")
    hope = forecast(game, rules, view, best) if rules.seats(view) == 1 else chance(game, rules, view, best)
    if len(rules.legal_actions(view, seat)) == 1:
        return [Why("only"), *hope]
    mine = game.facts(rules, view, seat, best, second, seed)
    if second is None:
        pros, cons = sides(mine, None)
        return [*reasons(pros or plain(mine), list(cons.values())), *hope]
    beside = [compared(best, second, alone=rules.seats(view) == 1)] if second.tries else []
    pros, cons = sides(mine, game.facts(rules, view, seat, second, best, seed))
    if not pros and beside == [Why("close")]:
        pros = beside_both(rules, view, seat, tallies, seed)
    pros = pros or plain(mine, without=cons)
    if len(pros) == 1 and not cons:
        pros = [*(why for why in plain(known(mine), gains=True) if why not in pros), *pros]
    if not pros and beside:
        pros, hope = [unexplained(best, second, trusted=bool(hope))], hope if rules.seats(view) == 1 else []
    return [*beside, *reasons(pros, list(cons.values())), *hope]


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
        if third.plan[:1] not in (tallies[0].plan[:1], second.plan[:1]) and (told := sides(mine, facts(third))[0]):
            return told
    return []


def unexplained(best: Tally, second: Tally, *, trusted: bool) -> Why:
    """That no single thing sets the best apart: what is known then is how often it won, if that can be trusted.

    Else it is in how many of the worlds that both met it came out the better.
    """
    if trusted:
        n, other = percent(best.win, error_of(best.wins)), percent(second.win, error_of(second.wins))
        return Why("none.wins", {"n": n, "other": other}) if n > other else Why("none.alike", {"n": n})
    pairs = list(zip(best.worths, second.worths, strict=False))
    n = percent(sum(one > other for one, other in pairs) / len(pairs), 0)
    return Why("none.better", {"n": n}) if 2 * n > 100 else Why("none")


def chance(game: Any, rules: AnyRules, view: Any, best: Tally) -> list[Why]:
    """The chance of victory, where it was counted well enough to be worth telling.

    ``early`` of a game says that too much is still to come, ``DUELS`` that its playouts look at one rival only, so that
    a chance among several is not known.
    """
    seats, error = rules.seats(view), error_of(best.wins)
    if game.early(view) or seats > (2 if getattr(game, "DUELS", False) else _SEATS) or error > _UNTOLD:
        return []
    if abs(best.win - 1 / seats) <= max(_EVEN, _FAR * error):
        return [Why("win.open")]
    n = percent(best.win, error)
    return [Why("win.low" if n < _LOW else "win.high" if n > _HIGH else "win", {"n": n})]


def forecast(game: Any, rules: AnyRules, view: Any, best: Tally) -> list[Why]:
    """How a lone player's match ends on average, in the game's own count if it has one."""
    if hasattr(game, "forecast"):
        told: list[Why] = game.forecast(rules, view, best)
        return told
    return [Why("score", {"n": round(best.points / best.ended)})] if best.ended else []
