"""The crowd's pieces as choreography seen from above, and the five symbols; all in the colours of a team."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, SONG_A, SONG_E, WAVE
from tabletop.ui import theme
from tabletop.ui.table.ink import INK

COLOURS = {
    "yellow": QColor("#f3c52f"),
    "white": QColor("#f2f0ea"),
    "red": QColor("#e5534a"),
    "blue": QColor("#4d8fe8"),
    "green": QColor("#3dae69"),
    "black": QColor("#737c8a"),
}
SYMBOL_COLOURS = tuple(QColor(name) for name in ("#5fd3e8", "#ff9e57", "#c79bff", "#a5dd5b", "#ffd75e"))
SYMBOL_CORNERS = ((4, 0), (0, 0), (4, 45), (3, 0), (10, 0))
"""Of each symbol: how many corners, and how far it is turned; 0 corners: a circle."""
STRIPES = 5
_NIGHT, _DUSK = QColor("#131c28"), QColor("#2b3a4d")
_PAPER, _POLE, _SKIN = QColor("#fbf4e1"), QColor("#d9c8a5"), QColor("#f0cfa6")


def colour(name: str) -> QColor:
    """A team's colour; one that an owner invented gets a shade of its own."""
    return COLOURS.get(name) or QColor.fromHsv(sum(map(ord, name)) * 37 % 360, 150, 220)


def symbol(number: int, rect: QRectF) -> QPainterPath:
    """Diamond, circle, square, triangle or star, fitted into a rectangle."""
    path = QPainterPath()
    c, r = rect.center(), min(rect.width(), rect.height()) / 2
    corners, first = SYMBOL_CORNERS[number]
    if not corners:
        path.addEllipse(c, r * 0.86, r * 0.86)
        return path
    if number == 3:
        c += QPointF(0, r * 0.16)  # a triangle's middle lies low
    for i in range(corners):
        radius = r * 1.06 * (0.45 if corners == 10 and i % 2 else 1)
        angle = math.radians(first + 360 * i / corners)
        point = c + QPointF(math.sin(angle), -math.cos(angle)) * radius
        path.moveTo(point) if i == 0 else path.lineTo(point)
    path.closeSubpath()
    return path


def draw_symbol(painter: QPainter, number: int, rect: QRectF) -> None:
    """A symbol in its own colour, lit from the upper left, with an edge."""
    tint = SYMBOL_COLOURS[number]
    light = QLinearGradient(rect.topLeft(), rect.bottomRight())
    light.setColorAt(0, tint.lighter(118))
    light.setColorAt(1, tint.darker(118))
    painter.setPen(QPen(INK, max(1.2, rect.width() * 0.07), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(light)
    painter.drawPath(symbol(number, rect))


def piece(painter: QPainter, kind: int, tint: QColor, rect: QRectF, seat: int = 0) -> None:
    """A crowd piece: a tile in a team's colour, striped upright for seat 0 and across for seat 1, and what it does."""
    w = rect.width()
    tile = rect.adjusted(w * 0.045, w * 0.035, -w * 0.045, -w * 0.055)
    frame = QPainterPath()
    frame.addRoundedRect(tile, w * 0.17, w * 0.17)
    painter.setPen(QPen(QColor(0, 0, 0, 110), w * 0.09))
    painter.drawPath(frame.translated(w * 0.01, w * 0.02))
    ground = QLinearGradient(tile.topLeft(), tile.bottomRight())
    ground.setColorAt(0, _DUSK)
    ground.setColorAt(1, _NIGHT)
    painter.fillPath(frame, ground)
    painter.save()
    painter.setClipPath(frame)
    faint = QColor(tint)
    faint.setAlpha(52)
    step = tile.width() / STRIPES
    for i in range(0, STRIPES, 2):
        stripe = (
            QRectF(tile.left(), tile.top() + i * step, tile.width(), step)
            if seat
            else QRectF(tile.left() + i * step, tile.top(), step, tile.height())
        )
        painter.fillRect(stripe, faint)
    painter.restore()
    inner = tile.adjusted(w * 0.125, w * 0.125, -w * 0.125, -w * 0.125)
    if kind == FLAG:
        _flag(painter, tint, inner)
    elif SONG_A <= kind <= SONG_E:
        _song(painter, tint, inner, "ABCDE"[kind - SONG_A])
    elif kind == FIREWORK:
        _firework(painter, tint, inner)
    elif kind == MOSAIC:
        _mosaic(painter, tint, inner)
    elif kind == WAVE:
        _wave(painter, tint, inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, w * 0.085))
    painter.drawPath(frame)
    painter.setPen(QPen(tint, max(1.6, w * 0.055)))
    painter.drawPath(frame)


def contrast(tint: QColor) -> QColor:
    """White on dark colours, dark on light ones: a team's second colour."""
    return QColor("#fdfaf2") if tint.lightnessF() < 0.72 else QColor("#27323f")


def _flag(painter: QPainter, tint: QColor, r: QRectF) -> None:
    pole = r.left() + r.width() * 0.1
    painter.setPen(QPen(_POLE, max(2.0, r.width() * 0.075), c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(pole, r.top()), QPointF(pole, r.bottom()))
    w, h, top = r.width() * 0.88, r.height() * 0.66, r.top() + r.height() * 0.05
    cloth = QPainterPath(QPointF(pole, top))
    cloth.cubicTo(pole + w * 0.35, top - h * 0.16, pole + w * 0.6, top + h * 0.26, pole + w, top + h * 0.04)
    cloth.lineTo(pole + w, top + h * 0.96)
    cloth.cubicTo(pole + w * 0.6, top + h * 1.18, pole + w * 0.35, top + h * 0.76, pole, top + h * 0.94)
    cloth.closeSubpath()
    folds = QLinearGradient(pole, 0, pole + w, 0)
    for at, shade in ((0, 112), (0.22, 128), (0.5, 92), (0.75, 118), (1, 96)):
        folds.setColorAt(at, tint.lighter(shade) if shade >= 100 else tint.darker(10_000 // shade))
    painter.setPen(QPen(INK, max(1.0, r.width() * 0.04), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(folds)
    painter.drawPath(cloth)
    painter.save()
    painter.setClipPath(cloth)
    band = QPainterPath(QPointF(pole - 2, top + h * 0.36))
    band.cubicTo(pole + w * 0.35, top + h * 0.2, pole + w * 0.6, top + h * 0.62, pole + w + 2, top + h * 0.4)
    band.lineTo(pole + w + 2, top + h * 0.62)
    band.cubicTo(pole + w * 0.6, top + h * 0.84, pole + w * 0.35, top + h * 0.42, pole - 2, top + h * 0.58)
    band.closeSubpath()
    painter.fillPath(band, contrast(tint))
    painter.restore()


def _song(painter: QPainter, tint: QColor, r: QRectF, letter: str) -> None:
    sheet = r.adjusted(r.width() * 0.08, 0, -r.width() * 0.08, 0)
    light = QLinearGradient(sheet.topLeft(), sheet.bottomRight())
    light.setColorAt(0, _PAPER.lighter(103))
    light.setColorAt(1, _PAPER.darker(112))
    painter.setPen(QPen(INK, max(1.0, r.width() * 0.04)))
    painter.setBrush(light)
    painter.drawRoundedRect(sheet, r.width() * 0.07, r.width() * 0.07)
    painter.setPen(QPen(QColor("#a89a7c"), max(0.8, r.width() * 0.028)))
    for i in range(3):  # staves
        y = sheet.bottom() - sheet.height() * (0.07 + 0.075 * i)
        painter.drawLine(QPointF(sheet.left() + r.width() * 0.08, y), QPointF(sheet.right() - r.width() * 0.08, y))
    font = theme.current().display_font(max(12, r.height() * 0.74), scaled=False)
    path = QPainterPath()
    path.addText(QPointF(), font, letter)
    box = path.boundingRect()
    path.translate(QPointF(sheet.center().x(), sheet.top() + sheet.height() * 0.41) - box.center())
    painter.setPen(QPen(INK, max(1.0, r.width() * 0.05), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(tint)
    painter.drawPath(path)
    painter.fillPath(path, tint if tint.lightnessF() < 0.85 else QColor("#ffffff"))


def _firework(painter: QPainter, tint: QColor, r: QRectF) -> None:
    centre, radius = r.center(), r.width() / 2
    glow = QRadialGradient(centre, radius * 1.05)
    near, far = QColor(tint.lighter(150)), QColor(tint)
    near.setAlpha(150)
    far.setAlpha(0)
    glow.setColorAt(0, near)
    glow.setColorAt(1, far)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(centre, radius * 1.05, radius * 1.05)
    for count, inner, outer, turn, ink in (
        (7, 0.16, 0.5, 0.0, QColor("#fff6c9")),
        (14, 0.52, 0.86, 0.5, tint.lighter(125)),
    ):
        painter.setPen(QPen(ink, max(1.5, radius * 0.105), c=Qt.PenCapStyle.RoundCap))
        for i in range(count):
            angle = math.tau * (i + turn) / count
            way = QPointF(math.sin(angle), -math.cos(angle)) * radius
            painter.drawLine(centre + way * inner, centre + way * outer)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fff6c9"))
    for i in range(14):
        angle = math.tau * (i + 0.5) / 14
        spark = centre + QPointF(math.sin(angle), -math.cos(angle)) * radius * 0.98
        painter.drawEllipse(spark, radius * 0.055, radius * 0.055)
    painter.drawEllipse(centre, radius * 0.13, radius * 0.13)


def _mosaic(painter: QPainter, tint: QColor, r: QRectF) -> None:
    """Cards held up that make a picture: a heart in the team's colour."""
    heart = ("0110110", "1111111", "1121111", "0111110", "0011100", "0001000")
    size = r.width() / 7
    top = r.center().y() - size * 3.5
    ground = contrast(tint).darker(118) if tint.lightnessF() < 0.72 else QColor("#3b4858")
    painter.setPen(QPen(INK, max(0.7, size * 0.09)))
    for row in range(7):
        for column in range(7):
            lit = heart[row][column] if row < len(heart) else "0"
            shade = {"0": ground, "1": tint, "2": tint.lighter(150)}[lit]
            painter.setBrush(shade.darker(107) if (row + column) % 2 else shade)
            painter.drawRect(QRectF(r.left() + column * size, top + row * size, size, size))


def _wave(painter: QPainter, tint: QColor, r: QRectF) -> None:
    """Two rows of people whose arms go up one after another."""
    head = r.width() * 0.092
    for row in range(2):
        for column in range(3):
            up = (0.15, 1.0, 0.45)[(column + row) % 3]
            x = r.left() + r.width() * (column + 0.5) / 3
            y = r.top() + r.height() * (0.36 + 0.46 * row - 0.05 * up)
            reach = r.height() * (0.02 + 0.2 * up)
            for width, ink in ((0.14, INK), (0.085, tint.lighter(110))):
                painter.setPen(QPen(ink, max(1.4, r.width() * width), c=Qt.PenCapStyle.RoundCap))
                painter.drawLine(QPointF(x - head, y + head * 1.75), QPointF(x + head, y + head * 1.75))
                for side in (-1, 1):
                    shoulder = QPointF(x + side * head * 1.05, y + head * 1.5)
                    painter.drawLine(shoulder, shoulder + QPointF(side * head * 0.5, -head * 0.7 - reach))
            painter.setPen(QPen(INK, max(0.8, r.width() * 0.025)))
            painter.setBrush(_SKIN)
            painter.drawEllipse(QPointF(x, y), head, head)
