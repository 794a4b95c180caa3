"""Numbers and short words drawn as pictures, readable on any ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from tabletop.ui import theme

INK = QColor("#10151b")
LEAST_PX = 12.0


def numeral(
    painter: QPainter, text: str, rect: QRectF, px: float, tint: QColor, *, outline: bool = True, display: bool = False
) -> None:
    """A few characters about ``px`` tall in the middle of a rectangle, with a dark edge if wanted."""
    look = theme.current()
    size = max(LEAST_PX, px)
    font = look.display_font(size, scaled=False) if display else look.font(size, QFont.Weight.Bold, scaled=False)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    path.translate(rect.center() - path.boundingRect().center())
    if outline:
        painter.strokePath(path, QPen(INK, max(2.0, size * 0.16), j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, tint)
