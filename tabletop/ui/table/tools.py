"""The small buttons along the edge of a table, each with a sign: a character, or a drawing that no font has."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.ui import theme
from tabletop.ui.style import mixed, set_kind

WIDTH = 44
SIGN_PX = 16
COGS = 8


class Tool(QPushButton):
    """A button without a word; what it does is its accessible name and its tooltip.

    ``sign`` is a character or the name of a drawing: ``bulb``, ``gear``, ``smaller`` or ``larger``.
    """

    def __init__(self, sign: str, parent: QWidget | None = None) -> None:
        super().__init__("" if sign in DRAWINGS else sign, parent)
        self._draw = DRAWINGS.get(sign)
        set_kind(self, "quiet")
        self.setAutoDefault(True)  # Enter presses it too
        self.fit()

    def fit(self) -> None:
        """Be as wide as the text size asks."""
        self.setFixedWidth(theme.current().px(WIDTH))

    def name(self, text: str) -> None:
        """Say what it does."""
        self.setAccessibleName(text)
        self.setToolTip(text)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._draw is None:
            return
        look = theme.current()
        tint = look.text if self.isEnabled() else mixed(look.text, look.panel, 0.5)
        size = look.px(SIGN_PX)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QRectF(self.rect()).center())
            painter.scale(size / 2, size / 2)
            self._draw(painter, tint)


def _gear(painter: QPainter, tint: QColor) -> None:
    """A wheel with cogs around the origin, of radius 1."""
    edge = []
    for i in range(COGS):
        middle = 2 * math.pi * i / COGS
        # Each cog is narrower outside than where it leaves the wheel.
        for radius, half in ((0.72, -0.24), (1.0, -0.14), (1.0, 0.14), (0.72, 0.24)):
            edge.append(QPointF(math.cos(middle + half) * radius, math.sin(middle + half) * radius))
    cogs = QPainterPath()
    cogs.addPolygon(QPolygonF(edge))
    cogs.closeSubpath()
    cogs.addEllipse(QPointF(), 0.38, 0.38)
    painter.setPen(QPen(tint, 0.06, j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(cogs, tint)
    painter.drawPath(cogs)


def _bulb(painter: QPainter, tint: QColor) -> None:
    """A light bulb: the glass, and two lines of its thread."""
    painter.setPen(QPen(tint, 0.18, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
    glass = QPainterPath(QPointF(-0.32, 0.5))
    glass.cubicTo(QPointF(-0.32, 0.2), QPointF(-0.74, 0.1), QPointF(-0.74, -0.36))
    glass.arcTo(QRectF(-0.74, -1.1, 1.48, 1.48), 180, -180)
    glass.cubicTo(QPointF(0.74, 0.1), QPointF(0.32, 0.2), QPointF(0.32, 0.5))
    glass.closeSubpath()
    painter.drawPath(glass)
    painter.drawLine(QPointF(-0.3, 0.8), QPointF(0.3, 0.8))
    painter.drawLine(QPointF(-0.14, 1.1), QPointF(0.14, 1.1))


def _glass(painter: QPainter, tint: QColor) -> None:
    """A magnifying glass, the middle of its lens at the origin."""
    painter.setPen(QPen(tint, 0.2, c=Qt.PenCapStyle.RoundCap))
    painter.translate(-0.16, -0.16)
    painter.drawEllipse(QPointF(), 0.8, 0.8)
    painter.drawLine(QPointF(0.62, 0.62), QPointF(1.1, 1.1))
    painter.drawLine(QPointF(-0.36, 0), QPointF(0.36, 0))


def _larger(painter: QPainter, tint: QColor) -> None:
    _glass(painter, tint)
    painter.drawLine(QPointF(0, -0.36), QPointF(0, 0.36))


DRAWINGS = {"bulb": _bulb, "gear": _gear, "smaller": _glass, "larger": _larger}
