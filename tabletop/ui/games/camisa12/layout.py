"""Where everything lies on the table of Camisa 12: the ground of the stadium, two benches, markers and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF

from tabletop.ui.games.camisa12.bench import CARD, Bench
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

    def cards(self, side: int, hand: Sequence[int], *, choosing: bool = False) -> Iterator[tuple[int, int, QRectF]]:
        """A hand of mosaic cards, each with its number and which copy of it this is.

        They lie on the bench; while one of them is chosen, large in the middle of the pitch.
        """
        copies: Counter[int] = Counter()
        rects = self._row(len(hand)) if choosing else self.benches[side].card_rects(len(hand))
        for card, rect in zip(hand, rects, strict=True):
            copies[card] += 1
            yield card, copies[card], rect

    def _row(self, count: int) -> list[QRectF]:
        """Cards side by side over the middle of the pitch, as large as there is room for."""
        pitch = self.ground.pitch.rect
        gap = pitch.height() * 0.05
        height = min(pitch.height() * 0.6, ((pitch.width() * 0.9 + gap) / max(1, count) - gap) / CARD)
        width = height * CARD
        left = pitch.center().x() - (count * (width + gap) - gap) / 2
        top = pitch.center().y() - height / 2
        return [QRectF(left + i * (width + gap), top, width, height) for i in range(count)]
