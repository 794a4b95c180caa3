"""The table itself: round, of oak, seen from above, twelve places laid; five shapes in its middle, one a game."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

MIDDLE = QPointF(320, 190)
FLOOR, OAK, RIM = QColor("#2b4145"), QColor("#c98d53"), QColor("#7d4d26")
GAMES = ("#e9b44c", "#3aa6a0", "#d9534f", "#6c8ed9", "#8fbf5a")
CUSHIONS = ("#b65a4a", "#4f7f86", "#c59a4a", "#6d7f4e")


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    room(painter)
    for place in range(12):
        chair(painter, place)
    top(painter)
    for place in range(12):
        setting(painter, place)
    star(painter)
    lamp(painter)


def room(painter: QPainter) -> None:
    light = QRadialGradient(MIDDLE, 400)
    light.setColorAt(0, FLOOR.lighter(150))
    light.setColorAt(1, FLOOR.darker(150))
    painter.fillRect(QRectF(0, 0, 640, 360), light)
    painter.setPen(QPen(QColor(0, 0, 0, 40), 1.5))
    for i in range(-12, 26):
        painter.drawLine(QPointF(i * 34, 0), QPointF(i * 34 - 120, 360))


def towards(place: float, along: float) -> QPointF:
    """A point in the direction of a place, ``along`` 1 at the table's edge."""
    angle = 2 * math.pi * place / 12
    return MIDDLE + along * QPointF(252 * math.sin(angle), -138 * math.cos(angle))


def chair(painter: QPainter, place: int) -> None:
    spot = towards(place, 1.16)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawEllipse(spot + QPointF(3, 6), 36, 22)
    painter.setBrush(QColor("#4b2f1a"))
    painter.drawEllipse(spot, 36, 22)
    painter.setBrush(QColor(CUSHIONS[place % 4]))
    painter.drawEllipse(spot - QPointF(0, 2), 28, 16)


def top(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 90))
    painter.drawEllipse(MIDDLE + QPointF(0, 14), 256, 142)
    painter.setBrush(RIM)
    painter.drawEllipse(MIDDLE + QPointF(0, 6), 252, 138)
    wood = QRadialGradient(MIDDLE - QPointF(60, 60), 320)
    wood.setColorAt(0, OAK.lighter(125))
    wood.setColorAt(1, OAK.darker(128))
    painter.setBrush(wood)
    painter.setPen(QPen(RIM, 4))
    painter.drawEllipse(MIDDLE, 250, 136)
    board = QPainterPath()
    board.addEllipse(MIDDLE, 247, 133)
    painter.save()
    painter.setClipPath(board, Qt.ClipOperation.IntersectClip)
    for i in range(26):
        y = 52 + i * 11
        painter.setPen(QPen(QColor(90, 48, 16, 34 if i % 3 else 64), 1.4))
        grain = QPainterPath(QPointF(60, y))
        grain.cubicTo(220, y + 9, 400, y - 10, 590, y + 3)
        painter.drawPath(grain)
    painter.restore()


def setting(painter: QPainter, place: int) -> None:
    spot = towards(place, 0.80)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(60, 30, 8, 70))
    painter.drawEllipse(spot + QPointF(1.5, 3), 21, 12.5)
    painter.setBrush(QColor("#fff3dc"))
    painter.drawEllipse(spot, 21, 12.5)
    painter.setBrush(QColor("#ecd8b4"))
    painter.drawEllipse(spot, 14, 8)


def star(painter: QPainter) -> None:
    """Five shapes around the middle, on dark cloth."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#24383c"))
    painter.drawEllipse(MIDDLE, 132, 72)
    painter.save()
    painter.translate(MIDDLE)
    painter.scale(1, 0.545)
    for i, colour in enumerate(GAMES):
        petal = QPainterPath()
        for number, (radius, lean) in enumerate(((34, 0), (88, -0.075), (108, 0), (88, 0.075))):
            angle = 2 * math.pi * (i / 5 + lean)
            point = radius * QPointF(math.sin(angle), -math.cos(angle))
            petal.lineTo(point) if number else petal.moveTo(point)
        petal.closeSubpath()
        painter.setBrush(QColor(colour))
        painter.setPen(
            QPen(QColor(colour), 14, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPath(petal)
    painter.restore()


def lamp(painter: QPainter) -> None:
    """Warm light from above left."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SoftLight)
    glow = QRadialGradient(QPointF(220, 90), 420)
    glow.setColorAt(0, QColor(255, 236, 190, 150))
    glow.setColorAt(1, QColor(20, 10, 0, 110))
    painter.fillRect(QRectF(0, 0, 640, 360), glow)
    painter.restore()
