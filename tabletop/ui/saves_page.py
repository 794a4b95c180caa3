"""The saved matches: to be opened, renamed, given away, deleted, and brought back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget
from shiboken6 import isValid

from tabletop.core.errors import TableError
from tabletop.games import catalog
from tabletop.ui.choice import Choice
from tabletop.ui.page import Page, button
from tabletop.ui.plain import PlainLabel, isolated
from tabletop.ui.save_row import SaveRow
from tabletop.ui.saves import SUFFIX, Saved, Saves, trouble
from tabletop.ui.settings import Settings

MOST_WIDTH = 1100
MOST_ROWS = 200
"""More rows than anybody reads; the newest are shown."""


class SavesPage(Page):
    """``opened`` brings the file to open, ``resumed`` asks for the match that was left off.

    ``told`` brings a sentence and, where something can be undone, how.
    """

    opened = Signal(str)
    resumed = Signal()
    told = Signal(str, str, object)

    def __init__(self, settings: Settings, saves: Saves, parent: QWidget | None = None) -> None:
        super().__init__(settings, settings.words("ui")("library.saves"), parent)
        self._saves = saves
        words = self.words
        self._shelf = Choice([(False, words("saves.kept")), (True, words("saves.deleted"))], False)
        self._shelf.picked.connect(self._fill)
        self.rows: list[SaveRow] = []
        self._inside = QVBoxLayout(self.body)
        self._inside.setSpacing(8)
        self._inside.addWidget(self._shelf)
        self._nothing = PlainLabel(kind="muted")
        self._inside.addWidget(self._nothing)
        self._list = QVBoxLayout()
        self._list.setSpacing(8)
        self._inside.addLayout(self._list)
        self._inside.addStretch(1)
        other = button(words("saves.other"), "onwood")
        other.clicked.connect(self._ask_file)
        self.bar.row.addWidget(other)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(20, (self.width() - MOST_WIDTH) // 2)
        self._inside.setContentsMargins(side, 16, side, 16)

    def _fill(self) -> None:
        while self.rows:
            row = self.rows.pop()
            row.hide()
            row.deleteLater()
        deleted = self._shelf.value
        wishes = ("restore", "remove") if deleted else ("open", "rename", "export", "delete")
        left_off = None if deleted else self._saves.left_off()
        if left_off is not None:
            self._add(replace(left_off, title=self.words("saves.left_off")), ("resume", "keep"))
        for saved in self._saves.listed(deleted=deleted)[:MOST_ROWS]:
            self._add(saved, wishes)
        self._nothing.setText(self.words("saves.none_deleted" if deleted else "saves.none"))
        self._nothing.setVisible(not self.rows)
        self.first = self.rows[0].deeds[0] if self.rows else self.back

    def _add(self, saved: Saved, wishes: tuple[str, ...]) -> None:
        row = SaveRow(self.settings, saved, wishes)
        row.wished.connect(self._do)
        row.renamed.connect(self._rename)
        self._list.addWidget(row)
        self.rows.append(row)

    def _do(self, wish: str) -> None:
        row: SaveRow = self.sender()
        saved = row.saved
        match wish:
            case "resume":
                self.resumed.emit()
            case "keep":
                self._try(partial(self._saves.save_copy, saved, catalog.game(saved.game).title), saved)
                self._fill()
                self.first.setFocus()
            case "open":
                self.opened.emit(str(saved.path))
            case "rename":
                row.edit_title()
            case "export":
                self._ask_target(saved)
            case "delete":
                self._delete(saved)
            case "restore":
                self._try(partial(self._saves.restore, saved.path), saved)
                self._fill()
            case "remove":
                self._try(partial(self._saves.remove, saved), saved)
                self._fill()

    def _delete(self, saved: Saved) -> None:
        place = self._try(partial(self._saves.delete, saved), saved)
        self._fill()
        if place is not None:
            text = self.words("saves.was_deleted", name=isolated(saved.title))
            self.told.emit(text, self.words("saves.undo"), partial(self._bring_back, place))
        self.first.setFocus()

    def _bring_back(self, place: Path) -> None:
        """Take a deletion back; the page may have been left meanwhile, so that nothing but the saves is there."""
        try:
            self._saves.restore(place)
        except TableError as error:
            self._saves.failed.emit(trouble(self.words, error, place))
        if isValid(self):
            self._fill()

    def _rename(self, title: str) -> None:
        saved = self.sender().saved
        self._try(partial(self._saves.rename, saved, title), saved)
        self._fill()
        self.first.setFocus()

    def _ask_target(self, saved: Saved) -> None:
        dialog = QFileDialog(self, self.words("saves.export"), saved.path.name)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.setNameFilter(f"Table Twelve (*{SUFFIX})")
        dialog.fileSelected.connect(partial(self._export, saved))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _export(self, saved: Saved, target: str) -> None:
        self._try(partial(self._saves.export, saved, Path(target)), saved)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, self.words("saves.other"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"Table Twelve (*{SUFFIX} *.json)", "* (*)"])
        dialog.fileSelected.connect(self.opened)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _try(self, act: Callable[[], Path | None], saved: Saved) -> Path | None:
        """Do something with a file; say so if it cannot be done."""
        try:
            return act()
        except TableError as error:
            self.told.emit(trouble(self.words, error, saved.path), "", None)
            return None
