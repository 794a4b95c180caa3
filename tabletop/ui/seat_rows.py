"""Who sits where: how many, and for each seat a person with a name or a built-in opponent."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from tabletop.core.records import Player
from tabletop.ui.chip import SeatChip
from tabletop.ui.choice import Choice
from tabletop.ui.fields import Picker
from tabletop.ui.plain import MAX_NAME, tidy
from tabletop.ui.seating import levels
from tabletop.ui.settings import Settings

USUAL_LEVEL = "normal"


class SeatRow(QWidget):
    """One seat. Left empty, its name is the one shown in grey; a name that was typed stays whoever sits here."""

    changed = Signal()

    def __init__(self, settings: Settings, seat: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = settings.words("ui")
        remembered = settings.values.names
        helpers = words("seats.names").split(",")
        self._usual = {True: words("seats.person", n=seat + 1), False: helpers[seat % len(helpers)].strip()}
        self._known = remembered[seat] if seat < len(remembered) else ""  # the person who sat here last
        self._typed = ""
        self.name = QLineEdit()
        self.name.setMaxLength(MAX_NAME)
        self.name.setAccessibleName(words("seats.name", n=seat + 1))
        self.kind = Picker()
        self.kind.setAccessibleName(words("seats.kind", n=seat + 1))
        self.kind.addItem(words("seats.kind.person"), None)
        for level in levels():
            self.kind.addItem(words(f"level.{level}"), level)
        if seat > 0:
            self.kind.setCurrentIndex(max(1, self.kind.findData(USUAL_LEVEL)))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(SeatChip(seat))
        row.addWidget(self.name, 3)
        row.addWidget(self.kind, 2)
        self._person = self.is_person
        self._show_name()
        self.kind.currentIndexChanged.connect(self._swap)
        self.name.textEdited.connect(self._type)

    @property
    def is_person(self) -> bool:
        """Whether a person sits here."""
        return self.kind.currentData() is None

    def player(self) -> Player:
        """Who sits here."""
        return Player(tidy(self.name.text()) or self._usual[self.is_person], self.kind.currentData())

    def _type(self, text: str) -> None:
        self._typed = text
        if self.is_person:
            self._known = ""
        self.changed.emit()

    def _swap(self) -> None:
        if self._person != self.is_person:
            self._person = self.is_person
            self._show_name()
        self.changed.emit()

    def _show_name(self) -> None:
        self.name.setText(self._typed or (self._known if self.is_person else ""))
        self.name.setPlaceholderText(self._usual[self.is_person])


class SeatRows(QWidget):
    """All seats of a match; ``changed`` when anything about them does."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._words = settings.words("ui")
        self._rows: list[SeatRow] = []
        self._number: Choice | None = None
        self._range, self._taken = (0, 0), 0
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    def offer(self, least: int, most: int, usual: int) -> None:
        """Let between ``least`` and ``most`` sit here, ``usual`` at first."""
        if (least, most) == self._range:
            return
        self._range = least, most
        if self._number is not None:
            self._number.deleteLater()
            self._number = None
        if least < most:
            numbers = [(n, str(n)) for n in range(least, most + 1)]
            self._number = Choice(numbers, usual, self._words("seats.number"))
            self._number.picked.connect(self._seat)
            self._column.insertWidget(0, self._number)
        self._seat(usual)

    def players(self) -> list[Player]:
        """Who sits where."""
        return [row.player() for row in self._rows[: self._taken]]

    def people(self) -> Sequence[str]:
        """The names that people typed, by seat; empty where they typed none."""
        return [tidy(row.name.text()) if row.is_person else "" for row in self._rows[: self._taken]]

    def _seat(self, number: int) -> None:
        self._taken = number
        while len(self._rows) < number:
            row = SeatRow(self._settings, len(self._rows))
            row.changed.connect(self.changed)
            self._column.addWidget(row)
            if self._rows:  # Tab goes on to the next seat, also to one that came later
                self.setTabOrder(self._rows[-1].kind, row.name)
                self.setTabOrder(row.name, row.kind)
            self._rows.append(row)
        for seat, row in enumerate(self._rows):  # one that goes may come again, as it was
            row.setVisible(seat < number)
        self.changed.emit()
