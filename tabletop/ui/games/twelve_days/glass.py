"""Stained glass: panes in lead, and cards whose gifts are set in glass."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.ui.table import gifts

LEAD = QColor("#17141f")
STONE = QColor("#3a3648")
PANES = tuple(
    QColor(name)
    for name in (
        "#c9b458",
        "#d9534f",
        "#3f8fd1",
        "#e8973a",
        "#4fae6b",
        "#9a62c7",
        "#2fa6a0",
        "#d6578f",
        "#7a9e35",
        "#4a63c9",
        "#b9743a",
        "#6fb7e0",
        "#e2c044",
    )
)
"""The glass of each rank, 0…12."""


def pane(colour: QColor, rect: QRectF) -> QBrush:
    """Glass lit from above left."""
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, colour.lighter(150))
    light.setColorAt(0.5, colour)
    light.setColorAt(1, colour.darker(150))
    return QBrush(light)


def card(painter: QPainter, rect: QRectF, rank: int, font: QFont) -> None:
    """A gift card: its numeral in the corners, its gift as often as the rank says."""
    outer = rect.adjusted(1, 1, -1, -1)
    radius = rect.width() * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LEAD)
    painter.drawRoundedRect(outer, radius, radius)
    field = outer.adjusted(rect.width() * 0.05, rect.width() * 0.05, -rect.width() * 0.05, -rect.width() * 0.05)
    ground = QLinearGradient(field.topLeft(), field.bottomLeft())
    ground.setColorAt(0, QColor("#fdf3d8"))
    ground.setColorAt(1, QColor("#efdcae"))
    painter.setBrush(ground)
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(field, radius * 0.6, radius * 0.6)
    painter.setClipPath(clip)
    head = QRectF(field.left(), field.top(), field.width(), field.height() * 0.24)
    painter.fillRect(head, pane(PANES[rank], head))
    painter.setPen(QPen(LEAD, max(1.5, rect.width() * 0.025)))
    painter.drawLine(head.bottomLeft(), head.bottomRight())
    for share in (0.33, 0.67):
        x = head.left() + head.width() * share
        painter.drawLine(QPointF(x, head.top()), QPointF(x + head.height() * (0.5 - share), head.bottom()))
    painter.restore()
    numeral = QFont(font)
    numeral.setPixelSize(max(12, int(head.height() * 0.86)))
    painter.setFont(numeral)
    path = QPainterPath()
    path.addText(QPointF(), numeral, str(rank))
    bounds = path.boundingRect()
    # To the left, where it is seen although the next card of a hand lies over this one.
    path.translate(QPointF(head.left() + head.width() * 0.31, head.center().y()) - bounds.center())
    painter.strokePath(path, QPen(LEAD, max(2.5, rect.width() * 0.05), j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, QColor("#fffdf4"))
    room = QRectF(field.left(), head.bottom(), field.width(), field.bottom() - head.bottom())
    room.adjust(room.width() * 0.07, room.height() * 0.06, -room.width() * 0.07, -room.height() * 0.06)
    for spot in gifts.spots(rank):
        size = min(room.width(), room.height() * 1.05)
        box = QRectF(0, 0, spot.width() * size, spot.height() * size)
        box.moveCenter(
            QPointF(room.left() + spot.center().x() * room.width(), room.top() + spot.center().y() * room.height())
        )
        shape, lines = gifts.placed(rank, box)
        painter.setPen(QPen(LEAD, max(0.8, box.width() * 0.045), j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(pane(PANES[rank], box))
        painter.drawPath(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(lines)


def back(painter: QPainter, rect: QRectF) -> None:
    """A card's back: a rosette of glass."""
    outer = rect.adjusted(1, 1, -1, -1)
    radius = rect.width() * 0.09
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(LEAD)
    painter.drawRoundedRect(outer, radius, radius)
    field = outer.adjusted(rect.width() * 0.06, rect.width() * 0.06, -rect.width() * 0.06, -rect.width() * 0.06)
    painter.setBrush(pane(QColor("#2f4f7f"), field))
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    rosette(painter, field.center(), field.width() * 0.36)


def rosette(painter: QPainter, centre: QPointF, radius: float) -> None:
    """A round window of twelve petals."""
    painter.setPen(QPen(LEAD, max(1.0, radius * 0.07)))
    for i in range(12):
        wedge = QPainterPath(centre)
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        wedge.arcTo(box, 90 - 30 * i, -30)
        wedge.closeSubpath()
        painter.setBrush(pane(PANES[i + 1], box))
        painter.drawPath(wedge)
    painter.setBrush(QColor("#fdf0c4"))
    painter.drawEllipse(centre, radius * 0.3, radius * 0.3)
