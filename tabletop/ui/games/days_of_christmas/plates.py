"""What belongs to a seat on the cloth: its plate above, and its place in the trick."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tabletop.core.rules import Seat
from tabletop.ui import theme
from tabletop.ui.games.days_of_christmas import woodcut
from tabletop.ui.table.ink import LEAST_PX, badge, line


def plate(painter: QPainter, rect: QRectF, unit: float, seat: Seat, name: str, cards: int, *, acts: bool) -> None:
    """A seat's name and how many cards it holds, with room below for its presents."""
    painter.setPen(QPen(QColor("#ffd34d") if acts else QColor(255, 255, 255, 60), 2.5 if acts else 1.2))
    painter.setBrush(QColor(12, 34, 24, 190))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    head = QRectF(rect.left() + 8, rect.top() + 5, rect.width() - 16, 24 * unit)
    badge(painter, QRectF(head.left(), head.top() + unit, 22 * unit, 22 * unit), seat)
    small = QRectF(head.right() - 15 * unit, head.top() + 2 * unit, 15 * unit, 21 * unit)
    woodcut.back(painter, small)
    painter.setFont(_font(14 * unit))
    painter.setPen(QColor("#f6ecd6"))
    number = str(cards)
    width = QFontMetricsF(painter.font()).horizontalAdvance(number)
    count = QRectF(small.left() - width - 5, head.top(), width + 2, head.height())
    painter.drawText(count, Qt.AlignmentFlag.AlignVCenter, number)
    left = head.left() + 28 * unit
    line(painter, QRectF(left, head.top(), count.left() - left - 3, head.height()), name, 14 * unit)


def slot(painter: QPainter, rect: QRectF, unit: float, seat: Seat, passed: str, *, best: bool) -> None:
    """Where a seat's play lies; ``passed`` is what is written there of one who passes, else empty."""
    painter.setPen(QPen(QColor("#ffd34d") if best else QColor(255, 255, 255, 50), 2.5 if best else 1.2))
    painter.setBrush(QColor(8, 28, 18, 120))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    size = 22 * unit
    badge(painter, QRectF(rect.center().x() - size / 2, rect.bottom() - size - 4, size, size), seat)
    if passed:
        painter.setPen(QColor(255, 255, 255, 190))
        painter.setFont(_font(15 * unit))
        painter.drawText(rect.adjusted(0, 0, 0, -size - 4), Qt.AlignmentFlag.AlignCenter, passed)


def _font(px: float) -> QFont:
    return theme.current().font(max(LEAST_PX, px), QFont.Weight.DemiBold, scaled=False)
