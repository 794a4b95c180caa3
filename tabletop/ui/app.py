"""Starts the window: the application, its fonts, its look, its log; what can wait waits for the first paint."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QFontDatabase
from PySide6.QtWidgets import QApplication

from tabletop import __version__
from tabletop.core.paths import assets
from tabletop.ui import theme
from tabletop.ui.logs import Log
from tabletop.ui.main_window import MainWindow
from tabletop.ui.places import data_folder
from tabletop.ui.settings import SYSTEM, Settings

ID = "org.tabletwelve.TableTwelve"
LATIN = ("TableTwelveSans-Regular.ttf", "TableTwelveSans-SemiBold.ttf", "TableTwelveDisplay-SemiBold.ttf")


def main(paths: Sequence[str]) -> int:
    """Open a window for each file, or one with the library; returns when the last is closed."""
    app = Application(sys.argv[:1])
    program = Program(app)
    for path in paths or [None]:
        program.open(path)
    status = app.exec()
    program.windows.clear()  # before the application is
    return status


class Application(QApplication):
    """The application under its name, with the fonts that its first page needs."""

    asked_to_open = Signal(str)

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(list(arguments))
        self.setApplicationName("table-twelve")
        self.setApplicationDisplayName("Table Twelve")
        self.setApplicationVersion(__version__)
        self.setDesktopFileName(ID)
        load_fonts(LATIN)

    def event(self, event: QEvent) -> bool:
        # macOS tells in this way which file was double-clicked.
        if isinstance(event, QFileOpenEvent):
            self.asked_to_open.emit(event.file())
            return True
        return super().event(event)


def load_fonts(names: Sequence[str] = ()) -> None:
    """Make bundled fonts known to Qt, all of them by default."""
    files = [assets("fonts", name) for name in names] or sorted(assets("fonts").glob("*.ttf"))
    for file in files:
        QFontDatabase.addApplicationFont(str(file))


class Program(QObject):
    """What all windows of the process share: the settings, the log, and the look that follows the settings."""

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self._log = Log(data_folder(), self)
        self._log.troubled.connect(self._tell_trouble)
        app.aboutToQuit.connect(self._log.close)
        self.settings = Settings(parent=self)
        self.windows: list[MainWindow] = []
        self._app = app
        self._clothes: QObject | None = None
        if self.settings.language == "zh_TW":
            load_fonts()
        values = self.settings.values
        dark = values.theme == "dark" or (values.theme == SYSTEM and app.palette().window().color().lightness() < 128)
        theme.show(dark=dark, seat_order=values.seat_colours, scale=self.settings.text_size)
        app.asked_to_open.connect(self.open)

    def open(self, file: str | None) -> MainWindow:
        """Show another window."""
        window = MainWindow(self.settings, file)
        window.painted.connect(self._finish_starting)
        window.closed.connect(self._forget)
        self.windows.append(window)
        window.show()
        return window

    def _forget(self, window: MainWindow) -> None:
        # Not at once: Qt is still at work on the window that closes.
        QTimer.singleShot(0, partial(self.windows.remove, window))

    def _finish_starting(self) -> None:
        """After the first frame: what it did not need."""
        if self._clothes is None:
            load_fonts()
            self._clothes = import_module("tabletop.ui.clothes").Clothes(self._app, self.settings, self)
            import_module("tabletop.ui.motion").ask_system(self.settings)
        for window in self.windows:
            window.pages.show()

    def _tell_trouble(self) -> None:
        if self.windows:
            self.windows[-1].pages.tell_trouble(self._log.path)
