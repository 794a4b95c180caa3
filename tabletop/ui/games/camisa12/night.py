"""The stadium itself: night, roof, pitch and floodlights, all that never changes."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QRadialGradient

from tabletop.games.camisa12.state import SPACES
from tabletop.ui.games.camisa12 import rondel, track
from tabletop.ui.games.camisa12.ground import Ground

RIM_OUT = 4.0
"""How far the bowl goes beyond the stands, in pixels."""
_LINE = QColor(255, 255, 255, 120)


def stadium(painter: QPainter, ground: Ground, goals: list[int]) -> None:
    """Everything but crowds, pieces and score; ``goals`` are the points of the goal marks."""
    _night(painter, ground)
    _roof(painter, ground)
    _pitch(painter, ground)
    track.paint(painter, ground, goals)
    rondel.paint(painter, ground)
    _floodlights(painter, ground)


def _night(painter: QPainter, ground: Ground) -> None:
    area = ground.area
    sky = QLinearGradient(area.topLeft(), area.bottomLeft())
    sky.setColorAt(0, QColor("#101a2e"))
    sky.setColorAt(1, QColor("#060a12"))
    painter.fillRect(area, sky)


def _roof(painter: QPainter, ground: Ground) -> None:
    """The concrete bowl below the stands, its bright rim, and the beams over the aisles."""
    bowl = ground.ring.inside(-ground.depth / 2 - RIM_OUT)
    concrete = QLinearGradient(ground.area.topLeft(), ground.area.bottomRight())
    concrete.setColorAt(0, QColor("#4a566a"))
    concrete.setColorAt(1, QColor("#222c3b"))
    painter.setPen(QPen(QColor("#8795aa"), 1.6))
    painter.setBrush(concrete)
    painter.drawPath(bowl.path())
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1.2))
    half = ground.depth / 2
    for side in (0, 1):
        for number in range(SPACES + 1):
            along = ground.along(side, number)
            painter.drawLine(ground.ring.at(along, half), ground.ring.at(along, half + RIM_OUT))
    # The sides do not touch: dark gaps where the score board hangs and the tunnel opens.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#0a111b"))
    length = ground.ring.length
    for middle, width in ((length / 2, ground.head), (0.0, ground.foot)):
        painter.drawPath(ground.ring.sector(middle - width / 2 + 2, middle + width / 2 - 2, -half, half))


def _pitch(painter: QPainter, ground: Ground) -> None:
    apron = ground.pitch.inside(-ground.band)
    painter.setPen(QPen(QColor("#0a0f0d"), 2))
    clay = QRadialGradient(ground.centre, max(ground.area.width(), ground.area.height()) * 0.55)
    clay.setColorAt(0, QColor("#9a4c3c"))
    clay.setColorAt(1, QColor("#6e3128"))
    painter.setBrush(clay)
    painter.drawPath(apron.path())
    grass = ground.pitch.path()
    field = ground.pitch.rect
    painter.save()
    painter.setClipPath(grass)
    light = QRadialGradient(ground.centre, max(field.width(), field.height()) * 0.62)
    light.setColorAt(0, QColor("#48a45c"))
    light.setColorAt(0.6, QColor("#2f8148"))
    light.setColorAt(1, QColor("#1c5a35"))
    painter.fillRect(field, light)
    stripes = 18
    for i in range(0, stripes, 2):
        if ground.tall:
            height = field.height() / stripes
            stripe = QRectF(field.left(), field.top() + i * height, field.width(), height)
        else:
            width = field.width() / stripes
            stripe = QRectF(field.left() + i * width, field.top(), width, field.height())
        painter.fillRect(stripe, QColor(255, 255, 255, 14))
    painter.setPen(QPen(_LINE, 2))
    c = ground.centre
    if ground.tall:
        painter.drawLine(QPointF(field.left(), c.y()), QPointF(field.right(), c.y()))
    else:
        painter.drawLine(QPointF(c.x(), field.top()), QPointF(c.x(), field.bottom()))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(ground.pitch.inside(3).path())
    _penalty_areas(painter, ground)


def _penalty_areas(painter: QPainter, ground: Ground) -> None:
    """At both ends, faint below what lies there."""
    field = ground.pitch.rect
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1.6))
    long, wide = (field.height(), field.width()) if ground.tall else (field.width(), field.height())
    for share, across in ((0.14, 0.62), (0.05, 0.3)):
        deep, half = long * share, wide * across / 2
        for end in (0, 1):
            if ground.tall:
                y = field.top() + 3 if end == 0 else field.bottom() - 3 - deep
                painter.drawRect(QRectF(field.center().x() - half, y, 2 * half, deep))
            else:
                x = field.left() + 3 if end == 0 else field.right() - 3 - deep
                painter.drawRect(QRectF(x, field.center().y() - half, deep, 2 * half))


def _floodlights(painter: QPainter, ground: Ground) -> None:
    area = ground.area
    corners = (area.topLeft(), area.topRight(), area.bottomLeft(), area.bottomRight())
    painter.save()
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    reach = min(area.width(), area.height()) * 0.62
    for corner in corners:
        beam = QRadialGradient(corner, reach)
        beam.setColorAt(0, QColor(190, 210, 240, 130))
        beam.setColorAt(0.18, QColor(130, 160, 200, 60))
        beam.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(QRectF(corner.x() - reach, corner.y() - reach, 2 * reach, 2 * reach), beam)
    painter.restore()
    size = min(26.0, ground.depth * 0.24)
    for corner in corners:
        toward = area.center() - corner
        mast = corner + QPointF(math.copysign(size * 0.95, toward.x()), math.copysign(size * 0.8, toward.y()))
        painter.setPen(QPen(QColor("#8b98ab"), 1.4))
        painter.setBrush(QColor("#161e29"))
        painter.drawRoundedRect(QRectF(mast.x() - size * 0.72, mast.y() - size * 0.5, size * 1.44, size), 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(6):
            lamp = mast + QPointF((i % 3 - 1) * size * 0.43, (i // 3 - 0.5) * size * 0.42)
            painter.setBrush(QColor(255, 250, 225, 90))
            painter.drawEllipse(lamp, size * 0.21, size * 0.21)
            painter.setBrush(QColor("#fffbe6"))
            painter.drawEllipse(lamp, size * 0.14, size * 0.14)
