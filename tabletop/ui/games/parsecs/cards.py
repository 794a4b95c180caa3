"""Upgrade cards on the blueprint: title, goal, reward, how far a sheet has come, and who has gained the card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from tabletop.ui import theme
from tabletop.ui.games.parsecs.blueprint import AMBER, FAINT, INK
from tabletop.ui.games.parsecs.signs import sign

ROOMY_PX = 70.0
"""From this height on a card's texts grow."""
MOST_BADGES = 3
"""More seats than this are counted."""


@dataclass(frozen=True, slots=True)
class Face:
    """What stands on a card; ``now`` of ``wanted`` is how far the sheet that is shown has come.

    ``mine``: its owner has gained the card; ``holders`` are the others who have.
    """

    title: str
    goal: str
    reward: Sequence[str]
    now: int
    wanted: int
    holders: Sequence[int]
    mine: bool


def card(painter: QPainter, rect: QRectF, face: Face) -> None:
    """Paint a card; its texts grow with it."""
    unit = max(1.0, min(rect.height() / ROOMY_PX, rect.width() / 230))
    painter.setPen(QPen(AMBER if face.mine else FAINT, 2 if face.mine else 1.2))
    painter.setBrush(QColor(255, 207, 90, 40) if face.mine else QColor(8, 26, 50, 130))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)
    inner = rect.adjusted(8, 2, -8, -5)
    bold = theme.current().font(13 * unit, QFont.Weight.DemiBold, scaled=False)
    head = QRectF(inner.left(), inner.top(), inner.width(), 18 * unit)
    side = 17 * unit
    left = head.right()
    for boost in reversed(face.reward):
        left -= side + 2
        sign(painter, QRectF(left, head.center().y() - side / 2, side, side), boost, AMBER, bold)
    if face.mine:
        left -= side + 2
        _tick(painter, QRectF(left, head.center().y() - side / 2, side, side))
    left = _badges(painter, left - 4, head.center().y(), face.holders, bold)
    body = QRectF(inner.left(), head.bottom(), inner.width(), inner.bottom() - head.bottom())
    plain, wrapped = theme.current().font(12 * unit, scaled=False), int(Qt.TextFlag.TextWordWrap)
    goal = QFontMetricsF(plain).boundingRect(body, wrapped, face.goal)
    count = f"{min(face.now, face.wanted)} / {face.wanted}"
    steps = QRectF(body.left(), rect.bottom() - 6 - 17 * unit, body.width(), 17 * unit)
    painter.setFont(plain)
    painter.setPen(INK)
    painter.drawText(body, wrapped, face.goal)
    if goal.bottom() >= steps.top():  # then it goes beside the title
        steps = QRectF(head.left(), head.top(), left - head.left(), head.height())
        left -= QFontMetricsF(plain).horizontalAdvance(count) + 4
    painter.drawText(steps, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, count)
    painter.setFont(bold)
    painter.setPen(AMBER)
    title = QFontMetricsF(bold).elidedText(face.title, Qt.TextElideMode.ElideRight, left - head.left() - 6)
    painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, title)
    _progress(painter, rect, face.now / face.wanted)


def _tick(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(AMBER, rect.width() / 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    points = [QPointF(-0.28, 0.02), QPointF(-0.06, 0.24), QPointF(0.3, -0.24)]
    painter.drawPolyline([rect.center() + point * rect.width() for point in points])


def _badges(painter: QPainter, right: float, middle: float, holders: Sequence[int], font: QFont) -> float:
    """The other seats that have gained the card, up to ``right``; where they begin."""
    side = font.pixelSize() * 1.35
    small = QFont(font)
    small.setPixelSize(max(12, int(font.pixelSize() * 0.9)))
    more = len(holders) - MOST_BADGES
    if more > 0:
        text = f"+{more + 1}"
        width = QFontMetricsF(font).horizontalAdvance(text) + 4
        right -= width
        painter.setFont(font)
        painter.setPen(INK)
        painter.drawText(QRectF(right, middle - side / 2, width, side), Qt.AlignmentFlag.AlignCenter, text)
    for seat in reversed(holders[: MOST_BADGES - 1] if more > 0 else holders):
        right -= side + 2
        spot = QRectF(right, middle - side / 2, side, side)
        colour = theme.current().seat(seat)
        painter.setPen(QPen(INK, 1))
        painter.setBrush(colour)
        painter.drawEllipse(spot.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.setFont(small)
        painter.setPen(theme.text_on(colour))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, str(seat + 1))
    return right


def _progress(painter: QPainter, rect: QRectF, share: float) -> None:
    line = QRectF(rect.left() + 8, rect.bottom() - 5, rect.width() - 16, 2.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(191, 224, 255, 50))
    painter.drawRect(line)
    painter.setBrush(AMBER)
    painter.drawRect(QRectF(line.left(), line.top(), line.width() * min(1.0, share), line.height()))
