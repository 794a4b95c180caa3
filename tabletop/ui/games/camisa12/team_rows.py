"""The choice of a team for each seat, with its colours, its power in words, and the picture of it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.games.camisa12.ruleset import Team, Values
from tabletop.ui import theme
from tabletop.ui.chip import SeatChip
from tabletop.ui.fields import Picker
from tabletop.ui.games.camisa12 import emblems
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings

DRAWN = "random"
DIFFICULTIES = ("easy", "medium", "hard")
SWATCHES = {
    "yellow": "#f2c230",
    "white": "#f4f1e8",
    "red": "#c8312b",
    "blue": "#2758b8",
    "green": "#2b8a4b",
    "black": "#22201e",
}


class Teams(QWidget):
    """For each seat a team, none, or one drawn by lot; ``value`` is the list that the game takes."""

    def __init__(self, settings: Settings, values: Values, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = [TeamRow(settings, seat, values) for seat in range(2)]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for row in self.rows:
            row.picked.connect(self._keep_apart)
            column.addWidget(row)

    @property
    def value(self) -> list[str | None] | None:
        """One entry a seat: a team's id, ``random``, or None; None altogether if nobody has a team."""
        chosen = [row.value for row in self.rows if not row.isHidden()]
        return chosen if any(chosen) else None

    def use(self, values: Values) -> None:
        """Take the teams from another ruleset."""
        for row in self.rows:
            row.use(values)

    def offer(self, *, alone: bool) -> None:
        """Seat 1 has no team in the 7-1 mode, and teams without meaning there cannot be chosen."""
        self.rows[1].setHidden(alone)
        self.rows[0].offer(alone=alone)

    def _keep_apart(self) -> None:
        """Each team can be chosen once: the other crowd draws another."""
        row = self.sender()
        other = self.rows[1 - self.rows.index(row)]
        if row.value not in (None, DRAWN) and other.value == row.value:
            other.choose(DRAWN)


class TeamRow(QWidget):
    """The team of one seat, and what it can do."""

    picked = Signal()

    def __init__(self, settings: Settings, seat: int, values: Values, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words = settings.words("ui", "camisa12")
        self.picker = Picker()
        self.picker.setAccessibleName(words("option.camisa12.team", n=seat + 1))
        self._colours = Colours()
        self._meta = PlainLabel(kind="small")
        self._power = PlainLabel()
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(SeatChip(seat))
        head.addWidget(self.picker, 1)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self._colours)
        line.addWidget(self._meta, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        told = QHBoxLayout()
        told.setSpacing(12)
        self._emblem = Emblem()
        told.addWidget(self._emblem)
        told.addWidget(self._power, 1)
        column.addLayout(head)
        column.addLayout(line)
        column.addLayout(told)
        self.use(values)
        self.picker.currentIndexChanged.connect(self._follow)

    @property
    def value(self) -> str | None:
        """What ``new_game`` takes for this seat."""
        return self.picker.currentData()

    def use(self, values: Values) -> None:
        """Take the teams, and the words they bring along, from a ruleset."""
        teams = sorted(values.teams, key=lambda team: DIFFICULTIES.index(team.difficulty))
        self._teams = {team.id: team for team in teams}
        self._own_words = values.words
        self.offer(alone=False)

    def choose(self, value: str | None) -> None:
        """Set the picker."""
        self.picker.setCurrentIndex(max(0, self.picker.findData(value)))

    def offer(self, *, alone: bool) -> None:
        """List the teams of a mode, keeping the choice if it is among them."""
        chosen = self.value
        self.picker.blockSignals(True)
        self.picker.clear()
        self.picker.addItem(self._words("option.camisa12.teams.none"), None)
        self.picker.addItem(self._words("option.camisa12.teams.random"), DRAWN)
        for team in self._teams.values():
            if team.solo or not alone:
                self.picker.addItem(self._text(team, "name"), team.id)
        self.choose(chosen)
        self.picker.blockSignals(False)
        self._show()

    def _follow(self) -> None:
        self._show()
        self.picked.emit()

    def _show(self) -> None:
        team = self._teams.get(self.value or "")
        for part in (self._colours, self._meta, self._emblem, self._power):
            part.setVisible(team is not None)
        if team is None:
            return
        words = self._words
        tokens = words("option.camisa12.tokens", n=team.tokens) if team.tokens else ""
        self._meta.setText(" · ".join(part for part in (words(f"difficulty.{team.difficulty}"), tokens) if part))
        self._power.setText(self._text(team, "power"))
        self._colours.show_team(team)
        self._emblem.show_team(team)

    def _text(self, team: Team, part: str) -> str:
        key = f"team.{team.id}.{part}"
        return str(self._own_words.get(key) or self._words(key))


class Emblem(QWidget):
    """The picture of a team's power."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._team: Team | None = None
        self.setFixedSize(self.sizeHint())

    def show_team(self, team: Team) -> None:
        """Show what a team can do."""
        self._team = team
        self.update()

    def sizeHint(self) -> QSize:
        height = theme.current().px(56)
        return QSize(round(height * emblems.ASPECT), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._team is not None:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                emblems.paint(painter, QRectF(self.rect()), self._team)


class Colours(QWidget):
    """The two sides of a team card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = (QColor(), QColor())
        self.setFixedSize(self.sizeHint())

    def show_team(self, team: Team) -> None:
        """Show a team's colours, front and back."""
        front, back = (QColor(SWATCHES.get(name, name)) for name in team.colors)
        self._colours = front, back
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(40, 18)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().muted, 1, Qt.PenStyle.SolidLine))
            for number, colour in enumerate(self._colours):
                painter.setBrush(colour)
                painter.drawRoundedRect(QRectF(1 + number * 19, 1, 17, 15), 4, 4)
