"""Where everything of a sheet lies on a table of any size: dice, boxes and cards in a column, five ships beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from tabletop.games.parsecs.sheet import RowPlace, Sheet
from tabletop.games.parsecs.state import CADET, FUEL

TALL = 1.1
"""A table this much higher than wide has the ships below the column."""
GAP = 4.0
BAND, PAD, ROOM = 0.56, 0.30, 0.14  # of a number space: the supplies, the hull around, the paper between hulls
NOSE = 0.95
CALLOUT_PX = 96.0
LEAST_CARD = 55.0


class Layout:
    """Rectangles, worked out from the sheet of a ruleset and the area of the table."""

    def __init__(self, sheet: Sheet, area: QRectF) -> None:
        self.sheet = sheet
        self.unit = max(1.0, min(area.width() / 960, area.height() / 560))
        inner = area.adjusted(10, 8, -10, -8)
        self._tall = area.height() > area.width() * TALL
        width = inner.width() if self._tall else inner.width() * 0.31
        self.column = QRectF(inner.left(), inner.top(), width, inner.height() * (0.36 if self._tall else 1))
        self._lay_column()
        if self._tall:
            self.ships = QRectF(inner.left(), self.column.bottom() + 10, inner.width(), 0)
        else:
            self.ships = QRectF(self.column.right() + 12, inner.top(), inner.width() - width - 12, 0)
        self.ships.setBottom(inner.bottom())
        self._lay_ships()

    # The column.

    def _lay_column(self) -> None:
        """The groups and the cards lie below each other, or side by side on a tall table."""
        unit, column = self.unit, self.column
        self._die = min((min(column.width(), 330 * unit) - 84 * unit) / 3 - GAP, max(58.0, column.height() * 0.125))
        self._boxes_top = self.plate().bottom() + self._die + 3 * GAP
        rows = max(map(len, self.sheet.lengths)) if self._tall else sum(map(len, self.sheet.lengths))
        titles = (1 if self._tall else 2) * (24 * unit + GAP)
        least = (1.4 if self._tall else 3) * (LEAST_CARD * unit + GAP)
        self.line = max(14.0, min(26 * unit, (column.bottom() - self._boxes_top - least - titles) / rows))

    def plate(self) -> QRectF:
        """Whose sheet it is, and the surplus."""
        return QRectF(self.column.left(), self.column.top(), self.column.width(), 26 * self.unit)

    def die(self, number: int) -> QRectF:
        """A die."""
        top = self.plate().bottom() + GAP
        return QRectF(self.column.left() + number * (self._die + GAP), top, self._die, self._die)

    def number(self, place: int) -> QRectF:
        """A number still to be written, beside the dice."""
        dice = self.die(2)
        left, height = dice.right() + 8, self._die / 2
        return QRectF(left, dice.top() + place * height, self._beside(left), height - 2)

    def pairs(self) -> QRectF:
        """The numbers each pair of dice makes, beside the dice before one is chosen."""
        left = self.die(2).right() + 8
        return QRectF(left, self.die(2).top(), self._beside(left), self._die)

    def _beside(self, left: float) -> float:
        return min(self.column.right() - left, 110 * self.unit)

    def group(self, group: int) -> QRectF:
        """The frame of the stations or the academies."""
        height = self.line * len(self.sheet.lengths[group]) + 24 * self.unit
        if self._tall:
            return self._beside_each_other(self._boxes_top, height, group, 2)
        top = self._boxes_top + (self.group(0).height() + GAP if group else 0)
        return QRectF(self.column.left(), top, self.column.width(), height)

    def boxes(self, group: int, row: int) -> QRectF:
        """A row of boxes."""
        frame = self.group(group)
        top = frame.top() + 20 * self.unit + row * self.line
        return QRectF(frame.left() + 8, top, frame.width() - 14, self.line - 1)

    def card(self, number: int, count: int) -> QRectF:
        """An upgrade card."""
        top = max(self.group(0).bottom(), self.group(1).bottom()) + GAP + 1
        if self._tall:
            return self._beside_each_other(top, self.column.bottom() - top, number, count)
        height = min(100.0 * self.unit, (self.column.bottom() - top) / max(1, count))
        return QRectF(self.column.left(), top + number * height, self.column.width(), height - GAP)

    def _beside_each_other(self, top: float, height: float, number: int, count: int) -> QRectF:
        width = (self.column.width() + GAP) / max(1, count)
        return QRectF(self.column.left() + number * width, top, width - GAP, height)

    # The ships.

    def _lay_ships(self) -> None:
        sheet, area = self.sheet, self.ships
        self._decks = [[place for place in sheet.rows if place.ship == ship] for ship in range(len(sheet.ships))]
        lines, count = len(sheet.rows), len(sheet.ships)
        self.tail = 34.0 * self.unit
        beside = self.tail + 8 + (CALLOUT_PX + 4) * self.unit
        lengths = sorted({place.end - place.start for place in sheet.rows})
        self.size = min(
            area.height() / (lines + count * (BAND + PAD + ROOM)),
            (area.width() - self.tail - 8) / (lengths[-1] + NOSE),
            *((area.width() - beside) / (length + NOSE) for length in lengths[:-1]),
        )
        spare = max(0.0, area.height() - self.size * (lines + count * (BAND + PAD + ROOM))) / count
        self._band = min(self.size * 0.8, self.size * BAND + spare * 0.3)
        units = max(fuel + cadets for fuel, cadets in zip(*sheet.room, strict=True))
        self._supply = min(self._band - 2, (area.width() - beside - self.size * NOSE) / (units + 0.4))
        self._hulls = []
        top = area.top()
        for ship, decks in enumerate(self._decks):
            height = self.size * (len(decks) + PAD) + self._band
            slot = height + self.size * ROOM + spare - (self._band - self.size * BAND)
            inside = max(self.size * max(p.end - p.start for p in decks), self._supply * (self._units(ship) + 0.4))
            width = self.tail + 8 + inside + self.size * NOSE
            self._hulls.append(QRectF(area.left(), top + (slot - height) / 2, width, height))
            top += slot

    def _units(self, ship: int) -> int:
        return self.sheet.room[FUEL][ship] + self.sheet.room[CADET][ship]

    def hull(self, ship: int) -> QRectF:
        """A ship from its engines to its nose."""
        return self._hulls[ship]

    def nose(self) -> float:
        """The length of a ship's nose."""
        return self.size * NOSE

    def callout(self, ship: int) -> QRectF:
        """What is written of a ship: beside its nose, or on its hull where it takes the whole width."""
        hull = self._hulls[ship]
        if self.ships.right() - hull.right() >= CALLOUT_PX * self.unit - 1:
            return QRectF(hull.right() + 4, hull.top(), self.ships.right() - hull.right() - 4, hull.height())
        left = self.supply(ship, CADET, self.sheet.room[CADET][ship]).left() + 14
        right = hull.right() - self.nose()
        return QRectF(left, hull.bottom() - self._band - self.size * PAD / 2, right - left, self._band)

    def on_hull(self, ship: int) -> bool:
        """Whether the callout stands on the hull."""
        return self.callout(ship).right() < self._hulls[ship].right()

    def space(self, place: RowPlace, number: int) -> QRectF:
        """A number space."""
        hull, size = self._hulls[place.ship], self.size
        deck = self._decks[place.ship].index(place)
        return QRectF(hull.left() + self.tail + 4 + number * size, hull.top() + size * (PAD / 2 + deck), size, size)

    def supply(self, ship: int, what: int, number: int) -> QRectF:
        """A supply space."""
        hull, size = self._hulls[ship], self._supply
        before = self.sheet.room[FUEL][ship] * size + size * 0.4 if what == CADET else 0
        middle = hull.bottom() - self.size * PAD / 2 - self._band / 2
        return QRectF(hull.left() + self.tail + 6 + before + number * size, middle - size / 2, size, size)
