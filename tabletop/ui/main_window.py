"""The window: it shows its first frame as soon as it can, then its pages."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui.first_frame import FirstFrame
from tabletop.ui.settings import Settings

if TYPE_CHECKING:
    from tabletop.ui.pages import Pages

LEAST = QSize(600, 600)
USUAL = QSize(1280, 800)
TITLE_BAR = QSize(0, 40)
"""About what a system's frame adds."""
SEEN_MS = 12
"""Until the first frame has gone from the program to the screen."""


class MainWindow(QWidget):
    """A window on ``pages``, which are there once they were asked for or the first frame was painted.

    ``file`` is opened in it. ``painted`` comes once, after the first frame; ``closed`` brings the window itself.
    """

    painted = Signal()
    closed = Signal(QWidget)

    def __init__(self, settings: Settings, file: str | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._file = file
        self._seen = False
        self._first: FirstFrame | None = None
        self._pages: Pages | None = None
        self.setWindowTitle("Table Twelve")
        self.setMinimumSize(LEAST)
        if not self.restoreGeometry(QByteArray.fromHex(settings.values.window.encode())):
            self.resize(USUAL.boundedTo(self.screen().availableSize() - TITLE_BAR).expandedTo(LEAST))
        self._first = FirstFrame(settings, self)

    @property
    def pages(self) -> Pages:
        """What the window shows."""
        if self._pages is None:
            self._pages = import_module("tabletop.ui.pages").Pages(self.settings, self)
            self._pages.titled.connect(self.setWindowTitle)
            self._pages.resize(self.size())
            self._pages.show()
            self._pages.library.first.setFocus()
            self._first.clear()
            self._first = None
        return self._pages

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            QTimer.singleShot(SEEN_MS, self._go_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for shown in (self._first, self._pages):
            if shown is not None:
                shown.resize(self.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.remember(window=self.saveGeometry().toHex().data().decode())
        if self._pages is not None:
            self._pages.leave()
        self.closed.emit(self)
        super().closeEvent(event)

    def _go_on(self) -> None:
        self.painted.emit()
        if self._file is not None:
            self.pages.open_file(self._file)
