"""What was on the table before a step stays in sight for a moment, until it has been read."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.effects import TOP, Effect


class Held(Effect):
    """A pixmap at a place for so many milliseconds; ``above`` puts it over others that are held."""

    def __init__(self, pixmap: QPixmap, rect: QRectF, duration: float, above: float = 0.0) -> None:
        super().__init__(0.0, duration)
        self._pixmap, self._rect = pixmap, rect
        self.setZValue(TOP - 2 + above)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._rect, self._pixmap, QRectF(self._pixmap.rect()))

    def advance_to(self, share: float) -> None:
        self.setOpacity(min(1.0, (1 - share) * 8))
