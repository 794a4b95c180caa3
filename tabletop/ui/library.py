"""The library: five games as pictures, and one card for what to do next."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QColor, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.games.catalog import GAMES, GameInfo
from tabletop.ui.card import PictureCard
from tabletop.ui.first_frame import ABOVE, BELOW, GROUNDS
from tabletop.ui.grid import MARGIN
from tabletop.ui.page import button
from tabletop.ui.paintings import paint
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings
from tabletop.ui.shelf import Shelf
from tabletop.ui.wood import WoodBar

CUP_GROUND = "#2b3a4c"


class LibraryPage(QWidget):
    """Signals say what a person wants."""

    chosen = Signal(str)
    resumed = Signal()
    first_match = Signal()
    championship = Signal()
    saves = Signal()
    preferences = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._fresh = True
        self.words = settings.words("ui")
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._bar = self._head()
        whole.addWidget(self._bar)
        self.shelf = Shelf()
        whole.addWidget(self.shelf, 1)
        self.next_card = PictureCard(partial(paint, "table"), QColor(GROUNDS["table"]), self.shelf.board, special=True)
        self.next_card.clicked.connect(self._next)
        self.first = self.next_card
        self.cards = {game.id: self._card(game) for game in GAMES}
        self.suggest(None)
        self.shelf.put([self.next_card, *self.cards.values()])

    def suggest(self, left_off: tuple[str, str, str] | None) -> None:
        """Say on the first card what to do next: go on with a match (its game, what, when), or begin."""
        words = self.words
        picture = "table"
        if left_off is not None:
            picture, what, when = left_off
            self._wish = self.resumed
            self.next_card.write(words("library.continue"), when, what)
        elif self._settings.values.names:
            picture = "cup"
            self._wish = self.championship
            self.next_card.write(words("library.cup"), words("library.cup.meta"), words("library.cup.line"))
        else:
            self._wish = self.first_match
            self.next_card.write(words("library.first"), words("library.first.meta"), words("library.first.line"))
        self.next_card.depict(partial(paint, picture), QColor(GROUNDS.get(picture, CUP_GROUND)))
        self.shelf.repaint_pictures()
        self.next_card.setEnabled(left_off is not None or has_table("camisa12"))

    def wake(self) -> None:
        """Let every game be chosen whose table is there."""
        for game, card in self.cards.items():
            card.setEnabled(has_table(game))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.wake()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and not self._fresh:
            self.shelf.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self._wordmark.sizeHint().width() + self._ways.sizeHint().width() + 3 * MARGIN
        narrow = self.width() < beside
        self._bar.row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._fresh:
            self._fresh = False
            self.shelf.paint()

    def _head(self) -> WoodBar:
        bar = WoodBar()
        titles = QVBoxLayout()
        titles.setSpacing(0)
        self._wordmark = PlainLabel("Table Twelve", "wordmark", elided=True)
        titles.addWidget(self._wordmark)
        titles.addWidget(PlainLabel(self.words("library.tagline"), "onwood", elided=True))
        bar.row.setContentsMargins(MARGIN + 6, ABOVE, MARGIN, BELOW)
        bar.row.addLayout(titles, 1)
        self._ways = QHBoxLayout()
        bar.row.addLayout(self._ways)
        for text, signal in (("library.saves", self.saves), ("library.settings", self.preferences)):
            way = button(self.words(text), "onwood")
            way.clicked.connect(signal)
            self._ways.addWidget(way)
        return bar

    def _card(self, game: GameInfo) -> PictureCard:
        words = self.words
        card = PictureCard(partial(paint, game.id), QColor(GROUNDS[game.id]), self.shelf.board)
        players = words("library.players_range", least=game.min_seats, most=game.max_seats)
        meta = words("library.meta", players=players, minutes=words(f"{game.id}.minutes"))
        card.write(game.title, meta, words(f"{game.id}.line"), words("library.soon"))
        card.setObjectName(game.id)
        card.clicked.connect(self._choose)
        return card

    def _choose(self) -> None:
        self.chosen.emit(self.sender().objectName())

    def _next(self) -> None:
        self._wish.emit()


def has_table(game: str) -> bool:
    """Whether the game can be played in the window."""
    try:
        return find_spec(f"tabletop.ui.games.{game}.scene") is not None
    except ModuleNotFoundError:
        return False
