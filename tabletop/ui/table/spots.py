"""What assistive technology finds on a table: a transparent button for each place that can be chosen.

Scene items are invisible to it, and an accessible interface written in Python crashes when asked; buttons work.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from tabletop.ui.table.magnifier import Magnifier
from tabletop.ui.table.sprites import Place, Target


class Spot(QAbstractButton):
    """A button that is not seen and lets the mouse through, but can be pressed by assistive technology."""

    def __init__(self, parent: Magnifier) -> None:
        super().__init__(parent.viewport())
        self.target: Target = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event


class Spots(QObject):
    """The spots over one view, reused from prompt to prompt."""

    pressed = Signal(object)

    def __init__(self, view: Magnifier) -> None:
        super().__init__(view)
        self._view = view
        self._spots: list[Spot] = []
        self.places: list[Place] = []

    def show_places(self, places: Sequence[Place]) -> None:
        """One spot for each place, in this order."""
        self.places = list(places)
        while len(self._spots) < len(places):
            spot = Spot(self._view)
            spot.clicked.connect(self._press)
            self._spots.append(spot)
        for spot, place in zip(self._spots, places, strict=False):
            spot.target = place.target
            spot.setAccessibleName(place.name)
            spot.setGeometry(self._view.on_screen(place))
            spot.show()
        for spot in self._spots[len(places) :]:
            spot.hide()

    def follow(self) -> None:
        """The table was scrolled: be where the places are now."""
        for spot, place in zip(self._spots, self.places, strict=False):
            spot.setGeometry(self._view.on_screen(place))

    def speak(self, place: Place) -> None:
        """Tell assistive technology that the focus is on a place."""
        for spot in self._spots:
            if spot.target == place.target and not spot.isHidden():
                QAccessible.updateAccessibility(QAccessibleEvent(spot, QAccessible.Event.Focus))
                return

    def has_focus(self) -> bool:
        """Whether a spot itself has the keyboard."""
        return any(spot.hasFocus() for spot in self._spots)

    def _press(self) -> None:
        self.pressed.emit(self.sender().target)
