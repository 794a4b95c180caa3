"""The first frame: the library drawn plainly, before its widgets are there.

PySide6 makes its enums when they are first touched, the whole ``Qt`` namespace at once, which takes a quarter as long
as everything else until the first paint. So nothing in this module, or in those it imports, touches them.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tabletop.ui.grid import MARGIN, grid
from tabletop.ui.settings import Settings
from tabletop.ui.theme import Theme
from tabletop.ui.wood import INK, OAK, WALNUT, paint_wood

GROUNDS = {
    "table": "#a86d3a",
    "camisa12": "#1a2a40",
    "thief_of_baghdad": "#2f2a63",
    "twelve_days": "#40383b",
    "days_of_christmas": "#24583f",
    "parsecs": "#154a7d",
}
"""The prevailing colour of each painting, which stands in for it."""

TITLE_PX, TAGLINE_PX = 30, 15
ABOVE, BELOW = 10, 13
CARD_WORDS = 108  # pixels below the picture, at a text size of 100 %


def paint_first_frame(painter: QPainter, size: QSize, look: Theme, settings: Settings) -> None:
    """Paint the bar with the program's name, and the cards with theirs."""
    words = settings.words("ui")
    title, tagline = look.display_font(TITLE_PX), look.font(TAGLINE_PX)
    heights = [QFontMetricsF(font).height() for font in (title, tagline)]
    bar = ABOVE + sum(heights) + BELOW
    painter.fillRect(QRect(0, 0, size.width(), size.height()), look.window)
    paint_wood(painter, QRectF(0, 0, size.width(), bar), WALNUT if look.dark else OAK)
    y = float(ABOVE)
    for font, text, height in zip((title, tagline), ("Table Twelve", words("library.tagline")), heights, strict=True):
        write(painter, font, INK, QPointF(MARGIN + 6, y), text)
        y += height
    view = QSize(size.width(), size.height() - round(bar))
    for name, place in zip(GROUNDS, grid(view, len(GROUNDS), look.scale, 0), strict=True):
        card = QRectF(place.translated(0, round(bar))).adjusted(4, 4, -4, -4)
        painter.setPen(QPen(look.line, 1.4))
        painter.setBrush(look.panel)
        painter.drawRoundedRect(card, 12, 12)
        picture = card.adjusted(0, 0, 0, -look.px(CARD_WORDS))
        painter.fillRect(picture, QColor(GROUNDS[name]))
        text = words("library.first" if name == "table" else f"{name}.title")
        write(painter, look.display_font(19), look.text, QPointF(card.left() + 14, picture.bottom() + 10), text)


def write(painter: QPainter, font: QFont, ink: QColor, corner: QPointF, text: str) -> None:
    """One line of text with its upper left corner at a point."""
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(corner + QPointF(0, QFontMetricsF(font).ascent()), text)
