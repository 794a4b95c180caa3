"""Tables to sit at, with opponents that answer when a test says so, and nothing of anybody's folders touched."""

import pytest

from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.games import catalog
from tabletop.ui import style, theme
from tabletop.ui.app import load_fonts
from tabletop.ui.settings import Settings
from tabletop.ui.table import page as page_module
from tests.ui.table.doubles import Opponents, Saves


@pytest.fixture(scope="session")
def dressed(qapp):
    load_fonts()
    style.dress(qapp, theme.show(dark=True))
    yield qapp
    theme.show(dark=False)


@pytest.fixture
def settings(dressed, tmp_path):
    made = Settings(tmp_path / "config")
    made.change(language="en", speed="off", sound=False)
    assert dressed
    return made


@pytest.fixture
def sit(qtbot, settings, monkeypatch):
    """``sit(game, players, …)`` shows a table; a player is a name (a person) or a pair of name and level."""
    monkeypatch.setattr(page_module, "Opponents", Opponents)

    def sit_down(game, players, *, seed=7, size=(1280, 800), match=None, hints=0, **options):
        seated = [Player(*player) if isinstance(player, tuple) else Player(player, None) for player in players]
        match = match or Match.new(catalog.game(game).rules(), len(seated), seed, options)
        table = page_module.TablePage(match, seated, settings, Saves(), hints)
        qtbot.addWidget(table)
        table.resize(*size)
        with qtbot.waitExposed(table):
            table.show()
        table.view.setFocus()
        return table

    return sit_down
