"""The five ships as line drawings: engines left, nose right, each with a nose, fins and engines of its own."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from tabletop.ui.games.parsecs.blueprint import AMBER, FAINT, LINE

ENGINES = ((0.26, 0.74), (0.5,), (0.2, 0.5, 0.8), (0.14, 0.38, 0.62, 0.86), (0.3, 0.7))
"""How far down the tail each engine of a ship sits."""


def hull(painter: QPainter, rect: QRectF, tail: float, nose: float, number: int, *, done: bool) -> None:
    """A ship in ``rect``; it glows once it is complete."""
    ink = AMBER if done else LINE
    body = outline(rect, tail, nose, number)
    painter.setPen(QPen(ink, 2.4 if done else 1.8, j=Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(QColor(255, 207, 90, 40) if done else QColor(10, 32, 60, 120))
    painter.drawPath(body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _fins(painter, rect, tail, ink)
    for share in ENGINES[number % len(ENGINES)]:
        _engine(painter, rect, tail, rect.top() + rect.height() * share, lit=done)
    painter.setPen(QPen(FAINT, 1))
    seam = rect.right() - nose
    painter.drawLine(QPointF(seam, rect.top() + 4), QPointF(seam, rect.bottom() - 4))
    for share in (0.12, 0.88):
        painter.drawEllipse(QPointF(seam - 5, rect.top() + rect.height() * share), 1.2, 1.2)


def outline(rect: QRectF, tail: float, nose: float, number: int) -> QPainterPath:
    """The edge of a ship's body."""
    top, bottom, middle, height = rect.top(), rect.bottom(), rect.center().y(), rect.height()
    left, seam, tip = rect.left() + tail * 0.72, rect.right() - nose, rect.right() - 1
    path = QPainterPath(QPointF(left, top))
    path.lineTo(seam, top)
    match number % len(ENGINES):
        case 0:  # round as a dragonfly's eye
            path.cubicTo(seam + nose * 0.75, top, tip, top + height * 0.18, tip, middle)
            path.cubicTo(tip, bottom - height * 0.18, seam + nose * 0.75, bottom, seam, bottom)
        case 1:  # a lantern: cut corners and a flat pane
            path.lineTo(tip - nose * 0.12, top + height * 0.3)
            path.lineTo(tip, top + height * 0.36)
            path.lineTo(tip, bottom - height * 0.36)
            path.lineTo(tip - nose * 0.12, bottom - height * 0.3)
            path.lineTo(seam, bottom)
        case 2:  # a wave that breaks
            path.cubicTo(seam + nose * 0.7, top, tip - nose * 0.1, top + height * 0.3, tip, bottom - height * 0.26)
            path.cubicTo(tip - nose * 0.3, bottom - height * 0.08, seam + nose * 0.4, bottom, seam, bottom)
        case 3:  # two decks, two noses
            notch = QPointF(seam + nose * 0.66, middle)
            path.cubicTo(seam + nose * 0.7, top, tip, top + height * 0.1, tip, top + height * 0.25)
            path.cubicTo(tip, top + height * 0.38, notch.x() + nose * 0.1, middle - height * 0.1, notch.x(), notch.y())
            path.cubicTo(
                notch.x() + nose * 0.1, middle + height * 0.1, tip, bottom - height * 0.38, tip, bottom - height * 0.25
            )
            path.cubicTo(tip, bottom - height * 0.1, seam + nose * 0.7, bottom, seam, bottom)
        case _:  # a needle for the longest way
            path.cubicTo(seam + nose * 0.3, top + height * 0.1, seam + nose * 0.5, middle - height * 0.06, tip, middle)
            path.cubicTo(
                seam + nose * 0.5, middle + height * 0.06, seam + nose * 0.3, bottom - height * 0.1, seam, bottom
            )
    path.lineTo(left, bottom)
    waist = left - tail * 0.22
    path.cubicTo(waist, bottom - height * 0.2, waist, top + height * 0.2, left, top)
    return path


def _fins(painter: QPainter, rect: QRectF, tail: float, ink: QColor) -> None:
    painter.setPen(QPen(ink, 1.4, j=Qt.PenJoinStyle.RoundJoin))
    for edge, way in ((rect.top(), 1), (rect.bottom(), -1)):
        fin = QPainterPath(QPointF(rect.left() + tail * 0.95, edge))
        fin.lineTo(rect.left() + tail * 0.3, edge)
        fin.lineTo(rect.left() + tail * 0.62, edge + way * rect.height() * 0.12)
        painter.drawPath(fin)


def _engine(painter: QPainter, rect: QRectF, tail: float, y: float, *, lit: bool) -> None:
    half = min(rect.height() * 0.1, tail * 0.22)
    right, left = rect.left() + tail * 0.56, rect.left() + tail * 0.28
    bell = QPainterPath(QPointF(right, y - half * 0.6))
    bell.lineTo(left, y - half)
    bell.lineTo(left, y + half)
    bell.lineTo(right, y + half * 0.6)
    painter.setPen(QPen(AMBER if lit else LINE, 1.6))
    painter.drawPath(bell)
    painter.setPen(QPen(AMBER if lit else FAINT, 1.2))
    for i in range(3):
        x, reach = left - 3 - i * tail * 0.07, half * (0.8 - 0.22 * i)
        painter.drawLine(QPointF(x, y - reach), QPointF(x, y + reach))
