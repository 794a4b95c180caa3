"""A lap round a rectangle with round corners, measured by length: what stands, track and pitch are laid along."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


@dataclass(frozen=True)
class Loop:
    """A rectangle with round corners, walked clockwise from the middle of its lower edge."""

    rect: QRectF
    radius: float

    @cached_property
    def _parts(self) -> list[tuple[float, QPointF, QPointF, bool]]:
        """Straights and bends in order: length, where it begins (of a bend: its centre), heading, whether a bend."""
        r, x0, x1, y0, y1 = self.radius, self.rect.left(), self.rect.right(), self.rect.top(), self.rect.bottom()
        middle, bend = self.rect.center().x(), math.pi * r / 2
        left, up, right, down = QPointF(-1, 0), QPointF(0, -1), QPointF(1, 0), QPointF(0, 1)
        return [
            (middle - x0 - r, QPointF(middle, y1), left, False),
            (bend, QPointF(x0 + r, y1 - r), left, True),
            (y1 - y0 - 2 * r, QPointF(x0, y1 - r), up, False),
            (bend, QPointF(x0 + r, y0 + r), up, True),
            (x1 - x0 - 2 * r, QPointF(x0 + r, y0), right, False),
            (bend, QPointF(x1 - r, y0 + r), right, True),
            (y1 - y0 - 2 * r, QPointF(x1, y0 + r), down, False),
            (bend, QPointF(x1 - r, y1 - r), down, True),
            (x1 - r - middle, QPointF(x1 - r, y1), left, False),
        ]

    @cached_property
    def length(self) -> float:
        """Once round."""
        return sum(part[0] for part in self._parts)

    def at(self, along: float, outward: float = 0.0) -> QPointF:
        """The point after that length, ``outward`` of the line (negative: inside it)."""
        along %= self.length
        for length, start, heading, bend in self._parts:
            if along <= length:
                out = _outward(heading)
                if not bend:
                    return start + heading * along + out * outward
                turned = along / self.radius
                way = out * math.cos(turned) + heading * math.sin(turned)
                return start + way * (self.radius + outward)
            along -= length
        return self.at(0.0, outward)

    def heading(self, along: float) -> float:
        """The direction at that length, in degrees clockwise from the right."""
        a, b = self.at(along - 0.5), self.at(along + 0.5)
        return math.degrees(math.atan2(b.y() - a.y(), b.x() - a.x()))

    def inside(self, distance: float) -> Loop:
        """The loop that runs at a distance within this one (negative: around it)."""
        d = distance
        return Loop(self.rect.adjusted(d, d, -d, -d), max(6.0, self.radius - d))

    def path(self) -> QPainterPath:
        """The whole lap."""
        path = QPainterPath()
        path.addRoundedRect(self.rect, self.radius, self.radius)
        return path

    def sector(self, start: float, end: float, inner: float, outer: float) -> QPainterPath:
        """The part between two lengths, from ``inner`` to ``outer`` (both measured outward)."""
        steps = max(1, math.ceil((end - start) / 6))
        stops = [start + (end - start) * i / steps for i in range(steps + 1)]
        path = QPainterPath(self.at(stops[0], outer))
        for stop in stops[1:]:
            path.lineTo(self.at(stop, outer))
        for stop in reversed(stops):
            path.lineTo(self.at(stop, inner))
        path.closeSubpath()
        return path


def _outward(heading: QPointF) -> QPointF:
    """To the left of the one who walks clockwise."""
    return QPointF(heading.y(), -heading.x())
