"""Where everything lies in the stadium: two stands round a track round a pitch, the rondel, and a bench a side."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tabletop.games.camisa12.state import FACES, SPACES
from tabletop.ui.games.camisa12.loop import Loop

TRACK_POINTS = 60
"""How many points the drawn track has room for; the track of the rules has no end."""
RIM = 7.0
"""The roof's edge around the stands, in pixels."""
LANE = 0.22
"""How far the two markers run beside each other, as a share of the track's width."""


@dataclass(frozen=True)
class Ground:
    """The geometry for one size. Side 0 of the picture is the reader's, on the left; side 1 the other's."""

    area: QRectF
    depth: float  # of a stand
    ring: Loop  # along the middle of the stands
    width: float  # of a space, along the ring
    head: float  # the gap between the sides above, where the score board hangs
    foot: float  # the gap between the sides below, where the mosaic deck lies
    track: Loop
    band: float  # the track's width
    pitch: Loop
    centre: QPointF
    radius: float  # of the rondel

    @classmethod
    def of(cls, area: QRectF) -> Ground:
        """Fit the stadium into an area, wide or tall."""
        w, h = area.width(), area.height()
        depth = min(h, w) * 0.16
        for _ in range(4):  # the length of the ring hangs on the depth, and the other way round
            ring = cls._ring(area, depth)
            foot = depth * 0.86
            head = min(w * 0.3, depth * 2.5)
            width = (ring.length - head - foot) / (2 * SPACES)
            depth = min(width * 1.04, h * 0.165, w * 0.15)
        band = max(22.0, depth * 0.25)
        pitch = ring.inside(depth / 2 + 3 + band)
        ground = pitch.rect
        short, long = sorted((ground.width(), ground.height()))
        radius = min(short / 2 - 4, long * 0.245)
        track = ring.inside(depth / 2 + 2 + band / 2)
        return cls(area, depth, ring, width, head, foot, track, band, pitch, ground.center(), radius)

    @staticmethod
    def _ring(area: QRectF, depth: float) -> Loop:
        inset = RIM + depth / 2
        rect = area.adjusted(inset, inset, -inset, -inset)
        return Loop(rect, min(depth * 1.75, min(rect.width(), rect.height()) * 0.46))

    @property
    def tall(self) -> bool:
        """Whether the benches lie above and below the rondel instead of beside it."""
        return self.pitch.rect.height() > self.pitch.rect.width() * 1.05

    def along(self, side: int, number: float) -> float:
        """The length along the ring where a space begins; ``number`` 10 is where the side ends."""
        start = self.foot / 2 if side == 0 else self.ring.length / 2 + self.head / 2
        return start + number * self.width

    def stand(self, side: int, number: int) -> QPainterPath:
        """A space of a side: clockwise round the ring, the reader's side first."""
        return self._stands[side][number]

    @cached_property
    def _stands(self) -> list[list[QPainterPath]]:
        half = self.depth / 2
        starts = [[self.along(side, number) for number in range(SPACES)] for side in (0, 1)]
        return [[self.ring.sector(s + 1.5, s + self.width - 1.5, -half, half) for s in side] for side in starts]

    def space(self, side: int, number: int) -> QRectF:
        """Where a piece lies in a space."""
        size = min(self.depth, self.width) * 0.74
        return _square(self.ring.at(self.along(side, number + 0.5), self.depth * 0.07), size)

    def sign(self, side: int, number: int, *, taken: bool) -> QRectF:
        """The symbol of a space: in its middle, or at its inner edge once a piece lies there."""
        at = self.along(side, number + 0.5)
        if taken:
            return _square(self.ring.at(at, -self.depth * 0.36), self.depth * 0.27)
        return _square(self.ring.at(at), self.depth * 0.46)

    @property
    def led(self) -> QRectF:
        """The score board, between the two sides above."""
        height = min(self.depth * 0.86, self.head * 0.42)
        middle = self.ring.at(self.ring.length / 2)
        width = min(self.head - 12, height * 3.6)
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    @property
    def deck(self) -> QRectF:
        """The mosaic deck, between the two sides below."""
        height = self.depth * 0.84
        middle = self.ring.at(0)
        return QRectF(middle.x() - height * 0.37, middle.y() - height / 2, height * 0.74, height)

    # The rondel.

    def slice(self, number: int) -> QPainterPath:
        """A face of the rondel, clockwise from the top."""
        first = 90 - 360 * (number - 0.5) / FACES - 1.2
        sweep = -360 / FACES + 2.4
        r, hub = self.radius * 0.985, self.radius * 0.13
        outer = QRectF(self.centre.x() - r, self.centre.y() - r, 2 * r, 2 * r)
        inner = QRectF(self.centre.x() - hub, self.centre.y() - hub, 2 * hub, 2 * hub)
        path = QPainterPath()
        path.arcMoveTo(outer, first)
        path.arcTo(outer, first, sweep)
        path.arcTo(inner, first + sweep, -sweep)
        path.closeSubpath()
        return path

    def face_piece(self, number: int, side: int) -> QRectF:
        """The reader's piece on a face, at its rim, or the other's, smaller, nearer to the hub."""
        share, size = ((0.68, 0.47), (0.315, 0.3))[side]
        return _square(self._on_face(number, share), self.radius * size)

    def face_symbol(self, number: int) -> QRectF:
        """The symbol of a face, clockwise beside the reader's piece."""
        return _square(self._on_face(number, 0.7, 0.385), self.radius * 0.2)

    def ball(self, number: float) -> QRectF:
        """The ball on a face, before the reader's piece; between two faces on its way."""
        return _square(self._on_face(number, 0.72, -0.375), max(20.0, self.radius * 0.23))

    def _on_face(self, number: float, outward: float, clockwise: float = 0.0) -> QPointF:
        angle = math.tau * number / FACES
        out, on = QPointF(math.sin(angle), -math.cos(angle)), QPointF(math.cos(angle), math.sin(angle))
        return self.centre + (out * outward + on * clockwise) * self.radius

    # The track.

    def mark(self, points: float, lane: int = 0) -> QPointF:
        """Where a number of points lies on the track, which begins below; ``lane`` −1 and 1 for the two markers."""
        share = min(points, TRACK_POINTS) / (TRACK_POINTS + 1)
        return self.track.at(self.track.length * share, -lane * self.band * LANE)

    # The benches.

    def bench(self, side: int) -> QRectF:
        """The part of the pitch where a side's stack, discards and cards lie: beside the rondel, or below and above."""
        field, r = self.pitch.rect, self.radius + 10
        # Its corners lie within the round corners of the pitch, which leave less room above than beside.
        side_gap, end_gap = self.pitch.radius * 0.15 + 4, self.pitch.radius * 0.47
        if self.tall:
            height = self.centre.y() - r - field.top() - side_gap
            top = field.bottom() - side_gap - height if side == 0 else field.top() + side_gap
            return QRectF(field.left() + end_gap, top, field.width() - 2 * end_gap, height)
        width = self.centre.x() - r - field.left() - side_gap
        left = field.left() + side_gap if side == 0 else field.right() - side_gap - width
        return QRectF(left, field.top() + end_gap, width, field.height() - 2 * end_gap)


def _square(centre: QPointF, size: float) -> QRectF:
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
