"""A side's bench on the pitch: name plate, stack, penalty card, what was sent away, mosaic cards."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

GAP = 7.0
CARD = 0.74
"""A card's width by its height."""
LARGEST_CARD = 190.0
USUAL_PIECE = 114.0
"""The largest piece on the stack of a table 1920 pixels wide: on larger ones all limits grow."""


@dataclass(frozen=True)
class Bench:
    """Where these lie within a rectangle, upright or lying."""

    plate: QRectF
    stack: QRectF
    penalty: QRectF
    sent: QRectF
    cards: QRectF
    growth: float = 1.0

    @classmethod
    def of(cls, area: QRectF, unit: float) -> Bench:
        """``unit`` is the largest edge that a piece on the stack may have."""
        growth = max(1.0, unit / USUAL_PIECE)
        plate = QRectF(area.left(), area.top(), area.width(), min(52.0 * growth, max(34.0, area.height() * 0.11)))
        left, top = area.left(), plate.bottom() + GAP
        rest = area.bottom() - top
        if area.width() > area.height() * 1.3:
            unit = min(unit, rest * 0.6)
            sent = rest - unit - GAP
            column = max(unit * (1 + CARD) + GAP, min(area.width() * 0.42, sent * 6))
            beside = left + column + 2 * GAP
            cards = QRectF(beside, top, area.right() - beside, rest)
        else:
            unit = min(unit, rest * 0.32, area.width() * 0.46)
            sent = min(unit * 0.46, 46.0 * growth)
            column = area.width()
            below = top + unit + sent + 2 * GAP
            cards = QRectF(left, below, area.width(), area.bottom() - below)
        return cls(
            plate,
            QRectF(left, top, unit, unit),
            QRectF(left + unit + GAP, top, unit * CARD, unit),
            QRectF(left, top + unit + GAP, column, sent),
            cards,
            growth,
        )

    def sent_rects(self, count: int) -> list[QRectF]:
        """Pieces sent away, side by side as long as there is room, then overlapping."""
        size = self.sent.height()
        step = min(size + 2, (self.sent.width() - size) / max(1, count - 1))
        return [QRectF(self.sent.left() + i * step, self.sent.top(), size, size) for i in range(count)]

    def card_rects(self, count: int) -> list[QRectF]:
        """Cards in as many rows as let them be largest; none covers another."""
        if not count:
            return []
        best, columns = 0.0, 1
        for rows in (1, 2, 3):
            across = -(-count // rows)
            height = min(
                (self.cards.height() - GAP * (rows - 1)) / rows,
                (self.cards.width() - GAP * (across - 1)) / across / CARD,
            )
            if height > best:
                best, columns = height, across
        height = min(best, LARGEST_CARD * self.growth)
        width = height * CARD
        return [
            QRectF(
                self.cards.left() + (i % columns) * (width + GAP),
                self.cards.top() + (i // columns) * (height + GAP),
                width,
                height,
            )
            for i in range(count)
        ]
