"""Whether somebody is moving the edge of a window just now."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject
from PySide6.QtWidgets import QWidget

AGAIN_MS = 200
"""A size that comes from the system within this time of another belongs to one movement."""


class Edge(QObject):
    """Watches the window of a widget. A size that the program itself gives to a window is no movement."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: QWidget | None = None
        self._moves = False
        self._since = QElapsedTimer()

    @property
    def moves(self) -> bool:
        """Whether the present size is one of many."""
        return self._moves

    def watch(self, window: QWidget) -> None:
        """Watch this window, and no other any more."""
        if window is not self._window:
            if self._window is not None:
                self._window.removeEventFilter(self)
            self._window = window
            window.installEventFilter(self)

    def settle(self) -> None:
        """What a size asked for is done; only now does it count how soon the next one comes."""
        self._moves = False
        self._since.restart()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            recent = self._since.isValid() and self._since.elapsed() < AGAIN_MS
            self._moves = event.spontaneous() and (self._moves or recent)
            self._since.restart()
        return super().eventFilter(watched, event)
