"""Signs for what boosts and rewards bring; no letters, so that they read the same in every language."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from tabletop.ui.games.parsecs import blueprint


def sign(painter: QPainter, rect: QRectF, boost: str, tint: QColor, font: QFont) -> None:
    """A crossed box, a number space, a circle that is won, a drop of fuel or a cadet."""
    side = min(rect.width(), rect.height())
    box = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint, max(1.4, side / 12)))
    inner = box.adjusted(side * 0.14, side * 0.14, -side * 0.14, -side * 0.14)
    match boost:
        case "mark":
            painter.drawRect(inner)
            painter.drawLine(inner.topLeft(), inner.bottomRight())
            painter.drawLine(inner.topRight(), inner.bottomLeft())
        case "number":
            painter.drawRoundedRect(inner, side * 0.12, side * 0.12)
            shown = QFont(font)
            shown.setPixelSize(max(8, int(side * 0.52)))
            painter.setFont(shown)
            painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, "#")
        case "complete":
            radius = side * 0.38
            painter.drawEllipse(box.center(), radius, radius)
            tick = [QPointF(-0.18, 0.0), QPointF(-0.04, 0.15), QPointF(0.2, -0.14)]
            painter.drawPolyline([box.center() + point * side for point in tick])
        case _:
            blueprint.supply(painter, box.adjusted(1, 1, -1, -1), boost, filled=True)
