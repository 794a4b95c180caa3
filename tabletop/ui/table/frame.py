"""What a table page consists of, and where it lies: top bar, scene, side panel, prompt, result, curtain."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.words import Words
from tabletop.ui import theme
from tabletop.ui.curtain import Curtain
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings
from tabletop.ui.style import set_kind
from tabletop.ui.table.panels import WIDTH, PlainList, SidePanel
from tabletop.ui.table.prompt_bar import PromptBar
from tabletop.ui.table.result_card import ResultCard
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.seats_bar import SeatsBar
from tabletop.ui.table.view import TableView

FOLD_BELOW = 1000
"""A table narrower than this many pixels begins with its side panel folded."""


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
        self.back, self.undo, self.redo, self.hint, self.keep, self.fold = (_tool(sign) for sign in "‹↶↷?↓≡")
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
            (self.fold, "table.panel"),
        ):
            button.setAccessibleName(words(key))
            button.setToolTip(words(key))
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
        self.panel.setFixedWidth(min(theme.current().px(WIDTH), self.width() // 2))
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
        for widget in (self.undo, self.redo, self.hint, self.keep, self.fold):
            top.addWidget(widget)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.panel)
        column.addLayout(middle, 1)
        column.addWidget(self.prompt)


def _tool(sign: str) -> QPushButton:
    button = QPushButton(sign)
    set_kind(button, "quiet")
    button.setAutoDefault(True)  # Enter presses it too
    button.setFixedWidth(theme.current().px(44))
    return button
