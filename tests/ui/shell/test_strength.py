"""What was measured of the opponents is shown as it was measured, and nothing else."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from tabletop.ai.strength import Duel, Pace, Start, Strength
from tabletop.games import catalog
from tabletop.ui import strength_page
from tabletop.ui.games.camisa12 import options
from tabletop.ui.new_game import NewGamePage
from tabletop.ui.strength_page import StrengthPage

HARDER = Start("expert", 22, 50, 0.4, 0.3, 0.5, "harder-7-1")
TABLE = Strength(
    duels=[
        Duel("camisa12", 2, "hard", "normal", 400, 0.704, 0.657, 0.747),
        Duel("twelve_days", 3, "hard", "normal", 90, 0.5, 0.4, 0.6),
    ],
    paces=[Pace("camisa12", "expert", 20, 0.0512, 1.257)],
    starts=[Start("expert", 24, 100, 0.32, 0.237, 0.417), Start("expert", 20, 60, 0.1, 0.05, 0.2), HARDER],
)


@pytest.fixture(autouse=True)
def measured(monkeypatch):
    for module in (strength_page, options):
        monkeypatch.setattr(module, "shipped", lambda: TABLE)


def texts(page):
    return [label.text().replace("\u00a0", " ") for label in page.findChildren(QLabel) if not label.isHidden()]


@pytest.mark.parametrize("game", [info.id for info in catalog.GAMES])
def test_every_new_match_leads_to_the_strength_of_its_opponents_and_back(window, game):
    window.pages.show_new_match(game)
    next(made for made in window.pages.page.findChildren(QPushButton) if made.text() == "How strong?").click()
    assert isinstance(window.pages.page, StrengthPage)
    assert window.pages.page.game == game
    window.pages.page.back.click()
    assert isinstance(window.pages.page, NewGamePage)
    assert window.pages.page.game.id == game


def test_a_row_tells_the_share_what_even_would_be_the_interval_and_the_matches(settings, qtbot):
    page = StrengthPage(settings, "camisa12")
    qtbot.addWidget(page)
    shown = texts(page)
    at = shown.index("Hard against Normal")
    assert shown[at + 1 : at + 5] == ["70 %", "50 %", "66–75 %", "400"]
    at = shown.index("Expert, from 24 points")
    assert shown[at + 1 : at + 4] == ["32 %", "24–42 %", "100"]
    at = shown.index("Expert")
    assert shown[at + 1 : at + 3] == ["0.051 s", "1.26 s"]
    assert not any("12 Days" in text for text in shown)


def test_at_a_bigger_table_one_plays_among_others(settings, qtbot):
    page = StrengthPage(settings, "twelve_days")
    qtbot.addWidget(page)
    shown = texts(page)
    assert shown[shown.index("Hard, one of 3 at the table, the others Normal") + 2] == "33 %"


def test_a_game_without_measurements_says_so(settings, qtbot):
    page = StrengthPage(settings, "parsecs")
    qtbot.addWidget(page)
    assert "Nothing has been measured yet." in texts(page)


def test_a_start_of_the_7_1_mode_tells_how_often_an_expert_won_from_the_nearest_one_measured(settings, qtbot):
    page = NewGamePage(settings, "camisa12")
    qtbot.addWidget(page)
    page.options.fields["mode"].button("seven-one").click()
    assert "From 24 points Expert won 3 matches in 10 (100 were played)." in texts(page)
    page.options.fields["start_points"].slider.setValue(21)
    assert "From 20 points Expert won 1 match in 10 (60 were played)." in texts(page)


def test_another_ruleset_offers_its_own_starts_and_tells_what_was_measured_of_them(settings, qtbot):
    page = NewGamePage(settings, "camisa12")
    qtbot.addWidget(page)
    page.options.fields["mode"].button("seven-one").click()
    page.options._ruleset.button("harder-7-1").click()
    assert page.options.fields["start_points"].value == 22
    assert "From 22 points Expert won 4 matches in 10 (50 were played)." in texts(page)
    begun = []
    page.begun.connect(lambda match, players: begun.append((match, players)))
    page.begin()
    assert begun[0][0].state.start_points == 22
