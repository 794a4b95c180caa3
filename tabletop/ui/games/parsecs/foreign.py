"""What shows at a glance that the sheet on the table is somebody else's: a frame in their colour, and a tab."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from tabletop.core.rules import Seat
from tabletop.ui import theme
from tabletop.ui.games.parsecs import captions
from tabletop.ui.table.ink import badge

EDGE = 5.0


def foreign(painter: QPainter, rect: QRectF, unit: float, text: str, owner: Seat) -> None:
    """The frame about ``rect``, and the tab at its upper edge: on the right, where no ship is."""
    colour = theme.current().seat(owner)
    painter.setPen(QPen(colour, EDGE, j=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(EDGE / 2, EDGE / 2, -EDGE / 2, -EDGE / 2))
    font = captions.lettering(unit)
    side, high = 18 * unit, 24 * unit
    wide = QFontMetricsF(font).horizontalAdvance(text) + side + 26
    tab = QRectF(rect.right() - 14 - wide, rect.top(), wide, high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(tab.adjusted(0, -8, 0, 0), 8, 8)
    badge(painter, QRectF(tab.left() + 8, tab.center().y() - side / 2, side, side), owner)
    painter.setFont(font)
    painter.setPen(theme.text_on(colour))
    words = tab.adjusted(side + 14, 0, 0, 0)
    painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, text)
