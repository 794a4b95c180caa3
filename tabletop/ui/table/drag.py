"""What a press of the mouse or a finger takes along when it moves: a thing of the table, or else the table itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication

from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.sprites import SpriteItem

NEAR_EDGE = 36.0
"""A thing held so near to the edge of the view has the table scroll below it."""
SCROLL_MS, SCROLL_PX = 16, 9


class Drag(QObject):
    """Over one view. A table that is seen whole does not move."""

    def __init__(self, view: Magnifier) -> None:
        super().__init__(view)
        self._view = view
        self._item: SpriteItem | None = None
        self._begun = self._at = QPointF()
        self._panned = False
        self.ghost: SpriteItem | None = None
        self._scrolling = QTimer(self, interval=SCROLL_MS)
        self._scrolling.timeout.connect(self._scroll)

    def press(self, at: QPointF, item: SpriteItem | None) -> None:
        """It begins at a point of the viewport, on ``item`` if that can be dragged."""
        self.let_go()
        self._begun = self._at = at
        self._item = item

    def move(self, at: QPointF) -> None:
        """It has come to this point."""
        if self.ghost is None and not self._panned and (at - self._begun).manhattanLength() <= _least():
            return
        if self._item is None:
            if self._view.percent > 100:
                self._panned = True
                self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
                self._view.scroll_by(self._at - at)
        else:
            self._carry(at)
        self._at = at

    def let_go(self) -> tuple[bool, bool]:
        """It ends: whether a thing was dragged, and whether the table was."""
        ended = self.ghost is not None, self._panned
        self._scrolling.stop()
        if self.ghost is not None:
            self._view.table.removeItem(self.ghost)
            self.ghost = None
        if self._panned:
            self._view.viewport().unsetCursor()
            self._panned = False
        self._item = None
        return ended

    def _carry(self, at: QPointF) -> None:
        if self.ghost is None:
            self.ghost = SpriteItem(self._item.pixmap(), self._item.sprite)
            self.ghost.setOpacity(0.75)
            self.ghost.setZValue(900)
            self._view.table.addItem(self.ghost)
            self._scrolling.start()
        self.ghost.setPos(self._view.scene_point(at))

    def _scroll(self) -> None:
        room = self._view.viewport().rect().toRectF()
        way = QPointF(_beyond(self._at.x(), room.width()), _beyond(self._at.y(), room.height()))
        if not way.isNull():
            self._view.scroll_by(way * SCROLL_PX)
            self.ghost.setPos(self._view.scene_point(self._at))


def _beyond(at: float, length: float) -> int:
    """Towards which end of a length a point is near it."""
    return int(at > length - NEAR_EDGE) - int(at < NEAR_EDGE)


def _least() -> int:
    return QApplication.startDragDistance()
