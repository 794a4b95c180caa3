"""A calm card that says one thing, perhaps with one thing to do about it, and moves nothing when it comes or goes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QDeadlineTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QSizePolicy, QWidget

from tabletop.ui import theme
from tabletop.ui.page import button
from tabletop.ui.plain import PlainLabel, on_button
from tabletop.ui.settings import Settings

MS_PER_BYTE = 45
"""Of UTF-8: a Chinese character takes three bytes, and as long to read as three letters."""
LEAST_MS = 4000
TICK_MS = 100
WIDTH = 720
GAP = 12
DEEDS = (QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride)


class Notice(QFrame):
    """Lies over its parent, hidden until ``tell``; ``shown`` is the page that its parent shows.

    What is only said lets clicks through, and goes after a while or at the next click or key. With something to do
    about it, it waits longer; with ``stay``, until it is closed.
    """

    def __init__(self, settings: Settings, parent: QWidget, shown: Callable[[], QWidget]) -> None:
        super().__init__(parent)
        self._settings, self._shown = settings, shown
        self._act: Callable[[], None] | None = None
        self.setProperty("kind", "notice")
        self.text = PlainLabel()
        self.action = button("")
        self.closing = button("")
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 5, 20, 5)
        row.setSpacing(12)
        row.addWidget(self.text, 1)
        row.addWidget(self.action)
        row.addWidget(self.closing)
        self.action.clicked.connect(self._do)
        self.closing.clicked.connect(self.hide)
        self._until = QDeadlineTimer()
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.hide()

    def tell(self, text: str, action: str = "", act: Callable[[], None] | None = None, *, stay: bool = False) -> None:
        """Say something; ``act`` is called when the button ``action`` is pressed."""
        self._act = act
        passing = not (action or stay)
        self.text.setText(text)
        self.action.setText(on_button(action))
        self.action.setVisible(bool(action))
        self.closing.setText(self._settings.words("ui")("close"))
        self.closing.setVisible(not passing)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, passing)
        length = max(LEAST_MS, MS_PER_BYTE * len(text.encode(errors="replace"))) * (2 if action else 1)
        self._until = QDeadlineTimer(QDeadlineTimer.ForeverConstant.Forever) if stay else QDeadlineTimer(length)
        self._place()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._timer.start()
        if passing:
            QApplication.instance().installEventFilter(self)

    def remaining(self) -> int:
        """How many milliseconds it is still to be seen; -1 without an end."""
        return self._until.remainingTime()

    def hideEvent(self, event: QEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        QApplication.instance().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in DEEDS:
            self.hide()
        return super().eventFilter(watched, event)

    def _tick(self) -> None:
        if self._until.hasExpired():
            self.hide()
        else:
            self._place()

    def _place(self) -> None:
        """Low in the middle, above what is pressed at the foot of a page."""
        look, around = theme.current(), self.parentWidget().width()
        width = min(look.px(WIDTH), around - 2 * GAP)
        if self.closing.isHidden():
            margins = self.layout().contentsMargins()
            line = self.text.fontMetrics().horizontalAdvance(self.text.text()) + margins.left() + margins.right() + 8
            width = min(width, line)
        self.layout().activate()
        height = max(self.heightForWidth(width), self.minimumSizeHint().height())
        self.setGeometry((around - width) // 2, floor_of(self._shown()) - height, width, height)

    def _do(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act:
            act()


def floor_of(page: QWidget) -> int:
    """Down to where a page may be covered for a while: the foot of a table under its result says nothing new."""
    result = getattr(page, "result", None)
    if result is not None and not result.isHidden():
        return page.height()
    foot = getattr(page, "prompt", None) or getattr(page, "foot_bar", None)
    return (page.height() if foot is None else foot.y()) - GAP
