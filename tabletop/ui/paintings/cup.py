"""The championship: four pennants at night, and the way of each to one golden cup under the floodlights."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from tabletop.ui.paintings.spread import between, spread
from tabletop.ui.paintings.stadium import CHALK, GRASS, INK, MOWN, NIGHT, RED, SKY, WHITE, YELLOW, symbol

MIDDLE = QPointF(320, 168)
HORIZON = 276.0
LAMPS = 40.0
SEATS_IN_ROW = 92
GOLD = ("#7a4a12", "#d99a2b", "#ffe9a3", "#e3a935", "#8a5517")
"""Across a golden thing, from its dark left edge over the light to its dark right edge."""
PENNANTS = ((-1, 92.0, YELLOW, 4), (-1, 190.0, RED, 2), (1, 92.0, SKY, 1), (1, 190.0, WHITE, 3))
"""On which side, how high, in which colour and with which symbol."""


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    night(painter)
    stands(painter)
    grass(painter)
    beams(painter)
    for side in (-1, 1):
        bracket(painter, side)
    for side, height, colour, face in PENNANTS:
        pennant(painter, side, height, colour, face)
    cup(painter)
    confetti(painter)


def night(painter: QPainter) -> None:
    sky = QLinearGradient(0, 0, 0, HORIZON)
    sky.setColorAt(0, NIGHT)
    sky.setColorAt(1, QColor("#2a4668"))
    painter.fillRect(QRectF(0, 0, 640, 360), sky)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, y, size in spread(60, 3):
        painter.setBrush(QColor(255, 255, 255, round(between(40, 150, size))))
        painter.drawEllipse(QPointF(640 * x, 150 * y), 0.5 + size * 0.7, 0.5 + size * 0.7)


def stands(painter: QPainter) -> None:
    """Both crowds far away, each in its colour, as a bowl of lights."""
    bowl = QPainterPath(QPointF(0, 214))
    bowl.quadTo(320, 262, 640, 214)
    bowl.lineTo(640, 300)
    bowl.lineTo(0, 300)
    painter.setPen(QPen(QColor("#41597a"), 2))
    painter.setBrush(QColor("#16233a"))
    painter.drawPath(bowl)
    painter.setPen(Qt.PenStyle.NoPen)
    seats = spread(8 * SEATS_IN_ROW, 40)
    for row in range(8):
        for seat in range(SEATS_IN_ROW):
            drawn, shade, light = next(seats)
            x = (seat + 0.5 * (row % 2) + 0.25) / SEATS_IN_ROW
            own, other = (YELLOW, RED) if x < 0.5 else (WHITE, SKY)
            colour = QColor(other if drawn < 0.24 else own).darker(round(between(100, 190, shade)))
            colour.setAlpha(round(between(120, 235, light)))
            painter.setBrush(colour)
            bend = 1 - row / 12
            painter.drawEllipse(QPointF(640 * x, 222 + row * 7.2 + 20 * bend * math.sin(math.pi * x)), 2.1, 2.1)


def grass(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GRASS.darker(128))
    painter.drawRect(QRectF(0, HORIZON, 640, 90))
    for i in range(-7, 7, 2):
        painter.setBrush(MOWN.darker(116))
        corners = ((i * 34, HORIZON), ((i + 1) * 34, HORIZON), ((i + 1) * 74, 364), (i * 74, 364))
        painter.drawPolygon(QPolygonF([QPointF(320 + x, y) for x, y in corners]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    chalk = QColor(CHALK)
    chalk.setAlpha(170)
    painter.setPen(QPen(chalk, 2.2))
    painter.drawLine(QPointF(0, HORIZON + 3), QPointF(640, HORIZON + 3))
    painter.drawEllipse(QPointF(320, 330), 176, 34)


def beams(painter: QPainter) -> None:
    """Two masts, and their light upon the middle."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        lamp = QPointF(320 + side * 262, LAMPS)
        shaft = QLinearGradient(lamp, QPointF(320, 230))
        shaft.setColorAt(0, QColor(255, 246, 214, 92))
        shaft.setColorAt(1, QColor(255, 246, 214, 0))
        painter.setBrush(shaft)
        ends = (QPointF(320 - side * 96, 260), QPointF(320 + side * 70, 300))
        painter.drawPolygon(QPolygonF([lamp - QPointF(0, 10), ends[0], ends[1], lamp + QPointF(0, 10)]))
    for centre, radius, strength in ((MIDDLE, 230, 120), (QPointF(320, 326), 150, 70)):
        glow = QRadialGradient(centre, radius)
        for at, share in ((0, 1.0), (0.45, 0.4), (0.75, 0.1), (1, 0.0)):
            glow.setColorAt(at, QColor(255, 226, 150, round(strength * share)))
        painter.setBrush(glow)
        painter.drawEllipse(centre, radius, radius)
    painter.restore()
    for side in (-1, 1):
        mast(painter, 320 + side * 262)


def mast(painter: QPainter, x: float) -> None:
    painter.setPen(QPen(QColor("#0a111d"), 5))
    painter.drawLine(QPointF(x, LAMPS), QPointF(x, 232))
    painter.setPen(QPen(QColor("#3a4d68"), 1.5))
    painter.setBrush(QColor("#0f1828"))
    painter.drawRoundedRect(QRectF(x - 30, LAMPS - 16, 60, 32), 5, 5)
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    glow = QRadialGradient(QPointF(x, LAMPS), 96)
    for at, strength in ((0, 190), (0.25, 70), (1, 0)):
        glow.setColorAt(at, QColor(255, 243, 208, strength))
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(QPointF(x, LAMPS), 96, 96)
    painter.setBrush(QColor(255, 255, 245))
    for i in range(8):
        painter.drawEllipse(QPointF(x + (i % 4 - 1.5) * 13, LAMPS + (i // 4 - 0.5) * 14), 4.2, 4.2)
    painter.restore()


def bracket(painter: QPainter, side: int) -> None:
    """The lines from two pennants to the cup, as the draw of a championship has them."""
    high, low = PENNANTS[0][1] + 22, PENNANTS[1][1] + 22
    way = QPainterPath()
    for height in (high, low):
        way.moveTo(320 + side * 176, height)
        way.lineTo(320 + side * 136, height)
        way.lineTo(320 + side * 136, (high + low) / 2)
    way.lineTo(320 + side * 88, (high + low) / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((QColor(8, 14, 26, 170), 9.0), (QColor("#f0c766"), 4.0)):
        joined = Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, joined))
        painter.drawPath(way)


def pennant(painter: QPainter, side: int, height: float, colour: QColor, face: int) -> None:
    """A pennant with two tails on its rod, blown away from the middle."""
    painter.save()
    painter.translate(320 + side * 178, height)
    painter.scale(side, 1)
    cloth = QPainterPath(QPointF(0, 0))
    cloth.cubicTo(26, 8, 54, -8, 92, 2)
    cloth.lineTo(72, 24)
    cloth.lineTo(92, 46)
    cloth.cubicTo(54, 36, 26, 52, 0, 44)
    cloth.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(4, 8, 18, 110))
    painter.drawPath(cloth.translated(3, 5))
    folds = QLinearGradient(0, 0, 92, 0)
    for at, shade in ((0, 118), (0.3, 100), (0.55, 122), (0.8, 98), (1, 112)):
        folds.setColorAt(at, colour.darker(shade))
    painter.setBrush(folds)
    painter.setPen(QPen(colour.darker(165), 1.6))
    painter.drawPath(cloth)
    painter.setPen(QPen(QColor("#1b1208"), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(0, -5), QPointF(0, 50))
    painter.setPen(QPen(QColor("#d9a441"), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(0, -5), QPointF(0, 50))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK if colour.lightness() > 120 else WHITE)
    symbol(painter, face, QPointF(34, 22), 12)
    painter.restore()


def gold(left: float, right: float) -> QLinearGradient:
    shine = QLinearGradient(left, 0, right, 0)
    for at, colour in zip((0, 0.22, 0.38, 0.62, 1), GOLD, strict=True):
        shine.setColorAt(at, QColor(colour))
    return shine


def cup(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(4, 14, 8, 130))
    painter.drawEllipse(QPointF(320, 328), 82, 13)
    plinth(painter)
    handles(painter)
    edge = QPen(QColor("#5d370b"), 2.2)
    painter.setPen(edge)
    stem = QPainterPath(QPointF(306, 196))
    stem.cubicTo(312, 222, 308, 236, 286, 252)
    stem.lineTo(354, 252)
    stem.cubicTo(332, 236, 328, 222, 334, 196)
    painter.setBrush(gold(286, 354))
    painter.drawPath(stem)
    painter.drawRoundedRect(QRectF(304, 208, 32, 11), 5, 5)
    bowl = QPainterPath(QPointF(252, 78))
    bowl.cubicTo(254, 150, 276, 196, 320, 202)
    bowl.cubicTo(364, 196, 386, 150, 388, 78)
    painter.setBrush(gold(250, 390))
    painter.drawPath(bowl)
    painter.setBrush(QColor("#6b3f0d"))
    painter.drawEllipse(QPointF(320, 78), 70, 14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#ffe08a"), 4))
    painter.drawEllipse(QPointF(320, 78), 68, 12.5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#8a5517"))
    symbol(painter, 4, QPointF(321, 139), 27)
    painter.setBrush(QColor("#fff3c4"))
    symbol(painter, 4, QPointF(320, 137), 25)
    glint = QPainterPath(QPointF(268, 98))
    glint.cubicTo(270, 140, 282, 168, 298, 182)
    painter.setPen(QPen(QColor(255, 255, 240, 190), 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(glint)


def plinth(painter: QPainter) -> None:
    wood = QLinearGradient(262, 0, 378, 0)
    for at, colour in ((0, "#2a1608"), (0.3, "#6b3d1c"), (1, "#2f1a0a")):
        wood.setColorAt(at, QColor(colour))
    painter.setPen(QPen(QColor("#180c04"), 2))
    painter.setBrush(wood)
    painter.drawRoundedRect(QRectF(270, 252, 100, 40), 4, 4)
    painter.drawRoundedRect(QRectF(256, 288, 128, 34), 5, 5)
    painter.setPen(QPen(QColor("#6b3f0d"), 1.4))
    painter.setBrush(gold(288, 352))
    painter.drawRoundedRect(QRectF(288, 262, 64, 20), 3, 3)


def handles(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#5d370b", 15.0), ("#dca43a", 10.5), ("#ffe9a3", 3.4)):
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for side in (-1, 1):
            bow = QPainterPath(QPointF(320 + side * 66, 98))
            bow.cubicTo(320 + side * 116, 84, 320 + side * 112, 160, 320 + side * 46, 176)
            painter.drawPath(bow)


def confetti(painter: QPainter) -> None:
    colours = (YELLOW, WHITE, SKY, RED)
    for number, (x, y, lean) in enumerate(spread(70, 12)):
        painter.save()
        painter.translate(640 * x, between(40, 330, y))
        painter.rotate(lean * 180)
        painter.fillRect(QRectF(-3, -1.5, 6, 3), colours[number % 4])
        painter.restore()
