"""Woodcuts: cards printed in black and one colour on warm paper, green cloth, presents with a bow."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.ui.table import gifts

INK = QColor("#231c16")
PAPER = QColor("#f6ecd6")
PRINTS = tuple(QColor(name) for name in ("#b3332b", "#2f6b46", "#b3332b", "#2b5a86"))
"""The second printing colour, by rank in turn."""
RIBBONS = ("#c8372d", "#2f7d4f", "#d79a2b", "#3a6fb0", "#8c4a9e")


def cloth(painter: QPainter, area: QRectF) -> None:
    """Green cloth with a woven edge, lit from above."""
    light = QRadialGradient(
        QPointF(area.center().x(), area.top() + area.height() * 0.4), max(area.width(), area.height()) * 0.7
    )
    light.setColorAt(0, QColor("#2f7350"))
    light.setColorAt(1, QColor("#163d2b"))
    painter.fillRect(area, light)
    painter.setPen(QPen(QColor(255, 255, 255, 9), 1))
    for i in range(0, int(area.height()), 5):
        painter.drawLine(QPointF(area.left(), area.top() + i), QPointF(area.right(), area.top() + i))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#c9a24a"), 2))
    painter.drawRoundedRect(area.adjusted(5, 5, -5, -5), 14, 14)
    painter.setPen(QPen(QColor(201, 162, 74, 120), 1, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(area.adjusted(10, 10, -10, -10), 11, 11)


def wreath(painter: QPainter, centre: QPointF, radius: float) -> None:
    """The twelve gifts in a ring like the hours of a clock, woven into the cloth."""
    painter.setPen(QPen(QColor(201, 162, 74, 70), max(1.0, radius * 0.012)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share in (1.16, 0.66, 0.62):
        painter.drawEllipse(centre, radius * share, radius * share)
    size = radius * 0.3
    for rank in range(1, 13):
        turn = math.tau * rank / 12
        box = QRectF(0, 0, size, size)
        box.moveCenter(centre + QPointF(math.sin(turn), -math.cos(turn)) * radius * 0.91)
        shape, lines = gifts.placed(rank, box)
        painter.fillPath(shape, QColor(201, 162, 74, 52))
        painter.drawPath(lines)


def card(painter: QPainter, rect: QRectF, rank: int, font: QFont) -> None:
    """A card: its rank above, its gift as often as the rank says, hatched like a woodcut."""
    radius = rect.width() * 0.08
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    frame = rect.adjusted(rect.width() * 0.06, rect.width() * 0.06, -rect.width() * 0.06, -rect.width() * 0.06)
    painter.setPen(QPen(INK, max(1.2, rect.width() * 0.02)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(frame)
    tint = PRINTS[rank % len(PRINTS)]
    head = QRectF(frame.left(), frame.top(), frame.width(), frame.height() * 0.24)
    painter.fillRect(head, INK)
    numeral = QFont(font)
    numeral.setPixelSize(max(12, int(head.height() * 0.88)))
    painter.setFont(numeral)
    painter.setPen(PAPER)
    painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(rank))
    room = QRectF(frame.left(), head.bottom(), frame.width(), frame.bottom() - head.bottom())
    painter.save()
    painter.setClipRect(room)
    painter.setPen(QPen(QColor(35, 28, 22, 34), 1))
    for i in range(-20, 40):
        x = room.left() + i * rect.width() * 0.06
        painter.drawLine(QPointF(x, room.bottom()), QPointF(x + room.height() * 0.4, room.top()))
    painter.restore()
    room.adjust(room.width() * 0.05, room.height() * 0.05, -room.width() * 0.05, -room.height() * 0.05)
    size = min(room.width(), room.height() * 1.02)
    for spot in gifts.spots(rank):
        box = QRectF(0, 0, spot.width() * size, spot.height() * size)
        box.moveCenter(
            QPointF(room.left() + spot.center().x() * room.width(), room.top() + spot.center().y() * room.height())
        )
        shape, lines = gifts.placed(rank, box)
        painter.setPen(
            QPen(INK, max(0.8, box.width() * (0.02 if lines.isEmpty() else 0.05)), j=Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(tint)
        painter.drawPath(shape)
        painter.save()
        painter.setClipPath(shape)
        painter.setPen(QPen(QColor(35, 28, 22, 150), max(0.8, box.width() * 0.03)))
        for i in range(4):
            x = box.left() + box.width() * (0.6 + i * 0.12)
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.width() * 0.16, box.top()))
        painter.restore()
        painter.setPen(QPen(PAPER, max(0.8, box.width() * 0.04)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(lines)


def back(painter: QPainter, rect: QRectF) -> None:
    """A card's back: red with a lattice."""
    radius = rect.width() * 0.08
    painter.setPen(QPen(INK, 1.4))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    field = rect.adjusted(rect.width() * 0.09, rect.width() * 0.09, -rect.width() * 0.09, -rect.width() * 0.09)
    painter.fillRect(field, QColor("#9c2c25"))
    painter.save()
    painter.setClipRect(field)
    painter.setPen(QPen(QColor("#f3d9a8"), max(0.8, rect.width() * 0.02)))
    step = rect.width() * 0.2
    for i in range(-8, 12):
        x = field.left() + i * step
        painter.drawLine(QPointF(x, field.bottom()), QPointF(x + field.height(), field.top()))
        painter.drawLine(QPointF(x, field.top()), QPointF(x + field.height(), field.bottom()))
    painter.restore()


def present(painter: QPainter, rect: QRectF, number: int) -> None:
    """A wrapped present with ribbon and bow."""
    paper, ribbon = QColor(RIBBONS[number % 5]), QColor(RIBBONS[(number + 2) % 5]).lighter(150)
    box = QRectF(
        rect.left() + rect.width() * 0.08, rect.top() + rect.height() * 0.3, rect.width() * 0.84, rect.height() * 0.64
    )
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, paper.lighter(130))
    light.setColorAt(1, paper.darker(130))
    painter.setPen(QPen(INK, max(1.0, rect.width() * 0.045)))
    painter.setBrush(light)
    painter.drawRoundedRect(box, 2, 2)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ribbon)
    painter.drawRect(QRectF(box.center().x() - box.width() * 0.09, box.top(), box.width() * 0.18, box.height()))
    painter.drawRect(QRectF(box.left(), box.center().y() - box.height() * 0.1, box.width(), box.height() * 0.2))
    painter.setPen(QPen(INK, max(1.0, rect.width() * 0.04)))
    for side in (-1, 1):
        loop = QPainterPath(QPointF(box.center().x(), box.top()))
        loop.cubicTo(
            box.center().x() + side * box.width() * 0.1,
            rect.top() - rect.height() * 0.02,
            box.center().x() + side * box.width() * 0.5,
            rect.top() + rect.height() * 0.04,
            box.center().x(),
            box.top(),
        )
        painter.drawPath(loop)
