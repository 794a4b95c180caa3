"""The edge of the table: the wooden bar along the top of every page."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tabletop.ui import theme
from tabletop.ui.first_frame import OAK, WALNUT


class WoodBar(QWidget):
    """A bar with a row of widgets; labels on it are of the kind ``onwood``, buttons likewise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(14, 9, 20, 11)
        self.row.setSpacing(10)
        self._wood = QPixmap()
        self._dark: bool | None = None

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        ratio, dark = self.devicePixelRatioF(), theme.current().dark
        if self._wood.size() != self.size() * ratio or self._dark != dark:
            self._dark = dark
            self._wood = QPixmap(self.size() * ratio)
            self._wood.setDevicePixelRatio(ratio)
            with QPainter(self._wood) as painter:
                paint_wood(painter, QRectF(self.rect()), WALNUT if dark else OAK)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._wood)


def paint_wood(painter: QPainter, area: QRectF, tones: tuple[str, str]) -> None:
    """Planed boards with their grain, a lit upper edge and a shadow below."""
    light, deep = map(QColor, tones)
    face = QLinearGradient(area.topLeft(), area.bottomLeft())
    face.setColorAt(0, light)
    face.setColorAt(1, deep)
    painter.fillRect(area, face)
    number = max(4, round(area.height() / 2.5))
    for i in range(number):
        y = area.top() + (i + 0.5) * area.height() / number
        bend = 5.0 if i // 2 % 3 else -6.0
        grain = QPainterPath(QPointF(area.left(), y))
        third = area.width() / 3
        grain.cubicTo(area.left() + third, y + bend, area.left() + 2 * third, y - bend, area.right(), y + bend / 2)
        # Hairlines without antialiasing: a twelfth of the time, and nobody sees steps this faint.
        painter.setPen(QPen(QColor(0, 0, 0, 22) if i % 4 < 2 else QColor(255, 226, 180, 13), 0))
        painter.drawPath(grain)
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1), QColor(255, 230, 190, 50))
    painter.fillRect(QRectF(area.left(), area.bottom() - 2, area.width(), 2), QColor(0, 0, 0, 90))
