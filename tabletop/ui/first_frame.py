"""The first frame: the library made of plain labels, before its widgets are there.

PySide6 makes its enums when they are first touched, the whole ``Qt`` namespace at once, which takes a tenth of the time
until the first paint. Painters and style sheets touch it, labels with palettes do not; nor does anything else here.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QSize
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetrics, QLinearGradient, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from tabletop.ui import theme
from tabletop.ui.grid import MARGIN, grid
from tabletop.ui.settings import Settings

GROUNDS = {
    "table": "#a86d3a",
    "camisa12": "#1a2a40",
    "thief_of_baghdad": "#2f2a63",
    "twelve_days": "#40383b",
    "days_of_christmas": "#24583f",
    "parsecs": "#154a7d",
}
"""The prevailing colour of each painting, which stands in for it."""

OAK = ("#6b4527", "#543319")
WALNUT = ("#43301f", "#2e2015")
"""The two tones of the bar, in a light and in a dark room."""

INK = "#fbf0dc"
"""The colour of texts on wood; its contrast is at least 4.5:1 on all of it."""

TITLE_PX, TAGLINE_PX, CARD_TITLE_PX = 30, 15, 19
ABOVE, BELOW = 10, 13
CARD_WORDS = 108  # pixels below the picture, at a text size of 100 %
EDGE = 4


class FirstFrame(QWidget):
    """Lies on its window until the library does; ``clear`` takes it and its ground away."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        words = settings.words("ui")
        self._look = look = theme.current()
        fonts = look.display_font(TITLE_PX), look.font(TAGLINE_PX)
        heights = [QFontMetrics(font).height() for font in fonts]
        self._bar_height = ABOVE + sum(heights) + BELOW
        fill(parent, look.window)
        self._bar = QWidget(self)
        fill(self._bar, self._wood())
        y = ABOVE
        for font, text, height in zip(fonts, ("Table Twelve", words("library.tagline")), heights, strict=True):
            write(text, font, QColor(INK), QPoint(MARGIN + 6, y), self)
            y += height
        self._cards = []
        for name, ground in GROUNDS.items():
            card, picture = QWidget(self), QWidget(self)
            fill(card, look.panel)
            fill(picture, QColor(ground))
            text = words("library.first" if name == "table" else f"{name}.title")
            title = write(text, look.display_font(CARD_TITLE_PX), look.text, QPoint(), self)
            self._cards.append((card, picture, title))
        self.resize(parent.size())

    def clear(self) -> None:
        """Make room."""
        self.parentWidget().setPalette(QPalette())
        self.parentWidget().setAutoFillBackground(False)
        self.hide()
        self.deleteLater()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._bar.setGeometry(QRect(0, 0, self.width(), self._bar_height))
        places = grid(QSize(self.width(), self.height() - self._bar_height), len(self._cards), self._look.scale, 0)
        for (card, picture, title), place in zip(self._cards, places, strict=True):
            area = place.translated(0, self._bar_height).adjusted(EDGE, EDGE, -EDGE, -EDGE)
            card.setGeometry(area)
            picture.setGeometry(area.adjusted(0, 0, 0, -self._look.px(CARD_WORDS)))
            title.move(area.left() + 14, picture.geometry().bottom() + 11)

    def _wood(self) -> QLinearGradient:
        light, deep = WALNUT if self._look.dark else OAK
        tones = QLinearGradient(QPointF(0, 0), QPointF(0, self._bar_height))
        tones.setColorAt(0, QColor(light))
        tones.setColorAt(1, QColor(deep))
        return tones


def fill(widget: QWidget, ground: QColor | QLinearGradient) -> None:
    """Give a widget its ground."""
    palette = QPalette()
    if isinstance(ground, QColor):
        palette.setColor(QPalette.ColorRole.Window, ground)
    else:
        palette.setBrush(QPalette.ColorRole.Window, QBrush(ground))
    widget.setPalette(palette)
    widget.setAutoFillBackground(True)


def write(text: str, font: QFont, ink: QColor, corner: QPoint, parent: QWidget) -> QLabel:
    """A line of text with its upper left corner at a point."""
    label = QLabel(text, parent)
    label.setFont(font)
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.WindowText, ink)
    label.setPalette(palette)
    label.adjustSize()
    label.move(corner)
    return label
