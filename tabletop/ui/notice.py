"""A calm card that says one thing, perhaps with one thing to do about it, and moves nothing when it comes or goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from tabletop.ui import theme
from tabletop.ui.page import button
from tabletop.ui.plain import PlainLabel, on_button
from tabletop.ui.settings import Settings

MS_PER_CHARACTER = 90
LEAST_MS = 6000
WIDTH, TOP = 720, 58


class Notice(QFrame):
    """Lies over its parent, hidden until ``tell``.

    It goes by itself after a while, unless ``stay``, or when it is closed or acted upon.
    """

    def __init__(self, settings: Settings, parent: QWidget) -> None:
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
        parent.installEventFilter(self)
        self.hide()

    def tell(self, text: str, action: str = "", act: Callable[[], None] | None = None, *, stay: bool = False) -> None:
        """Say something; ``act`` is called when the button ``action`` is pressed."""
        self._act = act
        self.text.setText(text)
        self.action.setText(on_button(action))
        self.action.setVisible(bool(action))
        self.closing.setText(self._settings.words("ui")("close"))
        self._place()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        if stay:
            self._timer.stop()
        else:
            self._timer.start(LEAST_MS + MS_PER_CHARACTER * len(text))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """At the top, where it covers nothing that is pressed often."""
        look, around = theme.current(), self.parentWidget().width()
        width = min(look.px(WIDTH), around - 2 * look.px(12))
        self.layout().activate()
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry((around - width) // 2, look.px(TOP), width, height)

    def _do(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act:
            act()
