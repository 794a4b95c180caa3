"""The pictures of the rules of The Thief of Baghdad, one a chapter, drawn with what the table is drawn with."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from tabletop.games.thief_of_baghdad.state import DANCER
from tabletop.ui.games.thief_of_baghdad import cards, city, figures
from tabletop.ui.table import picture
from tabletop.ui.theme import Theme

_RED, _BLUE, _GREEN, _YELLOW = range(4)


def paint(number: int, painter: QPainter, area: QRectF, look: Theme) -> None:
    """Paint the picture of a chapter into an area."""
    PAGES[number](painter, picture.ground(painter, area, "#24214f", "#6b3d62"), look)


def _chests(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A palace, and the chests of its stack from the top down."""
    home = QRectF(room.left(), room.top(), room.width() * 0.45, room.height())
    _palace(painter, home, _BLUE)
    figures.chest(painter, _square(city.terrace(home)), 4, 3)
    rest = QRectF(room.left() + room.width() * 0.5, room.top(), room.width() * 0.5, room.height())
    for worth, rect in zip((4, 5, 6, 7), picture.row(rest, 4, gap=0.06), strict=True):
        figures.chest(painter, rect, worth)
        size = rect.width() * 0.2
        for i in range(worth):
            at = QPointF(
                rect.center().x() + (i % 4 - (min(worth, 4) - 1) / 2) * size * 0.9, rect.bottom() + i // 4 * size
            )
            figures.thief(painter, QRectF(at.x() - size * 0.35, at.y(), size * 0.7, size), look.seat(0))


def _guards(painter: QPainter, room: QRectF, look: Theme) -> None:
    """The neutral guard and one of each of two players before a gate."""
    home = QRectF(0, 0, room.width() * 0.62, room.height())
    home.moveCenter(room.center())
    _palace(painter, home, _GREEN)
    figures.chest(painter, _square(city.terrace(home)), 4, 3)
    _stand(painter, home, look, (None, 0, 1))


def _bring_in(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Two foreign guards: two cards of the palace, and a thief goes in."""
    home = QRectF(room.left(), room.top(), room.width() * 0.55, room.height())
    _palace(painter, home, _RED)
    figures.chest(painter, _square(city.terrace(home)), 4, 3)
    _stand(painter, home, look, (None, 0, 1))
    yard = city.courtyard(home)
    inside = QRectF(yard.left() + yard.width() * 0.42, yard.top() + yard.height() * 0.16, 0, yard.height() * 0.68)
    inside.setWidth(inside.height() * 0.62)
    figures.thief(painter, inside, look.seat(0))
    paid = QRectF(room.right() - room.width() * 0.36, room.top() + room.height() * 0.12, room.width() * 0.36, 0)
    paid.setHeight(room.height() * 0.76)
    for rect in picture.row(paid, 2, 0.68, 0.1):
        cards.card(painter, rect, _RED)
    picture.arrow(
        painter,
        QPointF(paid.left() + paid.width() * 0.02, room.center().y()),
        inside.center() + QPointF(inside.width(), 0),
        bend=0.16,
    )


def _move(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A guard walks from palace to palace for one card, and takes a thief along."""
    width = room.width() * 0.42
    homes = [QRectF(room.left(), room.top(), width, room.height())]
    homes.append(homes[0].translated(room.width() - width, 0))
    for home, number, stands in zip(homes, (_YELLOW, _BLUE), ((None, 0), (None, 1)), strict=True):
        _palace(painter, home, number)
        figures.chest(painter, _square(city.terrace(home)), 4, 3)
        _stand(painter, home, look, stands)
    yards = [city.courtyard(home) for home in homes]
    for yard, own in zip(yards, (True, False), strict=True):
        spot = QRectF(yard.center().x(), yard.top() + yard.height() * 0.15, yard.height() * 0.44, yard.height() * 0.7)
        if own:
            figures.thief(painter, spot, look.seat(0))
    picture.arrow(painter, yards[0].center() + QPointF(yards[0].width() * 0.25, 0), yards[1].center(), bend=0.22)
    picture.arrow(painter, city.guard_square(homes[0], 1).center(), city.guard_square(homes[1], 2).center(), bend=-0.16)
    card = QRectF(0, 0, room.height() * 0.24, room.height() * 0.35)
    card.moveCenter(QPointF(room.center().x(), room.bottom() - card.height() * 0.55))
    cards.card(painter, card, _YELLOW)


def _any_card(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A dancer stands for a card of any palace."""
    del look
    dancer, *others = picture.row(room, 8, 0.68, 0.12)
    grown = QRectF(dancer.left(), room.top() + room.height() * 0.12, dancer.width(), room.height() * 0.76)
    cards.card(painter, picture.row(grown, 1, 0.68)[0], DANCER)
    picture.badge(painter, others[0].center(), "=", others[0].width() * 0.4)
    for number, rect in enumerate(others[1:]):
        cards.card(painter, rect, number)


def _robbery(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Four thieves in the courtyard: the chest of four is theirs."""
    home = QRectF(room.left(), room.top(), room.width() * 0.6, room.height())
    _palace(painter, home, _YELLOW)
    _stand(painter, home, look, (None, 0))
    yard = city.courtyard(home)
    for rect in picture.row(yard.adjusted(6, yard.height() * 0.14, -6, -yard.height() * 0.14), 4, 0.62, 0.1):
        figures.thief(painter, rect, look.seat(0))
    figures.chest(painter, _square(city.terrace(home)), 5, 2)
    taken = QRectF(room.right() - room.height() * 0.8, room.center().y() - room.height() * 0.4, 0, 0)
    taken.setSize(QRectF(0, 0, room.height() * 0.8, room.height() * 0.8).size())
    figures.chest(painter, taken, 4)
    start = city.terrace(home).center() + QPointF(0, -room.height() * 0.1)
    picture.arrow(painter, start, taken.center() - QPointF(taken.width() * 0.42, taken.height() * 0.2), bend=0.2)


def _draw(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Three cards after an action, four after none, and one of these may be a dancer."""
    del look
    left = QRectF(room.left(), room.top() + room.height() * 0.1, room.width() * 0.38, room.height() * 0.8)
    right = QRectF(room.left() + room.width() * 0.48, left.top(), room.width() * 0.52, left.height())
    for rect in picture.row(left, 3, 0.68):
        cards.back(painter, rect)
    for i, rect in enumerate(picture.row(right, 4, 0.68)):
        if i == 0:
            cards.card(painter, rect, DANCER)
        else:
            cards.back(painter, rect)
    picture.badge(painter, QPointF(left.center().x(), left.top()), "3", room.height() * 0.1)
    picture.badge(painter, QPointF(right.center().x(), right.top()), "4", room.height() * 0.1)


def _end(painter: QPainter, room: QRectF, look: Theme) -> None:
    """How many chests win, by the number of players."""
    for line, (players, chests) in enumerate(((2, 6), (3, 5), (4, 4))):
        part = QRectF(room.left(), room.top() + room.height() * 0.345 * line, room.width(), room.height() * 0.31)
        players_part = QRectF(part.left(), part.top(), part.width() * 0.28, part.height())
        for seat, rect in enumerate(picture.row(players_part, 4, 0.62, 0.2)):
            if seat < players:
                figures.thief(painter, rect, look.seat(seat))
        prize = QRectF(part.left() + part.width() * 0.34, part.top(), part.width() * 0.66, part.height())
        for i, rect in enumerate(picture.row(prize, 6, gap=0.08)):
            if i < chests:
                figures.chest(painter, rect, i % 3 + 4)


def _palace(painter: QPainter, home: QRectF, number: int) -> None:
    city.palace(painter, home, number)


def _stand(painter: QPainter, home: QRectF, look: Theme, owners: tuple[int | None, ...]) -> None:
    """Guards on the squares; None is neutral."""
    for i, owner in enumerate(owners):
        tint = figures.WOOD if owner is None else look.seat(owner)
        figures.guard(painter, city.guard_square(home, i), tint, "" if owner is None else str(owner + 1))


def _square(rect: QRectF) -> QRectF:
    size = min(rect.width(), rect.height())
    found = QRectF(0, 0, size, size)
    found.moveCenter(rect.center())
    return found


PAGES = {
    1: _chests, 2: _guards, 3: _bring_in, 4: _move, 5: _any_card, 6: _robbery, 7: _draw, 8: _end,
}  # fmt: skip
