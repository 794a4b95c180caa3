"""The pictures of the rules of 12 Parsecs, one a chapter, drawn with what the sheet is drawn with."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from tabletop.ui.games.parsecs import blueprint, hulls, signs
from tabletop.ui.table import picture
from tabletop.ui.theme import Theme


def paint(number: int, painter: QPainter, area: QRectF, look: Theme) -> None:
    """Paint the picture of a chapter into an area."""
    room = picture.ground(painter, area, "#1d4a7c", "#0f2c52")
    blueprint.paper(painter, area)
    PAGES[number](painter, room, look)


def _fleet(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Three ships that are ready, two that are not."""
    del look
    height = room.height() / 5
    for ship, share in enumerate((0.66, 0.86, 0.76, 0.7, 1.0)):
        rect = QRectF(room.left(), room.top() + ship * height, room.width() * share, height * 0.84)
        hulls.hull(painter, rect, height * 0.5, height * 1.1, ship, done=ship in {0, 2, 3})


def _dice(painter: QPainter, room: QRectF, look: Theme) -> None:
    """2 and 4 are 24 and 42; the 6 marks boxes."""
    dice = picture.row(QRectF(room.left(), room.top(), room.width() * 0.5, room.height() * 0.5), 3, gap=0.18)
    for value, rect in zip((6, 2, 4), dice, strict=True):
        blueprint.die(painter, rect, value)
    cards = QRectF(room.left() + room.width() * 0.6, room.top(), room.width() * 0.4, room.height() * 0.5)
    spaces = picture.row(cards, 2, gap=0.2)
    for number, rect in zip((24, 42), spaces, strict=True):
        blueprint.number_box(painter, rect, number, look.display_font(20, scaled=False), printed=False)
    middle = dice[2].center().y()
    picture.arrow(painter, QPointF(dice[2].right() + 8, middle), QPointF(spaces[0].left() - 10, middle))
    line = QRectF(room.left() + room.width() * 0.1, room.bottom() - room.height() * 0.24, room.width() * 0.8, 0)
    line.setHeight(room.height() * 0.16)
    blueprint.box_row(painter, line, 9, 6, "fuel")
    picture.arrow(
        painter, QPointF(dice[0].center().x(), dice[0].bottom() + 4), QPointF(dice[0].center().x(), line.top() - 10)
    )


def _rows(painter: QPainter, room: QRectF, look: Theme) -> None:
    """One row rises, one falls; gaps may stay."""
    for line, numbers in enumerate(((13, 0, 24, 24, 0, 53), (64, 0, 51, 42, 0, 15))):
        part = QRectF(room.left(), room.top() + room.height() * 0.52 * line, room.width(), room.height() * 0.48)
        spaces = picture.row(part.adjusted(0, 0, 0, -part.height() * 0.2), 6, gap=0.1)
        for number, rect in zip(numbers, spaces, strict=True):
            blueprint.number_box(painter, rect, number, look.display_font(20, scaled=False), printed=number in {13, 64})
        lift = part.height() * (0.07 if line == 0 else -0.07)
        middle = part.bottom() - part.height() * 0.1
        picture.arrow(painter, QPointF(spaces[0].left(), middle + lift), QPointF(spaces[-1].right(), middle - lift))


def _boxes(painter: QPainter, room: QRectF, look: Theme) -> None:
    """Rows of boxes: the first is full and has its circle."""
    del look
    for line, (length, marked) in enumerate(((8, 8), (11, 5), (14, 0))):
        part = QRectF(room.left(), room.top() + room.height() * 0.35 * line, room.width(), room.height() * 0.2)
        blueprint.box_row(painter, part.translated(0, room.height() * 0.05), length, marked, "cadet")


def _supplies(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A ship whose numbers are full and whose last places for fuel and cadets are filled now."""
    hull = QRectF(room.left(), room.top() + room.height() * 0.1, room.width(), room.height() * 0.8)
    hulls.hull(painter, hull, hull.height() * 0.3, hull.height() * 0.55, 2, done=False)
    inside = hull.adjusted(hull.height() * 0.36, hull.height() * 0.12, -hull.height() * 0.6, 0)
    numbers = QRectF(inside.left(), inside.top(), inside.width(), hull.height() * 0.42)
    for number, rect in zip((12, 23, 34, 45, 56), picture.row(numbers, 5, gap=0.08), strict=True):
        blueprint.number_box(painter, rect, number, look.display_font(20, scaled=False), printed=False)
    below = QRectF(inside.left(), numbers.bottom() + hull.height() * 0.06, inside.width(), hull.height() * 0.26)
    for i, rect in enumerate(picture.row(below, 9, 0.8, 0.2)):
        blueprint.supply(painter, rect, "fuel" if i < 5 else "cadet", filled=i not in {4, 8})


def _boosts(painter: QPainter, room: QRectF, look: Theme) -> None:
    """The three signs that stand in the noses of ships."""
    font = look.font(14, scaled=False)
    for boost, rect in zip(_BOOSTS, picture.row(room, 3, gap=0.45), strict=True):
        inset = rect.width() * 0.22
        painter.setPen(QPen(blueprint.LINE, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect)
        signs.sign(painter, rect.adjusted(inset, inset, -inset, -inset), boost, blueprint.AMBER, font)


def _score(painter: QPainter, room: QRectF, look: Theme) -> None:
    """A space of a complete ship counts 10, a filled one of another 5."""
    for line, (numbers, points) in enumerate((((15, 22, 36, 41), "+40"), ((15, 22, 0, 0), "+10"))):
        part = QRectF(room.left(), room.top() + room.height() * 0.52 * line, room.width() * 0.68, room.height() * 0.48)
        hulls.hull(painter, part.adjusted(0, 4, 0, -4), part.height() * 0.4, part.height() * 0.7, line, done=line == 0)
        inside = part.adjusted(part.height() * 0.5, part.height() * 0.2, -part.height() * 0.75, -part.height() * 0.2)
        for number, rect in zip(numbers, picture.row(inside, 4, gap=0.08), strict=True):
            blueprint.number_box(painter, rect, number, look.display_font(20, scaled=False), printed=False)
        _points(painter, QPointF(room.right() - room.width() * 0.14, part.center().y()), points, room.height() * 0.11)


def _points(painter: QPainter, at: QPointF, text: str, px: float) -> None:
    picture.badge(painter, at, text, px, blueprint.AMBER)


_BOOSTS: Sequence[str] = ("mark", "number", "complete")
PAGES = {1: _fleet, 2: _dice, 3: _rows, 4: _boxes, 5: _supplies, 6: _boosts, 7: _score}
