"""The windows of the twelve days: pointed arches of leaded glass, each with its number and its gift."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.ui.games.twelve_days.glass import LEAD, PANES, pane
from tabletop.ui.table import gifts

PALE, NIGHT = QColor("#fff7df"), QColor("#d7dcf2")
ROSE, RAYS = 0.34, 12
"""The radius of the round pane that holds the gift, in widths of the window, and the leads that run from it."""


def arch(rect: QRectF) -> QPainterPath:
    """A pointed window."""
    path = QPainterPath(rect.bottomLeft())
    spring = rect.top() + rect.width() * 0.62
    path.lineTo(rect.left(), spring)
    path.quadTo(rect.left(), rect.top() + rect.width() * 0.2, rect.center().x(), rect.top())
    path.quadTo(rect.right(), rect.top() + rect.width() * 0.2, rect.right(), spring)
    path.lineTo(rect.bottomRight())
    path.closeSubpath()
    return path


def window(painter: QPainter, rect: QRectF, look: tuple[str, int, QColor | None, str], font: QFont) -> None:
    """A day's window: ``look`` is dark, lit (today), waits or won, with the day, the winner's colour and numeral."""
    state, day, colour, numeral = look
    shape = arch(rect.adjusted(3, 3, -3, -3))
    unit = rect.width()
    rose = QPointF(rect.center().x(), rect.bottom() - unit * (0.72 if rect.height() > 1.7 * unit else 0.55))
    light = QRadialGradient(rose, rect.height() * 0.75)
    for place, shade in enumerate(_glow(state, colour)):
        light.setColorAt(place, shade)
    painter.save()
    painter.setClipPath(shape)
    painter.fillPath(shape, light)
    _leads(painter, rect, rose, unit)
    _gift(painter, rose, unit, day, lit=state != "dark")
    painter.restore()
    painter.setPen(QPen(LEAD, max(2.5, unit * 0.06)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    crown = QRectF(rect.left(), rect.top() + unit * 0.2, unit, rose.y() - ROSE * unit - rect.top() - unit * 0.2)
    _number(painter, crown, str(day), font, lit=state != "dark")
    if numeral:
        _winner(painter, rect, numeral, font)


def token(painter: QPainter, rect: QRectF, day: int, colour: QColor, font: QFont) -> None:
    """A won day, small: its window in the winner's colour with its number."""
    shape = arch(rect)
    painter.setPen(QPen(LEAD, max(1.5, rect.width() * 0.07)))
    painter.setBrush(pane(colour, rect))
    painter.drawPath(shape)
    _number(painter, rect.adjusted(0, rect.height() * 0.22, 0, 0), str(day), font, lit=True, share=0.62)


def _glow(state: str, colour: QColor | None) -> tuple[QColor, QColor]:
    """The glass about the gift, and at the edge."""
    if state == "dark":
        return QColor("#333b5c"), QColor("#1b2036")
    if colour is not None:
        return colour.lighter(165), colour.darker(125)
    return QColor("#fff3bf"), QColor("#e0a93c") if state == "lit" else QColor("#a8823c")


def _leads(painter: QPainter, rect: QRectF, rose: QPointF, unit: float) -> None:
    painter.setPen(QPen(LEAD, max(1.2, unit * 0.022)))
    for i in range(RAYS):
        turn = math.tau * (i + 0.5) / RAYS
        way = QPointF(math.sin(turn), -math.cos(turn))
        painter.drawLine(rose + way * unit * ROSE, rose + way * rect.height())


def _gift(painter: QPainter, rose: QPointF, unit: float, day: int, *, lit: bool) -> None:
    painter.setPen(QPen(LEAD, max(1.5, unit * 0.035)))
    painter.setBrush(QColor(255, 250, 230, 240) if lit else QColor("#232945"))
    painter.drawEllipse(rose, unit * ROSE, unit * ROSE)
    box = QRectF(0, 0, unit * ROSE * 1.42, unit * ROSE * 1.42)
    box.moveCenter(rose)
    shape, lines = gifts.placed(day, box)
    edge = QPen(LEAD if lit else QColor("#5d678f"), max(1.0, unit * 0.02), j=Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    painter.setBrush(pane(PANES[day], box) if lit else QColor("#39426a"))
    painter.drawPath(shape)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(lines)


def _number(painter: QPainter, rect: QRectF, text: str, font: QFont, *, lit: bool, share: float = 0.42) -> None:
    big = QFont(font)
    big.setPixelSize(max(12, int(min(rect.width() * share, rect.height()))))
    path = QPainterPath()
    path.addText(QPointF(), big, text)
    path.translate(rect.center() - path.boundingRect().center())
    if lit:
        painter.strokePath(path, QPen(LEAD, max(2.5, big.pixelSize() * 0.2), j=Qt.PenJoinStyle.RoundJoin))
    painter.fillPath(path, PALE if lit else NIGHT)


def _winner(painter: QPainter, rect: QRectF, numeral: str, font: QFont) -> None:
    small = QFont(font)
    small.setPixelSize(max(12, int(rect.width() * 0.2)))
    painter.setFont(small)
    badge = QRectF(0, 0, max(20.0, rect.width() * 0.34), max(18.0, rect.width() * 0.26))
    badge.moveCenter(QPointF(rect.center().x(), rect.bottom() - badge.height() * 0.75))
    painter.setBrush(LEAD)
    painter.setPen(QPen(PALE, 1))
    painter.drawRoundedRect(badge, 4, 4)
    painter.setPen(PALE)
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, numeral)
