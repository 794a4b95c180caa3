"""What a table page consists of, and where it lies: top bar, scene, side panel, prompt, result, curtain."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.words import Words
from tabletop.ui import theme
from tabletop.ui.curtain import Curtain
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings
from tabletop.ui.table.panels import WIDTH, PlainList, SidePanel
from tabletop.ui.table.prompt_bar import PromptBar
from tabletop.ui.table.result_card import ResultCard
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.seats_bar import SeatsBar
from tabletop.ui.table.tools import Tool
from tabletop.ui.table.view import TableView

FOLD_BELOW = 1000
"""A table narrower than this many pixels begins with its side panel folded."""
ROOM_FROM, ROOM_A_SEAT = 860, 90
"""In a table narrower than this, and so much for each seat beyond two, the scores need the room of the tools that are
seldom used: these go to the panel."""


class TableFrame(QWidget):
    """The widgets of a table; ``first`` is the one that has the focus when the page is shown."""

    def __init__(self, settings: Settings, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = scene
        scene.setParent(self)  # the view does not own it
        self.view = self.first = TableView(scene)
        self.turn = PlainLabel(kind="strong")
        self.turn.setWordWrap(False)
        self.seats = SeatsBar()
        self.back, self.undo, self.redo, self.keep, self.fold = map(Tool, "‹↶↷↓≡")
        self.hint, self.preferences = Tool("bulb"), Tool("gear")
        self.smaller, self.larger = Tool("smaller"), Tool("larger")
        self.keep.setVisible(scene.paper is not None)
        self.log, self.moves, self.players = PlainList(), PlainList(), PlainList()
        self.rules = QScrollArea()
        self.rules.setWidgetResizable(True)
        self.rules.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.panel = SidePanel((self.log, self.moves, self.players, self.rules))
        self.prompt = PromptBar()
        self._lay_out()
        self.result = ResultCard(self, keeps=scene.paper is not None)
        self.curtain = Curtain(self, settings)
        self._panel_decided = False
        self.panel.hide()

    def name_all(self, words: Words) -> None:
        """Give everything its name in a language."""
        self.setAccessibleName(words("table.name"))
        self.view.setAccessibleName(words("table.name"))
        for button, key in (
            (self.back, "table.back"),
            (self.undo, "table.undo"),
            (self.redo, "table.redo"),
            (self.hint, "table.hint"),
            (self.keep, "paper.save"),
            (self.smaller, "table.smaller"),
            (self.larger, "table.larger"),
            (self.preferences, "table.settings"),
            (self.fold, "table.panel"),
        ):
            button.name(words(key))
        self.panel.name_all([words(f"panel.{name}") for name in ("log", "moves", "players", "rules")])
        self.result.name_all(words)

    def show_panel(self, *, shown: bool) -> None:
        """Unfold or fold the side panel, and leave it so whatever size the window gets."""
        self._panel_decided = True
        self.panel.setVisible(shown)
        if not shown:
            self.view.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Give everything the room that this size of the table and of the text leaves."""
        self.panel.setFixedWidth(min(theme.current().px(WIDTH), self.width() // 2))
        for tool in self.findChildren(Tool):
            tool.fit()
        wide = self.width() >= theme.current().px(ROOM_FROM + ROOM_A_SEAT * max(0, len(self.scene.names) - 2))
        row = self._tools if wide else self.panel.foot
        self._tools.parentWidget().setVisible(wide)
        for tool in (self.smaller, self.larger, self.preferences):
            if row.indexOf(tool) < 0:
                row.addWidget(tool)
        if not self._panel_decided:
            self.panel.setVisible(self.width() >= theme.current().px(FOLD_BELOW))
            self.layout().activate()  # else it is painted once where it does not belong

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(10, 4, 10, 4)
        top.setSpacing(8)
        for widget in (self.back, self.turn):
            top.addWidget(widget)
        top.addWidget(self.seats, 1)
        for widget in (self.undo, self.redo, self.hint, self.keep):
            top.addWidget(widget)
        room = QWidget()
        room.setMinimumWidth(1)  # else a window could not be made so narrow that they go elsewhere
        self._tools = QHBoxLayout(room)
        self._tools.setContentsMargins(0, 0, 0, 0)
        self._tools.setSpacing(8)
        top.addWidget(room)
        top.addWidget(self.fold)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.panel)
        column.addLayout(middle, 1)
        column.addWidget(self.prompt)
