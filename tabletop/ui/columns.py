"""Cards in one column or two, as the width allows."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.ui import theme

TWO_FROM_PX = 880
MOST_WIDTH = 1240
MARGIN, GAP = 20, 16


class Columns:
    """Fills a widget; a card goes where it keeps both columns about equally tall."""

    def __init__(self, body: QWidget) -> None:
        self._cards: list[QWidget] = []
        self._row = QHBoxLayout(body)
        self._row.setSpacing(GAP)
        self._sides = (QVBoxLayout(), QVBoxLayout())
        for side in self._sides:
            side.setSpacing(GAP)
            self._row.addLayout(side, 1)
        self._width = 0

    def add(self, card: QWidget) -> None:
        """Put a card after the others."""
        self._cards.append(card)
        self._arrange()

    def clear(self) -> None:
        """Take all cards away."""
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards.clear()
        self._arrange()

    def fit(self, width: int) -> None:
        """Make the best of a width."""
        self._width = width
        side = max(MARGIN, (width - MOST_WIDTH) // 2)
        self._row.setContentsMargins(side, MARGIN, side, MARGIN)
        self._arrange()

    def _arrange(self) -> None:
        two = self._width >= theme.current().px(TWO_FROM_PX)
        for side in self._sides:
            while side.count():
                side.takeAt(0)
        heights = [0, 0]
        for card in self._cards:
            side = 1 if two and heights[1] < heights[0] else 0
            self._sides[side].addWidget(card)
            heights[side] += card.sizeHint().height()
        for side in self._sides:
            side.addStretch(1)
        self._row.setStretch(1, 1 if two else 0)
        self._row.setSpacing(GAP if two else 0)
