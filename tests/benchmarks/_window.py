"""A table in a window of its own, offscreen unless told otherwise, over folders that are thrown away."""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtTest import QTest

from tabletop.ai.levels import simplest
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.games import catalog
from tabletop.ui import style, theme
from tabletop.ui.app import Application, load_fonts
from tabletop.ui.saves import Saves
from tabletop.ui.settings import Settings
from tabletop.ui.table import page as page_module
from tabletop.ui.table.page import TablePage
from tests.ui.table.doubles import Opponents

SEATS = {"camisa12": 2, "thief_of_baghdad": 4, "twelve_days": 5, "days_of_christmas": 8, "parsecs": 10}
"""The largest table of each game."""
SIZE = (1920, 1080)


class Answering(Opponents):
    """Opponents without a process that take no time to think."""

    def answer_all(self) -> None:
        for ticket, (_, rules, view, seat, seed) in list(self.waiting.items()):
            if self.waiting.pop(ticket, None) is not None:
                self.answered.emit(ticket, simplest(rules, view, seat, seed))


@cache
def application() -> Application:
    """The one application, dressed for the dark."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    made = Application(["table-twelve"])
    load_fonts()
    style.dress(made, theme.show(dark=True))
    return made


@contextmanager
def table(game: str, *, speed: str = "normal", seed: int = 7, opponents: type = Answering) -> Iterator[TablePage]:
    """The largest table of a game, one person at it."""
    application()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.change(language="en", speed=speed, sound=False)
        saves = Saves(settings, Path(folder, "matches"))
        players = [Player("Ana", None), *(Player(f"Bot {n}", "expert") for n in range(2, SEATS[game] + 1))]
        usual, page_module.Opponents = page_module.Opponents, opponents
        try:
            page = TablePage(Match.new(catalog.game(game).rules(), len(players), seed, {}), players, settings, saves)
        finally:
            page_module.Opponents = usual
        page.resize(*SIZE)
        page.show()
        QTest.qWaitForWindowExposed(page)
        try:
            yield page
        finally:
            page.close()
            page.deleteLater()
            saves.close()
            QTest.qWait(1)


def go_on(page: TablePage) -> None:
    """Whoever is asked plays as the simplest opponent would, if nothing moves."""
    controller = page.controller
    if page.stage.busy or controller.match.over:
        return
    if controller.actor is None:
        page.opponents.answer_all()
    else:
        controller.play(simplest(controller.rules, controller.view, controller.actor, len(controller.match.steps)))


def play(page: TablePage, steps: int) -> None:
    """Play on until so many steps were played, or the match is over."""
    while len(page.controller.match.steps) < steps and not page.controller.match.over:
        go_on(page)
        QTest.qWait(1)


def told(name: str, times: list[float], limit: float) -> str:
    """Median, 95th percentile and longest of some milliseconds, and whether the percentile is above a limit."""
    if not times:
        return f"  {name:24} none"
    ranked = sorted(times)
    p95 = ranked[int(len(ranked) * 0.95)]
    mark = "" if p95 <= limit else "  ABOVE THE LIMIT"
    middle, longest = statistics.median(ranked), ranked[-1]
    return f"  {name:24} {middle:6.1f} ms   95 %: {p95:6.1f}   longest {longest:6.1f}   of {len(ranked)}{mark}"
