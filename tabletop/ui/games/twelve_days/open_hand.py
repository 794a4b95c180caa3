"""A hand that lies open at the end: how many of each rank, the majorities framed (D10)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.games.twelve_days.ruleset import RANKS
from tabletop.ui.games.twelve_days.glass import LEAD, PANES, pane
from tabletop.ui.table.ink import numeral

GOLD, PALE = QColor("#ffd34d"), QColor("#fffdf4")
SHAPE = 1.5
"""The width of a pane, in heights."""


def open_hand(painter: QPainter, rect: QRectF, counts: Sequence[int], best: Collection[int]) -> None:
    """A pane of glass for each rank 1…12 in the room: its rank large, ``counts`` by rank small; ``best`` are framed."""
    ranks = range(1, RANKS)
    columns = max(range(1, RANKS), key=lambda n: min(rect.width() / n, SHAPE * rect.height() / ceil(len(ranks) / n)))
    rows = ceil(len(ranks) / columns)
    wide, high = rect.width() / columns, min(rect.height() / rows, rect.width() / columns)
    top = rect.center().y() - high * rows / 2
    for place, rank in enumerate(ranks):
        row, column = divmod(place, columns)
        box = QRectF(rect.left() + column * wide, top + row * high, wide, high).adjusted(2, 2, -2, -2)
        _pane(painter, box, rank, counts[rank], best=rank in best)


def _pane(painter: QPainter, box: QRectF, rank: int, count: int, *, best: bool) -> None:
    painter.setOpacity(1 if count else 0.28)
    painter.setPen(QPen(GOLD if best else LEAD, 2.5 if best else 1.5))
    painter.setBrush(pane(PANES[rank], box) if count else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 5, 5)
    left = QRectF(box.left(), box.top(), box.width() * 0.52, box.height())
    numeral(painter, str(rank), left, min(box.height() * 0.6, box.width() * 0.34), PALE, display=True)
    right = QRectF(left.right(), box.top(), box.width() * 0.42, box.height())
    numeral(painter, f"×{count}" if count else "–", right, min(box.height() * 0.4, box.width() * 0.22), PALE)
    painter.setOpacity(1)
