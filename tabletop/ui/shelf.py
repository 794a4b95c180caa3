"""Cards side by side in as many columns as are wide enough, the rows filling what height there is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from tabletop.ui import theme
from tabletop.ui.card import PictureCard
from tabletop.ui.grid import MARGIN, columns, grid

SETTLE_MS = 120


class Shelf(QScrollArea):
    """Scrolls only when the words of the cards need more than the height there is.

    Pictures are painted one at a time, so that the window answers in between, from the first call of ``paint`` on.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.board = QWidget()
        self.board.setProperty("kind", "page")
        self.setWidget(self.board)
        self._cards: Sequence[PictureCard] = ()
        self._painting = False
        self._brush = QTimer(self, singleShot=True)
        self._brush.timeout.connect(self._paint_one)

    def put(self, cards: Sequence[PictureCard]) -> None:
        """Show these cards, which are children of ``board``."""
        self._cards = cards
        self.arrange()

    def paint(self) -> None:
        """Begin to paint the pictures; from now on they follow every change of size."""
        self._painting = True
        self._brush.start(0)

    def repaint_pictures(self) -> None:
        """Paint what does not show its picture yet, if painting has begun."""
        if self._painting:
            self._brush.start(0)

    def arrange(self) -> None:
        """Set every card in its place for the present size and words."""
        view, scale = self.viewport().size(), theme.current().scale
        _, width = columns(view, scale)
        places = grid(view, len(self._cards), scale, max(card.least_height(width) for card in self._cards))
        self.board.setFixedSize(QSize(view.width(), max(view.height(), places[-1].bottom() + MARGIN)))
        for card, place in zip(self._cards, places, strict=True):
            card.setGeometry(place)
        if self._painting:
            self._brush.start(SETTLE_MS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def _paint_one(self) -> None:
        for card in self._cards:
            if card.stale:
                card.render_picture()
                self._brush.start(0)
                return
