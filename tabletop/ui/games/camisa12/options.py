"""What a table chooses about Camisa 12: the kind of match, the teams with their powers, and the smaller things."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from PySide6.QtWidgets import QWidget

from tabletop.ai.levels import LEVELS
from tabletop.ai.strength import shipped
from tabletop.core.errors import TableError
from tabletop.games.catalog import GameInfo
from tabletop.ui.games.camisa12.team_rows import Teams
from tabletop.ui.option_rows import START, Options
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings


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
