"""Where everything lies in the stadium: a ring of two sides, a score track inside it, the pitch with its rondel."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from tabletop.games.camisa12.state import FACES, SPACES

TRACK_POINTS = 60
"""How many points the drawn track has room for; the track of the rules has no end."""


def oval(rect: QRectF) -> QPainterPath:
    """A stadium's outline, clockwise from the middle of its lower edge."""
    r = min(rect.width(), rect.height()) * 0.46
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    path = QPainterPath(QPointF(rect.center().x(), bottom))
    path.lineTo(left + r, bottom)
    path.arcTo(QRectF(left, bottom - 2 * r, 2 * r, 2 * r), 270, -90)
    path.lineTo(left, top + r)
    path.arcTo(QRectF(left, top, 2 * r, 2 * r), 180, -90)
    path.lineTo(right - r, top)
    path.arcTo(QRectF(right - 2 * r, top, 2 * r, 2 * r), 90, -90)
    path.lineTo(right, bottom - r)
    path.arcTo(QRectF(right - 2 * r, bottom - 2 * r, 2 * r, 2 * r), 0, -90)
    path.closeSubpath()
    return path


@dataclass(frozen=True, slots=True)
class Ground:
    """The geometry for one size. Side 0 of the picture is the reader's, on the left; side 1 the other's."""

    area: QRectF
    stand: float  # the edge of a space, in pixels
    ring: QPainterPath
    track: QPainterPath
    pitch: QRectF
    centre: QPointF
    radius: float  # of the rondel

    @classmethod
    def of(cls, area: QRectF) -> Ground:
        """Fit the stadium into an area, wide or tall."""
        stand = min(area.width() * 0.098, area.height() * 0.165)
        margin = stand * 0.62
        path = oval(area.adjusted(margin, margin, -margin, -margin))
        inset = margin + stand * 0.5 + 15
        track = oval(area.adjusted(inset, inset, -inset, -inset))
        edge = inset + 13
        pitch = area.adjusted(edge, edge, -edge, -edge)
        led = cls.led_height(pitch)
        radius = min((pitch.height() - led - 12) / 2, pitch.width() * 0.215)
        centre = QPointF(pitch.center().x(), pitch.top() + led + 4 + (pitch.height() - led - 4) / 2)
        return cls(area, stand, path, track, pitch, centre, radius)

    @staticmethod
    def led_height(pitch: QRectF) -> float:
        """The height of the score board at the head of the pitch."""
        return max(38.0, pitch.height() * 0.16)

    @property
    def led(self) -> QRectF:
        """The score board."""
        height = self.led_height(self.pitch)
        width = min(self.pitch.width() * 0.36, height * 5.2)
        return QRectF(self.centre.x() - width / 2, self.pitch.top() + 3, width, height)

    def space(self, side: int, number: int) -> QRectF:
        """A space of a side: clockwise round the ring, the reader's side first."""
        point = self.ring.pointAtPercent(((side * SPACES + number) + 0.5) / (2 * SPACES))
        return QRectF(point.x() - self.stand / 2, point.y() - self.stand / 2, self.stand, self.stand)

    def face(self, number: int) -> QRectF:
        """A face of the rondel, clockwise from the top."""
        size = self.radius * 0.72
        point = self.centre + self._way(number) * self.radius * 0.63
        return QRectF(point.x() - size / 2, point.y() - size / 2, size, size)

    def face_piece(self, number: int, side: int) -> QRectF:
        """The reader's piece on a face, large, or the other's, small behind it."""
        face = self.face(number)
        size = face.width() * (0.66 if side == 0 else 0.5)
        shift = (
            QPointF(-face.width() * 0.13, face.width() * 0.06)
            if side == 0
            else QPointF(face.width() * 0.29, -face.width() * 0.14)
        )
        point = face.center() + shift
        return QRectF(point.x() - size / 2, point.y() - size / 2, size, size)

    def face_symbol(self, number: int) -> QRectF:
        """The symbol of a face, at the hub."""
        size = self.radius * 0.2
        point = self.centre + self._way(number) * self.radius * 0.21
        return QRectF(point.x() - size / 2, point.y() - size / 2, size, size)

    def ball(self, number: int) -> QRectF:
        """The ball beside a face, on the rondel's edge."""
        size = max(18.0, self.radius * 0.2)
        point = self.centre + self._way(number) * self.radius * 1.02
        return QRectF(point.x() - size / 2, point.y() - size / 2, size, size)

    def mark(self, points: int, lane: int) -> QPointF:
        """Where a number of points lies on the track, which begins at the lower middle; two lanes side by side."""
        share = min(points, TRACK_POINTS) / (TRACK_POINTS + 1)
        point = self.track.pointAtPercent(share)
        inward = self.area.center() - point
        length = math.hypot(inward.x(), inward.y()) or 1
        return point + inward / length * (lane * 9.0)

    def corner(self, side: int) -> QRectF:
        """The part of the pitch beside the rondel where a side's stack, discards and cards lie."""
        gap = self.radius * 1.13
        inset = self.pitch.height() * 0.08
        if side == 0:
            return QRectF(
                self.pitch.left() + inset,
                self.pitch.top(),
                self.centre.x() - gap - self.pitch.left() - inset,
                self.pitch.height(),
            )
        left = self.centre.x() + gap
        return QRectF(left, self.pitch.top(), self.pitch.right() - inset - left, self.pitch.height())

    @staticmethod
    def _way(number: int) -> QPointF:
        angle = math.tau * number / FACES
        return QPointF(math.sin(angle), -math.cos(angle))
