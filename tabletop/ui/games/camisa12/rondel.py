"""The rondel on the centre circle: five faces round a hub, each with its symbol and colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from tabletop.games.camisa12.state import FACES
from tabletop.ui.games.camisa12 import crowd
from tabletop.ui.games.camisa12.ground import Ground


def paint(painter: QPainter, ground: Ground) -> None:
    """The disc with its faces, without pieces and ball."""
    c, r = ground.centre, ground.radius
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawEllipse(c, r * 1.035, r * 1.035)
    painter.setPen(QPen(QColor(255, 255, 255, 190), max(2.0, r * 0.018)))
    painter.setBrush(QColor("#0d1621"))
    painter.drawEllipse(c, r, r)
    for face in range(FACES):
        tint = crowd.SYMBOL_COLOURS[face]
        path = ground.slice(face)
        glow = QRadialGradient(c, r)
        deep = QColor.fromHsvF(tint.hsvHueF(), 0.55, 0.20)
        glow.setColorAt(0, deep)
        glow.setColorAt(0.72, QColor.fromHsvF(tint.hsvHueF(), 0.5, 0.30))
        glow.setColorAt(1, QColor.fromHsvF(tint.hsvHueF(), 0.55, 0.42))
        painter.setPen(QPen(tint, max(1.4, r * 0.012)))
        painter.setBrush(glow)
        painter.drawPath(path)
        crowd.draw_symbol(painter, face, ground.face_symbol(face))
    painter.setPen(QPen(QColor(255, 255, 255, 200), max(1.5, r * 0.014)))
    painter.setBrush(QColor("#0d1621"))
    painter.drawEllipse(c, r * 0.105, r * 0.105)
    _arrow(painter, ground)


def _arrow(painter: QPainter, ground: Ground) -> None:
    """The way the ball goes: clockwise."""
    c, r = ground.centre, ground.radius * 0.062
    painter.setPen(QPen(QColor("#ffffff"), max(1.4, r * 0.26), c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    box = (c.x() - r, c.y() - r, 2 * r, 2 * r)
    painter.drawArc(*(round(v) for v in box), 150 * 16, -240 * 16)
    tip = c + QPointF(0.86, 0.5) * r
    painter.drawLine(tip, tip + QPointF(0.28, -0.52) * r)
    painter.drawLine(tip, tip + QPointF(-0.55, -0.12) * r)
