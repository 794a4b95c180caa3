"""Dresses the application as the settings and the system ask: colours, fonts, icon, and Qt's own words."""

from __future__ import annotations

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from tabletop.core.paths import assets
from tabletop.ui import style, theme
from tabletop.ui.settings import SYSTEM, Settings


class Clothes(QObject):
    """Follows every change of the settings, and of the system's colours where the settings leave it to the system."""

    def __init__(self, app: QApplication, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app, self._settings = app, settings
        self._worn: tuple[object, ...] = ()
        self._spoken = ""
        self._translator: QTranslator | None = None
        app.setWindowIcon(QIcon(str(assets("pictures", "icon-256.png"))))
        self.put_on()
        settings.changed.connect(self.put_on)
        app.styleHints().colorSchemeChanged.connect(self.put_on)

    def put_on(self) -> None:
        """Change what has to change."""
        values = self._settings.values
        wanted = (self._dark(), values.seat_colours, self._settings.text_size)
        if self._worn != wanted:
            self._worn = wanted
            dark, seats, scale = wanted
            style.dress(self._app, theme.show(dark=dark, seat_order=seats, scale=scale))
        if self._spoken != self._settings.language:
            self._spoken = self._settings.language
            self._translate()

    def _dark(self) -> bool:
        hints, chosen = self._app.styleHints(), self._settings.values.theme
        if chosen == SYSTEM:
            hints.unsetColorScheme()
            return hints.colorScheme() == Qt.ColorScheme.Dark
        hints.setColorScheme(Qt.ColorScheme.Dark if chosen == "dark" else Qt.ColorScheme.Light)
        return chosen == "dark"

    def _translate(self) -> None:
        """Qt's own dialogs in the language of the program."""
        QLocale.setDefault(QLocale(self._spoken))
        if self._translator is not None:
            self._app.removeTranslator(self._translator)
        self._translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._translator.load(f"qtbase_{self._spoken}", folder):
            self._app.installTranslator(self._translator)
