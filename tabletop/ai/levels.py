"""The levels of the built-in opponents, and the one question they all answer: what is best for this seat?"""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from tabletop.ai.explain import because
from tabletop.ai.facts import Why, error_of
from tabletop.ai.mind import Plan, mind
from tabletop.ai.search import CAUTION, FOREVER, Dice, Found, Tally, search
from tabletop.ai.steady import steadied
from tabletop.core.errors import BadRequest, NotYourTurn
from tabletop.core.rng import below, seeded
from tabletop.core.rules import Action, AnyRules, Seat

LEVELS = ("easy", "normal", "hard", "expert")
SECONDS = {"easy": 0.1, "normal": 0.3, "hard": 1.0, "expert": 3.0}
"""The time guard: a search that takes longer is cut, which is logged and told."""

HINT_LEVEL = "hard"
"""The level whose time a hint may take."""
_ALONE = 8  # playouts that estimate the chances when there is nothing to choose
_PROBE = 2  # worlds a plan, to find out how many fit in a given time

_log = logging.getLogger(__name__)


class Budget(msgspec.Struct, frozen=True):
    """How hard a level thinks about a game.

    ``iterations`` playouts over the ``width`` most promising plans; ``whims`` is how many moves in 100 are played by
    mood: the second or third choice instead of the best. ``caution`` says how sure playouts must be to overrule
    knowledge, in standard errors.
    """

    iterations: int
    width: int
    whims: int = 0
    caution: float = CAUTION


_EASY = Budget(0, 3, 35)
BUDGETS: dict[str, dict[str, Budget]] = {
    "camisa12": {"easy": _EASY, "normal": Budget(8, 2, 12), "hard": Budget(24, 4), "expert": Budget(400, 20)},
    "thief_of_baghdad": {"easy": _EASY, "normal": Budget(20, 3, 10), "hard": Budget(48, 8), "expert": Budget(240, 16)},
    "twelve_days": {
        "easy": Budget(0, 3, 100), "normal": Budget(16, 3, 40), "hard": Budget(100, 8), "expert": Budget(400, 8),
    },
    "days_of_christmas": {"easy": _EASY, "normal": Budget(16, 3), "hard": Budget(100, 8), "expert": Budget(400, 12)},
    # Playouts were measured to add nothing to what knowledge proposes here: levels differ by their whims.
    "parsecs": {"easy": Budget(0, 3, 36), "normal": Budget(0, 3, 11), "hard": Budget(0, 3, 5), "expert": Budget(0, 3)},
}  # fmt: skip
"""By game and level; measured by the arena, each level against the one below."""

HINTS = {"camisa12": Budget(400, 6), "parsecs": Budget(120, 4, caution=3.0)}
"""How hard a hint is thought about, by game, where it is not as usual; whims never have a say in it.

Half of the playouts look for the best, the rest steady the numbers of the two best.
"""
_USUAL_HINT = Budget(300, 5)


class Choice(msgspec.Struct, frozen=True):
    """One choice that was weighed: its chance of victory 0–1, the seat's expected score, and in how many playouts.

    ``error`` is the standard error of that chance.
    """

    action: Any
    win: float
    points: float | None
    tries: int
    error: float = 0.5


class Advice(msgspec.Struct, frozen=True):
    """What to play and what is known about it.

    ``choices`` are all that were weighed, the best first; ``why`` is empty unless it was asked for.
    """

    action: Any
    win: float
    iterations: int
    choices: list[Choice]
    seconds: float
    cut: bool
    why: list[Why] = []


def budget(game: str, level: str) -> Budget:
    """How hard a level thinks about a game. Raises BadRequest."""
    found = BUDGETS[game].get(level)
    if found is None:
        raise BadRequest(f"There is no level “{level[:40]}”; there are: {', '.join(LEVELS)}.")
    return found


def best(
    rules: AnyRules, view: Any, seat: Seat, *, level: str | None = None, iterations: int | None = None,
    seconds: float | None = None, seed: int = 0,
) -> Advice:  # fmt: skip
    """The best action of a seat by what it sees; exactly one of ``level``, ``iterations`` and ``seconds`` is given.

    The same view, seat, level or iterations, and seed give the same advice, unless ``cut`` says that the time guard
    of the level bit. Raises BadRequest, or NotYourTurn if the seat is not to act.
    """
    given = (level is not None) + (iterations is not None) + (seconds is not None)
    if given != 1:
        raise BadRequest("Exactly one of level, iterations and seconds is wanted.")
    if seat not in rules.to_move(view):
        raise NotYourTurn(f"Seat {seat} is not to act now.")
    if level is not None:
        return by_level(rules, view, seat, level, seed, explained=True)
    plans = mind(rules).plans(view, seat)
    if iterations is None:
        iterations = _fitting(rules, view, seat, plans, seconds=seconds or 0.0, seed=seed)
    limit = seconds or FOREVER
    found = search(rules, mind(rules), view, seat, plans, iterations=iterations, seed=seed, seconds=limit, keep=True)
    return _advice(rules, view, seat, found, because(rules, view, seat, found.tallies, seed))


def by_level(
    rules: AnyRules, view: Any, seat: Seat, level: str, seed: int, *, hurried: bool = True, explained: bool = False
) -> Advice:  # fmt: skip
    """What a level plays; ``hurried`` by the time guard, ``explained`` with reasons. Raises BadRequest."""
    return _thought(rules, view, seat, budget(rules.game, level), level, seed, hurried=hurried, explained=explained)


def hint(rules: AnyRules, view: Any, seat: Seat, seed: int) -> Advice:
    """What a person is advised to do, with reasons."""
    mine = HINTS.get(rules.game, _USUAL_HINT)
    ours, limit = mind(rules), SECONDS[HINT_LEVEL]
    plans = ours.plans(view, seat)[: mine.width]
    most = mine.iterations if len(plans) > 1 else mine.iterations // 4
    found = search(
        rules, ours, view, seat, plans, iterations=most // 2, seed=seed, seconds=limit, caution=mine.caution, keep=True
    )  # fmt: skip
    found = steadied(
        rules, ours, view, seat, found, iterations=most - found.iterations, seed=seed, seconds=limit,
        caution=mine.caution,
    )  # fmt: skip
    return _advice(rules, view, seat, found, because(rules, view, seat, found.tallies, seed))


def _thought(
    rules: AnyRules, view: Any, seat: Seat, mine: Budget, level: str, seed: int, *, hurried: bool, explained: bool
) -> Advice:  # fmt: skip
    """What a budget finds within the time of a level."""
    ours = mind(rules)
    plans = ours.plans(view, seat)[: mine.width]
    iterations = mine.iterations if len(plans) > 1 else min(mine.iterations, _ALONE)
    limit = SECONDS[level] if hurried else FOREVER
    found = search(
        rules, ours, view, seat, plans, iterations=iterations, seed=seed, seconds=limit, caution=mine.caution,
        keep=explained,
    )  # fmt: skip
    if found.cut:
        _log.info("%s at %s: the time guard cut a search at %d playouts", level, rules.game, found.iterations)
    dice = Dice(seeded(seed))
    if below(dice, 100) < mine.whims and len(plans) > 1:
        found.tallies.insert(0, found.tallies.pop(1 + below(dice, min(2, len(plans) - 1))))
    return _advice(rules, view, seat, found, because(rules, view, seat, found.tallies, seed) if explained else [])


def simplest(rules: AnyRules, view: Any, seat: Seat, seed: int) -> Action:
    """A sensible action at once, without any search."""
    return mind(rules).policy(view, seat, Dice(seeded(seed)))


def _points(tally: Tally) -> float | None:
    """The score on average, where matches were played to their end."""
    return tally.points / tally.ended if tally.ended else None


def _fitting(rules: AnyRules, view: Any, seat: Seat, plans: list[Plan], *, seconds: float, seed: int) -> int:
    """How many playouts fit in the time; not reproducible."""
    probe = search(rules, mind(rules), view, seat, plans[:2], iterations=_PROBE * 2, seed=seed)
    return max(len(plans), int(0.9 * seconds * probe.iterations / max(probe.seconds, 1e-6)))


def _advice(rules: AnyRules, view: Any, seat: Seat, found: Found, why: list[Why]) -> Advice:
    best: dict[Action, Tally] = {}
    for tally in found.tallies:
        best.setdefault(tally.plan[0], tally)  # plans that begin alike are one choice
    choices = [
        Choice(action, tally.win, _points(tally), tally.tries, error_of(tally.wins)) for action, tally in best.items()
    ]
    top = choices[0]
    win = top.win if top.tries else mind(rules).value(view, seat)
    return Advice(top.action, win, found.iterations, choices, found.seconds, found.cut, why)
