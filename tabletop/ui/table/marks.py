"""Marks over the table: what can be chosen, is chosen, has the focus, moved last; and words beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui import theme
from tabletop.ui.table.effects import TOP
from tabletop.ui.table.sprites import Place

OPEN = QColor("#ffd34d")
INK = QColor("#12161c")
PAPER = QColor("#ffffff")
NOTE_PX = 15
_REACH = 22.0  # how far a mark goes beyond its place, where lines are of their least thickness
_BUBBLE_MARGIN = 9.0


class Marks(QGraphicsItem):
    """All marks of the moment in one item: each has an outline and a shape of its own, none hangs on colour alone."""

    def __init__(self, open_colour: QColor = OPEN) -> None:
        super().__init__()
        self._colour = open_colour
        self._area = QRectF()
        self._unit = 1.0  # how thick lines are, growing with the table
        self._open: Sequence[Place] = ()
        self._picked: Sequence[Place] = ()
        self._last: Sequence[QRectF] = ()
        self._focus: Place | None = None
        self._notes: Sequence[tuple[Place, str]] = ()
        self.setZValue(TOP - 20)

    def set_area(self, area: QRectF) -> None:
        """The whole table."""
        self.prepareGeometryChange()
        self._area = area
        self._unit = max(1.0, min(area.width(), area.height()) / 640)

    def show_marks(
        self,
        can_be: Sequence[Place],
        picked: Sequence[Place],
        last: Sequence[QRectF],
        focus: Place | None,
        notes: Sequence[tuple[Place, str]] = (),
    ) -> None:
        """Mark these and nothing else."""
        shown = (list(can_be), list(picked), list(last), focus, list(notes))
        if shown != (self._open, self._picked, self._last, self._focus, self._notes):
            self._refresh()
            self._open, self._picked, self._last, self._focus, self._notes = shown
            self._refresh()

    def _refresh(self) -> None:
        """Have painted anew what is marked, and nothing else."""
        reach = _REACH * max(self._unit, theme.current().scale)
        places = [*self._open, *self._picked, *(place for place, _ in self._notes)]
        rects = [place.rect for place in places] + list(self._last)
        for rect in [*rects, self._focus.rect] if self._focus is not None else rects:
            self.update(rect.adjusted(-reach, -reach, reach, reach))

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self._last:
            painter.setPen(QPen(INK, 3.5 * self._unit))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 8, 8)
            painter.setPen(QPen(PAPER, 2 * self._unit, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 8, 8)
        for place in self._open:
            self._outline(painter, place, self._colour, 3)
            _notch(painter, place, self._colour, 6.5 * self._unit)
        for place in self._picked:
            self._outline(painter, place, PAPER, 4)
            _tick(painter, place, self._unit)
        if self._focus is not None:
            self._outline(painter, _around(self._focus, 5), PAPER, 3)
        # Words grow with the text size or with the table, whichever is more.
        size = NOTE_PX * max(self._unit, theme.current().scale)
        font = theme.current().font(size, QFont.Weight.Bold, scaled=False)
        for place, text in self._notes:
            _note(painter, place, text, font)

    def _outline(self, painter: QPainter, place: Place, colour: QColor, width: float) -> None:
        path = outline(place)
        painter.setPen(QPen(INK, (width + 2.5) * self._unit))
        painter.drawPath(path)
        painter.setPen(QPen(colour, width * self._unit))
        painter.drawPath(path)


def outline(place: Place) -> QPainterPath:
    """The edge of a place, turned as the place is."""
    if place.path is not None:
        return place.path
    path = QPainterPath()
    path.addRoundedRect(place.rect, place.radius, place.radius)
    if not place.angle:
        return path
    middle = place.rect.center()
    turn = QTransform().translate(middle.x(), middle.y()).rotate(place.angle).translate(-middle.x(), -middle.y())
    return turn.map(path)


def _around(place: Place, gap: float) -> Place:
    """The place with some room around it."""
    rect = place.rect.adjusted(-gap, -gap, gap, gap)
    if place.path is None:
        return replace(place, rect=rect, radius=place.radius + gap - 1)
    wide = QPainterPathStroker(QPen(INK, 2 * gap, j=Qt.PenJoinStyle.RoundJoin))
    return replace(place, rect=rect, path=wide.createStroke(place.path).united(place.path))


def _notch(painter: QPainter, place: Place, colour: QColor, size: float) -> None:
    """The pointer above what can be chosen."""
    middle = QPointF(place.heart.center().x(), place.heart.top())
    path = QPainterPath(middle + QPointF(-size, -size * 0.9))
    path.lineTo(middle + QPointF(size, -size * 0.9))
    path.lineTo(middle + QPointF(0, size * 0.6))
    path.closeSubpath()
    painter.setPen(QPen(INK, 2))
    painter.setBrush(colour)
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _tick(painter: QPainter, place: Place, unit: float) -> None:
    """The badge on what is chosen."""
    corner = place.heart.topRight() + QPointF(-3, 3) * unit
    painter.setPen(QPen(INK, 2 * unit))
    painter.setBrush(PAPER)
    painter.drawEllipse(corner, 9 * unit, 9 * unit)
    painter.setPen(QPen(INK, 2.6 * unit, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(corner + QPointF(-4, 0) * unit, corner + QPointF(-1, 3.5) * unit)
    painter.drawLine(corner + QPointF(-1, 3.5) * unit, corner + QPointF(4.5, -3.5) * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _note(painter: QPainter, place: Place, text: str, font: QFont) -> None:
    """A few characters on the lower edge of a place: what it would bring."""
    metrics = QFontMetricsF(font)
    tag = QRectF(0, 0, max(metrics.horizontalAdvance(text) + 12, metrics.height() + 4), metrics.height() + 2)
    tag.moveCenter(QPointF(place.heart.center().x(), place.heart.bottom() - tag.height() * 0.35))
    painter.setPen(QPen(PAPER, 1.2))
    painter.setBrush(INK)
    painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
    painter.setFont(font)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, text)
    painter.setBrush(Qt.BrushStyle.NoBrush)


class Bubble(QGraphicsItem):
    """A few words beside a place: what a choice would bring, or why it cannot be made."""

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
        self._rect = QRectF(0, 0, box.width() + 2 * _BUBBLE_MARGIN + 2, box.height() + 2 * _BUBBLE_MARGIN)
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
        painter.setPen(PAPER)
        inner = self._rect.adjusted(_BUBBLE_MARGIN, _BUBBLE_MARGIN, -_BUBBLE_MARGIN, -_BUBBLE_MARGIN)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._text)
