"""Marks over the table: what can be chosen, is chosen, has the focus, moved last; and words on it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from tabletop.ui import theme
from tabletop.ui.table.effects import TOP
from tabletop.ui.table.sprites import Place

OPEN = QColor("#ffd34d")
INK = QColor("#12161c")
PAPER = QColor("#ffffff")
NOTE_PX = 15
_REACH = 22.0  # how far a mark goes beyond its place, where lines are of their least thickness


@dataclass(frozen=True)
class Look:
    """What a mark looks like: marks of equal looks are the same picture. ``unit`` is how thick lines are."""

    draw: Callable[[QPainter, Look], None]
    place: Place
    unit: float
    colour: QColor
    text: str = ""
    text_px: float = 0.0

    @property
    def font(self) -> QFont:
        """The font of the text."""
        return theme.current().font(self.text_px, QFont.Weight.Bold, scaled=False)

    @property
    def tag(self) -> QRectF:
        """What the text is written on, on the lower edge of the place."""
        if not self.text:
            return QRectF()
        metrics = QFontMetricsF(self.font)
        tag = QRectF(0, 0, max(metrics.horizontalAdvance(self.text) + 12, metrics.height() + 4), metrics.height() + 2)
        heart = self.place.heart
        tag.moveCenter(QPointF(heart.center().x(), heart.bottom() - tag.height() * 0.35))
        return tag


class Mark(QGraphicsPixmapItem):
    """One mark, painted once: strokes are slow, and things move below them."""

    def __init__(self, look: Look, ratio: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.look = look
        reach = _REACH * look.unit
        edge = outline(look.place).boundingRect() | look.place.heart
        bounds = (edge.adjusted(-reach, -reach, reach, reach) | look.tag.adjusted(-2, -2, 2, 2)).toAlignedRect()
        pixmap = QPixmap(bounds.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-bounds.topLeft())
        look.draw(painter, look)
        painter.end()
        self.setPixmap(pixmap)
        self.setOffset(bounds.topLeft())


class Marks(QGraphicsItem):
    """All marks of the moment: each has an outline and a shape of its own, none hangs on colour alone."""

    def __init__(self, open_colour: QColor = OPEN) -> None:
        super().__init__()
        self._colour = open_colour
        self._unit = self._ratio = 1.0
        self._shown: list[Mark] = []
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(TOP - 20)

    def set_area(self, area: QRectF, ratio: float) -> None:
        """The table, with which lines grow, and its scale factor; nothing is marked before the next ``show_marks``."""
        self._unit, self._ratio = max(1.0, min(area.width(), area.height()) / 640), ratio
        self._show([])

    def show_marks(
        self,
        can_be: Sequence[Place],
        picked: Sequence[Place],
        last: Sequence[QRectF],
        focus: Place | None,
        notes: Sequence[tuple[Place, str]] = (),
    ) -> None:
        """Mark these and nothing else, the later ones above the earlier."""
        # Words grow with the text size or with the table, whichever is more.
        px = NOTE_PX * max(self._unit, theme.current().scale)
        looks = [Look(_last, Place(None, rect, ""), self._unit, PAPER) for rect in last]
        looks += [Look(_open, place, self._unit, self._colour) for place in can_be]
        looks += [Look(_picked, place, self._unit, PAPER) for place in picked]
        looks += [Look(_focused, _around(focus, 5), self._unit, PAPER)] if focus is not None else []
        looks += [Look(_noted, place, self._unit, PAPER, text, px) for place, text in notes]
        self._show(looks)

    def _show(self, looks: Iterable[Look]) -> None:
        before, self._shown = self._shown, []
        for number, look in enumerate(looks):
            mark = next((mark for mark in before if mark.look == look), None)
            if mark is None:
                mark = Mark(look, self._ratio, self)
            else:
                before.remove(mark)
            mark.setZValue(number)
            self._shown.append(mark)
        for mark in before:
            self.scene().removeItem(mark)

    def boundingRect(self) -> QRectF:
        return QRectF()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Nothing: the marks are items of their own."""


def _last(painter: QPainter, look: Look) -> None:
    """The dotted edge of what moved last."""
    edge = look.place.rect.adjusted(-2, -2, 2, 2)
    painter.setPen(QPen(INK, 3.5 * look.unit))
    painter.drawRoundedRect(edge, look.place.radius, look.place.radius)
    painter.setPen(QPen(look.colour, 2 * look.unit, Qt.PenStyle.DotLine))
    painter.drawRoundedRect(edge, look.place.radius, look.place.radius)


def _open(painter: QPainter, look: Look) -> None:
    """The edge and the pointer of what can be chosen."""
    _edge(painter, look, 3)
    size = 6.5 * look.unit
    middle = QPointF(look.place.heart.center().x(), look.place.heart.top())
    path = QPainterPath(middle + QPointF(-size, -size * 0.9))
    path.lineTo(middle + QPointF(size, -size * 0.9))
    path.lineTo(middle + QPointF(0, size * 0.6))
    path.closeSubpath()
    painter.setPen(QPen(INK, 2))
    painter.setBrush(look.colour)
    painter.drawPath(path)


def _picked(painter: QPainter, look: Look) -> None:
    """The edge and the tick of what is chosen."""
    _edge(painter, look, 4)
    unit = look.unit
    corner = look.place.heart.topRight() + QPointF(-3, 3) * unit
    painter.setPen(QPen(INK, 2 * unit))
    painter.setBrush(PAPER)
    painter.drawEllipse(corner, 9 * unit, 9 * unit)
    painter.setPen(QPen(INK, 2.6 * unit, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(corner + QPointF(-4, 0) * unit, corner + QPointF(-1, 3.5) * unit)
    painter.drawLine(corner + QPointF(-1, 3.5) * unit, corner + QPointF(4.5, -3.5) * unit)


def _focused(painter: QPainter, look: Look) -> None:
    """The edge around what has the keyboard."""
    _edge(painter, look, 3)


def _noted(painter: QPainter, look: Look) -> None:
    """A few characters: what it would bring."""
    tag = look.tag
    painter.setPen(QPen(PAPER, 1.2))
    painter.setBrush(INK)
    painter.drawRoundedRect(tag, tag.height() / 2, tag.height() / 2)
    painter.setFont(look.font)
    painter.drawText(tag, Qt.AlignmentFlag.AlignCenter, look.text)


def _edge(painter: QPainter, look: Look, width: float) -> None:
    path = outline(look.place)
    painter.setPen(QPen(INK, (width + 2.5) * look.unit))
    painter.drawPath(path)
    painter.setPen(QPen(look.colour, width * look.unit))
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
