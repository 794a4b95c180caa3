"""What points at a table: mouse, finger, drag and keys become targets."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui.table.drag import Drag
from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.pinch import Pinch
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.spots import Spots
from tabletop.ui.table.sprites import Place, SpriteItem, Target

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
BY_KEYS = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason)
SAME_SPOT = 24
"""Two clicks no further apart than so many pixels are meant for one thing."""
PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TableView(Magnifier):
    """Shows a scene. ``chosen``: a target was pointed at; ``hovered``: the mouse or the focus is on a target, or None.

    One Tab stop: arrows go from place to place, Enter chooses. ``pressed`` comes with every press, so that what moves
    can be brought to its end.
    """

    chosen = Signal(object)
    hovered = Signal(object)
    pressed = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setMouseTracking(True)
        self.spots = Spots(self)
        self.spots.pressed.connect(self._choose)
        self._focus: Place | None = None
        self._by_keys = False
        self._hover: Target | None = None
        self._mouse: QPointF | None = None
        self._pressed_at = QPointF()
        self._down: Place | None = None
        self.drag = Drag(self)
        self.pinch = Pinch(self)

    @property
    def focus_place(self) -> Place | None:
        """Where the keyboard is, while the table has the focus."""
        return self._focus if self.hasFocus() or self.spots.has_focus() else None

    @property
    def cursor(self) -> Place | None:
        """Where the keyboard is, for whoever plays by keys; nobody else has to see it."""
        return self.focus_place if self._by_keys else None

    def offer(self, places: list[Place]) -> None:
        """The places that can be chosen now: the keyboard goes among them, and assistive technology knows them."""
        self.spots.show_places(places)
        if self._focus is not None:
            # A target may have several places, as equal cards of a hand have: the focus stays on the one it is on.
            same = [place for place in places if place.target == self._focus.target]
            self._focus = self._nearest(same or places, self._focus.heart.center())
            self._show_focus()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._by_keys = False
        super().wheelEvent(event)

    def drop(self) -> None:
        self._by_keys = False
        self._down = None
        self.drag.let_go()

    def bring_some(self, places: Sequence[Place]) -> None:
        if not self._by_keys:  # else the focus is in sight
            super().bring_some(places)

    def scrolled(self) -> None:
        self.spots.follow()
        if self._mouse is not None:
            self._hover_at(self._mouse)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        self._by_keys = False
        self._pressed_at = event.position()
        if event.button() == Qt.MouseButton.LeftButton:
            self._down = self.table.place_at(self.scene_point(event.position()))
            self.drag.press(event.position(), self._thing(self._down))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Of two clicks on one spot the first has done what was meant; quick taps of a finger may lie far apart."""
        if (event.position() - self._pressed_at).manhattanLength() > SAME_SPOT:
            self.mousePressEvent(event)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._mouse = event.position()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.drag.move(event.position())
        self._hover_at(self._mouse)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        down, self._down = self._down, None
        dragged, panned = self.drag.let_go()
        if event.button() != Qt.MouseButton.LeftButton or down is None or panned:
            return
        place = self.table.place_at(self.scene_point(event.position()))
        if place is not None and place.target == down.target and not dragged:
            self._choose(down.target)
        elif dragged and place is not None and place.target != down.target:
            self._choose(down.target)
            self._choose(place.target)

    def leaveEvent(self, event) -> None:
        super().leaveEvent(event)
        self._mouse = None
        self._hover_over(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ARROWS:
            self._by_keys = True
            self.pressed.emit()
            self._walk(*ARROWS[key])
        elif key in PRESS and not event.isAutoRepeat():
            self._by_keys = True
            self.pressed.emit()
            if self._focus is not None:
                self._choose(self._focus.target)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keys = self._by_keys or event.reason() in BY_KEYS
        if self._focus is None and self.spots.places:
            self._focus = self._nearest(self.spots.places, self.table.area.center())
        self._show_focus()
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
        self._show_focus()
        self.spots.speak(best)
        self._tell_focus()

    def _tell_focus(self) -> None:
        place = self.cursor
        self._hover = None  # what the mouse is on is told again when it moves
        self.hovered.emit(place.target if place else None)

    def _hover_over(self, target: Target | None) -> None:
        if target != self._hover:
            self._hover = target
            self.hovered.emit(target)

    def _hover_at(self, point: QPointF) -> None:
        place = self.table.place_at(self.scene_point(point))
        self._hover_over(place.target if place else None)

    def _show_focus(self) -> None:
        """Whoever plays by keys sees where they are; the mouse has its own eyes."""
        if self._by_keys and self.focus_place is not None:
            self.bring(self.focus_place.heart)

    def _thing(self, place: Place | None) -> SpriteItem | None:
        """What can be dragged from a place; on a table that is magnified, only what can be chosen."""
        if place is None or (self.percent > 100 and place not in self.spots.places):
            return None
        return self.table.sprite_item(place.sprite)

    @staticmethod
    def _nearest(places: list[Place], point: QPointF) -> Place | None:
        return min(places, key=lambda p: (p.heart.center() - point).manhattanLength(), default=None)
