"""What lies on a bench, drawn: name plate, stack, mosaic deck."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui.games.camisa12 import crowd, mosaics
from tabletop.ui.table.ink import INK, LEAST_PX, line, numeral

_CHALK = QColor("#f6f2e6")


def plate(painter: QPainter, rect: QRectF, lines: tuple[str, str], tint: QColor, number: int, tokens: int) -> None:
    """A player's numeral and name, or the team and the name; and the tokens that are left."""
    h = rect.height()
    painter.setPen(QPen(tint, max(1.6, h * 0.05)))
    painter.setBrush(QColor(8, 14, 20, 200))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), h * 0.28, h * 0.28)
    badge = QRectF(rect.left() + h * 0.16, rect.top() + h * 0.16, h * 0.68, h * 0.68)
    painter.setPen(QPen(INK, 1))
    painter.setBrush(tint)
    painter.drawEllipse(badge)
    numeral(painter, str(number), badge, h * 0.42, QColor("#ffffff"))
    first, second = lines
    coin = h * (0.15 if second else 0.2)
    height = h / 2 if second else h
    for i in range(tokens):  # beside the name of the player, so that the team's has the whole width
        at = QPointF(rect.right() - h * 0.3 - i * coin * 2.3, rect.bottom() - h * 0.28 if second else rect.center().y())
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(QColor("#ffd34d"))
        painter.drawEllipse(at, coin, coin)
        painter.setBrush(QColor("#c9952a"))
        painter.drawEllipse(at, coin * 0.5, coin * 0.5)
    left = badge.right() + h * 0.2
    width = rect.right() - h * 0.2 - left
    beside = width - (tokens * coin * 2.3 + coin if tokens else 0)
    painter.setPen(_CHALK)
    if not second:
        line(painter, QRectF(left, rect.top(), beside, height), first, h * 0.4)
        return
    line(painter, QRectF(left, rect.top() + h * 0.06, width, height), first, h * 0.4)
    painter.setOpacity(0.8)
    line(painter, QRectF(left, rect.center().y() - h * 0.04, beside, height), second, h * 0.3)
    painter.setOpacity(1.0)


def stack(painter: QPainter, rect: QRectF, top: int, tint: QColor, seat: int, count: int) -> None:
    """The piece that all see, the edges of those below, and how many they are together."""
    shift = rect.width() * 0.045
    below = min(3, count - 1)
    size = rect.width() - 3 * shift
    for i in range(below, 0, -1):
        painter.setPen(QPen(INK, 1))
        painter.setBrush(QColor("#4a5a6e").darker(100 + 12 * i))
        edge = QRectF(rect.left() + i * shift, rect.top() + i * shift, size, size)
        painter.drawRoundedRect(edge, size * 0.17, size * 0.17)
    crowd.piece(painter, top, tint, QRectF(rect.left(), rect.top(), size, size), seat)
    tag(painter, QPointF(rect.right(), rect.bottom()), str(count), rect.width())


def tag(painter: QPainter, corner: QPointF, text: str, unit: float) -> None:
    """A small number in the lower right corner of a thing of that size."""
    px = max(LEAST_PX + 1, unit * 0.2)
    box = QRectF(0, 0, px * (0.85 + 0.55 * len(text)), px * 1.3)
    box.moveBottomRight(corner)
    painter.setPen(QPen(_CHALK, 1.2))
    painter.setBrush(QColor("#0d141c"))
    painter.drawRoundedRect(box, px * 0.36, px * 0.36)
    numeral(painter, text, box, px, _CHALK, outline=False)


def deck(painter: QPainter, rect: QRectF, count: int) -> None:
    """The mosaic deck and how many cards are left."""
    shift = rect.width() * 0.05
    card = rect.adjusted(0, 0, -2 * shift, -2 * shift)
    for i in (2, 1, 0):
        if count > i:
            mosaics.back(painter, card.translated(i * shift, i * shift))
    if count:
        mosaics.back(painter, card)
        tag(painter, rect.bottomRight(), str(count), rect.width())
