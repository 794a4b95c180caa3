"""What the search must be told about a game: one shape for five, and where to find each game's own."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from math import exp
from typing import Any, Final, Protocol, TypeAlias

from tabletop.core.rng import Chance, below, bits
from tabletop.core.rules import Action, AnyRules, Outcome, Seat

_MOOD_BITS: Final = 20
MOODS: Final = 1 << _MOOD_BITS

Plan: TypeAlias = tuple[Action, ...]
"""Actions of one seat, to be played one after another; the first is the choice to be made now."""


class Mind(Protocol):
    """Knowledge of how a game is played well, bound to a rulebook as ``MIND(rules)``.

    Every method accepts a view as well as a state and looks only at what the seat can see of it, so that in a sampled
    world no seat plays by what it could not know.
    """

    def world(self, view: Any, seat: Seat, seed: int) -> tuple[Any, Seat]:
        """A whole state that agrees with the view of the seat, and the seat in it.

        Hidden choices of others may be open again, and others may be missing who have no say in the outcome.
        """
        ...

    def policy(self, state: Any, seat: Seat, chance: Chance) -> Action:
        """A sensible action of a seat to act, found fast; this is how everybody plays in playouts."""
        ...

    def plans(self, state: Any, seat: Seat) -> list[Plan]:
        """What is worth weighing for a seat to act, the most promising first; never empty."""
        ...

    def far(self, begun: Any, state: Any, actions: int) -> bool:
        """Whether a playout that came from ``begun`` in so many actions may be cut and valued."""
        ...

    def value(self, state: Any, seat: Seat) -> float:
        """What the seat may expect, from 0 (lost) to 1 (won alone); of a finished match mostly the seat's share."""
        ...


def share(outcome: Outcome, seat: Seat) -> float:
    """The seat's share of the victory; half of it each when nobody has won."""
    if not outcome.winners:
        return 0.5
    return 1 / len(outcome.winners) if seat in outcome.winners else 0.0


def first_mood(chance: Chance) -> int:
    """A number below MOODS by chance."""
    return bits(chance, _MOOD_BITS)


def next_mood(mood: int) -> int:
    """The number below MOODS that follows another: whims come of one draw of chance for all that is weighed."""
    return (mood * 8_121 + 1) % MOODS


def mind(rules: AnyRules) -> Mind:
    """The mind for a rulebook; asked again for the same rulebook it is the same mind."""
    bound: Any = rules
    return _mind(bound)


def nearly(lead: float, scale: float) -> float:
    """A lead in points as a number from 0 to 1: a half if equal, three quarters for a lead of ``scale``."""
    return 0.5 + lead / (2 * (abs(lead) + scale))


def chances(scores: Sequence[float], seat: Seat, spread: float) -> float:
    """The seat's chance of victory as scores stand: 1/n if equal; ``spread`` points are worth a factor of e."""
    odds: float = sum(exp(min(50.0, (score - scores[seat]) / spread)) for score in scores)
    return 1 / odds


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

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules

    def world(self, view: Any, seat: Seat, seed: int) -> tuple[Any, Seat]:
        """Any world."""
        return self._rules.sample(view, seat, seed), seat

    def policy(self, state: Any, seat: Seat, chance: Chance) -> Action:
        """Any action."""
        legal = self._rules.legal_actions(state, seat)
        found: Action = legal[below(chance, len(legal))]
        return found

    def plans(self, state: Any, seat: Seat) -> list[Plan]:
        """Every action."""
        return [(action,) for action in self._rules.legal_actions(state, seat)]

    def far(self, begun: Any, state: Any, actions: int) -> bool:
        """Never."""
        del begun, state, actions
        return False

    def value(self, state: Any, seat: Seat) -> float:
        """The share of the victory."""
        outcome = self._rules.outcome(state)
        return 0.5 if outcome is None else share(outcome, seat)
