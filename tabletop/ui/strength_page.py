"""How strong the built-in opponents of a game are and how long they think, as it was measured."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from tabletop.ai.strength import Duel, Pace, Start, shipped
from tabletop.games import catalog
from tabletop.ui.page import Page, section
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings

MOST_WIDTH = 860


class StrengthPage(Page):
    """A card for the contests, one for the time to think, and at Camisa 12 one for the starts of the 7-1 mode."""

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        words = settings.words("ui")
        super().__init__(settings, words("strength.title", game=catalog.game(game).title), parent)
        self.game = game
        self._inside = QVBoxLayout(self.body)
        self._inside.setSpacing(16)
        table = shipped()
        duels, paces = table.of(game)
        starts = table.starts if game == "camisa12" else []
        for name, rows in (
            ("duels", [self._duel(row) for row in duels]),
            ("starts", [self._start(row) for row in starts]),
            ("paces", [self._pace(row) for row in paces]),
        ):
            if rows:
                card, column = section(words(f"strength.{name}"), words(f"strength.{name}.note"))
                heads = words(f"strength.{name}.heads").split("|")
                column.addWidget(Figures(heads, rows))
                self._inside.addWidget(card)
        if not (duels or paces or starts):
            self._inside.addWidget(PlainLabel(words("strength.none"), "muted"))
        self._inside.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = max(20, (self.width() - MOST_WIDTH) // 2)
        self._inside.setContentsMargins(side, 20, side, 20)

    def _duel(self, row: Duel) -> list[str]:
        names = {"level": self._name(row.level), "against": self._name(row.against)}
        who = self.words("strength.duel" if row.seats == 2 else "strength.among", n=row.seats, **names)
        return [who, _percent(row.rate), _percent(1 / row.seats), self._span(row), str(row.matches)]

    def _start(self, row: Start) -> list[str]:
        who = self.words("strength.start", level=self._name(row.level), n=row.points)
        if row.ruleset != "base":
            who += f" ({self.words(f'ruleset.{row.ruleset}')})"
        return [who, _percent(row.rate), self._span(row), str(row.matches)]

    def _pace(self, row: Pace) -> list[str]:
        return [
            self._name(row.level),
            *(self.words("strength.seconds", n=_seconds(s)) for s in (row.mean, row.longest)),
        ]

    def _name(self, player: str) -> str:
        return self.words(f"strength.name.{player}")

    def _span(self, row: Duel | Start) -> str:
        return self.words("strength.span", low=round(100 * row.low), high=round(100 * row.high))


class Figures(QWidget):
    """A small table: a head, and rows that begin with what they are about."""

    def __init__(self, heads: Sequence[str], rows: Sequence[Sequence[str]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        for line, cells in enumerate((heads, *rows)):
            for column, cell in enumerate(cells):
                label = PlainLabel(cell, "small" if line == 0 else "strong" if column == 1 else "")
                across = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
                label.setAlignment(across | Qt.AlignmentFlag.AlignBottom)
                grid.addWidget(label, line, column)
        grid.setColumnStretch(0, 3)
        for column in range(1, len(heads)):
            grid.setColumnStretch(column, 1)
        told = [", ".join(f"{head}: {cell}" for head, cell in zip(heads, cells, strict=True)) for cells in rows]
        self.setAccessibleName(". ".join(told))


def _percent(rate: float) -> str:
    return f"{round(100 * rate)}\u00a0%"


def _seconds(seconds: float) -> str:
    if seconds < 0.001:
        return "< 0.001"
    return f"{seconds:.3f}" if seconds < 0.1 else f"{seconds:.2f}"
