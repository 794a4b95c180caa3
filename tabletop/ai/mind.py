"""What the search must be told about a game: one shape for five, and where to find each game's own."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any, Protocol, TypeAlias

from tabletop.core.rng import Chance, below
from tabletop.core.rules import Action, AnyRules, Outcome, Seat

Plan: TypeAlias = tuple[Action, ...]
"""Actions of one seat, to be played one after another; the first is the choice to be made now."""


class Mind(Protocol):
    """Knowledge of how a game is played well, bound to a rulebook as ``MIND(rules)``.

    Every method accepts a view as well as a state and looks only at what the seat can see of it, so that in a sampled
    world no seat plays by what it could not know.
    """

    horizon: int
    """A playout is cut and valued after this many actions."""

    def policy(self, state: Any, seat: Seat, chance: Chance) -> Action:
        """A sensible action of a seat to act, found fast; this is how everybody plays in playouts."""
        ...

    def plans(self, state: Any, seat: Seat) -> list[Plan]:
        """What is worth weighing for a seat to act, the most promising first; never empty."""
        ...

    def value(self, state: Any, seat: Seat) -> float:
        """What the seat may expect, from 0 (lost) to 1 (won alone); of a finished match mostly the seat's share."""
        ...


def share(outcome: Outcome, seat: Seat) -> float:
    """The seat's share of the victory; half of it each when nobody has won."""
    if not outcome.winners:
        return 0.5
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def mind(rules: AnyRules) -> Mind:
    """The mind for a rulebook; asked again for the same rulebook it is the same mind."""
    bound: Any = rules
    return _mind(bound)


@lru_cache(maxsize=8)
def _mind(rules: Any) -> Mind:
    try:
        known = import_module(f"tabletop.ai.evaluation.{rules.game}").MIND
    except ModuleNotFoundError:
        known = Blind
    found: Mind = known(rules)
    return found


class Blind:
    """Knows nothing: every action is as good as another. The random player of the arena."""

    horizon = 100_000

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def policy(self, state: Any, seat: Seat, chance: Chance) -> Action:
        """Any action."""
        legal = self._rules.legal_actions(state, seat)
        found: Action = legal[below(chance, len(legal))]
        return found

    def plans(self, state: Any, seat: Seat) -> list[Plan]:
        """Every action."""
        return [(action,) for action in self._rules.legal_actions(state, seat)]

    def value(self, state: Any, seat: Seat) -> float:
        """The share of the victory."""
        outcome = self._rules.outcome(state)
        return 0.5 if outcome is None else share(outcome, seat)
