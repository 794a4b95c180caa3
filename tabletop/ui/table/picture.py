"""What the pictures of the rules have in common: a ground, things in a row, an arrow, a number on a badge."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.ui.table import ink
from tabletop.ui.table.ink import INK, numeral

GOLD = QColor("#ffd34d")


def ground(painter: QPainter, area: QRectF, top: str, bottom: str) -> QRectF:
    """Paint a rounded ground, darker below, that clips what comes; the room within its margin."""
    shape = QPainterPath()
    shape.addRoundedRect(area, 14, 14)
    painter.setClipPath(shape)
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    light.setColorAt(0, QColor(top))
    light.setColorAt(1, QColor(bottom))
    painter.fillRect(area, light)
    margin = area.height() * 0.09
    return area.adjusted(margin, margin, -margin, -margin)


def row(area: QRectF, count: int, aspect: float = 1.0, gap: float = 0.12) -> list[QRectF]:
    """As many equal rectangles side by side in the middle of an area, as large as they fit.

    ``aspect`` is width by height, ``gap`` a share of the width.
    """
    width = min(area.height() * aspect, area.width() / (count + gap * (count - 1)))
    height, step = width / aspect, width * (1 + gap)
    left = area.center().x() - (step * (count - 1) + width) / 2
    return [QRectF(left + i * step, area.center().y() - height / 2, width, height) for i in range(count)]


def arrow(painter: QPainter, start: QPointF, end: QPointF, tint: QColor = GOLD, bend: float = 0.0) -> None:
    """A line with a head, bent to its left by a share of its length (negative: to its right)."""
    way = end - start
    length = math.hypot(way.x(), way.y())
    across = QPointF(way.y(), -way.x()) * bend
    elbow = (start + end) / 2 + across
    path = QPainterPath(start)
    path.quadTo(elbow, end)
    weight = min(max(2.5, length * 0.03), 5.0)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint, weight, c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)
    came = end - elbow
    heading = math.atan2(came.y(), came.x())
    for turn in (2.5, -2.5):
        painter.drawLine(end, end + QPointF(math.cos(heading + turn), math.sin(heading + turn)) * weight * 4.5)


def badge(painter: QPainter, centre: QPointF, text: str, px: float, tint: QColor = GOLD) -> None:
    """A few characters on a disc or a pill."""
    width = px * max(1.7, 0.75 + 0.62 * len(text))
    box = QRectF(centre.x() - width / 2, centre.y() - px * 0.85, width, px * 1.7)
    painter.setPen(QPen(INK, max(1.5, px * 0.09)))
    painter.setBrush(tint)
    painter.drawRoundedRect(box, px * 0.85, px * 0.85)
    numeral(painter, text, box, px, INK, outline=False)


def seat(painter: QPainter, centre: QPointF, number: int, size: float) -> None:
    """The disc of a seat."""
    ink.badge(painter, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), number)
