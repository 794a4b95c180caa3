"""Where everything lies on the advent wall: windows above, the seats in the middle, the hand below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from tabletop.core.rules import Seat
from tabletop.games.twelve_days.ruleset import DAYS

ASPECT = 0.68
"""The width of a card, in heights."""
TOKEN = 21.0
"""The width of a won day at its winner's place, on the smallest board."""


class Layout:
    """The rectangles of a table in an area; ``unit`` is by how much words grow on it."""

    def __init__(self, area: QRectF, unit: float) -> None:
        rows = 2 if area.height() > area.width() or area.width() < 700 else 1
        columns = DAYS // rows
        margin = area.width() * 0.02
        hand_height = min(area.height() * 0.27, area.width() * 0.18)
        wall = min(area.height() * 0.33, (area.width() - 2 * margin) / columns * 2.2 * rows)
        width = min((area.width() - 2 * margin) / columns, wall / rows * 0.62)
        left, top, high = area.center().x() - width * columns / 2, area.top() + 6, wall / rows
        self.unit = unit
        self.windows = [
            QRectF(left + (i % columns) * width, top + (i // columns) * high, width, high - 6) for i in range(DAYS)
        ]
        self.hand = QRectF(margin, area.bottom() - hand_height - 8, area.width() - 2 * margin, hand_height)
        self.middle = QRectF(margin, area.top() + wall + 10, area.width() - 2 * margin, self.hand.top() - wall - 26)
        self._token = TOKEN * unit

    def seat(self, seat: Seat, seats: int) -> QRectF:
        """A seat's part of the middle."""
        width = self.middle.width() / seats
        return QRectF(self.middle.left() + seat * width + 5, self.middle.top(), width - 10, self.middle.height())

    def foot(self, place: QRectF) -> QRectF:
        """Name and score, below in a seat's place."""
        return QRectF(place.left() + 10, place.bottom() - 8 - 30 * self.unit, place.width() - 20, 30 * self.unit)

    def chosen(self, place: QRectF) -> QRectF:
        """Where the card that a seat plays lies, with room for the days beside or below it."""
        narrow = self._narrow(place)
        beside, below = (8.0, self._token * 3.2) if narrow else (14 + self._token * 1.1, 0.0)
        room = place.adjusted(beside, 10, -beside, -40 * self.unit - below)
        height = min(room.height(), room.width() / ASPECT)
        rect = QRectF(0, 0, height * ASPECT, height)
        rect.moveCenter(room.center())
        return rect

    def open(self, place: QRectF) -> QRectF:
        """Where a seat's hand lies open at the end."""
        beside, below = (8.0, self._token * 3.2) if self._narrow(place) else (16 + self._token * 1.2, 0.0)
        return place.adjusted(beside, 10, -10, -40 * self.unit - below)

    def token(self, place: QRectF, number: int, tokens: int, *, over: bool) -> QRectF:
        """One of a seat's won days: in columns at the left of its card, or in rows below it where it is narrow."""
        slot, wide, high = self.chosen(place), self._token * 1.1, self._token * 1.5
        if self._narrow(place):
            across = max(1, int((place.width() - 20) / wide))
            row, column = divmod(number, across)
            top = place.bottom() - 40 * self.unit - self._token * 3.1 + high * row
            return QRectF(place.left() + 12 + wide * column, top, wide / 1.1, high / 1.1)
        columns = 1 if over else max(1, int((slot.left() - place.left() - 10) / wide))
        rows = -(-tokens // columns)
        column, row = divmod(number, rows)
        step = min(high, (slot.height() - high) / max(1, rows - 1))
        return QRectF(place.left() + 12 + wide * column, slot.top() + step * row, wide / 1.1, high / 1.1)

    def fan(self, hand: Sequence[int], chosen: int) -> list[tuple[int, QRectF]]:
        """The cards of a hand side by side; one that is chosen lies elsewhere."""
        cards = list(hand)
        if chosen in cards:
            cards.remove(chosen)
        height = self.hand.height()
        width = height * ASPECT
        step = self._step(len(hand))
        left = self.hand.center().x() - (step * (len(cards) - 1) + width) / 2
        return [(card, QRectF(left + i * step, self.hand.top(), width, height)) for i, card in enumerate(cards)]

    def seen(self, rect: QRectF, number: int, cards: int) -> QRectF:
        """The part of a card that the next one leaves open."""
        if number == cards - 1:
            return rect
        return QRectF(rect.topLeft(), rect.topLeft() + QPointF(min(rect.width(), self._step(cards)), rect.height()))

    def _step(self, cards: int) -> float:
        width = self.hand.height() * ASPECT
        return min(width + 8, (self.hand.width() - width) / max(1, cards - 1))

    @staticmethod
    def _narrow(place: QRectF) -> bool:
        return place.height() > 1.7 * place.width()
