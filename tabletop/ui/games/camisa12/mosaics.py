"""Mosaic cards as little pictures that need no text, drawn from the patterns of the ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.games.camisa12 import patterns
from tabletop.games.camisa12.state import FIREWORK, FLAG, KINDS, MOSAIC, SONG_A, SPACES, WAVE
from tabletop.ui.games.camisa12 import crowd
from tabletop.ui.table.ink import INK, numeral

_PIECE_OF = {"flags": FLAG, "songs": SONG_A, "fireworks": FIREWORK, "mosaics": MOSAIC, "waves": WAVE}
TINTS = dict(zip(KINDS, (QColor(c) for c in ("#e0473d", "#f3c52f", "#3b82e0", "#35a862", "#a06be0")), strict=True))
_GREY = QColor("#c9bfa8")
_PAPER = QColor("#fbf4e1")
_RED, _BLUE = QColor("#b3372f"), QColor("#28536b")
Fill: TypeAlias = QColor | str | None
SCALE_FROM = 104
"""A card at least this tall shows its points one by one."""


def card(painter: QPainter, rect: QRectF, number: int, pattern: Any) -> None:
    """A card: its number, its picture, and what it is worth for each time it is counted, or at most."""
    _ground(painter, rect, _PAPER)
    w, h = rect.width(), rect.height()
    pennant = QRectF(rect.left() + w * 0.09, rect.top() + 1, w * 0.3, h * 0.23)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_RED if isinstance(pattern, patterns.Discarded) else _BLUE)
    painter.drawPolygon(
        [
            pennant.topLeft(),
            pennant.topRight(),
            pennant.bottomRight(),
            pennant.center() + QPointF(0, pennant.height() * 0.36),
            pennant.bottomLeft(),
        ]
    )
    numeral(painter, str(number), pennant.adjusted(0, 0, 0, -pennant.height() * 0.2), h * 0.145, _PAPER, outline=False)
    best = QRectF(rect.left() + w * 0.44, rect.top() + h * 0.03, w * 0.5, h * 0.18)
    numeral(painter, f"≤ {max(pattern.points)}", best, h * 0.14, INK, outline=False)
    scale = h >= SCALE_FROM
    _picture(
        painter, QRectF(rect.left() + w * 0.08, rect.top() + h * 0.26, w * 0.84, h * (0.5 if scale else 0.66)), pattern
    )
    if scale:
        _scale(painter, QRectF(rect.left() + w * 0.08, rect.top() + h * 0.79, w * 0.84, h * 0.15), pattern.points[1:])


def _scale(painter: QPainter, rect: QRectF, points: Sequence[int]) -> None:
    """The points for one, two, three … times, as far as they differ."""
    shown = [n for i, n in enumerate(points) if n and (i == 0 or n != points[i - 1])][-5:]
    cell = rect.width() / max(4, len(shown))
    left = rect.center().x() - cell * len(shown) / 2
    for i, n in enumerate(shown):
        box = QRectF(left + i * cell, rect.top(), cell, rect.height()).adjusted(1, 0, -1, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(120, 84, 40, 30 + 30 * i))
        painter.drawRoundedRect(box, 3, 3)
        numeral(painter, str(n), box, rect.height() * 0.66, INK, outline=False)


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
    painter.setPen(QPen(INK, 1.5))
    painter.setBrush(colour)
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), rect.width() * 0.1, rect.width() * 0.1)


def _tile(painter: QPainter, kind: str, rect: QRectF) -> None:
    crowd.piece(painter, _PIECE_OF[kind], TINTS[kind], rect)


def _row(painter: QPainter, rect: QRectF, fills: Sequence[Fill]) -> None:
    """Neighbouring spaces as large as they fit: a colour, a kind (drawn as its tile), or None for any other piece."""
    size = min(rect.width() / len(fills), rect.height() * 0.72)
    left = rect.center().x() - size * len(fills) / 2
    for i, fill in enumerate(fills):
        _cell(painter, QRectF(left + i * size, rect.center().y() - size / 2, size, size), fill)


def _side(painter: QPainter, rect: QRectF, fills: Sequence[Fill]) -> None:
    """A whole side in two rows: 0–4 above, 9–5 below, so that the ends and the mirrored pairs face each other."""
    size = min(rect.width() / 5, rect.height() / 2.2)
    left, top = rect.center().x() - size * 2.5, rect.center().y() - size * 1.1
    for i, fill in enumerate(fills):
        column, row = (i, 0) if i < SPACES // 2 else (SPACES - 1 - i, 1)
        _cell(painter, QRectF(left + column * size, top + row * size * 1.2, size, size), fill)


def _cell(painter: QPainter, cell: QRectF, fill: Fill) -> None:
    if isinstance(fill, str):
        _tile(painter, fill, cell)
        return
    painter.setPen(QPen(INK if fill else _GREY, max(1.0, cell.width() * 0.05)))
    painter.setBrush(fill or Qt.BrushStyle.NoBrush)
    gap = cell.width() * 0.08
    painter.drawRoundedRect(cell.adjusted(gap, gap, -gap, -gap), gap, gap)


def _picture(painter: QPainter, rect: QRectF, pattern: Any) -> None:
    red, yellow, blue, green, violet = TINTS.values()
    match pattern:
        case patterns.Discarded():
            _sent_away(painter, rect, pattern.kind)
        case patterns.LongestRun():
            _row(painter, rect, [red] * 4)
        case patterns.Varied():
            _row(painter, rect, [red, blue, red, green, yellow])
        case patterns.EqualPairs():
            fills: list[Fill] = [None] * SPACES
            for number, (a, b) in enumerate(pattern.pairs):
                fills[a] = fills[b] = (red, yellow, blue, green, violet)[number % 5]
            _side(painter, rect, fills)
        case patterns.Rainbow():
            above, below = _halves(rect)
            _row(painter, above, KINDS[:3])
            _row(painter, below, KINDS[3:])
        case patterns.Touching():
            _row(painter, rect, pattern.kinds)
        case patterns.OnSpaces():
            above, below = _halves(rect)
            _side(painter, above, [yellow if space in pattern.spaces else None for space in range(SPACES)])
            _row(painter, below, pattern.kinds)
        case patterns.Alone():
            _row(painter, rect, [None, pattern.kinds[0], None])
        case patterns.Framed():
            _row(painter, rect, [red, blue, red])
        case patterns.ExactlyTwo():
            above, below = _halves(rect)
            _row(painter, above, [red, red])
            _row(painter, below, [blue, blue])


def _halves(rect: QRectF) -> tuple[QRectF, QRectF]:
    middle = rect.height() / 2
    return rect.adjusted(0, 0, 0, -middle), rect.adjusted(0, middle, 0, 0)


def _sent_away(painter: QPainter, rect: QRectF, kind: str) -> None:
    size = min(rect.width() * 0.66, rect.height() * 0.86)
    box = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
    _tile(painter, kind, box)
    for width, ink in ((0.13, INK), (0.07, QColor("#ef5348"))):
        painter.setPen(QPen(ink, max(2.5, size * width), c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(box.topLeft() + QPointF(2, 2), box.bottomRight() - QPointF(2, 2))
