"""Camisa 12: a stadium at night under floodlights, seen from above, both crowds in full choreography."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPolygonF, QRadialGradient

from tabletop.ui.paintings.spread import between, spread

MIDDLE = QPointF(320, 180)
PLACES = 10
ROWS = 7
SEATS_IN_ROW = 9
INNER = (222.0, 98.0)  # half axes of the stand's edge towards the pitch
OUTER = (306.0, 166.0)
GAP = 0.22  # half the opening between the two stands, in radians

NIGHT, CONCOURSE, CONCRETE = QColor("#0b1424"), QColor("#1a2638"), QColor("#2c3a4e")
GRASS, MOWN, CHALK = QColor("#2f7d43"), QColor("#358a4b"), QColor("#eef4e8")
YELLOW, WHITE, INK = QColor("#f6c945"), QColor("#f3f1ea"), QColor("#20304a")
RED, SKY = QColor("#d6493c"), QColor("#5aa3d8")


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    ground(painter)
    for place in range(PLACES):
        stand(painter, place, top=True)
        stand(painter, place, top=False)
    pitch(painter)
    rondel(painter)
    floodlights(painter)
    confetti(painter)


def ground(painter: QPainter) -> None:
    sky = QRadialGradient(MIDDLE, 380)
    sky.setColorAt(0, QColor("#24364f"))
    sky.setColorAt(1, NIGHT)
    painter.fillRect(QRectF(0, 0, 640, 360), sky)
    painter.setPen(QPen(CONCRETE, 3))
    painter.setBrush(CONCOURSE)
    painter.drawEllipse(MIDDLE, OUTER[0] + 12, OUTER[1] + 10)


def around(turn: float, depth: float) -> QPointF:
    """A point of the stands: ``turn`` in radians, ``depth`` 0 at the pitch, 1 at the back."""
    rx, ry = (a + (b - a) * depth for a, b in zip(INNER, OUTER, strict=True))
    return MIDDLE + QPointF(rx * math.cos(turn), ry * math.sin(turn))


def stand(painter: QPainter, place: int, *, top: bool) -> None:
    """One place of a side: its slab, and its crowd in the colours of what it shows."""
    span = (math.pi - 2 * GAP) / PLACES
    start = (math.pi if top else 0) + GAP + place * span
    edge = [around(start + span * (0.03 + 0.94 * i / 8), 0) for i in range(9)]
    back = [around(start + span * (0.03 + 0.94 * i / 8), 1) for i in range(8, -1, -1)]
    painter.setPen(QPen(CONCOURSE.darker(140), 1.5))
    painter.setBrush(CONCRETE.darker(115))
    painter.drawPolygon(QPolygonF(edge + back))
    own = YELLOW if top else WHITE
    painter.setPen(Qt.PenStyle.NoPen)
    show = SHOWS[(place * 3 + (1 if top else 0)) % len(SHOWS)]
    for row in range(ROWS):
        for seat in range(SEATS_IN_ROW):
            along, depth = (seat + 0.5) / SEATS_IN_ROW, (row + 0.5) / ROWS
            painter.setBrush(show(own, along, depth, row, seat))
            painter.drawEllipse(around(start + span * (0.06 + 0.88 * along), 0.06 + 0.88 * depth), 3.1, 3.1)


def flag(own: QColor, along: float, depth: float, row: int, seat: int) -> QColor:
    del depth, row, seat
    return own if int(along * 3) % 2 == 0 else RED


def mosaic(own: QColor, along: float, depth: float, row: int, seat: int) -> QColor:
    del along, depth
    return own if (abs(seat - 4) + abs(row - 3)) % 3 else SKY


def wave(own: QColor, along: float, depth: float, row: int, seat: int) -> QColor:
    del row, seat
    height = 0.5 + 0.5 * math.sin(along * 6.3 + depth * 1.6)
    return own if height > 0.45 else own.darker(round(250 - 150 * height))


def song(own: QColor, along: float, depth: float, row: int, seat: int) -> QColor:
    del own, depth
    sheet = 1 < row < 5 and 0.2 < along < 0.8
    return INK if sheet and row == 3 and seat % 2 == 0 else WHITE.darker(104) if sheet else INK.lighter(150)


def firework(own: QColor, along: float, depth: float, row: int, seat: int) -> QColor:
    del row, seat
    distance = math.hypot(along - 0.5, depth - 0.5)
    return QColor("#fff4cf") if distance < 0.15 else QColor("#ff9d3d") if distance < 0.32 else own.darker(260)


SHOWS = (flag, mosaic, wave, song, firework)


def pitch(painter: QPainter) -> None:
    field = QRectF(MIDDLE.x() - 156, MIDDLE.y() - 70, 312, 140)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(GRASS.darker(125))
    painter.drawRoundedRect(field.adjusted(-12, -9, 12, 9), 6, 6)
    for i in range(12):
        stripe = QRectF(field.left() + i * field.width() / 12, field.top(), field.width() / 12 + 0.5, field.height())
        painter.fillRect(stripe, GRASS if i % 2 else MOWN)
    painter.setPen(QPen(CHALK, 1.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(field.adjusted(3, 3, -3, -3))
    painter.drawLine(QPointF(MIDDLE.x(), field.top() + 3), QPointF(MIDDLE.x(), field.bottom() - 3))
    painter.drawEllipse(MIDDLE, 44, 44)
    for side in (-1, 1):
        goal = MIDDLE.x() + side * 153
        for depth, half in ((44, 42), (17, 20)):
            painter.drawRect(
                QRectF(QPointF(goal, MIDDLE.y() - half), QPointF(goal - side * depth, MIDDLE.y() + half)).normalized()
            )
        start = -53 if side < 0 else 127
        painter.drawArc(QRectF(goal - side * 31 - 20, MIDDLE.y() - 20, 40, 40), start * 16, 106 * 16)


def rondel(painter: QPainter) -> None:
    """The five faces on the centre circle, each with its symbol, and the ball."""
    box = QRectF(MIDDLE.x() - 35, MIDDLE.y() - 35, 70, 70)
    painter.setPen(QPen(INK, 2))
    for face, colour in enumerate(("#e9b44c", "#3aa6a0", "#d9534f", "#6c8ed9", "#8fbf5a")):
        painter.setBrush(QColor(colour))
        painter.drawPie(box, round((90 + 36 - face * 72) * 16), -72 * 16)
    painter.setBrush(QColor("#fdfaf0"))
    for face in range(5):
        angle = math.radians(face * 72 - 90)
        symbol(painter, face, MIDDLE + 23 * QPointF(math.cos(angle), math.sin(angle)), 6.5)
    painter.setPen(QPen(INK, 1.6))
    painter.drawEllipse(MIDDLE, 9, 9)
    painter.setBrush(INK)
    painter.drawPolygon(polygon(MIDDLE, 4.2, 5, -90))
    for i in range(5):
        angle = math.radians(i * 72 - 90)
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(MIDDLE + 4.2 * way, MIDDLE + 9 * way)


def symbol(painter: QPainter, face: int, middle: QPointF, radius: float) -> None:
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    if face == 1:
        painter.drawEllipse(middle, radius * 0.9, radius * 0.9)
    elif face == 4:
        points = [polygon(middle, radius * r, 5, -90 + turn) for r, turn in ((1.15, 0), (0.5, 36))]
        painter.drawPolygon(QPolygonF([p for pair in zip(*points, strict=True) for p in pair]))
    else:
        painter.drawPolygon(polygon(middle, radius * 1.1, 3 if face == 3 else 4, -45 if face == 2 else -90))
    painter.restore()


def polygon(middle: QPointF, radius: float, corners: int, turn: float) -> QPolygonF:
    angles = (math.radians(turn + i * 360 / corners) for i in range(corners))
    return QPolygonF([middle + radius * QPointF(math.cos(a), math.sin(a)) for a in angles])


def floodlights(painter: QPainter) -> None:
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    painter.setPen(Qt.PenStyle.NoPen)
    pool = QRadialGradient(MIDDLE, 190)
    pool.setColorAt(0, QColor(255, 246, 214, 60))
    pool.setColorAt(1, QColor(255, 246, 214, 0))
    painter.fillRect(QRectF(0, 0, 640, 360), pool)
    for x, y in ((58, 62), (582, 62), (58, 298), (582, 298)):
        lamp = QPointF(x, y)
        for radius, strength in ((150, 70), (34, 255)):
            glow = QRadialGradient(lamp, radius)
            glow.setColorAt(0, QColor(255, 247, 222, strength))
            glow.setColorAt(0.3, QColor(255, 242, 205, strength // 3))
            glow.setColorAt(1, QColor(255, 240, 190, 0))
            painter.setBrush(QBrush(glow))
            painter.drawEllipse(lamp, radius, radius)
        painter.setBrush(QColor(255, 255, 245))
        for i in range(6):
            painter.drawEllipse(lamp + QPointF((i % 3 - 1) * 7, (i // 3 - 0.5) * 7), 2.6, 2.6)
    painter.restore()


def confetti(painter: QPainter) -> None:
    colours = (YELLOW, WHITE, SKY, RED)
    for number, (turn, depth, lean) in enumerate(spread(46, 12)):
        painter.save()
        painter.translate(around(turn * 2 * math.pi, between(-0.5, 0.7, depth)))
        painter.rotate(lean * 180)
        painter.fillRect(QRectF(-2.4, -1.2, 4.8, 2.4), colours[number % 4])
        painter.restore()
