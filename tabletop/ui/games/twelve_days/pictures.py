"""The pictures of the rules of 12 Days, one a chapter, drawn with what the table is drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from tabletop.ui.games.twelve_days import glass, windows
from tabletop.ui.table import picture
from tabletop.ui.theme import Theme

_ASPECT = 0.68


def paint(number: int, painter: QPainter, area: QRectF, look: Theme) -> None:
    """Paint the picture of a chapter into an area."""
    PAGES[number](painter, picture.ground(painter, area, "#39344c", "#191629"), look)


def _windows(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Days that were won, today's, and those to come."""
    for i, rect in enumerate(picture.row(room, 6, 0.5, 0.06)):
        state = ("won", "won", "won", "lit", "dark", "dark")[i]
        seat = (0, 2, 0)[i] if i < 3 else -1
        colour = look.seat(seat) if seat >= 0 else None
        windows.window(painter, rect, (state, i + 1, colour, str(seat + 1) if seat >= 0 else ""), _font(look))


def _ranks(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Every rank from 0 to 12, and how many there are of it."""
    for line in (0, 1):
        part = QRectF(room.left(), room.top() + room.height() * 0.52 * line, room.width(), room.height() * 0.48)
        for i, rect in enumerate(picture.row(part, 7, _ASPECT, 0.35)):
            rank = line * 7 + i
            if rank <= 12:
                glass.card(painter, rect, rank, _font(look))
                picture.badge(painter, rect.topRight(), str(rank or 2), rect.height() * 0.12)


def _pass(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Cards go round to the left, all at once."""
    del look
    cards = picture.row(room.adjusted(0, room.height() * 0.14, 0, 0), 4, _ASPECT, 0.7)
    for seat, rect in enumerate(cards):
        glass.back(painter, rect)
        picture.seat(painter, QPointF(rect.center().x(), rect.bottom()), seat, room.height() * 0.12)
    for one, other in pairwise(cards):
        start, end = QPointF(one.right() + 4, one.center().y()), QPointF(other.left() - 8, other.center().y())
        picture.arrow(painter, start, end, bend=0.3)
    first, last = cards[0], cards[-1]
    start, end = QPointF(last.center().x(), last.top() - 4), QPointF(first.center().x(), first.top() - 4)
    picture.arrow(painter, start, end, bend=-0.07)


def _play(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Two threes drop out, the five takes the day."""
    _lay(painter, room, look, (3, 5, 3, 9), lost=(0, 2), wins=1)


def _lay(
    painter: QPainter, room: QRectF, look: Theme, ranks: Sequence[int], lost: Sequence[int] = (), wins: int = -1
) -> None:
    for i, (rank, rect) in enumerate(zip(ranks, picture.row(room, len(ranks), _ASPECT, 0.3), strict=True)):
        down = rect.translated(0, rect.height() * 0.06) if i in lost else rect
        painter.setOpacity(0.4 if i in lost else 1.0)
        glass.card(painter, down, rank, _font(look))
        painter.setOpacity(1.0)
        if i in lost:
            _cross(painter, down)
        elif i == wins:
            painter.setPen(QPen(picture.GOLD, max(3.0, rect.width() * 0.035)))
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.drawRoundedRect(rect.adjusted(-4, -4, 4, 4), 10, 10)


def _cross(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(QColor("#ff6b5e"), max(3.0, rect.width() * 0.05)))
    box = rect.adjusted(rect.width() * 0.2, rect.height() * 0.3, -rect.width() * 0.2, -rect.height() * 0.3)
    painter.drawLine(box.topLeft(), box.bottomRight())
    painter.drawLine(box.topRight(), box.bottomLeft())


def _draw(painter: QPainter, room: QRectF, look: Theme) -> None:
    """The deck gives a card to each; what was played becomes the next deck."""
    deck, *_, pile = picture.row(room, 5, _ASPECT, 0.2)
    for lift in (8, 4, 0):
        glass.back(painter, deck.translated(-lift, -lift))
    for turn, rank in ((-7, 9), (4, 3), (0, 5)):
        painter.save()
        painter.translate(pile.center())
        painter.rotate(turn)
        glass.card(painter, pile.translated(-pile.center()), rank, _font(look))
        painter.restore()
    hand = QRectF(deck.right(), room.top(), pile.left() - deck.right(), room.height())
    middle = picture.row(hand.adjusted(30, room.height() * 0.24, -30, 0), 3, _ASPECT, -0.4)
    for rank, rect in zip((2, 6, 12), middle, strict=True):
        glass.card(painter, rect, rank, _font(look))
    top = QPointF(deck.right() + 6, deck.top() + deck.height() * 0.2)
    picture.arrow(painter, top, QPointF(middle[0].center().x(), middle[0].top() - 8), bend=0.25)


def _majorities(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Three sixes beat two; equal numbers score for both."""
    for seat, (ranks, points) in enumerate((((6, 6, 6, 11, 11), "6+11"), ((6, 6, 11, 11), "11"))):
        part = QRectF(room.left(), room.top() + room.height() * 0.52 * seat, room.width() * 0.7, room.height() * 0.48)
        cards = picture.row(part, 5, _ASPECT, 0.1)
        for rank, rect in zip(ranks, cards, strict=False):
            glass.card(painter, rect, rank, _font(look))
        centre = QPointF(room.right() - room.width() * 0.14, part.center().y())
        picture.badge(painter, centre, points, room.height() * 0.1, look.seat(seat).lighter(150))


def _clauses(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A zero takes the day, and gives it away."""
    card, window, *_, other = picture.row(room, 5, 0.62, 0.25)
    glass.card(painter, card, 0, _font(look))
    windows.window(painter, window, ("lit", 8, None, ""), _font(look))
    windows.window(painter, other, ("won", 8, look.seat(3), "4"), _font(look))
    start, end = QPointF(window.right() + 8, window.center().y()), QPointF(other.left() - 12, other.center().y())
    picture.arrow(painter, start, end, bend=0.12)


def _font(look: Theme) -> QFont:
    return look.display_font(20, scaled=False)


PAGES = {1: _windows, 2: _ranks, 3: _pass, 4: _play, 5: _draw, 6: _majorities, 7: _clauses}
