"""The city by night: sky, and palaces with domes, terrace, courtyard and gate."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

TINTS = tuple(QColor(name) for name in ("#d8493f", "#3f7fd6", "#3fa465", "#e6b93a", "#9a5fc4", "#ece6da"))
"""The palaces' colours by number."""
INK = QColor("#1a1424")


def sky(painter: QPainter, area: QRectF) -> None:
    """Night over the roofs, a crescent moon, stars."""
    night = QLinearGradient(area.topLeft(), area.bottomLeft())
    for place, name in ((0, "#1c1b45"), (0.45, "#3a2a5e"), (0.8, "#6b3d62"), (1, "#8a4f58")):
        night.setColorAt(place, QColor(name))
    painter.fillRect(area, night)
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(90):
        x, y = (i * 0.6180339887) % 1, (i * 0.7548776662) % 1
        painter.setBrush(QColor(255, 250, 225, 60 + i % 5 * 35))
        painter.drawEllipse(
            QPointF(area.left() + x * area.width(), area.top() + y * area.height() * 0.75),
            0.8 + i % 3 * 0.4,
            0.8 + i % 3 * 0.4,
        )
    moon = QPointF(area.right() - area.width() * 0.045, area.top() + area.height() * 0.07)
    size = min(area.width(), area.height()) * 0.045
    crescent = QPainterPath()
    crescent.addEllipse(moon, size, size)
    bite = QPainterPath()
    bite.addEllipse(moon + QPointF(size * 0.45, -size * 0.2), size * 0.85, size * 0.85)
    painter.setBrush(QColor("#fff1c2"))
    painter.drawPath(crescent.subtracted(bite))


def palace(painter: QPainter, rect: QRectF, number: int) -> None:
    """A palace with its dome and towers above, terrace, courtyard and the four squares before the gate."""
    tint = TINTS[number]
    w, h = rect.width(), rect.height()
    roof = rect.top() + h * 0.2
    wall = QRectF(rect.left() + w * 0.02, roof, w * 0.96, h * 0.78)
    for side in (-1, 1):
        x = rect.center().x() + side * w * 0.43
        tower = QRectF(x - w * 0.04, rect.top() + h * 0.09, w * 0.08, h * 0.2)
        _block(painter, tower, tint.darker(150))
        dome(painter, QRectF(x - w * 0.052, rect.top() - h * 0.01, w * 0.104, h * 0.12), tint)
    dome(painter, QRectF(rect.center().x() - w * 0.19, rect.top() + h * 0.005, w * 0.38, h * 0.22), tint)
    stone = QLinearGradient(wall.topLeft(), wall.bottomRight())
    stone.setColorAt(0, QColor("#f0dcb4"))
    stone.setColorAt(1, QColor("#c9a877"))
    painter.setPen(QPen(INK, 2))
    painter.setBrush(stone)
    painter.drawRoundedRect(wall, 7, 7)
    band = QRectF(wall.left() + 1, wall.top() + 1, wall.width() - 2, h * 0.045)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawRect(band)
    painter.setBrush(QColor(255, 255, 255, 110))
    for i in range(14):
        x = band.left() + band.width() * (i + 0.5) / 14
        painter.drawEllipse(QPointF(x, band.center().y()), band.height() * 0.26, band.height() * 0.26)
    yard = courtyard(rect)
    painter.setPen(QPen(QColor(120, 88, 50), 1.5))
    painter.setBrush(QColor("#7c5a3c"))
    painter.drawRoundedRect(yard, 6, 6)
    _tiles(painter, yard, tint)
    painter.setBrush(QColor("#3a2c3f"))
    for i in range(4):
        square = guard_square(rect, i)
        painter.setPen(QPen(QColor("#e7cf9c"), 1.2))
        painter.drawRoundedRect(square, 5, 5)


def _tiles(painter: QPainter, yard: QRectF, tint: QColor) -> None:
    """The courtyard's floor: eight-pointed stars, every other one in the palace's colour."""
    rows = 3
    size = yard.height() / rows
    columns = round(yard.width() / size)
    painter.save()
    painter.setClipRect(yard.adjusted(3, 3, -3, -3))
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(rows):
        for column in range(columns):
            centre = yard.topLeft() + QPointF((column + 0.5) * yard.width() / columns, (row + 0.5) * size)
            light = QColor(tint if (row + column) % 2 else QColor("#f0dcb4"))
            light.setAlpha(46 if (row + column) % 2 else 24)
            painter.setBrush(light)
            star = QPainterPath()
            star.setFillRule(Qt.FillRule.WindingFill)
            for turn in (0.0, math.pi / 4):
                corners = [turn + math.pi / 4 + math.pi / 2 * i for i in range(4)]
                reach = size * 0.4
                points = [centre + QPointF(math.cos(a), math.sin(a)) * reach for a in corners]
                star.addPolygon(QPolygonF([*points, points[0]]))
            painter.drawPath(star)
    painter.restore()


def terrace(rect: QRectF) -> QRectF:
    """Where the chests of a palace stand."""
    return QRectF(
        rect.left() + rect.width() * 0.05, rect.top() + rect.height() * 0.27, rect.width() * 0.24, rect.height() * 0.36
    )


def courtyard(rect: QRectF) -> QRectF:
    """Where thieves hide in a palace."""
    left = rect.left() + rect.width() * 0.32
    return QRectF(
        left, rect.top() + rect.height() * 0.27, rect.right() - rect.width() * 0.05 - left, rect.height() * 0.38
    )


def guard_square(rect: QRectF, number: int) -> QRectF:
    """One of the four squares before the gate."""
    width = rect.width() * 0.9 / 4
    return QRectF(
        rect.left() + rect.width() * 0.05 + number * width + 2,
        rect.top() + rect.height() * 0.685,
        width - 4,
        rect.height() * 0.27,
    )


def _block(painter: QPainter, rect: QRectF, tint: QColor) -> None:
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(QColor("#d9bd8b"))
    painter.drawRect(rect)
    painter.fillRect(
        QRectF(
            rect.left() + rect.width() * 0.35, rect.top() + rect.height() * 0.3, rect.width() * 0.3, rect.height() * 0.3
        ),
        tint,
    )


def dome(painter: QPainter, rect: QRectF, tint: QColor) -> None:
    """An onion dome with its golden tip."""
    path = QPainterPath(rect.bottomLeft())
    path.cubicTo(
        rect.left() - rect.width() * 0.14,
        rect.top() + rect.height() * 0.42,
        rect.left() + rect.width() * 0.3,
        rect.top() + rect.height() * 0.34,
        rect.center().x(),
        rect.top() + rect.height() * 0.12,
    )
    path.cubicTo(
        rect.right() - rect.width() * 0.3,
        rect.top() + rect.height() * 0.34,
        rect.right() + rect.width() * 0.14,
        rect.top() + rect.height() * 0.42,
        rect.right(),
        rect.bottom(),
    )
    path.closeSubpath()
    shade = QRadialGradient(rect.topLeft() + QPointF(rect.width() * 0.35, rect.height() * 0.5), rect.width() * 0.8)
    shade.setColorAt(0, tint.lighter(150))
    shade.setColorAt(1, tint.darker(150))
    painter.setPen(QPen(INK, 2))
    painter.setBrush(shade)
    painter.drawPath(path)
    painter.setPen(QPen(QColor("#ffe9a8"), 2))
    painter.drawLine(
        QPointF(rect.center().x(), rect.top()), QPointF(rect.center().x(), rect.top() + rect.height() * 0.14)
    )
