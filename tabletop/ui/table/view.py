"""The viewport of a table: mouse, drag and keys become targets; the scene always fits it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRect, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.spots import Spots
from tabletop.ui.table.sprites import Place, SpriteItem, Target

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(QGraphicsView):
    """Shows a scene. ``chosen``: a target was pointed at; ``hovered``: the mouse or the focus is on a target, or None.

    One Tab stop: arrows go from place to place, Enter chooses. ``pressed`` comes with every press, so that what moves
    can be brought to its end; ``fitted`` when the table was laid out for another size.
    """

    chosen = Signal(object)
    hovered = Signal(object)
    pressed = Signal()
    fitted = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene  # the view does not own its scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setMouseTracking(True)
        self.setMinimumSize(200, 200)
        self.spots = Spots(self)
        self.spots.pressed.connect(self._choose)
        self._focus: Place | None = None
        self._hover: Target | None = None
        self._down: Place | None = None
        self._down_at = QPointF()
        self._ghost: SpriteItem | None = None

    @property
    def focus_place(self) -> Place | None:
        """Where the keyboard is, while the table has the focus."""
        return self._focus if self.hasFocus() or self.spots.has_focus() else None

    def offer(self, places: list[Place]) -> None:
        """The places that can be chosen now: the keyboard goes among them, and assistive technology knows them."""
        self.spots.show_places(places)
        if self._focus is not None:
            # A target may have several places, as equal cards of a hand have: the focus stays on the one it is on.
            same = [place for place in places if place.target == self._focus.target]
            self._focus = self._nearest(same or places, self._focus.heart.center())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event) -> None:
        super().showEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        if event.button() == Qt.MouseButton.LeftButton:
            self._down_at = event.position()
            self._down = self.table.place_at(self.mapToScene(event.position().toPoint()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the first click of the two has done what was meant

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.mapToScene(event.position().toPoint())
        far = (event.position() - self._down_at).manhattanLength() > QApplication.startDragDistance()
        if self._down is not None and event.buttons() & Qt.MouseButton.LeftButton and far:
            self._drag(point)
        place = self.table.place_at(point)
        self._hover_over(place.target if place else None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        down, self._down = self._down, None
        dragged = self._ghost is not None
        self._drop_ghost()
        if event.button() != Qt.MouseButton.LeftButton or down is None:
            return
        place = self.table.place_at(self.mapToScene(event.position().toPoint()))
        if place is not None and place.target == down.target and not dragged:
            self._choose(down.target)
        elif dragged and place is not None and place.target != down.target:
            self._choose(down.target)
            self._choose(place.target)

    def leaveEvent(self, event) -> None:
        super().leaveEvent(event)
        self._hover_over(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            self.pressed.emit()
            self._walk(*ARROWS[key])
        elif key in PRESS and not event.isAutoRepeat():
            self.pressed.emit()
            if self._focus is not None:
                self._choose(self._focus.target)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._focus is None and self.spots.places:
            self._focus = self._nearest(self.spots.places, self.table.area.center())
        self._tell_focus()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._tell_focus()

    def _choose(self, target: Target) -> None:
        self.chosen.emit(target)

    def _walk(self, dx: int, dy: int) -> None:
        places = self.spots.places
        if not places:
            return
        here = self._focus.heart.center() if self._focus else self.table.area.center()
        best, least = None, math.inf
        for place in places:
            way = place.heart.center() - here
            along, across = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            if along > 1 and along + 2.2 * across < least:
                best, least = place, along + 2.2 * across
        if best is None:  # round to the other side
            best = min(places, key=lambda place: place.heart.center().x() * dx + place.heart.center().y() * dy)
        self._focus = best
        self.spots.speak(best)
        self._tell_focus()

    def _tell_focus(self) -> None:
        place = self.focus_place
        self.hovered.emit(place.target if place else None)

    def _hover_over(self, target: Target | None) -> None:
        if target != self._hover:
            self._hover = target
            self.hovered.emit(target)

    def _drag(self, point: QPointF) -> None:
        if self._ghost is None:
            item = self.table.sprite_item(self._down.sprite)
            if item is None:
                return
            self._ghost = SpriteItem(item.pixmap(), item.sprite)
            self._ghost.setOpacity(0.75)
            self._ghost.setZValue(900)
            self.table.addItem(self._ghost)
        self._ghost.setPos(point)

    def _drop_ghost(self) -> None:
        if self._ghost is not None:
            self.table.removeItem(self._ghost)
            self._ghost = None

    def _fit(self) -> None:
        size = QSizeF(self.viewport().size())
        ratio = self.devicePixelRatioF()
        if size != self.table.area.size() or ratio != self.table.ratio or self.table.view is None:
            self.table.lay_out(size, ratio)
            self.fitted.emit()

    @staticmethod
    def _nearest(places: list[Place], point: QPointF) -> Place | None:
        return min(places, key=lambda p: (p.heart.center() - point).manhattanLength(), default=None)


def on_screen(place: Place) -> QRect:
    """A place in the pixels of the viewport."""
    return place.rect.toAlignedRect()
