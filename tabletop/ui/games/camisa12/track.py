"""The score track round the pitch: its points, the balls that mark goals, and the players' markers."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.ui.games.camisa12.ground import TRACK_POINTS, Ground
from tabletop.ui.table.ink import INK, LEAST_PX, numeral


def paint(painter: QPainter, ground: Ground, goals: list[int]) -> None:
    """The points of the track, a ball at each in ``goals``."""
    for points in range(TRACK_POINTS + 1):
        at = ground.mark(points)
        if points in goals:
            continue
        major = points % 5 == 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 200 if major else 110))
        radius = ground.band * (0.1 if major else 0.06)
        painter.drawEllipse(at, radius, radius)
    for points in goals:
        if points <= TRACK_POINTS:
            football(painter, ground.mark(points), ground.band * 0.36)
    painter.setOpacity(0.85)
    for points in (0, 10, 20):  # from the first goal mark on the balls say enough
        if points not in goals:
            size = max(LEAST_PX, ground.band * 0.46)
            at = ground.track.at(ground.track.length * points / (TRACK_POINTS + 1), ground.band * 0.02)
            numeral(painter, str(points), QRectF(at.x() - 12, at.y() - 9, 24, 18), size, QColor("#ffffff"))
    painter.setOpacity(1.0)


def marker(painter: QPainter, rect: QRectF, tint: QColor, number: int) -> None:
    """What shows a player's points on the track."""
    painter.setPen(QPen(QColor("#ffffff"), 1.6))
    painter.setBrush(tint)
    painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5))
    numeral(painter, str(number), rect, rect.height() * 0.6, QColor("#ffffff"))


def football(painter: QPainter, point: QPointF, radius: float) -> None:
    """A ball from above, lit from the upper left."""
    shade = QRadialGradient(point - QPointF(radius * 0.35, radius * 0.35), radius * 1.5)
    shade.setColorAt(0, QColor("#ffffff"))
    shade.setColorAt(1, QColor("#a9b1bb"))
    painter.setPen(QPen(INK, max(1.0, radius * 0.1)))
    painter.setBrush(shade)
    painter.drawEllipse(point, radius, radius)
    painter.setBrush(INK)
    painter.setPen(QPen(INK, max(0.8, radius * 0.09)))
    patch = QPainterPath()
    for i in range(5):
        angle = math.tau * i / 5
        way = QPointF(math.sin(angle), -math.cos(angle))
        corner = point + way * radius * 0.36
        patch.moveTo(corner) if i == 0 else patch.lineTo(corner)
        painter.drawLine(corner, point + way * radius * 0.84)
    patch.closeSubpath()
    painter.drawPath(patch)
