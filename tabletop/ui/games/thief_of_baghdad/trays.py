"""The tray of a seat below the city: how many thieves, cards and guards it has left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tabletop.core.rules import Seat
from tabletop.ui import theme
from tabletop.ui.games.thief_of_baghdad import cards, figures
from tabletop.ui.games.thief_of_baghdad.layout import halves
from tabletop.ui.table.ink import LEAST_PX


def tray(painter: QPainter, rect: QRectF, owner: Seat, counts: Sequence[int], *, acts: bool) -> None:
    """A tray; ``counts`` are the stock of thieves, the hand, one's own guards and the neutral ones still to place."""
    tint, mark = theme.current().seat(owner), str(owner + 1)
    stock, held, own_left, neutrals_left = counts
    painter.setPen(QPen(QColor("#ffd34d") if acts else QColor(255, 255, 255, 60), 2 if acts else 1))
    painter.setBrush(QColor(30, 20, 42, 210))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
    waiting = [guards for guards in ((own_left, tint, mark), (neutrals_left, figures.WOOD, "")) if guards[0]]
    # As tall as its part of the tray, but no wider: on a narrow table everything in it is smaller.
    room = halves(rect)[0]
    h = min(room.height(), (room.width() - 20) / (2.2 + 1.2 * len(waiting)))
    row = QRectF(room.left(), room.center().y() - h / 2, room.width(), h)
    figure = QRectF(row.left() + 6, row.top() + h * 0.1, h * 0.55, h * 0.8)
    figures.thief(painter, figure, tint, mark)
    x = _count(painter, figure.right() + 2, row, f"×{stock}")
    small = QRectF(x + h * 0.1, row.top() + h * 0.2, h * 0.42, h * 0.6)
    cards.back(painter, small)
    x = _count(painter, small.right() + 2, row, str(held))
    for left, wood, whose in waiting:
        figures.guard(painter, QRectF(x + h * 0.1, row.top() + h * 0.08, h * 0.62, h * 0.84), wood, whose)
        x = _count(painter, x + h * 0.74, row, f"×{left}")


def _count(painter: QPainter, x: float, rect: QRectF, text: str) -> float:
    """A number after what it counts; where it ends."""
    font = theme.current().font(max(LEAST_PX, rect.height() * 0.3), QFont.Weight.DemiBold, scaled=False)
    painter.setFont(font)
    painter.setPen(QColor("#fdf3dc"))
    width = QFontMetricsF(font).horizontalAdvance(text)
    painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt.AlignmentFlag.AlignVCenter, text)
    return x + width
