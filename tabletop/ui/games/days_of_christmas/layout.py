"""Where everything lies on the cloth: the seats in a row above, the trick in the middle, the hand below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from tabletop.core.rules import Seat

ASPECT = 0.68
"""The width of a card, in heights."""
LEAST_CARD = 24.0
HEAD, HALF = 0.28, 0.74
"""How much of a card shows its rank: of its height, of its width."""


class Layout:
    """The rectangles of a table in an area; ``unit`` is by how much words grow on it."""

    def __init__(self, area: QRectF, unit: float) -> None:
        inner = area.adjusted(14, 12, -14, -12)
        hand = min(inner.height() * 0.31, inner.width() * 0.17)
        plates = max(62.0 * unit, inner.height() * 0.15)
        self.unit = unit
        self.hand = QRectF(inner.left(), inner.bottom() - hand, inner.width(), hand)
        self.row = QRectF(inner.left(), inner.top(), inner.width(), plates)
        self.middle = QRectF(
            inner.left(), inner.top() + plates + 8, inner.width(), self.hand.top() - inner.top() - plates - 22
        )

    def plate(self, seat: Seat, seats: int) -> QRectF:
        """A seat's plate."""
        width = (self.row.width() - 6 * (seats - 1)) / seats
        return QRectF(self.row.left() + seat * (width + 6), self.row.top(), width, self.row.height())

    def gift(self, seat: Seat, seats: int, number: int, gifts: int) -> QRectF:
        """One of a seat's presents, below in its plate."""
        plate = self.plate(seat, seats)
        size = min(plate.height() - 10 - 24 * self.unit, 34.0 * self.unit)
        step = min(size + 3, (plate.width() - 16 - size) / max(1, gifts - 1))
        return QRectF(plate.left() + 8 + number * step, plate.bottom() - size - 4, size, size)

    def piles(self) -> QRectF:
        """The cards that nobody holds, at the left of the trick."""
        return QRectF(self.middle.left() + 4, self.middle.top() + 4, 92 * self.unit, self.middle.height() - 8)

    def supply(self, number: int) -> QRectF:
        """A present still to be won, two in a row at the right of the trick."""
        size = min(30.0 * self.unit, self.middle.height() / 7)
        row, column = divmod(number, 2)
        return QRectF(
            self.middle.right() - (2 - column) * (size + 4), self.middle.top() + 4 + row * (size + 3), size, size
        )

    def slot(self, order: int, seats: int) -> QRectF:
        """The place of a play in the trick."""
        left = self.piles().right() + 6
        right = self.middle.right() - 78 * self.unit
        width = min((right - left) / seats, self.middle.height() * 1.25)
        start = (left + right) / 2 - width * seats / 2
        return QRectF(start + order * width + 3, self.middle.top(), width - 6, self.middle.height())

    def played(self, slot: QRectF, cards: int) -> list[QRectF]:
        """Cards side by side, or below each other where they can be larger so; every rank is seen.

        They are no larger than those of the hand, and lie apart where there is room.
        """
        room = slot.adjusted(6, 5, -6, -5 - 28 * self.unit)
        most = min(room.height(), room.width() / ASPECT, self.hand.height())
        beside = min(most, room.width() / ASPECT / (1 + HALF * (cards - 1)))
        below = min(most, room.height() / (1 + HEAD * (cards - 1)))
        height = max(beside, below, LEAST_CARD)
        width = height * ASPECT
        between = max(1, cards - 1)
        if beside >= below:
            across, down = min(width + 6, max(width * HALF, (room.width() - width) / between)), 0.0
        else:
            across, down = 0.0, min(height * 0.6, max(height * HEAD, (room.height() - height) / between))
        left = room.center().x() - (across * (cards - 1) + width) / 2
        top = room.center().y() - (down * (cards - 1) + height) / 2
        return [QRectF(left + i * across, top + i * down, width, height) for i in range(cards)]

    def spread(self, order: Sequence[int]) -> list[tuple[int, QRectF]]:
        """The places of the hand with where they lie, side by side in this order."""
        height = self.hand.height()
        width = height * ASPECT
        step = min(width + 6, (self.hand.width() - width) / max(1, len(order) - 1))
        left = self.hand.center().x() - (step * (len(order) - 1) + width) / 2
        return [(place, QRectF(left + i * step, self.hand.top(), width, height)) for i, place in enumerate(order)]

    @staticmethod
    def seen(spread: Sequence[tuple[int, QRectF]], number: int) -> QRectF:
        """The part of a card of the hand that the next one leaves open."""
        rect = QRectF(spread[number][1])
        if number + 1 < len(spread):
            rect.setRight(min(rect.right(), spread[number + 1][1].left()))
        return rect
