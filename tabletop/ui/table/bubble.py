"""A few words beside a place of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.effects import TOP

_MARGIN = 9.0


class Bubble(QGraphicsItem):
    """What a choice would bring, or why it cannot be made."""

    def __init__(self) -> None:
        super().__init__()
        self._text, self._font = "", QFont()
        self._rect = QRectF()
        self.setZValue(TOP - 10)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, text: str, at: QRectF, area: QRectF, font: QFont) -> None:
        """Show the text above ``at`` (or below, where there is no room), inside ``area``."""
        metrics = QFontMetricsF(font)
        width = min(340.0, area.width() - 20)
        box = metrics.boundingRect(QRectF(0, 0, width, 1000), int(Qt.TextFlag.TextWordWrap), text)
        self.prepareGeometryChange()
        self._text, self._font = text, font
        self._rect = QRectF(0, 0, box.width() + 2 * _MARGIN + 2, box.height() + 2 * _MARGIN)
        x = min(max(at.center().x() - self._rect.width() / 2, area.left() + 6), area.right() - self._rect.width() - 6)
        y = at.top() - self._rect.height() - 12
        if y < area.top() + 4:
            y = at.bottom() + 12
        self.setPos(x, min(y, area.bottom() - self._rect.height() - 4))
        self.setVisible(bool(text))

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(255, 255, 255, 90), 1.5))
        painter.setBrush(QColor(16, 20, 26, 240))
        painter.drawRoundedRect(self._rect, 8, 8)
        painter.setFont(self._font)
        painter.setPen(QColor("#ffffff"))
        inner = self._rect.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._text)
