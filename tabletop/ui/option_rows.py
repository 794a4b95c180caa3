"""What a table may choose about a game, as friendly rows made from the game's own description of its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSlider, QVBoxLayout, QWidget

from tabletop.core import rulesets
from tabletop.core.records import Player
from tabletop.games.catalog import GameInfo
from tabletop.ui.choice import Choice
from tabletop.ui.fields import Picker, Switch
from tabletop.ui.plain import PlainLabel, isolated
from tabletop.ui.settings import Settings

START = "start"
"""The option that names the seat to begin; every game calls it so, and leaves it out to draw."""


class Options(QWidget):
    """The rows of a game, one an option; a game with special wishes subclasses this in ``ui/games/<game>/options.py``.

    Words: ``option.<game>.<option>`` and ``option.<game>.<option>.<value>``, or without the game.
    """

    changed = Signal()

    def __init__(self, settings: Settings, game: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = game
        self.words = settings.words("ui")
        self.fields: dict[str, QWidget] = {}
        self._start: QComboBox | None = None
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(14)
        for name, offer in game.options().items():
            self.add(name, offer)
        self._ruleset = self._add_ruleset(rulesets.available(game.id))

    def seats(self) -> tuple[int, int, int]:
        """The least, greatest and usual number of seats under the present choices."""
        least, most = self.game.min_seats, self.game.max_seats
        return least, most, min(most, max(least, 2))

    def ruleset(self) -> str:
        """The name of the chosen ruleset."""
        return self._ruleset.value if self._ruleset else "base"

    def follow_ruleset(self) -> None:
        """Another ruleset was chosen: a game whose rows depend on it changes them here."""

    def values(self) -> dict[str, Any]:
        """What ``new_game`` takes as options; what stands for the default is left out, hidden rows too."""
        found = {name: self.value(field) for name, field in self.fields.items() if not field.isHidden()}
        return {name: value for name, value in found.items() if value is not None}

    def show_players(self, players: Sequence[Player]) -> None:
        """Who may begin."""
        if self._start is None:
            return
        chosen = self._start.currentData()
        self._start.clear()
        self._start.addItem(self.words("option.start.drawn"), None)
        for seat, player in enumerate(players):
            self._start.addItem(isolated(player.name), seat)
        self._start.setCurrentIndex(max(0, self._start.findData(chosen)))

    def add(self, name: str, offer: Any) -> None:
        """A row for an option: a list of values, or a mapping with the ``range`` of a number."""
        if name == START:
            self._start = Picker()
            self.put(name, self._start)
        elif isinstance(offer, Mapping):
            least, most = offer["range"]
            self.put(name, Number(least, most, self.text(name)))
        elif set(offer) == {True, False}:
            box = Switch(self.text(name))
            box.setChecked(bool(offer[0]))
            box.toggled.connect(self.changed)
            self.put(name, box, labelled=False)
        else:
            values = [(value, self.text(name, value)) for value in offer]
            choice = Choice(values, offer[0], self.text(name))
            choice.picked.connect(self.changed)
            self.put(name, choice)

    def put(self, name: str, field: QWidget, *, labelled: bool = True) -> None:
        """Set a field into the column, with its label above and its note below."""
        group = QWidget()
        column = QVBoxLayout(group)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        if labelled:
            column.addWidget(PlainLabel(self.text(name), "strong"))
            field.setAccessibleName(self.text(name))
        column.addWidget(field)
        note = f"option.{self.game.id}.{name}.note"
        if note in self.words:
            column.addWidget(PlainLabel(self.words(note), "small"))
        self.column.addWidget(group)
        self.fields[name] = field

    def show_field(self, name: str, shown: bool) -> None:
        """Show or hide the row of an option; hidden, its value is left to the game."""
        self.fields[name].setVisible(shown)
        self.fields[name].parentWidget().setVisible(shown)

    def text(self, name: str, value: Any = None) -> str:
        """The words for an option, or for one of its values."""
        tail = name if value is None else f"{name}.{value}".lower()
        own = f"option.{self.game.id}.{tail}"
        return self.words(own if own in self.words else f"option.{tail}")

    def value(self, field: QWidget) -> Any:
        """What a field says."""
        match field:
            case QCheckBox():
                return field.isChecked()
            case QComboBox():
                return field.currentData()
            case _:
                return field.value

    def _add_ruleset(self, names: Sequence[str]) -> Choice | None:
        if len(names) < 2:
            return None
        texts = [(name, self.words(key) if (key := f"ruleset.{name}") in self.words else name) for name in names]
        choice = Choice(texts, names[0], self.words("option.ruleset"))
        self.column.addWidget(PlainLabel(self.words("option.ruleset"), "strong"))
        self.column.addWidget(choice)
        self.ruleset_note = PlainLabel(kind="small")
        self.column.addWidget(self.ruleset_note)
        self._tell_ruleset(names[0])
        choice.picked.connect(self._tell_ruleset)
        choice.picked.connect(self.follow_ruleset)
        return choice

    def _tell_ruleset(self, name: str) -> None:
        """What is different in it, in a sentence."""
        key = f"ruleset.{name}.note"
        self.ruleset_note.setText(self.words(key if key in self.words else "ruleset.own.note"))


class Number(QWidget):
    """A number between two bounds, the greatest at first."""

    def __init__(self, least: int, most: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(least, most)
        self.slider.setPageStep(1)
        self.slider.setAccessibleName(name)
        self._shown = PlainLabel(kind="strong")
        self._shown.setMinimumWidth(self._shown.fontMetrics().horizontalAdvance("0000"))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.slider, 1)
        row.addWidget(self._shown)
        self.slider.valueChanged.connect(self._shown.setNum)
        self.slider.setValue(most)
        self._shown.setNum(most)

    @property
    def value(self) -> int:
        """The number."""
        return self.slider.value()
