"""The championship on a page: four entrants at first, then the bracket from match to match."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.core.errors import TableError
from tabletop.ui import championship, theme
from tabletop.ui.banner import Painting
from tabletop.ui.championship import FINAL, Championship
from tabletop.ui.choice import Choice
from tabletop.ui.page import Page, button, section
from tabletop.ui.plain import PlainLabel, isolated
from tabletop.ui.saves import Saves, trouble
from tabletop.ui.seat_rows import SeatRows
from tabletop.ui.settings import Settings

SIDE_BY_SIDE_PX = 780
MOST_WIDTH = 1000


class ChampionshipPage(Page):
    """``begun`` brings a match of the championship and who plays it, ``told`` a sentence for people."""

    begun = Signal(object, object)
    told = Signal(str)

    def __init__(self, settings: Settings, saves: Saves, parent: QWidget | None = None) -> None:
        super().__init__(settings, settings.words("ui")("library.cup"), parent)
        self._saves = saves
        self._inside = QVBoxLayout(self.body)
        self._inside.setSpacing(16)
        self._inside.addStretch(1)
        self._content: QWidget | None = None
        self._bracket: QBoxLayout | None = None
        self.cup = championship.load(saves.folder)
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _show(self) -> None:
        if self._content is not None:
            self._content.hide()
            self._content.deleteLater()
        self._bracket = None
        self._content = self._entry() if self.cup is None else self._draw(self.cup)
        self._inside.insertWidget(0, self._content)
        self._fit()

    def _fit(self) -> None:
        side = max(20, (self.width() - MOST_WIDTH) // 2)
        self._inside.setContentsMargins(side, 20, side, 20)
        if self._bracket is not None:
            wide = self.width() >= theme.current().px(SIDE_BY_SIDE_PX)
            way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
            self._bracket.setDirection(way)

    # Before the draw.

    def _entry(self) -> QWidget:
        words = self.words
        card, column = section(words("cup.entrants"), words("cup.entrants.note"))
        self.seats = SeatRows(self.settings)
        self.seats.offer(4, 4, 4)
        column.addWidget(self.seats)
        column.addWidget(PlainLabel(words("option.camisa12.teams"), "strong"))
        values = [(None, words("cup.teams.none")), ("random", words("cup.teams.random"))]
        self.teams = Choice(values, None, words("option.camisa12.teams"))
        column.addWidget(self.teams)
        line = QHBoxLayout()
        self.first = start = button(words("cup.draw"), "primary")
        start.clicked.connect(self._begin)
        line.addStretch(1)
        line.addWidget(start)
        column.addLayout(line)
        return card

    def _begin(self) -> None:
        self.cup = Championship.drawn(self.seats.players(), self.teams.value)
        self._keep()
        self._show()
        self.first.setFocus()

    # After the draw.

    def _draw(self, cup: Championship) -> QWidget:
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(18)
        if cup.champion is not None:
            column.addWidget(self._honours(cup.champion.name))
        self._bracket = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._bracket.setSpacing(18)
        semis = QVBoxLayout()
        semis.setSpacing(18)
        self.first = self.back
        for number in range(FINAL):
            semis.addWidget(self._fixture(cup, number))
        self._bracket.addLayout(semis, 1)
        self._bracket.addWidget(self._fixture(cup, FINAL), 1, Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(self._bracket)
        line = QHBoxLayout()
        line.addStretch(1)
        another = button(self.words("cup.another" if cup.champion else "cup.give_up"), "quiet")
        another.clicked.connect(self._another)
        line.addWidget(another)
        column.addLayout(line)
        return whole

    def _honours(self, name: str) -> QFrame:
        card = QFrame()
        card.setProperty("kind", "card")
        row = QHBoxLayout(card)
        row.setContentsMargins(14, 14, 20, 14)
        row.setSpacing(20)
        painting = Painting("cup")
        painting.set_height(96)
        row.addWidget(painting)
        row.addWidget(PlainLabel(self.words("cup.champion", name=isolated(name)), "title"), 1)
        return card

    def _fixture(self, cup: Championship, number: int) -> QFrame:
        fixture, pair = cup.fixtures[number], cup.pairing(number)
        card, column = section(self.words("cup.final" if number == FINAL else "cup.semifinal", n=number + 1))
        for seat, entrant in enumerate(pair):
            line = QHBoxLayout()
            won = entrant is not None and entrant == fixture.winner
            name = self.words("cup.open") if entrant is None else cup.entrants[entrant].name
            kind = "muted" if entrant is None else "strong" if won else ""
            line.addWidget(PlainLabel(f"★  {name}" if won else name, kind, elided=True), 1)
            if fixture.goals is not None:
                goals = PlainLabel(str(fixture.goals[seat]), "strong")
                goals.setWordWrap(False)
                line.addWidget(goals)
            column.addLayout(line)
        if fixture.winner is None and None not in pair:
            self._add_play(column, number, begun=fixture.record is not None)
        return card

    def _add_play(self, column: QVBoxLayout, number: int, *, begun: bool) -> None:
        play = button(self.words("library.continue" if begun else "new.play"), "primary")
        play.setObjectName(str(number))
        play.clicked.connect(partial(self._play, number))
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(play)
        column.addLayout(line)
        if self.first is self.back:
            self.first = play

    def _play(self, number: int) -> None:
        """Go on from where the match was left, be that in this window's autosave."""
        left = self._saves.autosaved()
        try:
            opened = self.cup.open(number)
        except TableError as error:
            self.told.emit(trouble(self.words, error, self._saves.folder))
            return
        if left is not None and self.cup.number_of(left.match) == number:
            opened = left
        self.begun.emit(opened.match, opened.players)

    def _another(self) -> None:
        self.cup = None
        self._show()
        self.first.setFocus()

    def _keep(self) -> None:
        try:
            championship.save(self._saves.folder, self.cup)
        except TableError as error:
            self.told.emit(trouble(self.words, error, self._saves.folder))
