"""The Thief of Baghdad: a city of domes under a crescent moon, and somebody on the wall with a sack."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.ui.paintings.spread import between, spread

MOON = QPointF(486, 96)
CREAM, LAMP, SHADOW = QColor("#f7e3b4"), QColor("#ffc766"), QColor("#120d26")
FAR, WALL = QColor("#3b3268"), QColor("#1d1538")

# Left edge, width, height of the walls, colour: the six palaces.
PALACES = (
    (20, 96, 104, "#b8433f"),
    (124, 84, 138, "#3f6fb5"),
    (214, 104, 112, "#3d8f62"),
    (322, 84, 150, "#d3a13a"),
    (410, 100, 108, "#7d55a6"),
    (516, 96, 132, "#d9d2c4"),
)


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    sky(painter)
    moon(painter)
    skyline(painter)
    for left, width, height, colour in PALACES:
        palace(painter, QRectF(left, 322 - height, width, height), QColor(colour))
    rampart(painter)
    thief(painter, QPointF(250, 292))


def sky(painter: QPainter) -> None:
    night = QLinearGradient(0, 0, 0, 330)
    for place, colour in ((0, "#161238"), (0.45, "#2f2a63"), (0.8, "#7a4a7c"), (1, "#d98a62")):
        night.setColorAt(place, QColor(colour))
    painter.fillRect(QRectF(0, 0, 640, 360), night)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (across, down, light) in enumerate(spread(90, 5)):
        spot = QPointF(across * 640, down * 200)
        painter.setBrush(QColor(255, 244, 214, round(210 * (1 - spot.y() / 230) * between(0.3, 1, light))))
        size = (0.8, 1.0, 1.6)[number % 3]
        painter.drawEllipse(spot, size, size)


def moon(painter: QPainter) -> None:
    halo = QRadialGradient(MOON, 130)
    halo.setColorAt(0, QColor(255, 236, 180, 120))
    halo.setColorAt(1, QColor(255, 236, 180, 0))
    painter.setBrush(QBrush(halo))
    painter.drawEllipse(MOON, 130, 130)
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(MOON, 46, 46)
    bite.addEllipse(MOON + QPointF(-20, -9), 39, 39)
    painter.fillPath(disc.subtracted(bite), CREAM)


def skyline(painter: QPainter) -> None:
    """Houses and towers far off, in one colour with the haze."""
    x = -10.0
    for wide, tall, kind in spread(16, 21):
        width, height = between(24, 52, wide), between(70, 150, tall)
        box = QRectF(x, 320 - height, width, height)
        painter.fillRect(box, FAR)
        if kind < 0.6:
            painter.fillPath(onion(box.center().x(), box.top() + 1, width * 0.8, width * 0.85), FAR)
        else:
            minaret(painter, QRectF(box.center().x() - 4.5, box.top() - 44, 9, 46), FAR)
        x += width + between(0, 12, kind)


def onion(x: float, base: float, width: float, height: float) -> QPainterPath:
    """An onion dome that stands on ``base``."""
    half = width / 2
    dome = QPainterPath(QPointF(x - half * 0.72, base))
    dome.cubicTo(x - half * 1.5, base - height * 0.42, x - half * 0.62, base - height * 0.70, x, base - height)
    dome.cubicTo(x + half * 0.62, base - height * 0.70, x + half * 1.5, base - height * 0.42, x + half * 0.72, base)
    dome.closeSubpath()
    return dome


def minaret(painter: QPainter, shaft: QRectF, colour: QColor) -> None:
    width = shaft.width()
    painter.fillRect(shaft, colour)
    painter.fillRect(QRectF(shaft.left() - width * 0.3, shaft.top() + 1, width * 1.6, 4), colour)
    painter.fillPath(onion(shaft.center().x(), shaft.top(), width * 0.95, width * 1.7), colour)


def shaded(box: QRectF, colour: QColor) -> QLinearGradient:
    """Moonlight comes from the right."""
    light = QLinearGradient(box.left(), 0, box.right(), 0)
    light.setColorAt(0, colour.darker(210))
    light.setColorAt(0.62, colour.darker(125))
    light.setColorAt(1, colour.lighter(118))
    return light


def palace(painter: QPainter, walls: QRectF, colour: QColor) -> None:
    middle, width = walls.center().x(), walls.width()
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        tower = QRectF(middle + side * width * 0.43 - 7, walls.top() - 16, 14, walls.height() + 16)
        painter.fillRect(tower, shaded(tower, colour.darker(112)))
        cap = onion(tower.center().x(), tower.top() + 1, 17, 24)
        painter.fillPath(cap, shaded(cap.boundingRect(), colour.lighter(108)))
    painter.fillRect(walls, shaded(walls, colour))
    drum = QRectF(middle - width * 0.27, walls.top() - 12, width * 0.54, 13)
    painter.fillRect(drum, shaded(drum, colour.darker(115)))
    dome = onion(middle, drum.top() + 1, width * 0.66, width * 0.64)
    painter.fillPath(dome, shaded(dome.boundingRect(), colour.lighter(112)))
    painter.setPen(QPen(colour.darker(160), 0.9))
    painter.setBrush(shaded(dome.boundingRect(), colour.lighter(150)))
    for share in (-0.55, 0.55):
        rib = QPainterPath(QPointF(middle + share * width * 0.24, drum.top()))
        rib.quadTo(middle + share * width * 0.42, drum.top() - width * 0.3, middle, drum.top() - width * 0.62)
        painter.drawPath(rib)
    finial(painter, QPointF(middle, drum.top() - width * 0.64))
    frieze(painter, walls, colour)
    for column in range(3):
        x = walls.left() + width * (0.22 + 0.28 * column)
        arch(painter, QRectF(x - 6, walls.top() + 24, 12, 22), LAMP if column != 1 else CREAM)
    gate = QRectF(middle - 13, walls.bottom() - 52, 26, 52)
    arch(painter, gate, SHADOW)


def finial(painter: QPainter, foot: QPointF) -> None:
    painter.setPen(QPen(CREAM, 1.6))
    painter.drawLine(foot + QPointF(0, 3), foot - QPointF(0, 7))
    disc, bite = QPainterPath(), QPainterPath()
    disc.addEllipse(foot - QPointF(0, 11), 4.4, 4.4)
    bite.addEllipse(foot - QPointF(-1.6, 12.4), 3.7, 3.7)
    painter.fillPath(disc.subtracted(bite), CREAM)
    painter.setPen(Qt.PenStyle.NoPen)


def frieze(painter: QPainter, walls: QRectF, colour: QColor) -> None:
    """A band of lozenges below the cornice."""
    band = QRectF(walls.left(), walls.top() + 4, walls.width(), 10)
    painter.fillRect(band, shaded(band, colour.darker(150)))
    painter.setBrush(colour.lighter(135))
    number = int(walls.width() // 12)
    for i in range(number):
        x = walls.left() + (i + 0.5) * walls.width() / number
        lozenge = QPainterPath(QPointF(x - 4, band.center().y()))
        for dx, dy in ((0, -3.4), (4, 0), (0, 3.4)):
            lozenge.lineTo(x + dx, band.center().y() + dy)
        painter.drawPath(lozenge)


def arch(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A pointed horseshoe opening, lit or dark."""
    path = QPainterPath(box.bottomLeft())
    path.lineTo(box.left(), box.top() + box.height() * 0.42)
    path.cubicTo(
        box.left() - 2, box.top() + box.height() * 0.2, box.center().x() - 2, box.top() + 3, box.center().x(), box.top()
    )
    path.cubicTo(
        box.center().x() + 2,
        box.top() + 3,
        box.right() + 2,
        box.top() + box.height() * 0.2,
        box.right(),
        box.top() + box.height() * 0.42,
    )
    path.lineTo(box.bottomRight())
    path.closeSubpath()
    painter.fillPath(path, colour)


def rampart(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 312, 640, 48), WALL)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(22):
        painter.fillRect(QRectF(i * 30 - 4, 300, 18, 13), WALL)
        painter.fillRect(QRectF(i * 30 + 11, 300, 3, 13), WALL.lighter(150))
    painter.setPen(QPen(WALL.lighter(140), 1))
    for row in range(3):
        y = 325 + row * 12
        painter.drawLine(QPointF(0, y), QPointF(640, y))
        for i in range(14):
            x = i * 48 + (24 if row % 2 else 0)
            painter.drawLine(QPointF(x, y), QPointF(x, y + 12))


def thief(painter: QPainter, foot: QPointF) -> None:
    """On tiptoe along the wall: turban, mask, and a sack that glows with what is in it."""
    painter.save()
    painter.translate(foot)
    painter.scale(1.5, 1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(SHADOW, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    for line in (((2, -18), (10, -9), (6, 4)), ((-1, -18), (-6, -8), (-14, 3)), ((3, -30), (13, -25), (19, -31))):
        path = QPainterPath(QPointF(*line[0]))
        for point in line[1:]:
            path.lineTo(*point)
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
    body = QPainterPath(QPointF(-6, -16))
    body.quadTo(-7, -34, 2, -38)
    body.quadTo(10, -34, 7, -15)
    body.closeSubpath()
    painter.fillPath(body, SHADOW)
    painter.setBrush(SHADOW)
    painter.drawEllipse(QPointF(5, -42), 6, 6.4)
    painter.setBrush(QColor("#c24a3f"))
    painter.drawEllipse(QPointF(3.4, -47), 8, 4.6)
    painter.drawEllipse(QPointF(4, -50), 4.6, 3.4)
    glow = QRadialGradient(QPointF(-14, -34), 24)
    glow.setColorAt(0, QColor(255, 205, 110, 190))
    glow.setColorAt(1, QColor(255, 205, 110, 0))
    painter.setBrush(QBrush(glow))
    painter.drawEllipse(QPointF(-14, -34), 24, 24)
    sack = QPainterPath(QPointF(-3, -42))
    sack.cubicTo(-12, -48, -30, -42, -28, -28)
    sack.cubicTo(-27, -16, -8, -16, -6, -26)
    sack.closeSubpath()
    painter.fillPath(sack, QColor("#8a5a34"))
    painter.setBrush(LAMP)
    for i in range(3):
        angle = 2.3 + i * 0.55
        painter.drawEllipse(QPointF(-14 + 9 * math.cos(angle), -36 - 6 * math.sin(angle)), 2.4, 2.4)
    painter.restore()
