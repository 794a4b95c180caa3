"""The score board of little lamps: goals large, points small."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui.table.ink import numeral

LAMP, DARK = QColor("#ffb638"), QColor("#2a2115")
_ROWS, _COLUMNS = 7, 5
_GLYPHS = {
    "0": "01110 10001 10011 10101 11001 10001 01110",
    "1": "00100 01100 00100 00100 00100 00100 01110",
    "2": "01110 10001 00001 00110 01000 10000 11111",
    "3": "11110 00001 00001 01110 00001 00001 11110",
    "4": "00010 00110 01010 10010 11111 00010 00010",
    "5": "11111 10000 11110 00001 00001 10001 01110",
    "6": "00110 01000 10000 11110 10001 10001 01110",
    "7": "11111 00001 00010 00100 01000 01000 01000",
    "8": "01110 10001 10001 01110 10001 10001 01110",
    "9": "01110 10001 10001 01111 00001 00010 01100",
}


def board(painter: QPainter, rect: QRectF, sides: Sequence[tuple[QColor, int, int]], numerals: Sequence[str]) -> None:
    """For each side, left and right, its colour, goals and points; ``numerals`` name the seats."""
    edge = max(2.0, rect.height() * 0.05)
    painter.setPen(QPen(QColor("#69778a"), edge))
    painter.setBrush(QColor("#0a0d11"))
    painter.drawRoundedRect(rect.adjusted(edge, edge, -edge, -edge), rect.height() * 0.12, rect.height() * 0.12)
    inner = rect.adjusted(edge * 2, edge * 2, -edge * 2, -edge * 2)
    middle, h = inner.center(), inner.height()
    _lamp(painter, middle - QPointF(0, h * 0.13), h * 0.05)
    _lamp(painter, middle + QPointF(0, h * 0.13), h * 0.05)
    for side, (tint, goals, points) in enumerate(sides):
        sign = -1 if side == 0 else 1
        text = str(goals)[-2:]
        digit = min(h * 0.55, (inner.width() / 2 - h * 0.72) / (len(text) * 1.2))
        wide = digit * len(text) + digit * 0.2 * (len(text) - 1)
        left = middle.x() - h * 0.15 - wide if side == 0 else middle.x() + h * 0.15
        for i, character in enumerate(text):
            box = QRectF(left + i * digit * 1.2, inner.top() + h * 0.11, digit, h * 0.78)
            _glyph(painter, box, character)
        rim = inner.left() if side == 0 else inner.right()
        shirt = QRectF(0, 0, h * 0.3, h * 0.34)
        shirt.moveCenter(QPointF(rim - sign * h * 0.26, inner.top() + h * 0.3))
        painter.setPen(QPen(QColor(255, 255, 255, 150), 1))
        painter.setBrush(tint)
        painter.drawRoundedRect(shirt, 3, 3)
        numeral(painter, numerals[side], shirt, h * 0.22, QColor("#ffffff"))
        small = QRectF(0, 0, h * 0.5, h * 0.3)
        small.moveCenter(QPointF(rim - sign * h * 0.26, inner.top() + h * 0.74))
        numeral(painter, str(points), small, h * 0.28, QColor("#ffdc96"), outline=False)


def _glyph(painter: QPainter, box: QRectF, character: str) -> None:
    size = min(box.width() / _COLUMNS, box.height() / _ROWS)
    left, top = box.center().x() - size * _COLUMNS / 2, box.center().y() - size * _ROWS / 2
    for row, line in enumerate(_GLYPHS[character].split()):
        for column, lit in enumerate(line):
            at = QPointF(left + (column + 0.5) * size, top + (row + 0.5) * size)
            if lit == "1":
                _lamp(painter, at, size * 0.42)
            else:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(DARK)
                painter.drawEllipse(at, size * 0.3, size * 0.3)


def _lamp(painter: QPainter, at: QPointF, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 160, 40, 70))
    painter.drawEllipse(at, radius * 1.35, radius * 1.35)
    painter.setBrush(LAMP)
    painter.drawEllipse(at, radius, radius)
