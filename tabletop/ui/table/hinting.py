"""Hints at the table: asked for, or unasked in somebody's first match; they stand there until the choice is made."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from tabletop.core.match import Step
from tabletop.core.rules import Action, Seat
from tabletop.ui.opponents import Opponents
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.hints import hint_line
from tabletop.ui.table.sprites import Target


class Hinting(QObject):
    """Asks for advice and words it. ``thinking``: it was asked for; ``advised``: it has come.

    ``unasked``: how many hints come by themselves, one a decision.
    """

    thinking = Signal()
    advised = Signal()

    def __init__(self, controller: Controller, opponents: Opponents, unasked: int, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._opponents = controller, opponents
        self._to_come, self._given_at = unasked, -1
        self._ticket: int | None = None
        self._advice: tuple[Seat, Action, str] | None = None
        opponents.hinted.connect(self._show)
        opponents.failed.connect(self._fail)
        controller.stepped.connect(self._played)

    @property
    def action(self) -> Action | None:
        """What is advised to the person who chooses, as long as what they have picked goes with it."""
        if self._advice is None:
            return None
        seat, action, _ = self._advice
        c = self._controller
        return action if seat == c.actor and {*c.selection.picked} <= {*c.targets(action)} else None

    @property
    def line(self) -> str:
        """The advice in words, as long as it is one."""
        return "" if self._advice is None or self.action is None else self._advice[2]

    @property
    def targets(self) -> set[Target]:
        """What the advice points at."""
        return set() if self.action is None else set(self._controller.targets(self.action))

    def forget(self) -> None:
        """The table has changed, or a choice was made: what was asked before is not told any more."""
        self._ticket = self._advice = None

    def ask(self) -> None:
        """Ask for advice, unless it is being thought about."""
        c = self._controller
        if c.actor is not None and self._ticket is None:
            self.thinking.emit()
            self._ticket = self._opponents.hint(c, c.rules, c.view, c.actor, len(c.match.steps))

    def come_along(self) -> None:
        """A person is asked something: in a first match a hint comes with it."""
        steps = len(self._controller.match.steps)
        if self._controller.actor is not None and self._to_come and self._given_at != steps:
            self._to_come, self._given_at = self._to_come - 1, steps
            self.ask()

    def _played(self, step: Step) -> None:
        if step.seat in self._controller.people:
            self.forget()

    def _show(self, ticket: int, advice: Any) -> None:
        if ticket != self._ticket:
            return
        self._ticket = None
        c = self._controller
        if c.actor is not None and advice.action in c.rules.legal_actions(c.view, c.actor):
            line = hint_line(c.text, c.settings.words("ai"), c.view, c.actor, advice)
            self._advice = (c.actor, advice.action, line)
            self.advised.emit()

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket = None
