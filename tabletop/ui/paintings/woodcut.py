"""12 Days of Christmas: a wrapped gift cut in wood, printed in black and red on paper, laid on green cloth."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from tabletop.ui.paintings.spread import between, spread

PAPER, INK, RED, PINE = QColor("#f4e8cf"), QColor("#211b17"), QColor("#b5302a"), QColor("#2d5a3f")
CLOTH = QColor("#1f4d38")
SHEET = QRectF(92, 24, 456, 312)
GIFT = QRectF(232, 152, 176, 128)


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    cloth(painter)
    sheet(painter)
    painter.save()
    painter.setClipRect(SHEET.adjusted(11, 11, -11, -11), Qt.ClipOperation.IntersectClip)
    rays(painter)
    for side in (-1, 1):
        branch(painter, side)
    snow(painter)
    gift(painter)
    painter.restore()


def cloth(painter: QPainter) -> None:
    light = QRadialGradient(QPointF(250, 100), 480)
    light.setColorAt(0, CLOTH.lighter(135))
    light.setColorAt(1, CLOTH.darker(160))
    painter.fillRect(QRectF(0, 0, 640, 360), light)
    painter.setPen(QPen(QColor(255, 255, 255, 12), 1))
    for i in range(0, 1000, 5):
        painter.drawLine(QPointF(i, 0), QPointF(i - 360, 360))
        painter.drawLine(QPointF(i - 360, 0), QPointF(i, 360))


def sheet(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for blur in range(8, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 13))
        painter.drawRoundedRect(SHEET.adjusted(-blur, -blur + 5, blur, blur + 5), 10 + blur, 10 + blur)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(SHEET, 10, 10)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 3.4))
    painter.drawRect(SHEET.adjusted(9, 9, -9, -9))
    painter.setPen(QPen(RED, 1.4))
    painter.drawRect(SHEET.adjusted(14, 14, -14, -14))


def gouge(painter: QPainter, start: QPointF, end: QPointF, thick: float, colour: QColor) -> None:
    """A cut that swells and tapers, as the tool leaves it."""
    way = end - start
    across = QPointF(-way.y(), way.x()) / (math.hypot(way.x(), way.y()) or 1) * thick / 2
    path = QPainterPath(start)
    path.quadTo((start + end) / 2 + across * 2, end)
    path.quadTo((start + end) / 2 - across * 2, start)
    painter.fillPath(path, colour)


def rays(painter: QPainter) -> None:
    """The glow behind the gift, as engravers cut it."""
    middle = QPointF(320, 150)
    for i in range(72):
        angle = 2 * math.pi * i / 72
        way = QPointF(math.cos(angle), math.sin(angle))
        near, far = (96, 250) if i % 2 else (118, 205)
        gouge(painter, middle + near * way, middle + far * way, 3.0 if i % 2 else 2.0, INK)


def branch(painter: QPainter, side: int) -> None:
    """A bough of fir on either side, with three berries."""
    painter.save()
    painter.setTransform(QTransform().translate(320, 0).scale(side, 1).translate(-320, 0), combine=True)
    for twig, (x, y, turn, length) in enumerate(((520, 318, 208, 190), (536, 258, 196, 140), (500, 330, 188, 150))):
        angle = math.radians(turn)
        way = QPointF(math.cos(angle), math.sin(angle))
        root = QPointF(x, y)
        gouge(painter, root, root + way * length, 6, INK)
        number = length // 7
        for i in range(number):
            spot = root + way * (length * (i + 1) / number)
            reach = 34 * (1 - 0.62 * i / number)
            for lean in (-0.72, 0.72):
                needle = QPointF(math.cos(angle + lean), math.sin(angle + lean))
                gouge(painter, spot, spot + needle * reach, 3.6, PINE if (i + twig) % 3 else INK)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(RED)
    for x, y in ((452, 266), (470, 280), (449, 288)):
        painter.drawEllipse(QPointF(x, y), 8.5, 8.5)
    painter.setPen(QPen(PAPER, 2))
    for x, y in ((449, 263), (467, 277), (446, 285)):
        painter.drawPoint(QPointF(x, y))
    painter.restore()


def snow(painter: QPainter) -> None:
    painter.setPen(QPen(INK, 1.3))
    painter.setBrush(PAPER)
    for across, down, size in spread(34, 3):
        flake = between(1.8, 4.2, size)
        painter.drawEllipse(QPointF(between(110, 530, across), between(42, 180, down)), flake, flake)


def gift(painter: QPainter) -> None:
    lid = QRectF(GIFT.left() - 12, GIFT.top() - 34, GIFT.width() + 24, 40)
    for box in (GIFT, lid):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(box, PAPER)
        hatch(painter, box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(INK, 4.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(box)
    ribbon = QRectF(GIFT.center().x() - 19, lid.top(), 38, GIFT.bottom() - lid.top())
    painter.fillRect(ribbon, RED)
    painter.setPen(QPen(INK, 3.2))
    for x in (ribbon.left(), ribbon.right()):
        painter.drawLine(QPointF(x, ribbon.top()), QPointF(x, ribbon.bottom()))
    for i in range(13):
        y = ribbon.top() + 14 + i * 11
        gouge(painter, QPointF(ribbon.left() + 4, y), QPointF(ribbon.left() + 20, y + 3), 2.6, PAPER)
    for side in (-1, 1):
        loop(painter, QPointF(GIFT.center().x(), lid.top()), side)
    painter.setPen(QPen(INK, 3.4))
    painter.setBrush(RED)
    painter.drawRoundedRect(QRectF(GIFT.center().x() - 15, lid.top() - 22, 30, 27), 8, 8)
    gouge(
        painter, QPointF(GIFT.center().x() - 9, lid.top() - 15), QPointF(GIFT.center().x() - 7, lid.top() - 1), 3, PAPER
    )


def hatch(painter: QPainter, box: QRectF) -> None:
    """Shade from the right: upright cuts, crossed where it is darkest."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    number = int(box.width() / 6)
    for i in range(number):
        share = i / number
        x = box.left() + 4 + i * 6
        thick = 0.6 + 4.2 * max(0.0, share - 0.12)
        if thick > 0.8:
            gouge(painter, QPointF(x, box.top()), QPointF(x + 0.5, box.bottom()), thick, INK)
    for i in range(int(box.height() / 6)):
        y = box.top() + 4 + i * 6
        gouge(painter, QPointF(box.left() + box.width() * 0.66, y), QPointF(box.right() + 30, y), 2.6, INK)
    painter.restore()


def loop(painter: QPainter, knot: QPointF, side: int) -> None:
    """Half of the bow, and one end of its ribbon."""
    painter.save()
    painter.translate(knot)
    painter.scale(side, 1)
    tail = QPainterPath(QPointF(6, -4))
    tail.cubicTo(26, 6, 44, 16, 60, 40)
    tail.lineTo(72, 18)
    tail.lineTo(92, 22)
    tail.cubicTo(66, -6, 40, -14, 8, -14)
    tail.closeSubpath()
    bow = QPainterPath(QPointF(4, -10))
    bow.cubicTo(20, -66, 92, -84, 100, -44)
    bow.cubicTo(106, -12, 46, 2, 4, -6)
    bow.closeSubpath()
    hollow = QPainterPath(QPointF(20, -17))
    hollow.cubicTo(40, -46, 78, -56, 82, -40)
    hollow.cubicTo(84, -24, 48, -14, 20, -17)
    hollow.closeSubpath()
    painter.setPen(QPen(INK, 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(RED)
    painter.drawPath(tail)
    painter.drawPath(bow)
    painter.setBrush(INK)
    painter.drawPath(hollow)
    for i in range(5):
        gouge(painter, QPointF(30 + i * 11, -24 - i * 2), QPointF(40 + i * 10, -34 - i * 3), 3, RED)
        gouge(painter, QPointF(20 + i * 13, -40 - i * 6), QPointF(30 + i * 13, -50 - i * 5), 2.6, PAPER)
    painter.restore()
