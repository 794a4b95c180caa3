"""The one line that says what the table waits for, with its buttons."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtGui import QInputDevice, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tabletop.ui import theme
from tabletop.ui.flow import Flow
from tabletop.ui.plain import PlainLabel, on_button, on_tooltip
from tabletop.ui.style import set_kind

LEAST_WIDTH = 140
GUIDE_FROM = 560
"""In a window lower than this, which grows with the text, the board needs the room of the second sentence."""
BUTTONS_SHARE = 0.66
"""How much of the width buttons may take before they go on in a further row."""
KEPT_HEIGHT = 150
"""Up to this height the bar does not shrink again, so that the table above it keeps its size from turn to turn."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of the prompt; ``hint`` says its consequence."""

    text: str
    press: Callable[[], None]
    primary: bool = False
    hint: str = ""


class _Button(QPushButton):
    """Takes a double click for one: when the second comes, another question may stand there already.

    Of a finger's quick taps, unlike of a mouse's clicks, the first may have been elsewhere.
    """

    _pressed_at = -math.inf

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed_at = monotonic()
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        finger = event.device().type() == QInputDevice.DeviceType.TouchScreen
        if finger and 1000 * (monotonic() - self._pressed_at) > QApplication.doubleClickInterval():
            self.mousePressEvent(event)
        event.accept()


class PromptBar(QFrame):
    """A sentence and some buttons; more buttons than fit go on in a further row.

    ``left``: the button that had the focus is gone.
    """

    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "foot")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(12)
        self._label = PlainLabel(kind="strong")
        self._guide = PlainLabel(kind="muted")
        for label in (self._label, self._guide):
            label.setMinimumWidth(LEAST_WIDTH)  # a long word does not push the table apart
        said = QVBoxLayout()
        said.setSpacing(1)
        said.addWidget(self._label)
        said.addWidget(self._guide)
        row.addLayout(said, 1)
        self._place = QWidget()
        self._flow = Flow(self._place)
        row.addWidget(self._place)
        self._buttons: list[QPushButton] = []
        self._choices: Sequence[Choice] = ()
        self._hinted = False
        self._add_button()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place.setMaximumWidth(round(self.width() * BUTTONS_SHARE))
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(0)
            self._show_guide()
            self._keep_height()

    def tell(self, text: str) -> None:
        """Say something else above the same buttons, in the room of both sentences."""
        self._label.setText(text)
        self._label.setAccessibleName(text)
        self._guide.setText("")
        self._guide.hide()

    def say(self, text: str, choices: Sequence[Choice] = (), guide: str = "", hint: str = "") -> None:
        """Show a sentence and these buttons, and a second sentence for those who are new to it.

        A ``hint`` has the place of the second sentence, and room in windows of any height.
        """
        self.tell(text)
        self._guide.setText(hint or guide)
        self._hinted = bool(hint)
        set_kind(self._guide, "" if hint else "muted")
        self._show_guide()
        self._choices = list(choices)
        while len(self._buttons) < len(choices):
            self._add_button()
        for button, choice in zip(self._buttons, choices, strict=False):
            button.setText(on_button(choice.text))
            button.setToolTip(on_tooltip(choice.hint) if choice.hint else "")
            button.setAccessibleDescription(choice.hint)
            set_kind(button, "primary" if choice.primary else "")
            button.show()
        if any(button.hasFocus() for button in self._buttons[len(choices) :]):
            self.left.emit()  # before Qt gives the focus to whatever comes next
        for button in self._buttons[len(choices) :]:
            button.hide()
        self._place.setVisible(bool(choices))
        self._keep_height()

    def text(self) -> str:
        """The sentence shown."""
        return self._label.text()

    def buttons(self) -> list[QPushButton]:
        """The buttons shown."""
        return self._buttons[: len(self._choices)]

    def _add_button(self) -> None:
        button = _Button()
        button.setAutoDefault(True)  # Enter presses it too
        button.clicked.connect(self._press)
        button.hide()
        self._flow.addWidget(button)
        self._buttons.append(button)

    def _show_guide(self) -> None:
        room = self._hinted or self.window().height() >= theme.current().px(GUIDE_FROM)
        self._guide.setVisible(room and bool(self._guide.text()))

    def _keep_height(self) -> None:
        """There is always room for a row of buttons."""
        self.layout().activate()
        margins = self.layout().contentsMargins() + self.contentsMargins()
        row = self._buttons[0].sizeHint().height() + margins.top() + margins.bottom()
        tall = max(row, self.heightForWidth(self.width()))
        if self.minimumHeight() < tall <= theme.current().px(KEPT_HEIGHT):
            self.setMinimumHeight(tall)
        self.layout().invalidate()  # else the second sentence may keep the height it had in a wider bar
        self.layout().activate()

    def _press(self) -> None:
        number = self._buttons.index(self.sender())
        if number < len(self._choices):
            self._choices[number].press()
