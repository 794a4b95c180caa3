"""A match: the only door through which a state changes; it checks, applies, remembers and undoes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tabletop.core.errors import IllegalAction, NothingToUndo, NotYourTurn
from tabletop.core.rules import Action, AnyRules, Doc, Event, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """One action that was played: who, what, what happened, and the state after it (not to be changed)."""

    seat: Seat
    action: Action
    events: list[Event]
    after: Any

    @property
    def reveals(self) -> bool:
        """Whether something became known that could not be known before."""
        return any(event.reveals for event in self.events)


class Match:
    """A match from its start to now, with what was undone kept for redo.

    ``start`` is the state before the first step, ``seed`` what its chance came from. ``start_position`` is the
    position it was loaded from, or None if it was dealt with ``options``.
    """

    def __init__(self, rules: AnyRules, start: Any, seed: int, options: Doc, start_position: Doc | None = None) -> None:
        self.rules = rules
        self.start = start
        self.seed = seed
        self.options = options
        self.start_position = start_position
        self._steps: list[Step] = []
        self._undone: list[Step] = []

    @classmethod
    def new(cls, rules: AnyRules, seats: int, seed: int, options: Mapping[str, Any]) -> Match:
        """A newly dealt match. Raises BadRequest."""
        return cls(rules, rules.new_game(seats, seed, options), seed, dict(options))

    @classmethod
    def load(cls, rules: AnyRules, position: Doc, seed: int = 0) -> Match:
        """A match that starts from a position. Raises BadPosition."""
        state = rules.decode(position, seed)
        return cls(rules, state, seed, rules.options(state), rules.encode(state))

    @property
    def state(self) -> Any:
        """The present state; read it, never change it."""
        return self._steps[-1].after if self._steps else self.start

    @property
    def seats(self) -> int:
        """How many players sit at the table."""
        return self.rules.seats(self.state)

    @property
    def steps(self) -> list[Step]:
        """What was played and stands, oldest first."""
        return list(self._steps)

    @property
    def last(self) -> Step | None:
        """The newest step that stands."""
        return self._steps[-1] if self._steps else None

    @property
    def redoable(self) -> Step | None:
        """The step that ``redo`` would play."""
        return self._undone[-1] if self._undone else None

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more."""
        return not self.rules.to_move(self.state)

    def play(self, seat: Seat, action: Action) -> Step:
        """Check and play an action. Raises NotYourTurn or IllegalAction, and then nothing has changed."""
        rules, state = self.rules, self.state
        if seat not in rules.to_move(state):
            raise NotYourTurn("The match is over." if self.over else f"Seat {seat} is not to act now.")
        if action not in rules.legal_actions(state, seat):
            reason = rules.why_not(state, seat, action)
            raise IllegalAction(f"This is not legal now: {str(reason).replace('_', ' ')}.")
        after = state.copy()
        step = Step(seat, action, rules.apply(after, seat, action), after)
        self._steps.append(step)
        self._undone.clear()
        return step

    def undo(self) -> Step:
        """Take the newest step back and return it. Raises NothingToUndo at the start."""
        if not self._steps:
            raise NothingToUndo("There is nothing to undo.")
        self._undone.append(self._steps.pop())
        return self._undone[-1]

    def redo(self) -> Step:
        """Play the step that was undone last again. Raises NothingToUndo if there is none."""
        if not self._undone:
            raise NothingToUndo("There is nothing to redo.")
        self._steps.append(self._undone.pop())
        return self._steps[-1]
