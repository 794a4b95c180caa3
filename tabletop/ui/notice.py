"""A calm bar below the page that says one thing, perhaps with one thing to do about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from tabletop.ui.page import button
from tabletop.ui.plain import PlainLabel, on_button
from tabletop.ui.settings import Settings

MS_PER_CHARACTER = 90
LEAST_MS = 6000


class Notice(QFrame):
    """Hidden until ``tell``; goes by itself after a while, unless ``stay``, or when it is closed or acted upon."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._act: Callable[[], None] | None = None
        self.setProperty("kind", "notice")
        self.text = PlainLabel()
        self.action = button("")
        self.closing = button("")
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 10, 20, 10)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.closing)
        self.action.clicked.connect(self._do)
        self.closing.clicked.connect(self.hide)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def tell(self, text: str, action: str = "", act: Callable[[], None] | None = None, *, stay: bool = False) -> None:
        """Say something; ``act`` is called when the button ``action`` is pressed."""
        self._act = act
        self.text.setText(text)
        self.action.setText(on_button(action))
        self.action.setVisible(bool(action))
        self.closing.setText(self._settings.words("ui")("close"))
        self.show()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if stay:
            self._timer.stop()
        else:
            self._timer.start(LEAST_MS + MS_PER_CHARACTER * len(text))

    def _do(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act:
            act()
