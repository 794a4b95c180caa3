"""The scores of all seats in one slim row: colour and numeral, name, score, and who is to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui import theme
from tabletop.ui.plain import tidy
from tabletop.ui.table import ink

HEIGHT = 40
LEAST_NAME_PX = 34
"""With less room than this for a name its numeral has to do."""

NAME_PX = (15, 14, 13, 12)
"""A name that does not fit is written smaller before it is cut."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """What the row says of a seat; ``colour`` None: the theme's."""

    name: str
    score: str
    acts: bool
    colour: QColor | None = None


class SeatsBar(QWidget):
    """Draws a chip a seat, as wide as there is room, names smaller, then elided, first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: Sequence[SeatLine] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seats(self, lines: Sequence[SeatLine], spoken: str) -> None:
        """Show these seats; ``spoken`` is the same in words."""
        self._lines = list(lines)
        self.setAccessibleName(spoken)
        self.setToolTip("")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, theme.current().px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, theme.current().px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._lines:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = 6.0
        width = min(260.0 * theme.current().scale, (self.width() - gap * (len(self._lines) - 1)) / len(self._lines))
        for seat, line in enumerate(self._lines):
            rect = QRectF(seat * (width + gap), 3, width, self.height() - 6)
            self._chip(painter, rect, seat, line)

    def _chip(self, painter: QPainter, rect: QRectF, seat: int, line: SeatLine) -> None:
        look = theme.current()
        colour = line.colour or look.seat(seat)
        painter.setPen(QPen(look.accent, 2.5) if line.acts else QPen(look.line, 1))
        painter.setBrush(look.raised if line.acts else look.panel)
        painter.drawRoundedRect(rect, 9, 9)
        score_font = look.font(17, QFont.Weight.Bold)
        score_width = QFontMetricsF(score_font).horizontalAdvance(line.score)
        size = rect.height() - 10
        if rect.width() < size + score_width + 20:  # many seats: the score below the badge
            size = rect.height() * 0.46
            ink.badge(painter, QRectF(rect.center().x() - size / 2, rect.top() + 2, size, size), seat, colour)
            painter.setPen(look.text)
            painter.setFont(look.font(13, QFont.Weight.Bold))
            below = QRectF(rect.left(), rect.top() + size, rect.width(), rect.height() - size)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, line.score)
            return
        badge = QRectF(rect.left() + 5, rect.top() + 5, size, size)
        ink.badge(painter, badge, seat, colour)
        painter.setPen(look.text)
        painter.setFont(score_font)
        right = rect.right() - 9
        painter.drawText(QRectF(right - score_width, rect.top(), score_width + 1, rect.height()),
                         Qt.AlignmentFlag.AlignVCenter, line.score)  # fmt: skip
        name = QRectF(badge.right() + 6, rect.top(), right - score_width - badge.right() - 12, rect.height())
        if name.width() > LEAST_NAME_PX:
            font = fitting(tidy(line.name), name.width(), acts=line.acts)
            painter.setFont(font)
            text = QFontMetricsF(font).elidedText(tidy(line.name), Qt.TextElideMode.ElideRight, name.width())
            painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, text)


def fitting(name: str, width: float, *, acts: bool) -> QFont:
    """The largest font in which a name fits; the smallest where none does."""
    weight = QFont.Weight.DemiBold if acts else QFont.Weight.Normal
    fonts = [theme.current().font(px, weight) for px in NAME_PX]
    return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(name) <= width), fonts[-1])
