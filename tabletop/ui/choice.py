"""One out of a few, all of them in sight: a row of buttons of which one is pressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QPushButton, QSizePolicy, QWidget

from tabletop.ui.flow import Flow
from tabletop.ui.plain import on_button


class Choice(QWidget):
    """Values with their texts; one Tab stop, arrows inside it. ``picked`` brings the value a person chose."""

    picked = Signal(object)

    def __init__(self, values: Sequence[tuple[Any, str]], chosen: Any, name: str = "", parent: QWidget | None = None):
        super().__init__(parent)
        self.setAccessibleName(name)
        self._values = [value for value, _ in values]
        self._group = QButtonGroup(self)
        self._row = Flow(self, gap=6)
        for number, (_, text) in enumerate(values):
            button = QPushButton(on_button(text), self)
            button.setCheckable(True)
            button.setAutoDefault(True)  # Enter presses it too
            button.setProperty("kind", "segment")
            button.setAccessibleName(f"{name}: {text}" if name else text)
            self._group.addButton(button, number)
            self._row.addWidget(button)
        self.choose(chosen)
        self._group.idClicked.connect(self._pick)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def value(self) -> Any:
        """What is chosen."""
        return self._values[self._group.checkedId()]

    def choose(self, value: Any) -> None:
        """Press the button of a value, the first one's if there is none for it."""
        chosen = self._group.button(self._values.index(value) if value in self._values else 0)
        chosen.setChecked(True)
        for button in self._group.buttons():  # Qt sees to this only when a person presses one
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is chosen else Qt.FocusPolicy.ClickFocus)

    def button(self, value: Any) -> QAbstractButton:
        """The button of a value."""
        return self._group.button(self._values.index(value))

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def _pick(self, number: int) -> None:
        self.picked.emit(self._values[number])
