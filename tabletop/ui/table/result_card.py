"""The end of a match: who has won, how it came about, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.words import Words
from tabletop.ui.plain import PlainLabel
from tabletop.ui.style import set_kind


class ResultCard(QFrame):
    """A card over the table; it can be put away to look at the table."""

    rematch = Signal()
    new_match = Signal()
    left = Signal()

    def __init__(self, parent: QWidget, words: Words) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 22)
        column.setSpacing(12)
        self._title = PlainLabel(kind="title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._title)
        self._grid = QWidget()
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._grid)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(scroll, 1)
        row = QHBoxLayout()
        for key, signal, kind in (
            ("result.rematch", self.rematch, "primary"),
            ("result.new_match", self.new_match, ""),
            ("result.library", self.left, ""),
            ("result.look", None, "quiet"),
        ):
            button = QPushButton(words(key))
            set_kind(button, kind)
            button.clicked.connect(signal if signal is not None else self.hide)
            row.addWidget(button)
        self._first = row.itemAt(0).widget()
        column.addLayout(row)
        parent.installEventFilter(self)
        self.hide()

    def show_result(self, title: str, names: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """``rows`` are labels with one text a seat; the last one is the total."""
        self._title.setText(title)
        if self._grid.layout() is not None:
            QWidget().setLayout(self._grid.layout())  # the old one goes with its widgets
        grid = QGridLayout(self._grid)
        grid.setHorizontalSpacing(22)
        grid.setVerticalSpacing(5)
        for seat, name in enumerate(names):
            label = PlainLabel(name, "strong", elided=True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, seat + 1)
            grid.setColumnStretch(seat + 1, 1)
        for number, (title_of_row, cells) in enumerate(rows, 1):
            last = number == len(rows)
            grid.addWidget(PlainLabel(title_of_row, "strong" if last else ""), number, 0)
            for seat, cell in enumerate(cells):
                label = PlainLabel(cell, "strong" if last else "")
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                grid.addWidget(label, number, seat + 1)
        grid.setColumnStretch(0, 2)
        grid.addWidget(QLabel(), len(rows) + 1, 0)
        grid.setRowStretch(len(rows) + 1, 1)
        self._grid.setAccessibleName(". ".join(f"{label}: {', '.join(cells)}" for label, cells in rows))
        self._fit()
        self.show()
        self.raise_()
        self._first.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        around = self.parentWidget().rect()
        width, height = min(760, around.width() - 40), min(560, around.height() - 40)
        self.setGeometry((around.width() - width) // 2, (around.height() - height) // 2, width, height)
