"""Numbers and short words drawn as pictures, readable on any ground."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from tabletop.ui import theme
from tabletop.ui.plain import tidy

INK = QColor("#10151b")
LEAST_PX = 12.0


def numeral(
    painter: QPainter, text: str, rect: QRectF, px: float, tint: QColor, *, outline: bool = True, display: bool = False
) -> None:
    """A few characters about ``px`` tall in the middle of a rectangle, with a dark edge if wanted."""
    look = theme.current()
    size = max(LEAST_PX, px)
    font = look.display_font(size, scaled=False) if display else look.font(size, QFont.Weight.Bold, scaled=False)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # strokes of a letter may cross
    path.addText(QPointF(), font, text)
    path.translate(rect.center() - path.boundingRect().center())
    if outline:
        painter.strokePath(path, QPen(INK, max(2.0, size * 0.16), j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, tint)


def badge(painter: QPainter, rect: QRectF, seat: int, colour: QColor | None = None) -> None:
    """A seat's colour, or another, with its number counted from 1, so that no seat is told by colour alone."""
    look = theme.current()
    colour = colour or look.seat(seat)
    painter.setPen(QPen(QColor("#f6ecd6"), 1))
    painter.setBrush(colour)
    painter.drawEllipse(rect)
    painter.setPen(QColor("#14181d") if colour.lightnessF() > 0.55 else QColor("#ffffff"))
    painter.setFont(look.font(max(LEAST_PX, rect.height() * 0.58), QFont.Weight.Bold, scaled=False))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(seat + 1))


def line(painter: QPainter, rect: QRectF, text: str, px: float) -> None:
    """One line about ``px`` tall in the painter's colour: smaller if it is too long, and cut only if it still is."""
    text = tidy(text)
    look = theme.current()
    font = look.font(max(LEAST_PX, px), QFont.Weight.DemiBold, scaled=False)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > rect.width() > 0:
        font = look.font(max(LEAST_PX, px * rect.width() / wide), QFont.Weight.DemiBold, scaled=False)
    painter.setFont(font)
    shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter, shown)
