"""The best list of 12 Parsecs on a page: the highest scores of those who played alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.core.errors import TableError
from tabletop.ui.choice import Choice
from tabletop.ui.games.parsecs import best, best_list
from tabletop.ui.games.parsecs.best import Best, Kind
from tabletop.ui.page import Page, section
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings
from tabletop.ui.table.ranking import Ranking, RankingTable

MOST_WIDTH = 760
USUAL = Kind("base", cards=True)


class BestPage(Page):
    """One list at a time; several sets of rules give a choice. ``trouble`` is a sentence, if any."""

    game = best.GAME

    def __init__(self, settings: Settings, folder: Path, parent: QWidget | None = None) -> None:
        self._domain = settings.words("table_parsecs", "ui")
        super().__init__(settings, self._domain("best.title"), parent)
        self.trouble = ""
        self._lists = self._load(folder)
        found = {USUAL, *(score.kind for score in self._lists.scores)}
        kinds = sorted(found, key=lambda kind: (kind.ruleset != USUAL.ruleset, kind.ruleset, not kind.cards))
        card, self._column = section(self._domain("best.heading"), self._domain("best.note", n=best.MOST))
        self.kinds = Choice([(kind, best_list.kind_name(kind, self._domain)) for kind in kinds], USUAL)
        self.kinds.setVisible(len(kinds) > 1)
        self.kinds.picked.connect(self._show)
        self._column.addWidget(self.kinds)
        self._shown: QWidget | None = None
        self._inside = QVBoxLayout(self.body)
        self._inside.addWidget(card)
        self._inside.addStretch(1)
        if len(kinds) > 1:
            self.first = self.kinds
        self._show(USUAL)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(20, (self.width() - MOST_WIDTH) // 2)
        self._inside.setContentsMargins(side, 20, side, 20)

    def _load(self, folder: Path) -> Best:
        try:
            lists = best.load(folder)
        except TableError as error:
            self.trouble = best_list.trouble(error, folder, self._domain)
            return Best([])
        if lists.damaged:
            self.trouble = self._domain("best.damaged", place=str(lists.damaged))
        return lists

    def _show(self, kind: Kind) -> None:
        if self._shown is not None:
            self._shown.hide()
            self._shown.deleteLater()
        scores = self._lists.of(kind)
        if scores:
            self._shown = RankingTable(Ranking("", best_list.rows(scores, self._domain)))
        else:
            self._shown = PlainLabel(self._domain("best.none"), "muted")
        self._column.addWidget(self._shown)
