"""12 Parsecs: the blueprint of a starship whose hull holds number boxes, pencilled in, with three dice at hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from tabletop.ui.theme import SANS

DEEP, BLUE = QColor("#0c2f55"), QColor("#17538a")
LINE, FINE, PENCIL = QColor("#e4f0fb"), QColor(190, 220, 245, 120), QColor("#ffd98a")
BOXES = ("12", "15", "24", "", "36", "41", "", "52", "", "66")


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    paper(painter)
    course(painter)
    ship(painter)
    boxes(painter)
    measures(painter)
    small_ship(painter)
    for x, y, turn, pips in ((498, 292, -14, 2), (546, 300, 9, 4), (592, 284, 24, 5)):
        die(painter, QPointF(x, y), turn, pips)


def pen(width: float, colour: QColor = LINE) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def paper(painter: QPainter) -> None:
    light = QRadialGradient(QPointF(300, 150), 420)
    light.setColorAt(0, BLUE)
    light.setColorAt(1, DEEP)
    painter.fillRect(QRectF(0, 0, 640, 360), light)
    for step, strength in ((12, 20), (60, 48)):
        painter.setPen(QPen(QColor(200, 226, 250, strength), 0.8))
        for x in range(0, 641, step):
            painter.drawLine(QPointF(x, 0), QPointF(x, 360))
        for y in range(0, 361, step):
            painter.drawLine(QPointF(0, y), QPointF(640, y))


def course(painter: QPainter) -> None:
    """The dying sun, and the way past two worlds out of its reach."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    sun = QPointF(52, 300)
    for radius in (26, 34):
        painter.setPen(pen(1.2, LINE if radius == 26 else FINE))
        painter.drawEllipse(sun, radius, radius)
    for i in range(16):
        way = QPointF(math.cos(i * math.pi / 8), math.sin(i * math.pi / 8))
        painter.drawLine(sun + 40 * way, sun + (54 if i % 2 else 48) * way)
    dashes = pen(1.3, FINE)
    dashes.setDashPattern([5, 5])
    painter.setPen(dashes)
    path = QPainterPath(sun + QPointF(58, -14))
    path.cubicTo(210, 250, 330, 330, 440, 296)
    painter.drawPath(path)
    painter.setPen(pen(1.4))
    painter.drawEllipse(QPointF(248, 290), 11, 11)
    painter.drawEllipse(QPointF(388, 306), 7, 7)
    painter.drawArc(QRectF(230, 283, 36, 14), 160 * 16, 220 * 16)


def ship(painter: QPainter) -> None:
    """From the nose on the right to three engines on the left."""
    painter.setBrush(QColor(228, 240, 251, 16))
    hull = QPainterPath(QPointF(96, 118))
    hull.lineTo(430, 112)
    hull.cubicTo(500, 112, 560, 138, 584, 166)
    hull.cubicTo(560, 194, 500, 218, 430, 218)
    hull.lineTo(96, 212)
    hull.closeSubpath()
    painter.setPen(pen(2.6))
    painter.drawPath(hull)
    fins = QPainterPath()
    for flip in (1, -1):
        fins.moveTo(112, 165 - flip * 48)
        fins.lineTo(76, 165 - flip * 108)
        fins.lineTo(122, 165 - flip * 112)
        fins.lineTo(236, 165 - flip * 51)
    painter.drawPath(fins)
    painter.setPen(pen(1.2))
    for flip in (1, -1):
        for share in (0.3, 0.6):
            foot = QPointF(112 + 124 * share, 165 - flip * 49)
            painter.drawLine(foot, foot + QPointF(-34 * (1 - share), -flip * 54 * (1 - share)))
    for y in (132, 165, 198):
        nozzle = QPolygonF([QPointF(96, y - 9), QPointF(78, y - 14), QPointF(78, y + 14), QPointF(96, y + 9)])
        painter.setPen(pen(2))
        painter.drawPolygon(nozzle)
        painter.setPen(pen(1, FINE))
        for i in range(3):
            painter.drawLine(QPointF(70 - i * 13, y - 8 + i * 3), QPointF(70 - i * 13, y + 8 - i * 3))
    painter.setPen(pen(1.4))
    cockpit = QPainterPath(QPointF(498, 128))
    cockpit.cubicTo(530, 138, 552, 152, 562, 166)
    cockpit.lineTo(510, 166)
    cockpit.closeSubpath()
    painter.drawPath(cockpit)
    painter.drawLine(QPointF(516, 134), QPointF(524, 166))
    for x in (116, 476):
        painter.drawLine(QPointF(x, 119), QPointF(x, 211))
    painter.setPen(pen(1, FINE))
    painter.drawLine(QPointF(60, 165), QPointF(606, 165))


def boxes(painter: QPainter) -> None:
    """Two rows of number boxes in the hull, pencilled in as they rise."""
    font = QFont(list(SANS))
    font.setPixelSize(21)
    font.setItalic(True)
    painter.setFont(font)
    for number, text in enumerate(BOXES):
        column, row = number % 5, number // 5
        box = QRectF(134 + column * 66, 124 + row * 45, 54, 37)
        painter.setBrush(QColor(8, 36, 66, 150))
        painter.setPen(pen(1.8))
        painter.drawRoundedRect(box, 4, 4)
        painter.setPen(PENCIL)
        painter.drawText(box.translated(0, -1), Qt.AlignmentFlag.AlignCenter, text)


def measures(painter: QPainter) -> None:
    """Dimension lines and two call-outs."""
    painter.setPen(pen(1.1, FINE))
    painter.drawLine(QPointF(96, 90), QPointF(96, 54))
    painter.drawLine(QPointF(584, 158), QPointF(584, 54))
    painter.drawLine(QPointF(96, 62), QPointF(584, 62))
    painter.setBrush(LINE)
    painter.setPen(Qt.PenStyle.NoPen)
    for x, way in ((96, 1), (584, -1)):
        painter.drawPolygon(QPolygonF([QPointF(x, 62), QPointF(x + way * 9, 59), QPointF(x + way * 9, 65)]))
    font = QFont(list(SANS))
    font.setPixelSize(15)
    painter.setFont(font)
    painter.fillRect(QRectF(306, 52, 68, 20), BLUE)
    painter.setPen(LINE)
    painter.drawText(QRectF(300, 50, 80, 24), Qt.AlignmentFlag.AlignCenter, "12 pc")
    for target, bubble, text in ((QPointF(530, 148), QPointF(556, 92), "6"), (QPointF(88, 198), QPointF(36, 236), "9")):
        way = bubble - target
        painter.setPen(pen(1.1))
        painter.drawLine(target, target + way * (1 - 13 / math.hypot(way.x(), way.y())))
        painter.setBrush(DEEP)
        painter.drawEllipse(bubble, 13, 13)
        painter.drawText(QRectF(bubble.x() - 13, bubble.y() - 13, 26, 26), Qt.AlignmentFlag.AlignCenter, text)


def small_ship(painter: QPainter) -> None:
    """The scout, from above."""
    painter.save()
    painter.translate(318, 291)
    painter.rotate(12)
    painter.setPen(pen(1.5))
    painter.setBrush(QColor(228, 240, 251, 18))
    hull = QPainterPath(QPointF(40, 0))
    for point in ((12, -8), (-8, -26), (-22, -26), (-14, -6), (-26, 0)):
        hull.lineTo(*point)
    for point in ((-14, 6), (-22, 26), (-8, 26), (12, 8)):
        hull.lineTo(*point)
    hull.closeSubpath()
    painter.drawPath(hull)
    painter.drawEllipse(QPointF(12, 0), 7, 3.6)
    painter.restore()


def die(painter: QPainter, middle: QPointF, turn: float, pips: int) -> None:
    painter.save()
    painter.translate(middle)
    painter.rotate(turn)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(QRectF(-16, -14, 38, 38), 7, 7)
    painter.setBrush(LINE)
    painter.drawRoundedRect(QRectF(-19, -19, 38, 38), 7, 7)
    painter.setBrush(DEEP)
    spots = {
        2: ((-1, -1), (1, 1)),
        4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    }
    for x, y in spots[pips]:
        painter.drawEllipse(QPointF(x * 9, y * 9), 3.6, 3.6)
    painter.restore()
