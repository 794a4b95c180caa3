"""Undo at the table: at once where nothing was revealed, else once the others agree."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.core.rules import Seat
from tabletop.core.words import Words
from tabletop.ui.plain import on_tooltip
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.prompt_bar import Choice, PromptBar
from tabletop.ui.table.tools import Tool


class Undoing(QObject):
    """Takes moves back, or asks whether all agree. ``kept``: they play on; ``told`` and ``noted`` bring a sentence."""

    kept = Signal()
    told = Signal(str)
    noted = Signal(str)

    def __init__(self, controller: Controller, prompt: PromptBar, undo: Tool, redo: Tool, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._prompt, self._undo, self._redo = controller, prompt, undo, redo
        self._asking = False
        undo.clicked.connect(self.ask)
        redo.clicked.connect(controller.redo)
        controller.taken_back.connect(self._note)

    @property
    def _words(self) -> Words:
        return self._controller.settings.words("table")

    def ask(self) -> None:
        """Undo, or ask first; whoever wants it while that is asked means it."""
        c = self._controller
        found = c.take_back()
        if not found.steps:
            self.told.emit(self._words("barrier.nothing"))
        elif found.barrier is None or len(c.people) == 1 or self._asking:
            c.undo()
        else:
            self._asking = True
            agreed = Choice(self._words("barrier.agreed"), c.undo)
            play_on = Choice(self._words("barrier.go_on"), self.kept.emit, primary=True)
            self._prompt.say(self._words(f"barrier.{found.barrier.value}"), [play_on, agreed])

    def show(self) -> None:
        """Another question stands there: show what can be undone and redone now."""
        self._asking = False
        found = self._controller.take_back()
        self._undo.setEnabled(found.steps > 0)
        why = "table.undo" if found.barrier is None else f"barrier.{found.barrier.value}"
        self._undo.setToolTip(on_tooltip(self._words(why)))
        self._redo.setEnabled(self._controller.match.redoable is not None)

    def _note(self, seat: Seat, agreed: bool) -> None:
        key = "note.taken_back.agreed" if agreed and len(self._controller.people) > 1 else "note.taken_back"
        self.noted.emit(self._words(key, player=self._controller.text.name(seat)))
