"""Brings people to a table: begins, resumes and opens matches, and keeps the unfinished one that lay there before."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tabletop.core.errors import TableError
from tabletop.core.match import Match
from tabletop.core.records import Opened, Player
from tabletop.games import catalog
from tabletop.ui import championship
from tabletop.ui.plain import isolated
from tabletop.ui.saves import Saves, open_file, trouble
from tabletop.ui.seeds import new_seed
from tabletop.ui.settings import Settings

FIRST_GAME, FIRST_HINTS = "camisa12", 4


class Seating(QObject):
    """``seated`` brings the page of a table that is to be shown, ``told`` a sentence for people."""

    seated = Signal(QWidget)
    told = Signal(str)

    def __init__(self, settings: Settings, saves: Saves, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._saves = saves
        self.match: Match | None = None
        self.players: list[Player] = []

    def begin(self, match: Match, players: Sequence[Player], *, hints: int = 0) -> None:
        """Sit down at a new match, where so many hints come unasked."""
        self._set_aside(match)
        self._saves.autosave(match, players)
        self._sit_down(match, players, hints)

    def begin_first(self) -> None:
        """Camisa 12 as it is best met: without teams, against the mildest opponent, with hints."""
        self._settings.change(hints=True)
        words = self._settings.words("ui")
        rules = catalog.game(FIRST_GAME).rules()
        known = [name for name in self._settings.values.names if name]
        helper = words("seats.names").split(",")[1].strip()
        players = [Player(known[0] if known else words("seats.person", n=1), None), Player(helper, levels()[0])]
        self.begin(Match.new(rules, 2, new_seed(), {"start": 0}), players, hints=FIRST_HINTS)

    def again(self) -> None:
        """Another match with the same people and options as the one on the table."""
        assert self.match is not None
        match = Match.new(self.match.rules, self.match.seats, new_seed(), self.match.options)
        self.begin(match, self.players)

    def resume(self) -> bool:
        """Go on with the autosaved match; False if there is none, or none that can be read, which is told."""
        opened = self._saves.autosaved()
        if opened is not None:
            self._open(opened)
        elif left := self._saves.left_off():  # what was offered is damaged
            return self.open(str(left.path))
        return opened is not None

    def open(self, path: str) -> bool:
        """Open the record or position in a file (``-``: standard input); False if that cannot be, which is told."""
        try:
            opened = open_file(path)
        except TableError as error:
            self.told.emit(trouble(self._settings.words("ui"), error, Path(path)))
            return False
        self._set_aside(opened.match)
        self._saves.autosave(opened.match, opened.players)
        self._open(opened)
        return True

    def at_championship(self) -> bool:
        """Whether the match on the table is one of the championship."""
        cup = championship.load(self._saves.folder)
        return cup is not None and self.match is not None and cup.number_of(self.match) is not None

    def keep_championship(self) -> None:
        """Take down how far the match on the table is, in the championship."""
        cup = championship.load(self._saves.folder)
        if cup is None or self.match is None:
            return
        cup.keep(self.match)
        try:
            championship.save(self._saves.folder, cup)
        except TableError as error:
            self.told.emit(trouble(self._settings.words("ui"), error, self._saves.folder))

    def _open(self, opened: Opened) -> None:
        if opened.note:
            self.told.emit(self._settings.words("ui")(opened.note))
        self._sit_down(opened.match, opened.players or self._strangers(opened.match))

    def _sit_down(self, match: Match, players: Sequence[Player], hints: int = 0) -> None:
        from tabletop.ui.table.page import TablePage  # noqa: PLC0415 — no other page waits for it

        self.match, self.players = match, list(players)
        self.seated.emit(TablePage(match, self.players, self._settings, self._saves, hints))

    def _strangers(self, match: Match) -> list[Player]:
        """A position does not say who plays: people do."""
        words = self._settings.words("ui")
        return [Player(words("seats.person", n=seat + 1), None) for seat in range(match.seats)]

    def _set_aside(self, match: Match) -> None:
        words = self._settings.words("ui")
        try:
            kept = self._saves.set_aside(match)
        except TableError as error:
            self.told.emit(trouble(words, error, self._saves.folder))
            return
        if kept:
            self.told.emit(words("kept_aside", game=isolated(catalog.game(kept.game).title)))


def levels() -> list[str]:
    """The levels of built-in opponents, mildest first."""
    try:
        from tabletop.ai.levels import LEVELS  # noqa: PLC0415
    except ModuleNotFoundError:
        return ["normal"]
    return list(LEVELS)
