"""The wooden figures and the chests of the city, turned on a lathe and lit from the left."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from tabletop.ui.games.thief_of_baghdad.city import INK
from tabletop.ui.table.ink import numeral

WOOD = QColor("#b98d5c")
"""What neutral guards are made of."""


def guard(painter: QPainter, rect: QRectF, tint: QColor, mark: str) -> None:
    """A wooden guard: broad, turbaned, with a spear; ``mark`` is the owner's numeral, empty for neutral."""
    w, h = rect.width(), rect.height()
    body = QPainterPath(QPointF(rect.left() + w * 0.2, rect.bottom() - h * 0.04))
    body.cubicTo(
        rect.left() + w * 0.2,
        rect.top() + h * 0.5,
        rect.left() + w * 0.32,
        rect.top() + h * 0.42,
        rect.center().x(),
        rect.top() + h * 0.42,
    )
    body.cubicTo(
        rect.right() - w * 0.32,
        rect.top() + h * 0.42,
        rect.right() - w * 0.2,
        rect.top() + h * 0.5,
        rect.right() - w * 0.2,
        rect.bottom() - h * 0.04,
    )
    body.closeSubpath()
    painter.setPen(QPen(QColor("#e9d6a9"), max(1.5, w * 0.05)))
    painter.drawLine(
        QPointF(rect.right() - w * 0.13, rect.top() + h * 0.06),
        QPointF(rect.right() - w * 0.13, rect.bottom() - h * 0.04),
    )
    painter.setPen(QPen(INK, max(1.2, w * 0.04)))
    painter.setBrush(_turned(rect, tint))
    painter.drawPath(body)
    painter.setBrush(QColor("#d8a878"))
    painter.drawEllipse(QPointF(rect.center().x(), rect.top() + h * 0.33), w * 0.15, w * 0.15)
    painter.setBrush(_turned(rect, tint.lighter(130)))
    painter.drawEllipse(QRectF(rect.center().x() - w * 0.22, rect.top() + h * 0.08, w * 0.44, h * 0.21))
    if mark:
        numeral(
            painter, mark, QRectF(rect.left(), rect.top() + h * 0.5, w, h * 0.42), max(12.0, h * 0.3), QColor("#ffffff")
        )


def thief(painter: QPainter, rect: QRectF, tint: QColor, mark: str = "") -> None:
    """A wooden thief: slim and hooded; ``mark`` is the owner's numeral."""
    w, h = rect.width(), rect.height()
    cloak = QPainterPath(QPointF(rect.center().x(), rect.top() + h * 0.04))
    cloak.cubicTo(
        rect.right() - w * 0.1,
        rect.top() + h * 0.2,
        rect.right() - w * 0.3,
        rect.top() + h * 0.45,
        rect.right() - w * 0.08,
        rect.bottom() - h * 0.05,
    )
    cloak.lineTo(rect.left() + w * 0.08, rect.bottom() - h * 0.05)
    cloak.cubicTo(
        rect.left() + w * 0.3,
        rect.top() + h * 0.45,
        rect.left() + w * 0.1,
        rect.top() + h * 0.2,
        rect.center().x(),
        rect.top() + h * 0.04,
    )
    painter.setPen(QPen(INK, max(1.2, w * 0.06)))
    painter.setBrush(_turned(rect, tint))
    painter.drawPath(cloak)
    painter.setBrush(QColor("#241a2c"))
    painter.drawEllipse(QPointF(rect.center().x(), rect.top() + h * 0.3), w * 0.17, h * 0.12)
    painter.setBrush(QColor("#fff1c2"))
    painter.setPen(Qt.PenStyle.NoPen)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(rect.center().x() + side * w * 0.07, rect.top() + h * 0.29), w * 0.035, w * 0.035)
    if mark:
        hem = QRectF(rect.left(), rect.top() + h * 0.52, w, h * 0.4)
        numeral(painter, mark, hem, max(12.0, h * 0.3), QColor("#ffffff"))


def tally(painter: QPainter, rect: QRectF, tint: QColor, count: int) -> None:
    """How many figures of a seat stand behind each other."""
    painter.setPen(QPen(QColor("#fff6dc"), 1))
    painter.setBrush(tint.darker(150))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
    numeral(painter, f"×{count}", rect, rect.height() * 0.7, QColor("#ffffff"), outline=False)


def _turned(rect: QRectF, tint: QColor) -> QLinearGradient:
    light = QLinearGradient(rect.topLeft(), rect.topRight())
    light.setColorAt(0, tint.lighter(135))
    light.setColorAt(0.45, tint)
    light.setColorAt(1, tint.darker(150))
    return light


def chest(painter: QPainter, rect: QRectF, worth: int, below: int = 0) -> None:
    """A treasure chest with its number; ``below`` more stand under it."""
    lift = min(4.0, rect.height() * 0.07)
    base = QRectF(
        rect.left() + rect.width() * 0.06, rect.top() + rect.height() * 0.22, rect.width() * 0.88, rect.height() * 0.5
    )
    for i in range(below, 0, -1):
        painter.setPen(QPen(INK, 1.2))
        painter.setBrush(QColor("#6d4526"))
        painter.drawRoundedRect(base.translated(0, lift * i + 2), 3, 3)
    lid = QPainterPath(QPointF(base.left(), base.top() + base.height() * 0.35))
    lid.cubicTo(
        base.left(),
        base.top() - base.height() * 0.35,
        base.right(),
        base.top() - base.height() * 0.35,
        base.right(),
        base.top() + base.height() * 0.35,
    )
    lid.closeSubpath()
    painter.setPen(QPen(INK, 1.6))
    painter.setBrush(QColor("#9a6336"))
    painter.drawRoundedRect(base, 3, 3)
    painter.setBrush(QColor("#b57a45"))
    painter.drawPath(lid)
    painter.setPen(QPen(QColor("#e8c25a"), max(1.5, rect.width() * 0.05)))
    for share in (0.22, 0.78):
        x = base.left() + base.width() * share
        painter.drawLine(QPointF(x, base.top()), QPointF(x, base.bottom()))
    numeral(
        painter,
        str(worth),
        QRectF(base.left(), base.top() + base.height() * 0.1, base.width(), base.height() * 0.8),
        max(13.0, rect.height() * 0.4),
        QColor("#ffe9a8"),
    )
