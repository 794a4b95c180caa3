"""Where everything lies in the city: palaces above, a tray for each seat below them, the hand at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.ruleset import PALACE_COUNT
from tabletop.games.thief_of_baghdad.state import KINDS, NEUTRAL
from tabletop.ui.games.thief_of_baghdad import city

ASPECT = 0.68
"""The width of a card, in heights."""
_GAP = 10.0  # between cards of different palaces, more than between those of one


class Layout:
    """The rectangles of a table in an area; ``unit`` is by how much words grow on it."""

    def __init__(self, area: QRectF, unit: float) -> None:
        columns, rows = (2, 3) if area.height() > area.width() else (3, 2)
        self.unit = unit
        self.hand = QRectF(
            area.left() + 10, area.bottom() - area.height() * 0.19, area.width() - 20, area.height() * 0.19 - 6
        )
        strip = max(40.0, area.height() * 0.085)
        self.strip = QRectF(area.left() + 10, self.hand.top() - strip - 4, area.width() - 20, strip)
        width = (area.width() - 10 * (columns + 1)) / columns
        height = (self.strip.top() - area.top() - 8 * (rows + 1)) / rows
        self.palaces = [
            QRectF(
                area.left() + 10 + (i % columns) * (width + 10),
                area.top() + 10 + (i // columns) * (height + 8),
                width,
                height,
            )
            for i in range(PALACE_COUNT)
        ]

    # The palaces.

    def walls(self, number: int) -> QRectF:
        """A palace without its roofs."""
        palace = self.palaces[number]
        return palace.adjusted(0, palace.height() * 0.19, 0, 0)

    def chest(self, number: int) -> QRectF:
        """The uppermost chest of a palace."""
        terrace = city.terrace(self.palaces[number])
        size = min(terrace.width(), terrace.height())
        rect = QRectF(0, 0, size, size)
        rect.moveCenter(terrace.center())
        return rect

    def price(self, number: int) -> QRectF:
        """What a thief costs, beside the dome of a palace."""
        palace = self.palaces[number]
        height = palace.height() * 0.165
        width = height * 1.7
        return QRectF(
            palace.left() + palace.width() * 0.87 - width, palace.top() + palace.height() * 0.02, width, height
        )

    def thief(self, number: int, thieves: Sequence[int], owner: Seat, i: int) -> QRectF:
        """One of a seat's thieves in a palace; seats with thieves there share the courtyard."""
        yard = city.courtyard(self.palaces[number])
        there = [seat for seat, count in enumerate(thieves) if count or seat == owner]
        rows, columns = (len(there) + 1) // 2, min(2, len(there))
        cell_w, cell_h = yard.width() / columns, yard.height() / rows
        column, row = divmod(there.index(owner), rows)
        height = min(cell_h * 0.88, yard.height() * 0.7)
        width = height * 0.62
        step = min(width * 0.85, (cell_w - 10 - 30 * self.unit - width) / 6)
        left = yard.left() + column * cell_w + 5 + i * step
        return QRectF(left, yard.top() + row * cell_h + (cell_h - height) / 2, width, height)

    def tally(self, number: int, thieves: Sequence[int], owner: Seat) -> QRectF:
        """How many thieves of a seat are in a palace, beside the last of them."""
        last = self.thief(number, thieves, owner, thieves[owner] - 1)
        return QRectF(last.right() + 3, last.center().y() - 10 * self.unit, 26 * self.unit, 20 * self.unit)

    def guards(self, number: int, guards: Sequence[int], seats: int) -> Iterator[tuple[Seat, int, QRectF]]:
        """The guards before a palace, each with its owner and its number among theirs; the neutral ones first."""
        there = [(owner, i) for owner in (NEUTRAL, *range(seats)) for i in range(guards[owner])]
        for square, (owner, i) in enumerate(there):
            yield owner, i, city.guard_square(self.palaces[number], square)

    # The trays.

    def tray(self, owner: Seat, seats: int) -> QRectF:
        """What a seat has, beside those of the others."""
        width = (self.strip.width() - 8 * (seats - 1)) / seats
        return QRectF(self.strip.left() + owner * (width + 8), self.strip.top(), width, self.strip.height())

    def figure(self, owner: Seat, seats: int) -> QRectF:
        """Where figures of a seat come from and go to: the thief on its tray."""
        rect = self.tray(owner, seats)
        return QRectF(rect.left() + 6, rect.top() + 4, rect.height() * 0.55, rect.height() * 0.8)

    def taken(self, owner: Seat, seats: int, number: int) -> QRectF:
        """A chest that a seat has taken, from the right of its tray."""
        rect = halves(self.tray(owner, seats))[1]
        size = rect.height() * 0.92
        step = min(size * 0.85, rect.width() * 0.42 / 6)
        return QRectF(rect.right() - size - 4 - number * step, rect.top() + rect.height() * 0.04, size, size)

    # The hand.

    def fan(self, hand: Sequence[int]) -> list[tuple[int, int, QRectF]]:
        """The hand by palace, side by side if there is room: the kind of a card, which of its kind it is, where."""
        laid = [(kind, i) for kind in range(KINDS) for i in range(hand[kind])]
        breaks = sum(1 for n in hand if n) - 1
        width = self.hand.height() * ASPECT
        between = max(1, len(laid) - 1)
        step = min(width + _GAP / 2, (self.hand.width() - width - _GAP * breaks) / between)
        x = self.hand.center().x() - (step * (len(laid) - 1) + width + _GAP * breaks) / 2
        found = []
        for number, (kind, i) in enumerate(laid):
            if number and not i:
                x += _GAP
            found.append((kind, i, QRectF(x, self.hand.top(), width, self.hand.height())))
            x += step
        return found


def halves(tray: QRectF) -> tuple[QRectF, QRectF]:
    """Where a tray counts what its seat has, and where its chests stand: below that where it is narrow."""
    if tray.width() > 2.4 * tray.height():
        return tray, tray
    half = QRectF(tray.left(), tray.top() + 2, tray.width(), tray.height() / 2 - 2)
    return half, half.translated(0, half.height())
