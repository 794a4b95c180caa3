"""A new match: who sits where, and how it is played; one click on Play is enough."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from tabletop.core.errors import TableError
from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.ui import theme
from tabletop.ui.banner import Banner
from tabletop.ui.championship import GAME as CUP_GAME
from tabletop.ui.games.parsecs.best import GAME as BEST_GAME
from tabletop.ui.option_rows import Options
from tabletop.ui.page import Page, button, section
from tabletop.ui.plain import PlainLabel, on_tooltip
from tabletop.ui.seat_rows import SeatRows
from tabletop.ui.seeds import new_seed
from tabletop.ui.settings import Settings

SIDE_BY_SIDE_PX = 820
MOST_WIDTH = 1180
BANNER_SHARE = 0.2  # of the page's height


class NewGamePage(Page):
    """``begun`` brings the match and who plays it; the other signals ask for these pages."""

    begun = Signal(object, object)
    rules = Signal(str)
    strength = Signal(str)
    championship = Signal()
    best = Signal()

    def __init__(self, settings: Settings, game_id: str, parent: QWidget | None = None) -> None:
        self.game = catalog.game(game_id)
        super().__init__(settings, self.game.title, parent)
        self.options = options_of(settings, self.game)
        self.seats = SeatRows(settings)
        self.seats.offer(*self.options.seats())
        self._banner = Banner(settings, self.game)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(16)
        for title, content in (("new.who", self.seats), ("new.how", self.options)):
            card, column = section(self.words(title))
            column.addWidget(content)
            column.addStretch(1)
            self._columns.addWidget(card, 1)
        self._inside = QVBoxLayout(self.body)
        self._inside.setSpacing(16)
        self._inside.addWidget(self._banner)
        self._inside.addLayout(self._columns)
        self._inside.addStretch(1)
        foot = self.foot()
        rules = button(self.words("new.rules"), "quiet")
        rules.clicked.connect(self._ask_rules)
        self.refusal = PlainLabel(kind="bad")
        self.play = button(self.words("new.play"), "primary")
        self.play.setDefault(True)
        self.play.clicked.connect(self.begin)
        self.first = self.play
        foot.addWidget(rules)
        strength = button(self.words("new.strength"), "quiet")
        strength.clicked.connect(self._ask_strength)
        foot.addWidget(strength)
        if game_id == CUP_GAME:
            cup = button(self.words("library.cup"), "quiet")
            cup.clicked.connect(self.championship)
            foot.addWidget(cup)
        if game_id == BEST_GAME:
            best = button(self.words("new.best"), "quiet")
            best.clicked.connect(self.best)
            foot.addWidget(best)
        foot.addWidget(self.refusal, 1)
        foot.addWidget(self.play)
        self.options.changed.connect(self._follow)
        self.seats.changed.connect(self._name_players)
        self._follow()

    def begin(self) -> None:
        """Deal, and say so; a refusal is shown instead."""
        players = self.seats.players()
        try:
            rules = self.game.rules(self.options.ruleset())
            match = Match.new(rules, len(players), new_seed(), self.options.values())
        except TableError as error:
            self.refusal.setText(self.words("new.refused"))
            self.refusal.setToolTip(on_tooltip(str(error)))
            return
        self.settings.remember(names=tuple(self.seats.people()))
        self.begun.emit(match, players)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.current().px(SIDE_BY_SIDE_PX)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(way)
        side = max(20, (self.width() - MOST_WIDTH) // 2)
        self._inside.setContentsMargins(side, 16, side, 16)
        self._banner.set_height(round(min(220, self.width() / 5, max(88, self.height() * BANNER_SHARE))))

    def _follow(self) -> None:
        self.seats.offer(*self.options.seats())
        self._name_players()

    def _name_players(self) -> None:
        self.options.show_players(self.seats.players())
        self.refusal.setText("")

    def _ask_rules(self) -> None:
        self.rules.emit(self.game.id)

    def _ask_strength(self) -> None:
        self.strength.emit(self.game.id)


def options_of(settings: Settings, game: catalog.GameInfo) -> Options:
    """The rows of a game's options: its own where it has some."""
    own = f"tabletop.ui.games.{game.id}.options"
    try:
        special = find_spec(own) is not None
    except ModuleNotFoundError:
        special = False
    return import_module(own).GameOptions(settings, game) if special else Options(settings, game)
