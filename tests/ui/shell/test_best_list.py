"""The best list of 12 Parsecs is reached from its new match, and leads back there."""

import pytest
from PySide6.QtWidgets import QPushButton

from tabletop.ui.games.parsecs import best
from tabletop.ui.games.parsecs.best_page import BestPage
from tabletop.ui.new_game import NewGamePage


def button(page, text):
    return next((made for made in page.findChildren(QPushButton) if made.text() == text), None)


def test_the_new_match_of_12_parsecs_leads_to_the_best_list_and_back(window):
    window.pages.show_new_match("parsecs")
    button(window.pages.page, "Best list").click()
    assert isinstance(window.pages.page, BestPage)
    window.pages.page.back.click()
    assert isinstance(window.pages.page, NewGamePage)
    assert window.pages.page.game.id == "parsecs"


@pytest.mark.parametrize("game", ["camisa12", "twelve_days"])
def test_no_other_game_has_one(window, game):
    window.pages.show_new_match(game)
    assert button(window.pages.page, "Best list") is None


def test_a_damaged_list_is_told_in_the_window(window):
    folder = window.pages.saves.folder
    folder.mkdir(parents=True, exist_ok=True)
    (folder / best.FILE).write_bytes(b"{")
    window.pages.show_best()
    assert not window.pages.notice.isHidden()
    assert (folder / "best-parsecs.damaged.json").read_bytes() == b"{"
