"""The pages of a window: the library, and over it the page that a person is on."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDateTime, QLocale, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from tabletop.core import rulesets
from tabletop.core.errors import TableError
from tabletop.games import catalog
from tabletop.ui.library import LibraryPage
from tabletop.ui.notice import Notice
from tabletop.ui.places import data_folder
from tabletop.ui.plain import isolated
from tabletop.ui.settings import Settings

if TYPE_CHECKING:  # the first paint does not wait for them
    from tabletop.core.match import Match
    from tabletop.core.records import Player
    from tabletop.ui.saves import Saves
    from tabletop.ui.seating import Seating


class Pages(QWidget):
    """All that happens in one window, which has an autosave of its own."""

    titled = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._saves: Saves | None = None
        self._seating: Seating | None = None
        self._waiting: QWidget | None = None  # the table or the new match that is come back to
        self._language = settings.language
        self.stack = QStackedWidget()
        self.notice = Notice(settings, self, lambda: self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.stack, 1)
        self.library = self._new_library()
        self.stack.addWidget(self.library)
        settings.changed.connect(self._follow_settings)
        settings.failed.connect(self._tell_failing)
        rulesets.add_folder(data_folder() / "rulesets")
        self._settle()

    @property
    def saves(self) -> Saves:
        """This window's matches on disk."""
        if self._saves is None:
            self._saves = import_module("tabletop.ui.saves").Saves(self.settings, parent=self)
            self._saves.failed.connect(self._tell_failing)
        return self._saves

    @property
    def seating(self) -> Seating:
        """What brings people to this window's table."""
        if self._seating is None:
            self._seating = import_module("tabletop.ui.seating").Seating(self.settings, self.saves, self)
            self._seating.seated.connect(self._show_table)
            self._seating.told.connect(self.notice.tell)
        return self._seating

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.stack.currentWidget()

    def show_library(self) -> None:
        """Go back to the five games."""
        self._drop_waiting()
        self._show(self.library, "Table Twelve")
        self._settle()

    def show_new_match(self, game: str) -> None:
        """Choose who plays a game, and how."""
        self._drop_waiting()
        page = self._open_page("new_game", "NewGamePage", game)
        page.begun.connect(self._begin)
        page.rules.connect(self.show_rules)
        page.strength.connect(self.show_strength)
        page.championship.connect(self.show_championship)
        page.best.connect(self.show_best)

    def show_rules(self, game: str) -> None:
        """Read the rules of a game; the way back leads to its new match, as it was."""
        self._open_aside("rules_page", "RulesPage", game)

    def show_strength(self, game: str) -> None:
        """See how strong the opponents of a game are; the way back leads to its new match, as it was."""
        self._open_aside("strength_page", "StrengthPage", game)

    def show_settings(self) -> None:
        """Change the settings; the way back leads to the table they were asked for at."""
        page = self._open_page("settings_page", "SettingsPage", back=self._from_settings)
        page.licences.connect(self.show_licences)

    def show_licences(self) -> None:
        """Read the licences; the way back leads to the settings."""
        self._open_page("licences_page", "LicencesPage", back=self.show_settings)

    def show_saves(self) -> None:
        """Look through the saved matches."""
        page = self._open_page("saves_page", "SavesPage", self.saves)
        page.opened.connect(self.open_file)
        page.resumed.connect(self._resume)
        page.told.connect(self.notice.tell)

    def show_championship(self) -> None:
        """Play the championship of Camisa 12."""
        page = self._open_page("championship_page", "ChampionshipPage", self.saves)
        page.begun.connect(self._begin)
        page.told.connect(self.notice.tell)

    def show_best(self) -> None:
        """Look at the best list of 12 Parsecs; the way back leads to its new match, as it was."""
        page = self._open_aside("games.parsecs.best_page", "BestPage", self.saves.folder)
        if page.trouble:
            self.notice.tell(page.trouble)

    def open_file(self, path: str) -> None:
        """Open a record or a position (``-``: standard input), or say why not."""
        self.seating.open(path)

    def tell_trouble(self, log: Path) -> None:
        """Say that something went wrong inside, and where it is written."""
        words = self.settings.words("ui")
        self._log_folder = log.parent
        text = words("trouble.inside", log=str(log))
        self.notice.tell(text, words("trouble.folder"), self._show_log_folder, stay=True)

    def leave(self) -> None:
        """Before the window closes: end what runs, and write what is not yet on the disk."""
        self._drop(self.page)
        self._drop_waiting()
        if self._saves is not None:
            self._saves.close()

    def _new_library(self) -> LibraryPage:
        library = LibraryPage(self.settings)
        library.chosen.connect(self.show_new_match)
        library.resumed.connect(self._resume)
        library.first_match.connect(self._begin_first)
        library.championship.connect(self.show_championship)
        library.saves.connect(self.show_saves)
        library.preferences.connect(self.show_settings)
        return library

    def _open_page(self, module: str, name: str, *arguments: Any, back: Any = None) -> Any:
        """Load a page when it is first wanted, and show it."""
        made = getattr(import_module(f"tabletop.ui.{module}"), name)(self.settings, *arguments)
        made.left.connect(back or self.show_library)
        self._show(made, made.accessibleName())
        return made

    def _open_aside(self, module: str, name: str, *arguments: Any) -> Any:
        """Load a page that is only looked at: the new match it was asked for at waits as it is."""
        if hasattr(self.page, "begun"):
            self._let_wait()
        return self._open_page(module, name, *arguments, back=self._from_aside)

    def _show(self, page: QWidget, title: str) -> None:
        before = self.page
        if self.stack.indexOf(page) < 0:
            self.stack.addWidget(page)
            page.windowTitleChanged.connect(self.titled)
        self.stack.setCurrentWidget(page)
        self.titled.emit(title)
        if before is not page:
            self._drop(before)
            getattr(page, "first", page).setFocus()

    def _drop(self, page: QWidget) -> None:
        """Let go of a page that was left; ``close`` lets a table end what it runs."""
        if page is not self.library and page is not self._waiting:
            page.close()
            self.stack.removeWidget(page)
            page.deleteLater()

    def _let_wait(self) -> None:
        """The page that is shown is come back to."""
        self._drop_waiting()
        self._waiting = self.page

    def _drop_waiting(self) -> None:
        """Nobody comes back to the page that was left for a while."""
        page, self._waiting = self._waiting, None
        if page is not None:
            self._drop(page)

    def _show_table(self, page: Any) -> None:
        self._drop_waiting()
        page.wants_settings.connect(self._settings_of_match)
        if self.seating.at_championship():
            page.left.connect(self._back_to_championship)
            page.lead_to_cup()
        else:
            page.left.connect(self.show_library)
            page.rematch.connect(self.seating.again)
            page.new_match.connect(self._another)
        self._show(page, self._match_title())

    def _match_title(self) -> str:
        return catalog.game(self.seating.match.rules.game).title

    def _settings_of_match(self) -> None:
        self._let_wait()
        self.show_settings()

    def _from_settings(self) -> None:
        if self._waiting is None:
            self.show_library()
        else:
            self._come_back(self._match_title())

    def _from_aside(self) -> None:
        if self._waiting is None:
            self.show_new_match(self.page.game)
        else:
            self._come_back(self._waiting.accessibleName())

    def _come_back(self, title: str) -> None:
        page, self._waiting = self._waiting, None
        assert page is not None
        self._show(page, title)

    def _begin(self, match: Match, players: list[Player]) -> None:
        self.seating.begin(match, players)

    def _begin_first(self) -> None:
        self.seating.begin_first()

    def _resume(self) -> None:
        if not self.seating.resume():
            self._suggest()

    def _back_to_championship(self) -> None:
        self.seating.keep_championship()
        self.show_championship()

    def _another(self) -> None:
        self.show_new_match(self.seating.match.rules.game)

    def _settle(self) -> None:
        """No match is on the table: one that is over goes among the saves; failing, it does when another begins."""
        with suppress(TableError):
            self.saves.settle()
        self._suggest()

    def _suggest(self) -> None:
        self.library.suggest(self._left_off())

    def _left_off(self) -> tuple[str, str, str] | None:
        """Which game, what and when, of the match that was left off."""
        saved = self.saves.left_off()
        if saved is None:
            return None
        words = self.settings.words("ui")
        game = catalog.game(saved.game).title
        names = ", ".join(isolated(player.name) for player in saved.players)
        moment = QDateTime.fromSecsSinceEpoch(round(saved.when))
        when = QLocale(self.settings.language).toString(moment, QLocale.FormatType.ShortFormat)
        what = words("library.continue.line", game=game, players=names) if names else game
        return saved.game, what, words("library.continue.when", when=when)

    def _follow_settings(self) -> None:
        """Another language: all pages are made again but a table, which sees to itself."""
        if self.settings.language == self._language:
            return
        self._language = self.settings.language
        old, self.library = self.library, self._new_library()
        at_home = self.page is old
        self.stack.insertWidget(0, self.library)
        if at_home:
            self.stack.setCurrentWidget(self.library)
        self.stack.removeWidget(old)
        old.deleteLater()
        self._suggest()

    def _tell_failing(self, text: str) -> None:
        """What a person did is not on the disk: that is not to be missed."""
        self.notice.tell(text, stay=True)

    def _show_log_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log_folder)))
