"""The stands: empty seats in a team's colours with a symbol, and the crowd that fills them once a piece lies there."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QTransform

from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, SPACES, WAVE
from tabletop.ui.games.camisa12 import crowd
from tabletop.ui.games.camisa12.ground import Ground

ROWS, SEATS = 6, 9
CROWD_ROWS, CROWD_SEATS = 8, 12
_CONCRETE = QColor("#1b2635")
_AISLE = QColor(255, 255, 255, 26)
_HAIR = tuple(QColor(tone) for tone in ("#2a1f19", "#15110f", "#5a3a22", "#3a2a1f", "#93683a", "#241b2e"))


def empty(painter: QPainter, ground: Ground, side: int, number: int, symbol: int, tint: QColor) -> None:
    """A space without a piece: rows of seats, dimly lit, and its symbol."""
    path = ground.stand(side, number)
    box = path.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, _CONCRETE.lighter(150))
    light.setColorAt(1, _CONCRETE)
    painter.setPen(QPen(_AISLE, 1))
    painter.setBrush(light)
    painter.drawPath(path)
    dim = QColor(tint)
    dim.setAlpha(105)
    painter.setPen(Qt.PenStyle.NoPen)
    for row in range(ROWS):
        for seat in range(SEATS):
            painter.setBrush(dim.darker(118) if (row + seat) % 2 else dim)
            painter.drawPolygon(_seat(ground, side, number, row, seat))
    shade = QRectF(ground.sign(side, number, taken=False))
    painter.setBrush(QColor(12, 18, 27, 215))
    painter.drawEllipse(shade.center(), shade.width() * 0.74, shade.width() * 0.74)
    crowd.draw_symbol(painter, symbol, shade)


def filled(painter: QPainter, ground: Ground, side: int, number: int, piece: int, tint: QColor) -> None:
    """The same space full of people, dressed for what they do."""
    painter.setPen(QPen(tint, 1.6))
    painter.setBrush(QColor("#131b26"))
    painter.drawPath(ground.stand(side, number))
    painter.setPen(Qt.PenStyle.NoPen)
    size = min(ground.width / CROWD_SEATS, ground.depth / CROWD_ROWS)
    for row in range(CROWD_ROWS):
        for seat in range(CROWD_SEATS):
            lot = ((side * SPACES + number) * 97 + row * CROWD_SEATS + seat) * 0.6180339887 % 1
            shift = (lot - 0.5) * 0.3
            at = _spot(ground, side, number, (row + shift) / CROWD_ROWS, (seat + 0.5 * (row % 2) + shift) / CROWD_SEATS)
            painter.setBrush(_shirt(piece, tint, row, seat, lot))
            painter.drawEllipse(at, size * 0.52, size * 0.44)
            painter.setBrush(_HAIR[int(lot * 97) % len(_HAIR)])
            painter.drawEllipse(at, size * 0.2, size * 0.2)


def _shirt(piece: int, tint: QColor, row: int, seat: int, lot: float) -> QColor:
    """What somebody wears or holds up: stripes of flags, tiles of a mosaic, the crest of a wave, a glow, scarves."""
    if piece == FLAG:
        return tint if seat // 2 % 2 == 0 else QColor("#f4f1e8") if tint.lightnessF() < 0.8 else QColor("#46505e")
    if piece == MOSAIC:
        return (tint.lighter(150), tint, tint.darker(165))[(abs(row - 3) + abs(seat - 6)) % 3]
    if piece == WAVE:
        return tint.lighter(100 + round(45 * (1 + math.sin(seat * 0.9 + row * 0.5))))
    if piece == FIREWORK:
        return tint.lighter(150) if lot > 0.8 else tint.darker(100 + round(lot * 110))
    return tint if row % 2 == 0 else tint.darker(150)


def _spot(ground: Ground, side: int, number: int, row: float, seat: float) -> QPointF:
    """A point of a space by shares of its depth, from within, and of its width, clockwise."""
    outward = (row - 0.44) * (ground.depth - 6)
    return ground.ring.at(ground.along(side, number) + 5 + seat * (ground.width - 10), outward)


def _seat(ground: Ground, side: int, number: int, row: int, seat: int) -> list[QPointF]:
    at = _spot(ground, side, number, row / ROWS + 0.03, (seat + 0.5) / SEATS)
    wide, deep = ground.width / SEATS * 0.36, ground.depth / ROWS * 0.3
    along = ground.along(side, number) + (seat + 0.5) / SEATS * ground.width
    turn = QTransform().translate(at.x(), at.y()).rotate(ground.ring.heading(along))
    return [turn.map(QPointF(x * wide, y * deep)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
