"""What is lettered on the blueprint: the owner's plate, the pairs of the dice, the boxes' titles, the ships' names."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tabletop.ui import theme
from tabletop.ui.games.parsecs import blueprint
from tabletop.ui.games.parsecs.text import numbers_of

SUPPLIES = ("fuel", "cadet")
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_WRAP = int(Qt.TextFlag.TextWordWrap)


def lettering(unit: float, px: float = 13, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
    """The font of a caption; it grows with the sheet."""
    return theme.current().font(max(12.0, px * unit), weight, scaled=False)


def elided(font: QFont, text: str, width: float) -> str:
    """A text that ends in … where it is too long."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


def frame(painter: QPainter, rect: QRectF) -> None:
    """The frame around a part of the sheet."""
    painter.setPen(QPen(blueprint.FAINT, 1.2))
    painter.setBrush(QColor(8, 26, 50, 110))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def title(painter: QPainter, rect: QRectF, unit: float, text: str) -> None:
    """A frame with a title in its first line."""
    frame(painter, rect)
    font = lettering(unit)
    painter.setFont(font)
    painter.setPen(blueprint.INK)
    line = QRectF(rect.left() + 8, rect.top() + 2, rect.width() - 16, 18 * unit)
    painter.drawText(line, _MIDDLE, elided(font, text, line.width()))


def pairs(painter: QPainter, rect: QRectF, unit: float, dice: Sequence[int]) -> None:
    """Die by die, the numbers that the other two make."""
    height = rect.height() / 3
    side = min(height, 24 * unit)
    painter.setFont(lettering(1, min(15 * unit, height * 0.8)))
    for i, third in enumerate(sorted(set(dice))):
        blueprint.die(painter, QRectF(0, i * height + (height - side) / 2, side, side), third)
        pair = list(dice)
        pair.remove(third)
        painter.setPen(blueprint.INK)
        text = "  ".join(map(str, numbers_of(pair)))
        painter.drawText(QRectF(side + 5, i * height, rect.width(), height), _MIDDLE, text)


def plate(
    painter: QPainter, rect: QRectF, unit: float, owner: str, points: int, track: str, surplus: Sequence[int]
) -> None:
    """Name and score of the sheet's owner on the left, the surplus track on the right."""
    frame(painter, rect)
    font, side = lettering(unit), rect.height() - 8
    metrics = QFontMetricsF(font)
    painter.setFont(font)
    right = rect.right() - 8
    for what, count in reversed(list(zip(SUPPLIES, surplus, strict=True))):
        right = _up_to(painter, rect, right, f"×{count}") - side - 2
        blueprint.supply(painter, QRectF(right, rect.center().y() - side / 2, side, side), what, filled=True)
        right -= 6
    right = _up_to(painter, rect, right, track)
    score = f"  {points}"
    room = right - rect.left() - 16 - metrics.horizontalAdvance(score)
    painter.drawText(rect.adjusted(8, 0, 0, 0), _MIDDLE, elided(font, owner, room) + score)


def _up_to(painter: QPainter, rect: QRectF, right: float, text: str) -> float:
    """A text that ends at ``right``; where it begins."""
    left = right - QFontMetricsF(painter.font()).horizontalAdvance(text)
    painter.setPen(blueprint.INK)
    painter.drawText(QRectF(left, rect.top(), rect.width(), rect.height()), _MIDDLE, text)
    return left


def on_hull(painter: QPainter, rect: QRectF, unit: float, name: str, boost: str, tint: QColor) -> None:
    """A ship's name and boost in a line."""
    bold, plain = lettering(unit), lettering(unit, 12, QFont.Weight.Normal)
    width = QFontMetricsF(bold).horizontalAdvance(name) + 14
    painter.setPen(tint)
    painter.setFont(bold)
    painter.drawText(rect, _MIDDLE, name)
    painter.setFont(plain)
    painter.drawText(rect.adjusted(width, 0, 0, 0), _MIDDLE, elided(plain, boost, rect.width() - width))


def callout(painter: QPainter, rect: QRectF, unit: float, name: str, boost: str, tint: QColor) -> None:
    """A ship's name above its boost, beside the nose, with a leader line."""
    bold, plain = lettering(unit), lettering(unit, 12, QFont.Weight.Normal)
    lead = 6 * unit
    text = rect.adjusted(lead + 5, 0, 0, 0)
    body = QFontMetricsF(plain).boundingRect(text, _WRAP, boost)
    head = QFontMetricsF(bold).boundingRect(text, _WRAP, name)
    if head.height() + body.height() > rect.height():
        name = elided(bold, name, text.width())
        head = QFontMetricsF(bold).boundingRect(text, _WRAP, name)
    top = rect.center().y() - (head.height() + body.height()) / 2
    painter.setPen(tint)
    painter.setFont(bold)
    painter.drawText(QRectF(text.left(), top, text.width(), head.height() + 2), _WRAP, name)
    painter.setFont(plain)
    painter.drawText(QRectF(text.left(), top + head.height(), text.width(), body.height() + 2), _WRAP, boost)
    painter.setPen(QPen(blueprint.FAINT, 1))
    painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.left() + lead, rect.center().y()))
    painter.drawLine(QPointF(rect.left() + lead, top), QPointF(rect.left() + lead, rect.bottom() - top))
