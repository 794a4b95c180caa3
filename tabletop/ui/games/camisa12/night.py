"""The stadium itself: night, floodlights, stands, the pitch with its lines, the rondel, the score track."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.games.camisa12.state import FACES
from tabletop.ui.games.camisa12 import crowd
from tabletop.ui.games.camisa12.ground import TRACK_POINTS, Ground, oval


def stadium(painter: QPainter, ground: Ground, goals: list[int]) -> None:
    """Everything that never changes; ``goals`` are the points of the goal marks."""
    area = ground.area
    night = QLinearGradient(area.topLeft(), area.bottomLeft())
    night.setColorAt(0, QColor("#0d1626"))
    night.setColorAt(1, QColor("#070c15"))
    painter.fillRect(area, night)
    _stands(painter, ground)
    _pitch(painter, ground)
    _track(painter, ground, goals)
    _rondel(painter, ground)
    _floodlights(painter, ground)


def _stands(painter: QPainter, ground: Ground) -> None:
    outer = oval(ground.area.adjusted(3, 3, -3, -3))
    concrete = QLinearGradient(ground.area.topLeft(), ground.area.bottomRight())
    concrete.setColorAt(0, QColor("#3d4756"))
    concrete.setColorAt(1, QColor("#232b37"))
    painter.setPen(QPen(QColor("#121a26"), 3))
    painter.setBrush(concrete)
    painter.drawPath(outer)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(1, 6):
        inset = 3 + ground.stand * 0.2 * i
        painter.setPen(QPen(QColor(255, 255, 255, 14), 1.2))
        painter.drawPath(oval(ground.area.adjusted(inset, inset, -inset, -inset)))
    # The two sides do not touch: gates in the middle above and below.
    middle = ground.area.center().x()
    for top in (ground.area.top() + 4, ground.area.bottom() - ground.stand * 1.16):
        gate = QRectF(middle - 4, top, 8, ground.stand * 1.12)
        painter.fillRect(gate, QColor("#0a111c"))
        painter.fillRect(gate.adjusted(3, 0, -3, 0), QColor("#5d6b7d"))


def _pitch(painter: QPainter, ground: Ground) -> None:
    inset = ground.stand * 1.12 + 2
    turf = oval(ground.area.adjusted(inset, inset, -inset, -inset))
    painter.setPen(QPen(QColor("#0c1410"), 2))
    painter.setBrush(QColor("#7a3b32"))  # the running track
    painter.drawPath(turf)
    grass = oval(ground.pitch)
    painter.save()
    painter.setClipPath(grass)
    light = QRadialGradient(ground.centre, ground.pitch.width() * 0.6)
    light.setColorAt(0, QColor("#3f9a55"))
    light.setColorAt(1, QColor("#1f6138"))
    painter.fillRect(ground.pitch, light)
    stripe = ground.pitch.width() / 16
    for i in range(0, 16, 2):
        painter.fillRect(
            QRectF(ground.pitch.left() + i * stripe, ground.pitch.top(), stripe, ground.pitch.height()),
            QColor(255, 255, 255, 13),
        )
    painter.setPen(QPen(QColor(255, 255, 255, 120), 2))
    x = ground.centre.x()
    painter.drawLine(QPointF(x, ground.pitch.top()), QPointF(x, ground.pitch.bottom()))
    painter.restore()
    painter.setPen(QPen(QColor(255, 255, 255, 150), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(oval(ground.pitch.adjusted(3, 3, -3, -3)))


def _track(painter: QPainter, ground: Ground, goals: list[int]) -> None:
    for points in range(TRACK_POINTS + 1):
        point = ground.mark(points, 0)
        major = points % 5 == 0
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(255, 255, 255, 190 if major else 90))
        painter.drawEllipse(point, 2.4 if major else 1.5, 2.4 if major else 1.5)
    for points in goals:
        if points <= TRACK_POINTS:
            football(painter, ground.mark(points, 0), 7.5)


def football(painter: QPainter, point: QPointF, radius: float) -> None:
    """A ball from above."""
    shade = QRadialGradient(point - QPointF(radius * 0.3, radius * 0.3), radius * 1.3)
    shade.setColorAt(0, QColor("#ffffff"))
    shade.setColorAt(1, QColor("#b9c0c8"))
    painter.setPen(QPen(crowd.INK, max(1.0, radius * 0.12)))
    painter.setBrush(shade)
    painter.drawEllipse(point, radius, radius)
    painter.setBrush(crowd.INK)
    painter.setPen(QPen(crowd.INK, max(0.8, radius * 0.1)))
    patch = QPainterPath()
    for i in range(5):
        angle = math.tau * i / 5
        way = QPointF(math.sin(angle), -math.cos(angle))
        corner = point + way * radius * 0.38
        patch.moveTo(corner) if i == 0 else patch.lineTo(corner)
        painter.drawLine(corner, point + way * radius * 0.9)
    patch.closeSubpath()
    painter.drawPath(patch)


def _rondel(painter: QPainter, ground: Ground) -> None:
    c, r = ground.centre, ground.radius
    painter.setPen(QPen(QColor(255, 255, 255, 170), 2.5))
    painter.setBrush(QColor(10, 30, 20, 120))
    painter.drawEllipse(c, r * 1.02, r * 1.02)
    for face in range(FACES):
        rect = ground.face(face)
        disc = QRadialGradient(rect.center(), rect.width() / 2)
        disc.setColorAt(0, QColor("#24384a"))
        disc.setColorAt(1, QColor("#14212e"))
        painter.setPen(QPen(crowd.SYMBOL_COLOURS[face], 2.5))
        painter.setBrush(disc)
        painter.drawEllipse(rect)
        crowd.draw_symbol(painter, face, ground.face_symbol(face))
    painter.setBrush(QColor("#14212e"))


def _floodlights(painter: QPainter, ground: Ground) -> None:
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    reach = ground.area.width() * 0.34
    for corner in (ground.area.topLeft(), ground.area.topRight(), ground.area.bottomLeft(), ground.area.bottomRight()):
        beam = QRadialGradient(corner, reach)
        beam.setColorAt(0, QColor(170, 195, 230, 120))
        beam.setColorAt(0.25, QColor(120, 150, 190, 46))
        beam.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(QRectF(corner.x() - reach, corner.y() - reach, 2 * reach, 2 * reach), beam)
    painter.restore()
    toward = ground.area.center()
    for corner in (ground.area.topLeft(), ground.area.topRight(), ground.area.bottomLeft(), ground.area.bottomRight()):
        dx, dy = math.copysign(1, toward.x() - corner.x()), math.copysign(1, toward.y() - corner.y())
        mast = corner + QPointF(dx * 20, dy * 16)
        painter.setPen(QPen(QColor("#6d7a8c"), 1.5))
        painter.setBrush(QColor("#1b2430"))
        painter.drawRoundedRect(QRectF(mast.x() - 17, mast.y() - 12, 34, 24), 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#fff9dd"))
        for i in range(6):
            painter.drawEllipse(mast + QPointF((i % 3 - 1) * 10, (i // 3 - 0.5) * 10), 3.2, 3.2)


def led(painter: QPainter, rect: QRectF, sides: tuple[tuple[QColor, int, int], ...], cells: tuple[str, str]) -> None:
    """The score board: for each side its colour, goals large and points small; ``cells`` are the sides' numerals."""
    painter.setPen(QPen(QColor("#566273"), 2))
    painter.setBrush(QColor("#05080c"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    half = rect.width() / 2
    amber = QColor("#ffb638")
    for side, (tint, goals, points) in enumerate(sides):
        goal_box = QRectF(
            rect.center().x() - half * 0.46 if side == 0 else rect.center().x() + half * 0.06,
            rect.top(),
            half * 0.4,
            rect.height(),
        )
        crowd.numeral(painter, str(goals), goal_box, rect.height() * 0.66, amber, outline=False)
        small = QRectF(
            rect.left() + half * 0.2 if side == 0 else rect.right() - half * 0.5, rect.top(), half * 0.3, rect.height()
        )
        crowd.numeral(painter, str(points), small, rect.height() * 0.36, QColor("#ffdf9a"), outline=False)
        shirt = QRectF(
            rect.left() + 8 if side == 0 else rect.right() - 8 - half * 0.13,
            rect.top() + rect.height() * 0.28,
            half * 0.13,
            rect.height() * 0.44,
        )
        painter.setPen(QPen(QColor(255, 255, 255, 150), 1))
        painter.setBrush(tint)
        painter.drawRoundedRect(shirt, 3, 3)
        crowd.numeral(painter, cells[side], shirt, rect.height() * 0.3, QColor("#ffffff"))
    crowd.numeral(
        painter,
        ":",
        QRectF(rect.center().x() - 8, rect.top(), 16, rect.height()),
        rect.height() * 0.5,
        amber,
        outline=False,
    )
