"""The settings, each in its own words and at work the moment it is chosen; below them, what this program is."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from tabletop import __version__
from tabletop.core.words import LANGUAGES
from tabletop.ui.choice import Choice
from tabletop.ui.columns import Columns
from tabletop.ui.fields import Switch
from tabletop.ui.page import Page, button, section
from tabletop.ui.places import data_folder
from tabletop.ui.plain import PlainLabel
from tabletop.ui.seat_colours import SeatColours
from tabletop.ui.settings import SPEEDS, SYSTEM, THEMES, Settings

OWN_NAMES = {"en": "English", "pt_BR": "Português (Brasil)", "zh_TW": "繁體中文"}
TEXT_SIZES = (100, 125, 150, 175, 200)


class SettingsPage(Page):
    """Every choice is stored at once; there is nothing to confirm. ``licences`` asks for their texts."""

    licences = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, settings.words("ui")("library.settings"), parent)
        self._shown = self._wording()
        self._columns = Columns(self.body)
        self._fill()
        settings.changed.connect(self._follow)

    def _fill(self) -> None:
        for title, fields in (
            ("settings.language", (self._language(),)),
            ("settings.look", (self._theme(), *self._text_size(), *self._seats())),
            ("settings.table", (*self._speed(), *self._hints())),
            ("settings.sounds", (self._sound(), *self._volume())),
            ("settings.about", self._about()),
        ):
            card, column = section(self.words(title))
            for field in fields:
                column.addWidget(field)
            self._columns.add(card)
        language: Choice = self.findChild(Choice, "language")
        self.first = language.button(language.value)

    def _choice(self, name: str, values, chosen, label: str) -> Choice:
        choice = Choice(values, chosen, label)
        choice.setObjectName(name)
        choice.picked.connect(self._picked)
        return choice

    def _language(self) -> Choice:
        values = [(SYSTEM, self.words("settings.system")), *((code, OWN_NAMES[code]) for code in LANGUAGES)]
        return self._choice("language", values, self.settings.values.language, self.words("settings.language"))

    def _theme(self) -> Choice:
        values = [(name, self.words(f"settings.theme.{name}")) for name in THEMES]
        return self._choice("theme", values, self.settings.values.theme, self.words("settings.look"))

    def _text_size(self) -> list[QWidget]:
        values = [(size, f"{size}\u00a0%") for size in TEXT_SIZES]
        label = self.words("settings.text_size")
        return [strong(label), self._choice("text_size", values, self.settings.values.text_size, label)]

    def _seats(self) -> list[QWidget]:
        seats = SeatColours(self.settings)
        return [strong(self.words("settings.seats")), seats, PlainLabel(self.words("settings.seats.note"), "small")]

    def _speed(self) -> list[QWidget]:
        values = [(name, self.words(f"settings.speed.{name}")) for name in SPEEDS]
        label = self.words("settings.speed")
        return [strong(label), self._choice("speed", values, self.settings.speed, label)]

    def _hints(self) -> list[QWidget]:
        switch = self._switch("hints", self.settings.hints_on, "settings.hints")
        return [switch, PlainLabel(self.words("settings.hints.note"), "small")]

    def _sound(self) -> Switch:
        return self._switch("sound", self.settings.sound, "settings.sound")

    def _switch(self, name: str, on: bool, text: str) -> Switch:
        switch = Switch(self.words(text))
        switch.setObjectName(name)
        switch.setChecked(on)
        switch.toggled.connect(self._picked)
        return switch

    def _volume(self) -> list[QWidget]:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName("volume")
        slider.setAccessibleName(self.words("settings.volume"))
        slider.setRange(0, 100)
        slider.setSingleStep(5)
        slider.setValue(self.settings.values.volume)
        slider.setTracking(False)  # stored once, where it comes to rest
        slider.valueChanged.connect(self._picked)
        return [strong(self.words("settings.volume")), slider]

    def _about(self) -> list[QWidget]:
        words = self.words
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 6, 0, 0)
        show = button(words("settings.about.folder"))
        show.clicked.connect(self._show_folder)
        texts = button(words("licences.title"))
        texts.setObjectName("licences")
        texts.clicked.connect(self.licences)
        row.addWidget(show)
        row.addWidget(texts)
        row.addStretch(1)
        return [
            PlainLabel(words("settings.about.version", version=__version__)),
            PlainLabel(words("settings.about.licence"), "muted"),
            PlainLabel(words("settings.about.place", folder=str(data_folder())), "muted"),
            line,
        ]

    def _picked(self, value: object) -> None:
        self.settings.change(**{self.sender().objectName(): value})

    def _follow(self) -> None:
        """Another language or text size: write the page anew, and stay where one was."""
        if self._shown == self._wording():
            return
        self._shown = self._wording()
        self.words = self.settings.words("ui")
        focus = self.focusWidget()
        name = (focus.parentWidget().objectName() or focus.objectName()) if focus else ""
        place = self.scroll.verticalScrollBar().value()
        self.set_title(self.words("library.settings"))
        self._columns.clear()
        self._fill()
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            (again.button(again.value) if isinstance(again, Choice) else again).setFocus()
        self.scroll.verticalScrollBar().setValue(place)

    def _wording(self) -> tuple[str, float]:
        return self.settings.language, self.settings.text_size

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(data_folder())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._columns.fit(self.width())


def strong(text: str) -> PlainLabel:
    """The name of a field, above it."""
    return PlainLabel(text, "strong")
