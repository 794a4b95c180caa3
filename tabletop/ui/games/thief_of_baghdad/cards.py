"""The palace cards, the dancer, and what stands for a card where there is little room."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.games.thief_of_baghdad.state import DANCER
from tabletop.ui.games.thief_of_baghdad.city import INK, TINTS, dome
from tabletop.ui.table.ink import numeral


def card(painter: QPainter, rect: QRectF, kind: int) -> None:
    """A palace card, or a dancer."""
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(QColor("#fbf1d9"))
    radius = rect.width() * 0.09
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    field = rect.adjusted(rect.width() * 0.08, rect.width() * 0.08, -rect.width() * 0.08, -rect.width() * 0.08)
    tint = TINTS[kind] if kind != DANCER else QColor("#26716f")
    ground = QLinearGradient(field.topLeft(), field.bottomLeft())
    ground.setColorAt(0, tint.darker(170))
    ground.setColorAt(1, tint.darker(115))
    painter.setBrush(ground)
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    if kind == DANCER:
        _dancer(painter, field)
        return
    box = QRectF(0, 0, field.width() * 0.72, field.height() * 0.5)
    box.moveCenter(field.center() + QPointF(0, field.height() * 0.02))
    dome(painter, QRectF(box.left() + box.width() * 0.14, box.top(), box.width() * 0.72, box.height() * 0.64), tint)
    painter.setBrush(QColor("#f0dcb4"))
    painter.setPen(QPen(INK, 1.4))
    painter.drawRect(QRectF(box.left(), box.top() + box.height() * 0.62, box.width(), box.height() * 0.38))
    painter.setBrush(INK)
    gate = QPainterPath()
    gate.addEllipse(
        QPointF(box.center().x(), box.bottom() - box.height() * 0.18), box.width() * 0.12, box.height() * 0.16
    )
    painter.drawPath(gate)
    _pips(painter, field, kind)


def sign(painter: QPainter, rect: QRectF, kind: int) -> None:
    """A palace card too small for a picture: its colour and border."""
    painter.setPen(QPen(INK, 1.2))
    painter.setBrush(QColor("#fbf1d9"))
    painter.drawRoundedRect(rect, 3, 3)
    painter.setBrush(TINTS[kind].darker(130))
    inset = max(1.5, rect.width() * 0.09)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 2, 2)


def price(painter: QPainter, rect: QRectF, cost: int, kind: int) -> None:
    """What a thief costs: so many cards of the palace, the number on the foremost."""
    width, shift = rect.height() * 0.72, rect.height() * 0.2
    for i in range(cost - 1, -1, -1):
        front = QRectF(rect.right() - width - i * shift, rect.top() + i * 1.5, width, rect.height() - i * 3)
        sign(painter, front, kind)
    numeral(painter, str(cost), front, rect.height() * 0.66, QColor("#ffffff"))


def _pips(painter: QPainter, field: QRectF, kind: int) -> None:
    """The palace's number as dots in two corners: no card is told by colour alone."""
    painter.setPen(QPen(INK, 1))
    painter.setBrush(QColor("#fff6dc"))
    size = max(2.0, field.width() * 0.035)
    for i in range(kind + 1):
        way = QPointF(size * 1.7 + i * size * 2.6, size * 2)
        painter.drawEllipse(field.topLeft() + way, size, size)
        painter.drawEllipse(field.bottomRight() - way, size, size)


def _dancer(painter: QPainter, field: QRectF) -> None:
    c, h = field.center(), field.height()
    painter.setPen(QPen(QColor("#ffe9a8"), max(1.6, h * 0.022), c=Qt.PenCapStyle.RoundCap))
    for i in range(8):
        angle = math.pi * (i + 0.5) / 8
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(
            c + QPointF(way.x() * h * 0.1, way.y() * h * 0.1), c + QPointF(way.x() * h * 0.26, way.y() * h * 0.36)
        )
    painter.setBrush(QColor("#e08f4a"))
    skirt = QPainterPath(c)
    skirt.lineTo(c + QPointF(-h * 0.2, h * 0.26))
    skirt.quadTo(c + QPointF(0, h * 0.36), c + QPointF(h * 0.2, h * 0.26))
    skirt.closeSubpath()
    painter.drawPath(skirt)
    painter.drawLine(c, c + QPointF(0, -h * 0.14))
    painter.drawLine(c + QPointF(0, -h * 0.1), c + QPointF(-h * 0.16, -h * 0.24))
    painter.drawLine(c + QPointF(0, -h * 0.1), c + QPointF(h * 0.16, -h * 0.2))
    painter.setBrush(QColor("#f3cfa0"))
    painter.drawEllipse(c + QPointF(0, -h * 0.2), h * 0.055, h * 0.055)


def back(painter: QPainter, rect: QRectF) -> None:
    """A card face down."""
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(QColor("#3a2a5e"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() * 0.09, rect.width() * 0.09)
    painter.setPen(QPen(QColor("#e8c25a"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(3):
        painter.drawEllipse(rect.center(), rect.width() * (0.1 + 0.1 * i), rect.width() * (0.1 + 0.1 * i))
