"""Starts the window: the application, its fonts, its look, its log; what can wait waits for the first paint."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFileOpenEvent, QFontDatabase, QIcon, Qt
from PySide6.QtWidgets import QApplication

from tabletop import __version__
from tabletop.core.paths import assets
from tabletop.ui import style, theme
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
    return app.exec()


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
    files = [assets("fonts", name) for name in names] or sorted(assets("fonts").glob("*.[ot]tf"))
    for file in files:
        QFontDatabase.addApplicationFont(str(file))


class Program(QObject):
    """What all windows of the process share: the settings, the look that follows them, Qt's own words, the log."""

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self._log = Log(data_folder(), self)
        self._log.troubled.connect(self._tell_trouble)
        self.settings = Settings(parent=self)
        self.windows: list[MainWindow] = []
        self._app = app
        self._started = False
        self._worn: tuple[object, ...] = ()
        self._translator: QTranslator | None = None
        if self.settings.language == "zh_TW":
            load_fonts()
        self._dress()
        self.settings.changed.connect(self._dress)
        app.styleHints().colorSchemeChanged.connect(self._dress)
        app.asked_to_open.connect(self.open)

    def open(self, path: str | None) -> MainWindow:
        """Show another window."""
        window = MainWindow(self.settings, path)
        window.library.painted.connect(self._finish_starting)
        window.closed.connect(self._forget)
        self.windows.append(window)
        window.show()
        return window

    def _forget(self, window: MainWindow) -> None:
        self.windows.remove(window)

    def _dress(self) -> None:
        values, hints = self.settings.values, self._app.styleHints()
        if values.theme == SYSTEM:
            hints.unsetColorScheme()
            dark = hints.colorScheme() == Qt.ColorScheme.Dark
        else:
            dark = values.theme == "dark"
            hints.setColorScheme(Qt.ColorScheme.Dark if dark else Qt.ColorScheme.Light)
        wanted = (dark, values.seat_colours, self.settings.text_size)
        if self._worn != wanted:
            self._worn = wanted
            look = theme.show(dark=dark, seat_order=values.seat_colours, scale=self.settings.text_size)
            style.dress(self._app, look)
        if self._started:
            self._translate()

    def _finish_starting(self) -> None:
        if self._started:
            return
        self._started = True
        from tabletop.ui.motion import ask_system  # noqa: PLC0415 — the first paint does not wait for it

        self._app.setWindowIcon(QIcon(str(assets("pictures", "icon-256.png"))))
        load_fonts()
        self._translate()
        ask_system(self.settings)

    def _translate(self) -> None:
        """Qt's own dialogs in the language of the program."""
        language = self.settings.language
        QLocale.setDefault(QLocale(language))
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{language}", folder):
            self._app.installTranslator(self._translator)

    def _tell_trouble(self) -> None:
        if self.windows:
            self.windows[-1].tell_trouble(self._log.path)
