"""The crowd's pieces as choreography seen from above, and the five symbols; all in the colours of a team."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, SONG_A, SONG_E, WAVE
from tabletop.ui import theme

COLOURS = {
    "yellow": QColor("#f3c52f"),
    "white": QColor("#f2f0ea"),
    "red": QColor("#e0473d"),
    "blue": QColor("#3b82e0"),
    "green": QColor("#35a862"),
    "black": QColor("#59606c"),
}
SYMBOL_COLOURS = tuple(QColor(name) for name in ("#5fd3e8", "#ff9e57", "#c79bff", "#a5dd5b", "#ffd75e"))
INK = QColor("#10151b")


def colour(name: str) -> QColor:
    """A team's colour; one that an owner invented gets a shade of its own."""
    return COLOURS.get(name) or QColor.fromHsv(sum(map(ord, name)) * 37 % 360, 150, 220)


def symbol(number: int, rect: QRectF) -> QPainterPath:
    """Diamond, circle, square, triangle or star, fitted into a rectangle."""
    path = QPainterPath()
    c, r = rect.center(), min(rect.width(), rect.height()) / 2
    if number == 1:
        path.addEllipse(c, r * 0.86, r * 0.86)
        return path
    corners, first, inner = ((4, 0, 0), (0, 0, 0), (4, 45, 0), (3, 0, 0), (10, 0, 0.45))[number]
    size = {0: 1.0, 2: 1.08, 3: 1.05, 4: 1.06}[number]
    for i in range(corners):
        radius = r * size * (inner if inner and i % 2 else 1)
        angle = math.radians(first + 360 * i / corners)
        point = c + QPointF(math.sin(angle), -math.cos(angle)) * radius
        if number == 3:
            point += QPointF(0, r * 0.16)
        path.moveTo(point) if i == 0 else path.lineTo(point)
    path.closeSubpath()
    return path


def draw_symbol(painter: QPainter, number: int, rect: QRectF, *, filled: bool = True) -> None:
    """A symbol in its own colour, with an edge."""
    tint = SYMBOL_COLOURS[number]
    painter.setPen(QPen(INK if filled else tint, max(1.2, rect.width() * 0.06), j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(tint if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(symbol(number, rect))


def piece(painter: QPainter, kind: int, tint: QColor, rect: QRectF) -> None:
    """A crowd piece: a tile of the stand in the team's colour with what the crowd does."""
    tile = rect.adjusted(rect.width() * 0.03, rect.width() * 0.03, -rect.width() * 0.03, -rect.width() * 0.03)
    radius = tile.width() * 0.16
    ground = QLinearGradient(tile.topLeft(), tile.bottomRight())
    dark = QColor("#1b2530")
    ground.setColorAt(0, dark.lighter(150))
    ground.setColorAt(1, dark)
    painter.setPen(QPen(tint, max(2.0, tile.width() * 0.06)))
    painter.setBrush(ground)
    painter.drawRoundedRect(tile, radius, radius)
    inner = tile.adjusted(tile.width() * 0.13, tile.width() * 0.13, -tile.width() * 0.13, -tile.width() * 0.13)
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


def _flag(painter: QPainter, tint: QColor, r: QRectF) -> None:
    painter.setPen(QPen(QColor("#d9c8a5"), max(2.0, r.width() * 0.07), c=Qt.PenCapStyle.RoundCap))
    pole = r.left() + r.width() * 0.12
    painter.drawLine(QPointF(pole, r.top()), QPointF(pole, r.bottom()))
    cloth = QPainterPath(QPointF(pole, r.top() + r.height() * 0.04))
    w, h = r.width() * 0.86, r.height() * 0.62
    cloth.cubicTo(pole + w * 0.35, r.top() - h * 0.12, pole + w * 0.6, r.top() + h * 0.3, pole + w, r.top() + h * 0.08)
    cloth.lineTo(pole + w, r.top() + h)
    cloth.cubicTo(pole + w * 0.6, r.top() + h * 1.22, pole + w * 0.35, r.top() + h * 0.8, pole, r.top() + h * 0.98)
    cloth.closeSubpath()
    painter.setPen(QPen(INK, max(1.0, r.width() * 0.035)))
    painter.setBrush(tint)
    painter.drawPath(cloth)
    painter.save()
    painter.setClipPath(cloth)
    painter.setPen(
        QPen(QColor(255, 255, 255, 190) if tint.lightnessF() < 0.75 else QColor(20, 30, 40, 150), r.height() * 0.11)
    )
    painter.drawLine(QPointF(pole, r.top() + h * 0.5), QPointF(pole + w * 1.1, r.top() + h * 0.62))
    painter.restore()


def _song(painter: QPainter, tint: QColor, r: QRectF, letter: str) -> None:
    sheet = r.adjusted(r.width() * 0.1, 0, -r.width() * 0.1, 0)
    painter.setPen(QPen(INK, max(1.0, r.width() * 0.035)))
    painter.setBrush(QColor("#fbf4e1"))
    painter.drawRoundedRect(sheet, r.width() * 0.08, r.width() * 0.08)
    painter.setPen(QPen(QColor("#b9ab8d"), max(0.8, r.width() * 0.025)))
    for i in range(3):
        y = sheet.bottom() - sheet.height() * (0.08 + 0.07 * i)
        painter.drawLine(QPointF(sheet.left() + 3, y), QPointF(sheet.right() - 3, y))
    font = theme.current().display_font(max(12, r.height() * 0.72), scaled=False)
    painter.setFont(font)
    path = QPainterPath()
    path.addText(QPointF(), font, letter)
    box = path.boundingRect()
    path.translate(QPointF(sheet.center().x(), sheet.top() + sheet.height() * 0.4) - box.center())
    painter.setPen(QPen(INK, max(1.0, r.width() * 0.03)))
    painter.setBrush(tint.darker(115))
    painter.drawPath(path)


def _firework(painter: QPainter, tint: QColor, r: QRectF) -> None:
    centre, radius = r.center(), r.width() / 2
    for ring, (count, inner, outer, width) in enumerate(((8, 0.2, 0.62, 0.075), (12, 0.66, 1.0, 0.055))):
        painter.setPen(
            QPen(
                tint.lighter(135) if ring else QColor("#fff2b8"),
                max(1.6, radius * width * 1.6),
                c=Qt.PenCapStyle.RoundCap,
            )
        )
        for i in range(count):
            angle = math.tau * (i + ring * 0.5) / count
            way = QPointF(math.sin(angle), -math.cos(angle)) * radius
            painter.drawLine(centre + way * inner, centre + way * outer)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint)
    painter.drawEllipse(centre, radius * 0.17, radius * 0.17)


def _mosaic(painter: QPainter, tint: QColor, r: QRectF) -> None:
    cells = 5
    size = r.width() / cells
    painter.setPen(QPen(INK, max(0.8, size * 0.1)))
    for row in range(cells):
        for column in range(cells):
            far = abs(row - 2) + abs(column - 2)
            shade = (QColor("#ffffff"), tint.lighter(140), tint, tint.darker(140), tint.darker(190))[far]
            painter.setBrush(shade)
            painter.drawRect(QRectF(r.left() + column * size, r.top() + row * size, size, size))


def _wave(painter: QPainter, tint: QColor, r: QRectF) -> None:
    rows, columns = 3, 4
    for row in range(rows):
        for column in range(columns):
            x = r.left() + r.width() * (column + 0.5) / columns
            y = (
                r.top()
                + r.height() * (0.36 + 0.27 * row)
                - math.sin(column * math.pi / (columns - 1)) * r.height() * 0.12
            )
            head = r.width() * 0.062
            painter.setPen(QPen(tint.lighter(115), max(1.6, r.width() * 0.05), c=Qt.PenCapStyle.RoundCap))
            for side in (-1, 1):
                painter.drawLine(QPointF(x + side * head, y + head), QPointF(x + side * head * 1.9, y - head * 2.6))
            painter.setPen(QPen(INK, 1))
            painter.setBrush(QColor("#f0cfa6"))
            painter.drawEllipse(QPointF(x, y), head * 1.15, head * 1.15)


def empty_place(painter: QPainter, number: int, tint: QColor, rect: QRectF) -> None:
    """An empty space of a stand: rows of seats in the team's colour, and its symbol."""
    tile = rect.adjusted(rect.width() * 0.05, rect.width() * 0.05, -rect.width() * 0.05, -rect.width() * 0.05)
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1.2))
    painter.setBrush(QColor(20, 28, 38, 200))
    painter.drawRoundedRect(tile, tile.width() * 0.14, tile.width() * 0.14)
    painter.setPen(Qt.PenStyle.NoPen)
    dim = QColor(tint)
    dim.setAlpha(95)
    painter.setBrush(dim)
    size = tile.width() / 8
    for row in range(5):
        for column in range(6):
            painter.drawRoundedRect(
                QRectF(
                    tile.left() + size * (column + 1.12),
                    tile.top() + size * 1.4 * (row + 0.62),
                    size * 0.76,
                    size * 0.66,
                ),
                1,
                1,
            )
    mark = QRectF(0, 0, tile.width() * 0.52, tile.width() * 0.52)
    mark.moveCenter(tile.center())
    draw_symbol(painter, number, mark)


def numeral(painter: QPainter, text: str, rect: QRectF, px: float, tint: QColor, *, outline: bool = True) -> None:
    """A number drawn with an edge, centred."""
    font = theme.current().font(max(12.0, px), QFont.Weight.Bold, scaled=False)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    path.translate(rect.center() - path.boundingRect().center())
    if outline:
        painter.strokePath(path, QPen(INK, max(2.0, px * 0.16), j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, tint)
