"""Mosaic cards as little pictures that need no text, drawn from the patterns of the ruleset."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.games.camisa12 import patterns
from tabletop.games.camisa12.state import FIREWORK, FLAG, KINDS, MOSAIC, SONG_A, SPACES, WAVE
from tabletop.ui.games.camisa12 import crowd

_PIECE_OF = {"flags": FLAG, "songs": SONG_A, "fireworks": FIREWORK, "mosaics": MOSAIC, "waves": WAVE}
TINTS = dict(zip(KINDS, (QColor(c) for c in ("#e0473d", "#f3c52f", "#3b82e0", "#35a862", "#a06be0")), strict=True))
_GREY = QColor("#c9bfa8")
_PAPER = QColor("#fbf4e1")


def card(painter: QPainter, rect: QRectF, number: int, pattern: Any) -> None:
    """A card: its number, its picture, its greatest worth."""
    _ground(painter, rect, _PAPER)
    w, h = rect.width(), rect.height()
    head = QRectF(rect.left() + w * 0.06, rect.top() + h * 0.04, w * 0.4, h * 0.24)
    crowd.numeral(painter, str(number), head, h * 0.2, QColor("#7a4a1c"), outline=False)
    worth = QRectF(rect.right() - w * 0.48, rect.top() + h * 0.04, w * 0.42, h * 0.24)
    crowd.numeral(painter, f"≤{max(pattern.points)}", worth, h * 0.17, crowd.INK, outline=False)
    _picture(painter, QRectF(rect.left() + w * 0.08, rect.top() + h * 0.32, w * 0.84, h * 0.62), pattern)


def back(painter: QPainter, rect: QRectF) -> None:
    """A card face down."""
    _ground(painter, rect, QColor("#274a5e"))
    inner = rect.adjusted(rect.width() * 0.16, rect.width() * 0.16, -rect.width() * 0.16, -rect.width() * 0.16)
    size = inner.width() / 3
    painter.setPen(Qt.PenStyle.NoPen)
    for i in range(int(inner.height() / size)):
        for j in range(3):
            painter.setBrush(list(TINTS.values())[(i * 2 + j) % 5])
            painter.drawRect(QRectF(inner.left() + j * size, inner.top() + i * size, size * 0.86, size * 0.86))


def penalty(painter: QPainter, rect: QRectF, kind: int | None) -> None:
    """A penalty card: a spot and the kind that counts; None: face down."""
    _ground(painter, rect, QColor("#6b1f2a") if kind is None else _PAPER)
    if kind is None:
        painter.setPen(QPen(QColor(255, 255, 255, 200), max(1.5, rect.width() * 0.05)))
        painter.drawEllipse(rect.center(), rect.width() * 0.26, rect.width() * 0.26)
        painter.setBrush(QColor("#ffffff"))
        painter.drawEllipse(rect.center(), rect.width() * 0.07, rect.width() * 0.07)
        return
    _tile(
        painter,
        KINDS[kind],
        QRectF(
            rect.left() + rect.width() * 0.15, rect.top() + rect.height() * 0.24, rect.width() * 0.7, rect.width() * 0.7
        ),
    )


def _ground(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setPen(QPen(crowd.INK, 1.5))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() * 0.1, rect.width() * 0.1)


def _tile(painter: QPainter, kind: str, rect: QRectF) -> None:
    crowd.piece(painter, _PIECE_OF[kind], TINTS[kind], rect)


def _cells(rect: QRectF) -> list[QRectF]:
    """Ten little spaces in two rows: 0–4 above, 9–5 below, so that the ends and the mirrored pairs face each other."""
    size = min(rect.width() / 5, rect.height() / 2.3)
    left, top = rect.center().x() - size * 2.5, rect.center().y() - size * 1.1
    place = [(i, 0) for i in range(5)] + [(4 - i, 1) for i in range(5)]
    return [QRectF(left + x * size, top + y * size * 1.2, size, size).adjusted(0.8, 0.8, -0.8, -0.8) for x, y in place]


def _row(painter: QPainter, rect: QRectF, fills: list[QColor | str | None]) -> None:
    """Cells: a colour, a kind (drawn as its tile), or None for any piece."""
    for cell, fill in zip(_cells(rect), fills, strict=True):
        if isinstance(fill, str):
            _tile(painter, fill, cell.adjusted(-0.8, -0.8, 0.8, 0.8))
            continue
        painter.setPen(QPen(crowd.INK if fill else _GREY, 1))
        painter.setBrush(fill or Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)


def _picture(painter: QPainter, rect: QRectF, pattern: Any) -> None:
    tints = list(TINTS.values())
    fills: list[QColor | str | None] = [None] * SPACES
    match pattern:
        case patterns.Discarded():
            size = min(rect.width() * 0.62, rect.height() * 0.8)
            box = QRectF(0, 0, size, size)
            box.moveCenter(rect.center())
            _tile(painter, pattern.kind, box)
            painter.setPen(QPen(QColor("#d8433b"), max(2.5, size * 0.12), c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(box.topLeft() + QPointF(2, 2), box.bottomRight() - QPointF(2, 2))
            return
        case patterns.LongestRun():
            fills[1:4] = [tints[0]] * 3
        case patterns.Varied():
            fills = [tints[(i * 2) % 5] for i in range(SPACES)]
        case patterns.EqualPairs():
            for number, (a, b) in enumerate(pattern.pairs):
                fills[a] = fills[b] = tints[number % 5]
        case patterns.Rainbow():
            fills[0:5] = tints
        case patterns.Touching():
            fills[1], fills[2] = pattern.kinds[0], pattern.kinds[-1]
        case patterns.OnSpaces():
            for i, space in enumerate(pattern.spaces):
                fills[space] = pattern.kinds[i % len(pattern.kinds)]
        case patterns.Alone():
            fills[1] = pattern.kinds[0]
            fills[0] = fills[2] = tints[2]
        case patterns.Framed():
            fills[1] = fills[3] = tints[0]
            fills[2] = tints[3]
        case patterns.ExactlyTwo():
            fills[0] = fills[3] = tints[0]
            fills[6] = fills[8] = tints[2]
    _row(painter, rect, fills)
