"""The blueprint: grid, line drawings of hulls, boxes, pencil marks, dice."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

LINE = QColor("#bfe0ff")
FAINT = QColor(191, 224, 255, 110)
PENCIL = QColor("#ffffff")
AMBER = QColor("#ffcf5a")
INK = QColor("#e8f4ff")
_PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def paper(painter: QPainter, area: QRectF) -> None:
    """Blue paper with a fine and a coarse grid."""
    ground = QLinearGradient(area.topLeft(), area.bottomRight())
    ground.setColorAt(0, QColor("#1d4a7c"))
    ground.setColorAt(1, QColor("#123258"))
    painter.fillRect(area, ground)
    for step, alpha in ((14, 16), (70, 34)):
        painter.setPen(QPen(QColor(191, 224, 255, alpha), 1))
        for i in range(int(area.width() / step) + 1):
            painter.drawLine(
                QPointF(area.left() + i * step, area.top()), QPointF(area.left() + i * step, area.bottom())
            )
        for i in range(int(area.height() / step) + 1):
            painter.drawLine(QPointF(area.left(), area.top() + i * step), QPointF(area.right(), area.top() + i * step))


def number_box(painter: QPainter, rect: QRectF, number: int, font: QFont, *, printed: bool) -> None:
    """A number space, empty, pencilled or printed."""
    painter.setPen(QPen(LINE, 1.5))
    painter.setBrush(QColor(255, 255, 255, 26) if not number else QColor(8, 26, 50, 170))
    painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 4, 4)
    if number:
        pencil(painter, rect, str(number), font, LINE if printed else PENCIL)


def pencil(painter: QPainter, rect: QRectF, text: str, font: QFont, tint: QColor) -> None:
    """A handwritten mark: slanted a little, as if by hand."""
    painter.save()
    painter.translate(rect.center())
    painter.rotate(-4)
    shown = QFont(font)
    shown.setPixelSize(max(12, int(rect.height() * 0.56)))
    painter.setFont(shown)
    painter.setPen(tint)
    painter.drawText(
        QRectF(-rect.width(), -rect.height() / 2, rect.width() * 2, rect.height()), Qt.AlignmentFlag.AlignCenter, text
    )
    painter.restore()


def supply(painter: QPainter, rect: QRectF, what: str, *, filled: bool) -> None:
    """A place for fuel (a drop) or a cadet (a head and shoulders)."""
    tint = QColor("#ff9d5c") if what == "fuel" else QColor("#8fe3a1")
    painter.setPen(QPen(tint, 1.5))
    painter.setBrush(tint if filled else QColor(8, 26, 50, 140))
    c, r = rect.center(), rect.width() * 0.42
    path = QPainterPath()
    if what == "fuel":
        path.moveTo(c.x(), c.y() - r)
        path.cubicTo(c.x() + r * 1.1, c.y() + r * 0.1, c.x() + r * 0.7, c.y() + r, c.x(), c.y() + r)
        path.cubicTo(c.x() - r * 0.7, c.y() + r, c.x() - r * 1.1, c.y() + r * 0.1, c.x(), c.y() - r)
    else:
        path.addEllipse(QPointF(c.x(), c.y() - r * 0.5), r * 0.48, r * 0.48)
        path.moveTo(c.x() - r * 0.85, c.y() + r)
        path.cubicTo(c.x() - r * 0.8, c.y() - r * 0.05, c.x() + r * 0.8, c.y() - r * 0.05, c.x() + r * 0.85, c.y() + r)
        path.closeSubpath()
    painter.drawPath(path)


def die(painter: QPainter, rect: QRectF, value: int) -> None:
    """A die from above, lit from above left."""
    box = rect.adjusted(3, 3, -3, -3)
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, QColor("#ffffff"))
    light.setColorAt(1, QColor("#cfd8e4"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawRoundedRect(box.translated(2, 3), box.width() * 0.18, box.width() * 0.18)
    painter.setPen(QPen(QColor("#0f2440"), 1.5))
    painter.setBrush(light)
    painter.drawRoundedRect(box, box.width() * 0.18, box.width() * 0.18)
    painter.setBrush(QColor("#12294a"))
    painter.setPen(Qt.PenStyle.NoPen)
    for pip in _PIPS[value]:
        point = QPointF(
            box.left() + box.width() * (0.25 + 0.25 * (pip % 3)), box.top() + box.height() * (0.25 + 0.25 * (pip // 3))
        )
        painter.drawEllipse(point, box.width() * 0.085, box.width() * 0.085)


def box_row(painter: QPainter, rect: QRectF, length: int, marked: int, what: str) -> None:
    """A row of boxes with its circle at the end."""
    ring = rect.height()
    size = min(rect.height() * 0.8, (rect.width() - ring - 6) / max(1, length))
    for i in range(length):
        box = QRectF(rect.left() + i * size, rect.center().y() - size / 2, size, size).adjusted(0.8, 0.8, -0.8, -0.8)
        painter.setBrush(QColor(255, 255, 255, 26) if i < marked else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(LINE if i < marked else FAINT, 1))
        painter.drawRect(box)
        if i < marked:
            painter.setPen(QPen(PENCIL, 1.6))
            painter.drawLine(box.topLeft() + QPointF(2, 2), box.bottomRight() - QPointF(2, 2))
            painter.drawLine(box.topRight() + QPointF(-2, 2), box.bottomLeft() + QPointF(2, -2))
    end = QRectF(rect.right() - ring, rect.top(), ring, ring)
    full = marked >= length
    supply(painter, end.adjusted(ring * 0.16, ring * 0.16, -ring * 0.16, -ring * 0.16), what, filled=full)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if not full:
        return
    painter.setPen(QPen(AMBER, 2.2))
    wobble = QPainterPath()
    for i in range(25):
        angle = math.tau * i / 24
        radius = ring / 2 - 1.2 + math.sin(angle * 3) * 0.8
        point = end.center() + QPointF(math.cos(angle), math.sin(angle)) * radius
        wobble.moveTo(point) if i == 0 else wobble.lineTo(point)
    painter.drawPath(wobble)
