"""The city: sky and roofs, palaces with domes, wooden figures, chests and palace cards."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from tabletop.games.thief_of_baghdad.state import DANCER
from tabletop.ui.table.ink import numeral

TINTS = tuple(QColor(name) for name in ("#d8493f", "#3f7fd6", "#3fa465", "#e6b93a", "#9a5fc4", "#ece6da"))
"""The palaces' colours by number."""
INK = QColor("#1a1424")
WOOD = QColor("#b98d5c")


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
        _dome(painter, QRectF(x - w * 0.052, rect.top() - h * 0.01, w * 0.104, h * 0.12), tint)
    _dome(painter, QRectF(rect.center().x() - w * 0.19, rect.top() + h * 0.005, w * 0.38, h * 0.22), tint)
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


def _dome(painter: QPainter, rect: QRectF, tint: QColor) -> None:
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


def guard(painter: QPainter, rect: QRectF, tint: QColor, mark: str) -> None:
    """A wooden guard: broad, turbaned, with a spear; ``mark`` is the owner's numeral, empty for neutral."""
    w, h = rect.width(), rect.height()
    body = QPainterPath(QPointF(rect.left() + w * 0.2, rect.bottom() - h * 0.04))
    body.cubicTo(
        rect.left() + w * 0.2,
        rect.top() + h * 0.5,
        rect.left() + w * 0.32,
        rect.top() + h * 0.42,
        rect.center().x(),
        rect.top() + h * 0.42,
    )
    body.cubicTo(
        rect.right() - w * 0.32,
        rect.top() + h * 0.42,
        rect.right() - w * 0.2,
        rect.top() + h * 0.5,
        rect.right() - w * 0.2,
        rect.bottom() - h * 0.04,
    )
    body.closeSubpath()
    painter.setPen(QPen(QColor("#e9d6a9"), max(1.5, w * 0.05)))
    painter.drawLine(
        QPointF(rect.right() - w * 0.13, rect.top() + h * 0.06),
        QPointF(rect.right() - w * 0.13, rect.bottom() - h * 0.04),
    )
    painter.setPen(QPen(INK, max(1.2, w * 0.04)))
    painter.setBrush(_turned(rect, tint))
    painter.drawPath(body)
    painter.setBrush(QColor("#d8a878"))
    painter.drawEllipse(QPointF(rect.center().x(), rect.top() + h * 0.33), w * 0.15, w * 0.15)
    painter.setBrush(_turned(rect, tint.lighter(130)))
    painter.drawEllipse(QRectF(rect.center().x() - w * 0.22, rect.top() + h * 0.08, w * 0.44, h * 0.21))
    if mark:
        numeral(
            painter, mark, QRectF(rect.left(), rect.top() + h * 0.5, w, h * 0.42), max(12.0, h * 0.3), QColor("#ffffff")
        )


def thief(painter: QPainter, rect: QRectF, tint: QColor) -> None:
    """A wooden thief: slim and hooded."""
    w, h = rect.width(), rect.height()
    cloak = QPainterPath(QPointF(rect.center().x(), rect.top() + h * 0.04))
    cloak.cubicTo(
        rect.right() - w * 0.1,
        rect.top() + h * 0.2,
        rect.right() - w * 0.3,
        rect.top() + h * 0.45,
        rect.right() - w * 0.08,
        rect.bottom() - h * 0.05,
    )
    cloak.lineTo(rect.left() + w * 0.08, rect.bottom() - h * 0.05)
    cloak.cubicTo(
        rect.left() + w * 0.3,
        rect.top() + h * 0.45,
        rect.left() + w * 0.1,
        rect.top() + h * 0.2,
        rect.center().x(),
        rect.top() + h * 0.04,
    )
    painter.setPen(QPen(INK, max(1.2, w * 0.06)))
    painter.setBrush(_turned(rect, tint))
    painter.drawPath(cloak)
    painter.setBrush(QColor("#241a2c"))
    painter.drawEllipse(QPointF(rect.center().x(), rect.top() + h * 0.3), w * 0.17, h * 0.12)
    painter.setBrush(QColor("#fff1c2"))
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(rect.center().x() + side * w * 0.07, rect.top() + h * 0.29), w * 0.035, w * 0.035)


def _turned(rect: QRectF, tint: QColor) -> QLinearGradient:
    light = QLinearGradient(rect.topLeft(), rect.topRight())
    light.setColorAt(0, tint.lighter(135))
    light.setColorAt(0.45, tint)
    light.setColorAt(1, tint.darker(150))
    return light


def chest(painter: QPainter, rect: QRectF, worth: int, below: int = 0) -> None:
    """A treasure chest with its number; ``below`` more stand under it."""
    lift = min(4.0, rect.height() * 0.07)
    base = QRectF(
        rect.left() + rect.width() * 0.06, rect.top() + rect.height() * 0.22, rect.width() * 0.88, rect.height() * 0.5
    )
    for i in range(below, 0, -1):
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(QColor("#6d4526"))
        painter.drawRoundedRect(base.translated(0, lift * i + 2), 3, 3)
    lid = QPainterPath(QPointF(base.left(), base.top() + base.height() * 0.35))
    lid.cubicTo(
        base.left(),
        base.top() - base.height() * 0.35,
        base.right(),
        base.top() - base.height() * 0.35,
        base.right(),
        base.top() + base.height() * 0.35,
    )
    lid.closeSubpath()
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(QColor("#9a6336"))
    painter.drawRoundedRect(base, 3, 3)
    painter.setBrush(QColor("#b57a45"))
    painter.drawPath(lid)
    painter.setPen(QPen(QColor("#e8c25a"), max(1.5, rect.width() * 0.05)))
    for share in (0.22, 0.78):
        x = base.left() + base.width() * share
        painter.drawLine(QPointF(x, base.top()), QPointF(x, base.bottom()))
    numeral(
        painter,
        str(worth),
        QRectF(base.left(), base.top() + base.height() * 0.1, base.width(), base.height() * 0.8),
        max(13.0, rect.height() * 0.4),
        QColor("#ffe9a8"),
    )


def card(painter: QPainter, rect: QRectF, kind: int) -> None:
    """A palace card, or a dancer."""
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(QColor("#fbf1d9"))
    radius = rect.width() * 0.09
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    field = rect.adjusted(rect.width() * 0.08, rect.width() * 0.08, -rect.width() * 0.08, -rect.width() * 0.08)
    tint = TINTS[kind] if kind != DANCER else QColor("#26716f")
    ground = QLinearGradient(field.topLeft(), field.bottomLeft())
    ground.setColorAt(0, tint.darker(170))
    ground.setColorAt(1, tint.darker(115))
    painter.setBrush(ground)
    painter.drawRoundedRect(field, radius * 0.6, radius * 0.6)
    if kind == DANCER:
        _dancer(painter, field)
        return
    box = QRectF(0, 0, field.width() * 0.72, field.height() * 0.5)
    box.moveCenter(field.center() + QPointF(0, field.height() * 0.02))
    _dome(painter, QRectF(box.left() + box.width() * 0.14, box.top(), box.width() * 0.72, box.height() * 0.64), tint)
    painter.setBrush(QColor("#f0dcb4"))
    painter.setPen(QPen(INK, 1.4))
    painter.drawRect(QRectF(box.left(), box.top() + box.height() * 0.62, box.width(), box.height() * 0.38))
    painter.setBrush(INK)
    gate = QPainterPath()
    gate.addEllipse(
        QPointF(box.center().x(), box.bottom() - box.height() * 0.18), box.width() * 0.12, box.height() * 0.16
    )
    painter.drawPath(gate)
    _pips(painter, field, kind)


def sign(painter: QPainter, rect: QRectF, kind: int) -> None:
    """A palace card too small for a picture: its colour and border."""
    painter.setPen(QPen(INK, 1.2))
    painter.setBrush(QColor("#fbf1d9"))
    painter.drawRoundedRect(rect, 3, 3)
    painter.setBrush(TINTS[kind].darker(130))
    inset = max(1.5, rect.width() * 0.09)
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 2, 2)


def _pips(painter: QPainter, field: QRectF, kind: int) -> None:
    """The palace's number as dots in two corners: no card is told by colour alone."""
    painter.setPen(QPen(INK, 1))
    painter.setBrush(QColor("#fff6dc"))
    size = max(2.0, field.width() * 0.035)
    for i in range(kind + 1):
        way = QPointF(size * 1.7 + i * size * 2.6, size * 2)
        painter.drawEllipse(field.topLeft() + way, size, size)
        painter.drawEllipse(field.bottomRight() - way, size, size)


def _dancer(painter: QPainter, field: QRectF) -> None:
    c, h = field.center(), field.height()
    painter.setPen(QPen(QColor("#ffe9a8"), max(1.6, h * 0.022), c=Qt.PenCapStyle.RoundCap))
    for i in range(8):
        angle = math.pi * (i + 0.5) / 8
        way = QPointF(math.cos(angle), math.sin(angle))
        painter.drawLine(
            c + QPointF(way.x() * h * 0.1, way.y() * h * 0.1), c + QPointF(way.x() * h * 0.26, way.y() * h * 0.36)
        )
    painter.setBrush(QColor("#e08f4a"))
    skirt = QPainterPath(c)
    skirt.lineTo(c + QPointF(-h * 0.2, h * 0.26))
    skirt.quadTo(c + QPointF(0, h * 0.36), c + QPointF(h * 0.2, h * 0.26))
    skirt.closeSubpath()
    painter.drawPath(skirt)
    painter.drawLine(c, c + QPointF(0, -h * 0.14))
    painter.drawLine(c + QPointF(0, -h * 0.1), c + QPointF(-h * 0.16, -h * 0.24))
    painter.drawLine(c + QPointF(0, -h * 0.1), c + QPointF(h * 0.16, -h * 0.2))
    painter.setBrush(QColor("#f3cfa0"))
    painter.drawEllipse(c + QPointF(0, -h * 0.2), h * 0.055, h * 0.055)


def back(painter: QPainter, rect: QRectF) -> None:
    """A card face down."""
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(QColor("#3a2a5e"))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() * 0.09, rect.width() * 0.09)
    painter.setPen(QPen(QColor("#e8c25a"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for i in range(3):
        painter.drawEllipse(rect.center(), rect.width() * (0.1 + 0.1 * i), rect.width() * (0.1 + 0.1 * i))
