"""What is pointed at and what can be chosen, marked on the table, said beside it and brought into sight."""

from __future__ import annotations

from functools import reduce

from PySide6.QtCore import QObject, QRectF

from tabletop.core.match import Step
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.hinting import Hinting
from tabletop.ui.table.sprites import Target
from tabletop.ui.table.stage import Stage
from tabletop.ui.table.view import TableView


class Pointing(QObject):
    """Marks the choices of a controller on the table that a view shows."""

    def __init__(
        self, controller: Controller, view: TableView, stage: Stage, hinting: Hinting, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._view, self._stage, self._hinting = controller, view, stage, hinting
        self._scene = view.table
        self._pointed: Target | None = None
        view.hovered.connect(self.point_at)
        view.fitted.connect(self.refit)
        stage.shown.connect(self._bring_last)

    @property
    def can_be(self) -> set[Target]:
        """What can be chosen now."""
        return self._controller.selection.can_be if self._controller.actor is not None else set()

    def offer(self) -> None:
        """Let the keyboard and assistive technology know what can be chosen, where it lies now."""
        self._view.offer(self._scene.places_of(self.can_be))
        self.mark()

    def mark(self) -> None:
        """Mark what can be chosen, is chosen, is advised, and what each choice would bring."""
        c = self._controller
        resting = c.actor is not None and not self._stage.busy
        notes = c.notes(self._pointed) if resting else {}
        picked = {*c.selection.picked, *c.selection.proposed, *self._hinting.targets}
        self._scene.mark(self.can_be, picked, self._view.cursor, notes)

    def point_at(self, target: Target | None) -> None:
        """Say what choosing this would bring, or why it cannot be chosen."""
        c = self._controller
        self._pointed = target
        text = ""
        if target is not None and c.actor is not None:
            text = c.preview(target) or c.why_not(target)
        places = self._scene.places_of([target]) if text else []
        self._scene.say(text, places[0] if places else None)
        self.mark()

    def refit(self) -> None:
        """The table was laid out anew: what is said and marked is where it belongs now."""
        self.offer()
        there = self._pointed is not None and self._scene.places_of([self._pointed])
        self.point_at(self._pointed if there else None)

    def bring_choices(self) -> None:
        """One can choose without having to look for it."""
        self._view.bring_some(self._scene.places_of(self.can_be - {*self._controller.selection.picked}))

    def _bring_last(self, step: Step) -> None:
        """What others did is in sight, unless that would take from under a person's hands what they choose from."""
        c = self._controller
        if step.seat not in c.people and c.actor is None and self._scene.last:
            self._view.bring(reduce(QRectF.united, self._scene.last))
