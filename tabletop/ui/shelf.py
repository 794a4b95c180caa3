"""Cards side by side in as many columns as are wide enough, the rows filling what height there is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from tabletop.ui import theme
from tabletop.ui.card import PictureCard

MARGIN, GAP = 20, 10
MOST_WIDTH = 1720
COLUMN_PX = 264
MOST_COLUMNS = 3
SLENDER = 0.85  # a card is at most this much as tall as wide, if its words allow
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

    def arrange(self) -> None:
        """Set every card in its place for the present size and words."""
        view = self.viewport().size()
        width = min(view.width(), MOST_WIDTH) - 2 * MARGIN
        columns = max(1, min(MOST_COLUMNS, width // theme.current().px(COLUMN_PX)))
        rows = -(-len(self._cards) // columns)
        each = (width - GAP * (columns - 1)) // columns
        room = (view.height() - 2 * MARGIN - GAP * (rows - 1)) // rows
        least = max(card.least_height(each) for card in self._cards)
        tall = max(least, min(room, round(each * SLENDER)))
        whole = rows * tall + GAP * (rows - 1)
        self.board.setFixedSize(QSize(view.width(), max(view.height(), whole + 2 * MARGIN)))
        left, top = (view.width() - width) // 2, max(MARGIN, (view.height() - whole) // 2)
        for number, card in enumerate(self._cards):
            row, column = divmod(number, columns)
            card.setGeometry(left + column * (each + GAP), top + row * (tall + GAP), each, tall)
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
