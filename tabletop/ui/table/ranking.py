"""A list of scores, best first, with one of them marked: beside a result, or on a page of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tabletop.ui.plain import PlainLabel

SIGN = "★"


class Ranking(NamedTuple):
    """``title`` says where a result stands among the ``rows``, which are cells of text; ``mark`` is its row."""

    title: str
    rows: Sequence[Sequence[str]]
    mark: int | None = None


class RankingTable(QWidget):
    """The rows below each other, numbered."""

    def __init__(self, ranking: Ranking, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        if ranking.title:
            grid.addWidget(PlainLabel(ranking.title, "strong"), 0, 0, 1, -1)
        for number, cells in enumerate(ranking.rows):
            marked = number == ranking.mark
            for column, cell in enumerate((f"{SIGN} {number + 1}" if marked else str(number + 1), *cells)):
                label = PlainLabel(cell, "strong" if marked else "muted" if column == 0 else "", elided=column == 2)
                label.setWordWrap(False)
                if column < 2:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                grid.addWidget(label, number + 1, column)
        grid.setColumnStretch(2, 1)  # the name
        grid.addWidget(QLabel(), len(ranking.rows) + 1, 0)
        grid.setRowStretch(len(ranking.rows) + 1, 1)
        told = ". ".join(", ".join((str(number), *cells)) for number, cells in enumerate(ranking.rows, 1))
        self.setAccessibleName(f"{ranking.title}. {told}")
