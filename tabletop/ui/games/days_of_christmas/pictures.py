"""The pictures of the rules of 12 Days of Christmas, one a chapter, drawn with what the table is drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.ui.games.days_of_christmas import woodcut
from tabletop.ui.table import picture
from tabletop.ui.theme import Theme

_ASPECT = 0.68


def paint(number: int, painter: QPainter, area: QRectF, look: Theme) -> None:
    """Paint the picture of a chapter into an area."""
    PAGES[number](painter, picture.ground(painter, area, "#2f7350", "#163d2b"), look)


def _aim(painter: QPainter, room: QRectF, look: Theme) -> None:
    """An empty hand brings a present."""
    cards, *_, prize = picture.row(room, 4, 0.9, 0.12)
    for i, rank in enumerate((11, 7)):
        rect = picture.row(cards.translated(i * cards.width() * 0.45, 0), 1, _ASPECT)[0]
        woodcut.card(painter, rect, rank, look.display_font(20, scaled=False))
    woodcut.present(painter, picture.row(prize, 1)[0], 0)
    start = QPointF(cards.right() + cards.width() * 0.6, room.center().y())
    picture.arrow(painter, start, QPointF(prize.left() - 12, room.center().y()), bend=0.12)


def _ranks(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Every rank, and as many cards of it as it says."""
    for line in (0, 1):
        part = QRectF(room.left(), room.top() + room.height() * 0.52 * line, room.width(), room.height() * 0.48)
        for i, rect in enumerate(picture.row(part, 6, _ASPECT, 0.45)):
            rank = line * 6 + i + 1
            woodcut.card(painter, rect, rank, look.display_font(20, scaled=False))
            picture.badge(painter, rect.topRight(), f"×{rank}", rect.height() * 0.11)


def _kinds(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A single card, a set, a straight."""
    for ranks, left, width in (((8,), 0.0, 0.2), ((9, 9, 9), 0.24, 0.34), ((4, 5, 6), 0.64, 0.36)):
        part = QRectF(room.left() + room.width() * left, room.top(), room.width() * width, room.height())
        _fan(painter, part, ranks, look)


def _follow(painter: QPainter, room: QRectF, look: Theme) -> None:
    """To two nines: a longer set that is lower will do, one that is higher will not."""
    for ranks, left, sign in (((9, 9), 0.0, ""), ((7, 7, 7), 0.35, "✓"), ((10, 10), 0.69, "✗")):
        part = QRectF(room.left() + room.width() * left, room.top(), room.width() * 0.27, room.height())
        last = _fan(painter, part, ranks, look)
        if sign:
            _verdict(painter, last.topRight(), room.height() * 0.1, good=sign == "✓")


def _trick(painter: QPainter, room: QRectF, look: Theme) -> None:
    """The lowest card takes it; of two alike the later."""
    for seat, rect in enumerate(picture.row(room, 4, _ASPECT, 0.35)):
        woodcut.card(painter, rect, (9, 6, 11, 6)[seat], look.display_font(20, scaled=False))
        if seat == 3:
            painter.setPen(QPen(picture.GOLD, max(3.0, rect.width() * 0.035)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), 10, 10)
        picture.seat(painter, QPointF(rect.center().x(), rect.bottom()), seat, room.height() * 0.12)


def _hand_over(painter: QPainter, room: QRectF, look: Theme) -> None:
    """One present from the supply, one from whoever holds the most cards."""
    supply, middle, other = picture.row(room, 3, 1.1, 0.25)
    for i in range(6):
        size = supply.height() * 0.36
        spot = QRectF(supply.left() + i % 3 * size * 1.05, supply.top() + i // 3 * size * 1.2, size, size)
        woodcut.present(painter, spot, i)
    big = QRectF(0, 0, middle.height() * 0.7, middle.height() * 0.7)
    big.moveCenter(middle.center())
    woodcut.present(painter, big, 1)
    _fan(painter, other, (8, 9, 10, 12), look)
    picture.arrow(painter, QPointF(supply.right() + 6, room.center().y()), QPointF(big.left() - 10, room.center().y()))
    picture.arrow(painter, QPointF(other.left() - 6, room.center().y()), QPointF(big.right() + 10, room.center().y()))


def _count(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Most presents win."""
    del look
    for seat, count in enumerate((5, 3, 4)):
        part = QRectF(room.left(), room.top() + room.height() * 0.345 * seat, room.width(), room.height() * 0.31)
        spots = picture.row(part, 7, gap=0.25)
        picture.seat(painter, spots[0].center(), seat, part.height() * 0.55)
        for i in range(count):
            woodcut.present(painter, spots[i + 1], i + seat)


def _fan(painter: QPainter, part: QRectF, ranks: Sequence[int], look: Theme) -> QRectF:
    """Cards of one combination, overlapping; where the last one lies."""
    rect = QRectF()
    for rank, rect in zip(ranks, picture.row(part, len(ranks), _ASPECT, -0.36), strict=True):
        woodcut.card(painter, rect, rank, look.display_font(20, scaled=False))
    return rect


def _verdict(painter: QPainter, at: QPointF, size: float, *, good: bool) -> None:
    painter.setPen(QPen(woodcut.INK, 2))
    painter.setBrush(picture.GOLD)
    painter.drawEllipse(at, size, size)
    painter.setPen(QPen(woodcut.INK, size * 0.22, c=Qt.PenCapStyle.RoundCap))
    ticks = ((-0.5, 0.05, -0.12, 0.42), (-0.12, 0.42, 0.5, -0.38))
    crosses = ((-0.4, -0.4, 0.4, 0.4), (-0.4, 0.4, 0.4, -0.4))
    for x0, y0, x1, y1 in ticks if good else crosses:
        painter.drawLine(at + QPointF(x0, y0) * size, at + QPointF(x1, y1) * size)


PAGES = {1: _aim, 2: _ranks, 3: _kinds, 4: _follow, 5: _trick, 6: _hand_over, 7: _count}
