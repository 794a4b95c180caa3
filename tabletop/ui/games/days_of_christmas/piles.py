"""The cards that nobody holds: a pile or its empty place, each with a word below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from tabletop.ui.games.days_of_christmas import woodcut
from tabletop.ui.games.days_of_christmas.layout import ASPECT
from tabletop.ui.table.ink import line


def piles(painter: QPainter, rect: QRectF, unit: float, told: Sequence[tuple[int, str]]) -> None:
    """Two piles below each other; ``told`` is how many cards each has, and what is written below it."""
    words = 22 * unit
    height = min(rect.height() * 0.5 - words - 12, (rect.width() - 4) / ASPECT)
    for i, (count, text) in enumerate(told):
        box = QRectF(rect.left(), rect.top() + i * (height + words + 8), height * ASPECT, height)
        if count:
            for lift in (4, 2, 0):
                woodcut.back(painter, box.translated(lift, lift * 0.6))
        else:
            painter.setPen(QPen(QColor(255, 255, 255, 60), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor("#f6ecd6"))
        line(painter, QRectF(rect.left(), box.bottom() + 3, rect.width(), words), text, 13 * unit)
