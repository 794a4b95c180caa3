"""Where everything lies on the table of Camisa 12: the ground of the stadium, two benches, markers and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from tabletop.ui.games.camisa12.bench import Bench
from tabletop.ui.games.camisa12.ground import Ground


class Layout:
    """The rectangles of a table in an area. Side 0 of the picture is the reader's, on the left; side 1 the other's."""

    def __init__(self, area: QRectF) -> None:
        self.ground = Ground.of(area)
        unit = self.ground.depth * 0.86
        self.benches = [Bench.of(self.ground.bench(side), unit) for side in (0, 1)]

    def stand(self, side: int, number: int) -> QRectF:
        """What the picture of a stand takes: whole pixels, with room for its edge."""
        edge = self.ground.stand(side, number).boundingRect()
        return QRectF(edge.adjusted(-2, -2, 2, 2).toAlignedRect())

    def marker(self, side: int, points: float) -> QRectF:
        """A side's marker on the track; between two points on its way."""
        size = max(17.0, self.ground.band * 0.62)
        at = self.ground.mark(points, 1 if side else -1)
        return QRectF(at.x() - size / 2, at.y() - size / 2, size, size)

    def cards(self, side: int, hand: Sequence[int]) -> Iterator[tuple[int, int, QRectF]]:
        """A hand of mosaic cards on a bench, each with its number and which copy of it this is."""
        copies: Counter[int] = Counter()
        for card, rect in zip(hand, self.benches[side].card_rects(len(hand)), strict=True):
            copies[card] += 1
            yield card, copies[card], rect
