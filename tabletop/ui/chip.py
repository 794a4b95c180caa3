"""A seat at a glance: its colour, its pattern and its numeral."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tabletop.ui import theme
from tabletop.ui.theme import Theme, text_on

PX = 32


class SeatChip(QWidget):
    """The mark of a seat, as wide as a row is tall."""

    def __init__(self, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = theme.current().px(PX)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            paint_chip(painter, QRectF(self.rect()), self._seat, theme.current())


def paint_chip(painter: QPainter, area: QRectF, seat: int, look: Theme) -> None:
    """Paint the mark of a seat: a disc in its colour with a patterned rim, and the numeral on it."""
    colour = look.seat(seat)
    side = min(area.width(), area.height()) - 2
    disc = QRectF(0, 0, side, side)
    disc.moveCenter(area.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, max(1.0, side / 18)))
    painter.setBrush(look.raised)
    painter.drawEllipse(disc)
    painter.setBrush(QBrush(colour, look.seat_mark(seat)))
    painter.drawEllipse(disc)
    heart = QRectF(0, 0, side * 0.66, side * 0.66)
    heart.moveCenter(disc.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(heart)
    painter.setFont(look.font(side * 0.46, QFont.Weight.Bold, scaled=False))
    painter.setPen(QColor(text_on(colour)))
    painter.drawText(disc.translated(QPointF(0, -0.5)), Qt.AlignmentFlag.AlignCenter, str(seat + 1))
    painter.restore()
