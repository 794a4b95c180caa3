"""12 Days: a rose window of stained glass, a petal a day, and its light on the stones."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

MIDDLE = QPointF(320, 180)
DAYS = 12
LEAD = QColor("#15131c")
STONE, STONE_LIGHT, STONE_DARK = QColor("#544a4d"), QColor("#7d7071"), QColor("#2c262b")
GLASS = ("#c8313a", "#2d5fb8", "#d9962a", "#2b8a63", "#7d3f98", "#2a9bb5")


def draw(painter: QPainter) -> None:
    """The whole picture on its canvas."""
    wall(painter)
    for x in (52, 588):
        lancet(painter, x)
    frame(painter)
    for day in range(DAYS):
        petal(painter, day)
        roundel(painter, day)
    heart(painter)
    shafts(painter)


def wall(painter: QPainter) -> None:
    light = QRadialGradient(MIDDLE, 400)
    light.setColorAt(0, STONE)
    light.setColorAt(1, STONE_DARK.darker(130))
    painter.fillRect(QRectF(0, 0, 640, 360), light)
    painter.setPen(QPen(STONE_DARK, 1.6))
    for row in range(11):
        y = row * 34 - 6
        painter.drawLine(QPointF(0, y), QPointF(640, y))
        for column in range(9):
            x = column * 78 + (39 if row % 2 else 0)
            painter.drawLine(QPointF(x, y), QPointF(x, y + 34))


def glass(colour: str, middle: QPointF, radius: float) -> QRadialGradient:
    """Lit from behind: brightest within, deep at the lead."""
    light = QRadialGradient(middle, radius)
    tone = QColor(colour)
    light.setColorAt(0, tone.lighter(165))
    light.setColorAt(0.55, tone)
    light.setColorAt(1, tone.darker(165))
    return light


def pane(painter: QPainter, path: QPainterPath, colour: str, lead: float = 3) -> None:
    box = path.boundingRect()
    painter.setBrush(glass(colour, box.center(), max(box.width(), box.height()) * 0.62))
    painter.setPen(QPen(LEAD, lead, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)


def turned(path: QPainterPath, turn: float) -> QPainterPath:
    """A path drawn above the middle, turned around it by a share of a whole turn."""
    return QTransform().translate(MIDDLE.x(), MIDDLE.y()).rotate(turn * 360).map(path)


def frame(painter: QPainter) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for radius, colour in ((168, STONE_DARK), (163, STONE_LIGHT), (154, STONE), (149, LEAD)):
        painter.setBrush(colour)
        painter.drawEllipse(MIDDLE, radius, radius)
    painter.setPen(QPen(STONE_DARK, 1.4))
    for i in range(24):
        angle = math.radians(i * 15 + 7.5)
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(MIDDLE + 154 * way, MIDDLE + 163 * way)


def petal(painter: QPainter, day: int) -> None:
    """A lancet from the heart outwards, in three panes, with a star in the widest."""
    turn = day / DAYS
    inner = QPainterPath(QPointF(0, -48))
    inner.cubicTo(-10, -60, -19, -76, -21, -92)
    inner.lineTo(21, -92)
    inner.cubicTo(19, -76, 10, -60, 0, -48)
    outer = QPainterPath(QPointF(-21, -92))
    outer.cubicTo(-24, -106, -12, -119, 0, -124)
    outer.cubicTo(12, -119, 24, -106, 21, -92)
    outer.closeSubpath()
    pane(painter, turned(inner, turn), GLASS[(day + 2) % len(GLASS)])
    pane(painter, turned(outer, turn), GLASS[day % len(GLASS)])
    star = QPainterPath()
    points = [
        QPointF(0, -107) + r * QPointF(math.sin(a), -math.cos(a))
        for a, r in ((math.pi * i / 4, (8.5, 3.4)[i % 2]) for i in range(8))
    ]
    star.moveTo(points[0])
    for point in points[1:]:
        star.lineTo(point)
    star.closeSubpath()
    painter.setPen(QPen(LEAD, 1.2))
    painter.setBrush(QColor("#fff2c2"))
    painter.drawPath(turned(star, turn))


def roundel(painter: QPainter, day: int) -> None:
    """A small round light between two petals, and the pane that fills the corner."""
    turn = (day + 0.5) / DAYS
    corner = QPainterPath(QPointF(0, -94))
    corner.cubicTo(-6, -112, -20, -126, -30, -130)
    corner.quadTo(0, -152, 30, -130)
    corner.cubicTo(20, -126, 6, -112, 0, -94)
    pane(painter, turned(corner, turn), "#27406e", 2.4)
    light = QPainterPath()
    light.addEllipse(QPointF(0, -130), 10, 10)
    pane(painter, turned(light, turn), "#e8b94a" if day % 2 else "#c8313a", 2.2)


def heart(painter: QPainter) -> None:
    ring = QPainterPath()
    ring.addEllipse(MIDDLE, 47, 47)
    pane(painter, ring, "#e3a53a", 4)
    for i in range(6):
        leaf = QPainterPath(QPointF(0, 0))
        leaf.cubicTo(-20, -14, -13, -38, 0, -43)
        leaf.cubicTo(13, -38, 20, -14, 0, 0)
        pane(painter, turned(leaf, i / 6), ("#c8313a", "#2d5fb8")[i % 2], 2.2)
    core = QPainterPath()
    core.addEllipse(MIDDLE, 11, 11)
    pane(painter, core, "#f4d277", 2.4)


def lancet(painter: QPainter, x: float) -> None:
    """One of the two tall windows at the sides."""

    def outline(half: float, top: float) -> QPainterPath:
        path = QPainterPath(QPointF(x - half, 372))
        path.lineTo(x - half, top + 62)
        path.quadTo(x - half, top + 18, x, top)
        path.quadTo(x + half, top + 18, x + half, top + 62)
        path.lineTo(x + half, 372)
        path.closeSubpath()
        return path

    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(outline(47, 24), STONE_LIGHT)
    painter.fillPath(outline(40, 34), LEAD)
    opening = outline(37, 38)
    painter.save()
    painter.setClipPath(opening, Qt.ClipOperation.IntersectClip)
    for row in range(12):
        for column in range(4):
            middle = QPointF(x - 37 + column * 24.7 + (12.3 if row % 2 else 0), 48 + row * 28)
            diamond = QPainterPath(middle - QPointF(0, 28))
            for dx, dy in ((12.3, 0), (0, 28), (-12.3, 0)):
                diamond.lineTo(middle + QPointF(dx, dy))
            diamond.closeSubpath()
            pane(painter, diamond, GLASS[(row + column * 2) % len(GLASS)], 2.2)
    painter.restore()


def shafts(painter: QPainter) -> None:
    """Coloured light through the window falls towards the lower left."""
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    for i, colour in enumerate(GLASS):
        tone = QColor(colour)
        beam = QLinearGradient(MIDDLE, MIDDLE + QPointF(-230, 240))
        beam.setColorAt(0, QColor(tone.red(), tone.green(), tone.blue(), 0))
        beam.setColorAt(0.35, QColor(tone.red(), tone.green(), tone.blue(), 46))
        beam.setColorAt(1, QColor(tone.red(), tone.green(), tone.blue(), 0))
        near = MIDDLE + QPointF(-104 + i * 34, -46 + i * 26)
        path = QPainterPath(near)
        path.lineTo(near + QPointF(30, 22))
        path.lineTo(near + QPointF(-190, 290))
        path.lineTo(near + QPointF(-250, 250))
        path.closeSubpath()
        painter.fillPath(path, beam)
    painter.restore()
