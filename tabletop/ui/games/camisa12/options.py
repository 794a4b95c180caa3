"""What a table chooses about Camisa 12: the kind of match, the teams with their powers, and the smaller things."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.ai.levels import LEVELS
from tabletop.ai.strength import shipped
from tabletop.core.errors import TableError
from tabletop.games.camisa12.ruleset import Team, Values
from tabletop.games.catalog import GameInfo
from tabletop.ui import theme
from tabletop.ui.chip import SeatChip
from tabletop.ui.fields import Picker
from tabletop.ui.option_rows import START, Options
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


class GameOptions(Options):
    """The kind of match decides how many sit here and which of the other rows mean anything."""

    def __init__(self, settings: Settings, game: GameInfo, parent: QWidget | None = None) -> None:
        self._settings = settings
        super().__init__(settings, game, parent)
        self._measured = PlainLabel(kind="small")
        slider = self.fields["start_points"].slider
        slider.valueChanged.connect(self._tell_measured)
        self.fields["start_points"].parentWidget().layout().addWidget(self._measured)
        self._tell_measured(slider.value())
        self.fields["mode"].picked.connect(self._follow_mode)
        self._follow_mode()

    def seats(self) -> tuple[int, int, int]:
        """One in the 7-1 mode, else two."""
        number = 1 if self._alone else 2
        return number, number, number

    def add(self, name: str, offer: Any) -> None:
        """The teams have a row of their own."""
        if name == "teams":
            self.put(name, Teams(self._settings, self.game.rules().ruleset))
        else:
            super().add(name, offer)

    def follow_ruleset(self) -> None:
        """Its teams and starts are offered; one that cannot be read is refused when the match begins."""
        with suppress(TableError):
            rules = self.game.rules(self.ruleset())
            self.fields["teams"].use(rules.ruleset)
            starts = rules.book.own_starts
            slider = self.fields["start_points"].slider
            slider.setRange(starts[0], starts[-1])
            slider.setValue(starts[-1])
            self._tell_measured(slider.value())
            self._follow_mode()

    def _tell_measured(self, points: int) -> None:
        """How often the strongest opponent won from there, or from the nearest start that was measured."""
        starts = [row for row in shipped().starts if (row.level, row.ruleset) == (LEVELS[-1], self.ruleset())]
        self._measured.setVisible(bool(starts))
        if starts:
            row = min(starts, key=lambda row: (abs(row.points - points), row.points))
            level = self.words(f"strength.name.{row.level}")
            told = {"n": round(10 * row.rate), "level": level, "points": row.points, "matches": row.matches}
            self._measured.setText(self.words("option.camisa12.start_points.measured", **told))

    @property
    def _alone(self) -> bool:
        return self.fields["mode"].value == "seven-one"

    def _follow_mode(self) -> None:
        self.show_field("start_points", self._alone)
        self.show_field(START, not self._alone)
        self.fields["teams"].offer(alone=self._alone)
        self.changed.emit()


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
        column.addLayout(head)
        column.addLayout(line)
        column.addWidget(self._power)
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
        for part in (self._colours, self._meta, self._power):
            part.setVisible(team is not None)
        if team is None:
            return
        words = self._words
        tokens = words("option.camisa12.tokens", n=team.tokens) if team.tokens else ""
        self._meta.setText(" · ".join(part for part in (words(f"difficulty.{team.difficulty}"), tokens) if part))
        self._power.setText(self._text(team, "power"))
        self._colours.show_team(team)

    def _text(self, team: Team, part: str) -> str:
        key = f"team.{team.id}.{part}"
        return str(self._own_words.get(key) or self._words(key))


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
