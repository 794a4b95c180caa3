"""The rules pages: every game has some, in every language, with the same chapters."""

import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from tabletop.core.paths import rulesets
from tabletop.core.words import LANGUAGES
from tabletop.games.catalog import GAMES
from tabletop.ui import rules_page
from tabletop.ui.rules_page import Picture, RulesPage, RulesText

IDS = [game.id for game in GAMES]


@pytest.mark.parametrize("game", IDS)
def test_every_game_has_its_chapters_in_every_language(qtbot, settings, game):
    numbers = set()
    for language in LANGUAGES:
        settings.change(language=language)
        text = RulesText(settings, game)
        qtbot.addWidget(text)
        numbers.add(len(text.chapters))
        shown = [label.text() for label in text.findChildren(QLabel)]
        assert not any(part.startswith("rules.") for part in shown)
        assert all(len(part) > 0 for part in shown)
    assert len(numbers) == 1
    assert numbers.pop() >= 5


@pytest.fixture
def page(qtbot, settings):
    """The rules of Camisa 12 in a window that does not hold them all."""
    page = RulesPage(settings, "camisa12")
    qtbot.addWidget(page)
    page.resize(1000, 500)
    with qtbot.waitExposed(page):
        page.show()
    return page


def test_a_chapter_is_jumped_to_from_the_contents(page):
    page._contents.findChildren(QPushButton)[3].click()
    chapter = page.text.chapters[3]
    top = chapter.mapTo(page.scroll.viewport(), chapter.rect().topLeft()).y()
    assert 0 <= top < 60


def test_the_contents_mark_the_chapter_that_is_read(page, qtbot):
    ways = page._contents.findChildren(QPushButton)
    qtbot.waitUntil(lambda: [way.isChecked() for way in ways].index(True) == 0, timeout=1000)
    for number in (3, 3, len(ways) - 1, 0):
        ways[number].click()
        assert [way.isChecked() for way in ways] == [other == number for other in range(len(ways))]


def test_who_may_read_on_by_the_keyboard_sees_it_by_the_scroll_bar_alone(qtbot, window):
    window.pages.show_rules("camisa12")
    page = window.pages.page
    bar = page.scroll.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.property("kind") == "reading", timeout=1000)
    assert page.scroll.viewport().x() == 0, "no frame runs down the page"
    page.back.setFocus()
    assert bar.property("kind") == ""


def test_a_game_s_own_pictures_are_shown_in_their_chapters(qtbot, settings, monkeypatch):
    painted = []
    module = ModuleType("tabletop.ui.games.parsecs.pictures")
    module.PAGES = (2,)
    module.paint = lambda *arguments: painted.append(arguments[0])
    monkeypatch.setattr(rules_page, "find_spec", str)
    monkeypatch.setitem(sys.modules, module.__name__, module)
    text = RulesText(settings, "parsecs")
    qtbot.addWidget(text)
    text.resize(700, 4000)
    with qtbot.waitExposed(text):
        text.show()
    (picture,) = text.findChildren(Picture)
    assert text.chapters[1].isAncestorOf(picture)
    picture.grab()
    assert painted[-1] == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "chapters"), [("camisa12", [1, 2, 5, 7]), ("parsecs", [1, 4, 6, 7])])
def test_what_is_not_printed_in_the_rules_says_that_it_is_ours_where_one_may_wonder(
    qtbot, settings, game, chapters, language
):
    settings.change(language=language)
    text = RulesText(settings, game)
    qtbot.addWidget(text)
    ours = settings.words("ui")("rules.ours")
    noted = [n for n, c in enumerate(text.chapters, 1) if ours in [label.text() for label in c.findChildren(QLabel)]]
    assert noted == chapters


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", IDS)
def test_where_there_is_an_example_its_owner_is_told_where_to_type_in_the_printed_values(
    qtbot, settings, game, language
):
    settings.change(language=language)
    text = RulesText(settings, game)
    qtbot.addWidget(text)
    told = " ".join(label.text().replace("\u200b", "") for label in text.chapters[-1].findChildren(QLabel))
    example = rulesets(game, "printed-example.toml")
    assert (str(example) in told) == example.is_file()
    assert (str(Path("rulesets", game)) in told) == example.is_file()


def test_what_is_our_own_invention_says_so(qtbot, settings, monkeypatch):
    words = settings.words("parsecs", "ui")
    words._texts["rules.2.ours"] = "These numbers are ours."
    monkeypatch.setattr(type(settings), "words", lambda *_: words)
    text = RulesText(settings, "parsecs")
    qtbot.addWidget(text)
    notes = [label.text() for label in text.chapters[1].findChildren(QLabel)][-2:]
    assert notes == ["Our own", "These numbers are ours."]
