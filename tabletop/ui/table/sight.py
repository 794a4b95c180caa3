"""What of a table is in sight, and where to scroll for what is not: sums on rectangles."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

MARGIN = 24
"""What is brought into sight comes with so much around it."""


def holds(seen: QRectF, rect: QRectF) -> bool:
    """Whether all of a rectangle is in sight, or where it is large, so much that it fills half of what is seen."""
    part = rect & seen
    wide, tall = min(rect.width(), seen.width() / 2), min(rect.height(), seen.height() / 2)
    return part.width() >= wide and part.height() >= tall


def corner(rect: QRectF, seen: QRectF, area: QRectF) -> QPointF | None:
    """Where what is seen of ``area`` begins once a rectangle is in sight, the nearest such; None: it is already."""
    around = rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN) & area
    if seen.contains(around):
        return None
    return QPointF(
        _brought(seen.left(), seen.width(), around.left(), around.right()),
        _brought(seen.top(), seen.height(), around.top(), around.bottom()),
    )


def nearest(rects: Sequence[QRectF], point: QPointF) -> QRectF:
    """The one whose middle is next to a point."""
    return min(rects, key=lambda rect: (rect.center() - point).manhattanLength())


def share(point: QPointF, rect: QRectF) -> QPointF:
    """How far across and down a rectangle a point is."""
    return QPointF((point.x() - rect.x()) / rect.width(), (point.y() - rect.y()) / rect.height())


def _brought(start: float, length: float, low: float, high: float) -> float:
    """Where a window of this length begins so that low…high is in it; their middle, if they are too far apart."""
    if high - low > length:
        return (low + high - length) / 2
    return min(max(start, high - length), low)
