"""What the side panel tells: only the page of it that is before the person's eyes is filled."""

from __future__ import annotations

from PySide6.QtWidgets import QScrollArea

from tabletop.core.rules import Action
from tabletop.ui.rules_page import RulesText
from tabletop.ui.table import telling
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.panels import PlainList, SidePanel

Lists = tuple[PlainList, PlainList, PlainList]


class Side:
    """Fills the pages of a panel: log, moves, players and rules."""

    def __init__(
        self, controller: Controller, panel: SidePanel, lists: Lists, rules: QScrollArea
    ) -> None:  # fmt: skip
        self._controller, self._panel, self._rules = controller, panel, rules
        self._log, self._moves, self._players = lists
        self.history = telling.Log(controller)
        self._listed: list[tuple[Action, str]] = []

    def fill(self, steps: int) -> None:
        """Tell what is known after so many steps."""
        c, shown = self._controller, self._panel.shown
        if shown is self._log:
            self._log.show_lines(self.history.lines(steps), newest=True)
        elif shown is self._moves:
            self._listed = telling.moves(c)
            self._moves.show_lines([line for _, line in self._listed])
        elif shown is self._players:
            self._players.show_lines(telling.player_lines(c, c.settings.words("ui")))
        elif shown is self._rules and self._rules.widget() is None:
            self._rules.setWidget(RulesText(c.settings, c.rules.game))

    def forget_language(self) -> None:
        """The rules are worded anew when they are looked at again."""
        self._rules.takeWidget()

    def action(self, line: int) -> Action | None:
        """The move in that line of the list."""
        return self._listed[line][0] if line < len(self._listed) else None
