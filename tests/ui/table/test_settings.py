"""From a match to the settings and back: the match is where it was, and nothing private was in sight meanwhile."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.games import catalog
from tabletop.ui import saves
from tabletop.ui.main_window import MainWindow
from tabletop.ui.table import page as page_module
from tests.ui.table.doubles import Opponents
from tests.ui.table.hands import Mouse

PREFERENCES = (Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)


@pytest.fixture
def sit_in_window(qtbot, settings, monkeypatch, tmp_path):
    """``sit_in_window(game, players, …)`` shows the table in a window with all its pages."""
    monkeypatch.setattr(page_module, "Opponents", Opponents)
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path / "data")

    def sit_down(game, players, **options):
        seated = [Player(*player) if isinstance(player, tuple) else Player(player, None) for player in players]
        window = MainWindow(settings)
        window.resize(1280, 800)
        qtbot.addWidget(window, before_close_func=lambda window: window.pages.leave())
        with qtbot.waitExposed(window):
            window.show()
        window.pages.seating.begin(Match.new(catalog.game(game).rules(), len(seated), 7, options), seated)
        return window

    return sit_down


@pytest.mark.parametrize("way", ["button", "keys"])
def test_the_settings_lead_back_to_the_match_with_its_selection(sit_in_window, way):
    window = sit_in_window("camisa12", ["Ana"], mode="seven-one")
    table = window.pages.page
    hands = Mouse(table)
    hands.settle()
    c = table.controller
    face = next(iter(c.targets(c.rules.legal_actions(c.view, c.actor)[0])))
    hands.point(face)
    if way == "button":
        hands.press(table.preferences)
    else:
        QTest.keyClick(table.view, *PREFERENCES)
    assert window.pages.page.accessibleName() == "Settings"
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    assert window.pages.page is table
    assert c.selection.picked == [face]
    assert window.windowTitle() == "Camisa 12"
    assert window.focusWidget() is table.view


def test_what_is_set_is_at_work_on_the_match(sit_in_window, settings):
    window = sit_in_window("camisa12", ["Ana"], mode="seven-one")
    table = window.pages.page
    Mouse(table).settle()
    table.preferences.click()
    settings.change(language="pt_BR")
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    assert window.pages.page is table
    assert table.preferences.accessibleName() == settings.words("table")("table.settings")


def test_an_opponent_moves_before_the_eyes_of_the_one_who_comes_back(sit_in_window):
    window = sit_in_window("camisa12", ["Ana", ("Bot", "normal")], start=1)
    table = window.pages.page
    for _ in range(300):
        QTest.qWait(5)
        if table.opponents.waiting:
            break
    table.preferences.click()
    table.opponents.answer_all()
    QTest.qWait(60)
    assert len(table.controller.match.steps) == 1
    assert table.scene.view != table.controller.view  # not shown yet
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    Mouse(table).settle()
    assert table.controller.actor == 0
    assert table.scene.view == table.controller.view


def test_the_curtain_is_down_when_one_of_several_people_comes_back(sit_in_window):
    window = sit_in_window("twelve_days", ["Ana", "Bruno", "Célia"])
    table = window.pages.page
    Mouse(table).settle()
    actor = table.controller.actor
    table.preferences.click()
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    assert table.curtain.isVisible()
    Mouse(table).settle()
    assert table.curtain.isHidden()
    assert table.controller.actor == actor


def test_alone_no_curtain_comes_down(sit_in_window):
    window = sit_in_window("twelve_days", ["Ana", ("Bot", "normal"), ("Bot", "normal")])
    table = window.pages.page
    Mouse(table).settle()
    table.preferences.click()
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    assert table.curtain.isHidden()


def test_the_licences_lead_back_to_the_settings_and_these_to_the_match(sit_in_window):
    window = sit_in_window("camisa12", ["Ana"], mode="seven-one")
    table = window.pages.page
    table.preferences.click()
    window.pages.page.licences.emit()
    for name in ("settings", "table"):
        QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
        assert (window.pages.page is table) == (name == "table")


def test_a_table_that_is_magnified_is_come_back_to_where_it_was_scrolled_to(sit_in_window, settings):
    settings.change(board_zoom=200)
    window = sit_in_window("camisa12", ["Ana"], mode="seven-one")
    table = window.pages.page
    Mouse(table).settle()
    table.view.scroll_by(QPointF(-70, -50))
    seen = table.scene.seen
    table.preferences.click()
    settings.change(theme="light", speed="fast")
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    assert table.scene.seen == seen
    assert seen.center() != table.scene.area.center()


def test_a_table_that_is_magnified_goes_quietly(sit_in_window, settings):
    settings.change(board_zoom=200)
    window = sit_in_window("camisa12", ["Ana"], mode="seven-one")
    table = window.pages.page
    Mouse(table).settle()
    table.view.scroll_by(QPointF(50, 50))
    table.left.emit()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(table)


def test_closing_the_window_from_the_settings_ends_the_match_too(sit_in_window):
    window = sit_in_window("camisa12", ["Ana", ("Bot", "normal")])
    table = window.pages.page
    table.preferences.click()
    opponents = table.opponents
    window.close()
    assert opponents.closed


def test_another_match_opened_over_the_settings_takes_the_place_of_the_first(sit_in_window):
    window = sit_in_window("camisa12", ["Ana", ("Bot", "normal")])
    table = window.pages.page
    table.preferences.click()
    rules = catalog.game("parsecs").rules()
    window.pages.seating.begin(Match.new(rules, 1, 7, {}), [Player("Ana", None)])
    assert table.opponents.closed
    assert window.pages.page.controller.rules.game == "parsecs"


def test_the_result_is_still_there_after_a_setting_was_changed(sit_in_window, settings):
    window = sit_in_window("camisa12", ["Ana"], mode="seven-one")
    table = window.pages.page
    Mouse(table).play_out()
    table.preferences.click()
    settings.change(text_size=150, theme="dark")
    QTest.keyClick(window.pages.page, Qt.Key.Key_Escape)
    assert table.result.isVisible()
