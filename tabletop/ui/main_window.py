"""The window: it shows its first frame as soon as it can, then its pages."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSize, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from tabletop.ui import theme
from tabletop.ui.first_frame import paint_first_frame
from tabletop.ui.settings import Settings

if TYPE_CHECKING:
    from tabletop.ui.pages import Pages

LEAST = QSize(600, 600)
USUAL = QSize(1280, 800)


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
        self._pages: Pages | None = None
        self._fresh = True
        self.setWindowTitle("Table Twelve")
        self.setMinimumSize(LEAST)
        if not self.restoreGeometry(QByteArray.fromHex(settings.values.window.encode())):
            self.resize(USUAL)

    @property
    def pages(self) -> Pages:
        """What the window shows."""
        if self._pages is None:
            self._pages = import_module("tabletop.ui.pages").Pages(self.settings, self)
            self._pages.titled.connect(self.setWindowTitle)
            self._pages.resize(self.size())
            self._pages.show()
            self._pages.library.first.setFocus()
        return self._pages

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._pages is None:
            with QPainter(self) as painter:
                paint_first_frame(painter, self.size(), theme.current(), self.settings)
        if self._fresh:
            self._fresh = False
            QTimer.singleShot(0, self._go_on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._pages is not None:
            self._pages.resize(self.size())

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.change(window=self.saveGeometry().toHex().data().decode())
        if self._pages is not None:
            self._pages.leave()
        self.closed.emit(self)
        super().closeEvent(event)

    def _go_on(self) -> None:
        self.painted.emit()
        if self._file is not None:
            self.pages.open_file(self._file)
