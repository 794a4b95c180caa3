"""The way between the pages: by mouse, by keyboard, in every language, with every name."""

import gc
import weakref

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget
from shiboken6 import isValid

from tabletop.core.errors import SaveError
from tabletop.core.words import LANGUAGES
from tabletop.games.catalog import GAMES
from tabletop.ui.plain import PlainLabel, tidy
from tabletop.ui.saves_page import SavesPage
from tests.ui.shell.conftest import TablePage
from tests.ui.shell.matches import advance, begun

SIZES = [(960, 600), (600, 960), (1280, 800)]
NAMES = ["", "x" * 200, "Zoë 👩‍👩‍👧 🎲", "محمد", "<img src=x>", "Tom & Jerry", "a\nb\tc\x00", "\u202egnp.exe", "{n}"]


def visit(window, page, *arguments):
    getattr(window.pages, f"show_{page}")(*arguments)
    QApplication.processEvents()
    return window.pages.page


def visit_all(window):
    """Each page in turn."""
    yield visit(window, "library")
    for game in GAMES:
        yield visit(window, "new_match", game.id)
        yield visit(window, "rules", game.id)
    yield visit(window, "settings")
    yield visit(window, "saves")


def seen(page, kind):
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_off_on_any_page_in_any_language(window, language, size):
    window.settings.change(language=language)
    window.resize(*size)
    for page in visit_all(window):
        for label in seen(page, QLabel):
            if label.wordWrap():
                assert label.height() >= label.heightForWidth(label.width()), (page, label.text())
            elif not isinstance(label, PlainLabel):
                assert label.width() >= label.sizeHint().width(), (page, label.text())
        for button in seen(page, QPushButton):
            assert button.width() >= button.minimumSizeHint().width(), (page, button.text())
            assert page.rect().right() >= button.mapTo(page, button.rect().bottomRight()).x(), (page, button.text())


def test_esc_leads_back_from_every_page(qtbot, window):
    for page in visit_all(window):
        if page is window.pages.library:
            continue
        qtbot.keyClick(page, Qt.Key.Key_Escape)
        if page.__class__.__name__ == "RulesPage":
            qtbot.keyClick(window.pages.page, Qt.Key.Key_Escape)
        assert window.pages.page is window.pages.library


@pytest.mark.parametrize("look", ["rules", "strength", "best"])
def test_what_was_chosen_for_a_new_match_stays_while_one_looks_something_up(qtbot, window, look):
    page = visit(window, "new_match", "parsecs")
    page.seats._number.button(3).click()
    page.seats._rows[1].kind.setCurrentIndex(3)
    page.seats._rows[2].kind.setCurrentIndex(1)
    page.options.fields["upgrade_cards"].click()
    chosen = page.seats.players(), page.options.values()
    {"rules": page._ask_rules, "strength": page._ask_strength, "best": page.best.emit}[look]()
    assert window.pages.page is not page
    qtbot.keyClick(window.pages.page, Qt.Key.Key_Escape)
    back = window.pages.page
    assert (back.seats.players(), back.options.values()) == chosen
    qtbot.keyClick(back, Qt.Key.Key_Escape)
    assert window.pages.page is window.pages.library
    assert window.pages.stack.count() == 1, "what is left is let go of"


def test_tab_reaches_every_button_or_its_group_on_every_page_and_each_has_a_name(qtbot, window):
    for page in visit_all(window):
        wanted = {
            button
            for button in seen(page, QPushButton)
            if button.isEnabled() and (button.group() is None or button.isChecked())
        }
        page.first.setFocus()
        reached = set()
        for _ in range(80):
            focus = QApplication.focusWidget()
            reached.add(focus)
            assert focus is not None
            assert focus.accessibleName() or getattr(focus, "text", str)(), (page, focus)
            qtbot.keyClick(focus, Qt.Key.Key_Tab)
        assert wanted <= reached, (page, [button.text() for button in wanted - reached])


def test_a_match_is_begun_by_keyboard_alone(qtbot, window):
    cards = window.pages.library.cards
    while QApplication.focusWidget() is not cards["parsecs"]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert QApplication.focusWidget() is window.pages.page.play
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.pages.page, TablePage)
    assert window.pages.page.match.rules.game == "parsecs"


def test_the_first_card_begins_a_first_match_with_hints_and_then_continues_it(qtbot, window):
    window.settings.change(hints=False)
    qtbot.mouseClick(window.pages.library.next_card, Qt.MouseButton.LeftButton)
    page = window.pages.page
    assert (page.match.rules.game, page.match.options["start"], window.settings.hints_on) == ("camisa12", 0, True)
    assert [player.level is None for player in page.players] == [True, False]
    page.left.emit()
    assert window.pages.library.next_card.accessibleName() == "Continue"
    qtbot.mouseClick(window.pages.library.next_card, Qt.MouseButton.LeftButton)
    again = window.pages.page
    assert again is not page
    assert again.match.seed == page.match.seed


def test_a_rematch_keeps_people_and_options_and_is_dealt_anew(window):
    match, players = begun("days_of_christmas", seats=3, actions=0)
    window.pages.seating.begin(match, players)
    window.pages.page.rematch.emit()
    page = window.pages.page
    assert (page.players, page.match.options) == (players, match.options)
    assert page.match.seed != match.seed


def test_another_match_leads_to_the_choice_of_that_game(window):
    window.pages.seating.begin(*begun("parsecs"))
    window.pages.page.new_match.emit()
    assert window.pages.page.game.id == "parsecs"


def test_a_broken_file_is_told_calmly_and_leaves_one_where_one_was(window, tmp_path):
    path = tmp_path / "broken.twelve"
    path.write_bytes(b"not a match")
    window.pages.open_file(str(path))
    assert "broken.twelve" in window.pages.notice.text.text()
    assert window.pages.notice.isVisible()
    assert window.pages.page is window.pages.library


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_names_are_shown_as_text_on_every_page_that_shows_them(window, name):
    page = visit(window, "new_match", "twelve_days")
    page.seats.findChildren(QLineEdit)[0].setText(name)
    page.seats.changed.emit()
    start = page.options._start
    page.begin()
    played = window.pages.page.players[0].name
    assert played == (tidy(name) or "Player 1")
    window.pages.page.left.emit()
    assert tidy(name) in window.pages.library.next_card._line
    window.pages.saves.set_aside()
    for label in visit(window, "saves").findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText
    assert start is None


def test_a_name_in_a_tooltip_is_no_markup(qtbot):
    label = PlainLabel("<b>x</b> " * 40, elided=True)
    qtbot.addWidget(label)
    label.resize(60, 20)
    label.grab()
    assert "&lt;b&gt;" in label.toolTip()


def test_another_language_is_spoken_at_once_on_every_page(window):
    page = visit(window, "settings")
    page.findChild(QWidget, "language").button("pt_BR").click()
    assert page.accessibleName() == "Configurações"
    assert page.focusWidget().text() == "Português (Brasil)"
    visit(window, "library")
    assert "Sua primeira partida" in window.pages.library.next_card.accessibleName()
    assert visit(window, "new_match", "parsecs").play.text() == "Jogar"


def test_a_saved_match_is_renamed_deleted_and_brought_back_on_its_page(qtbot, window):
    window.pages.saves.save(*begun(), "Sunday")
    page: SavesPage = visit(window, "saves")
    page.rows[0].findChild(QWidget, "rename").click()
    page.rows[0].edit.setText("<b>Monday</b>")
    qtbot.keyClick(page.rows[0].edit, Qt.Key.Key_Return)
    assert page.rows[0].title.text() == "-b-Monday--b-"
    page.rows[0].findChild(QWidget, "delete").click()
    assert page.rows == []
    window.pages.notice.action.click()
    assert [row.saved.title for row in page.rows] == ["-b-Monday--b-"]
    page.rows[0].findChild(QWidget, "open").click()
    assert isinstance(window.pages.page, TablePage)


def test_a_deletion_is_taken_back_from_another_page_too(qtbot, window):
    window.pages.saves.save(*begun(), "Sunday")
    page: SavesPage = visit(window, "saves")
    page.rows[0].findChild(QWidget, "delete").click()
    window.pages.show_library()
    qtbot.waitUntil(lambda: not isValid(page))
    window.pages.notice.action.click()
    assert [row.saved.title for row in visit(window, "saves").rows] == ["Sunday"]


def test_a_deletion_that_cannot_be_taken_back_is_told(window, monkeypatch):
    window.pages.saves.save(*begun(), "Sunday")
    page: SavesPage = visit(window, "saves")
    page.rows[0].findChild(QWidget, "delete").click()

    def refuse(_path):
        raise SaveError("other", "could not be moved")

    monkeypatch.setattr(window.pages.saves, "restore", refuse)
    window.pages.notice.action.click()
    assert window.pages.notice.isVisible()
    assert "Sunday" in window.pages.notice.text.text()


def test_a_finished_match_is_among_the_saves_once_it_is_left(window):
    match, players = begun("camisa12")
    while not match.over:
        advance(match, 1)
    window.pages.seating.begin(match, players)
    window.pages.page.left.emit()
    (row,) = visit(window, "saves").rows
    assert row.saved.over
    row.findChild(QWidget, "open").click()
    window.pages.page.left.emit()
    assert len(visit(window, "saves").rows) == 1


def test_a_match_opened_from_the_saves_and_left_again_is_one_row(window):
    window.pages.seating.begin(*begun("parsecs"))
    window.pages.seating.begin(*begun("twelve_days", seats=3))
    window.pages.page.left.emit()
    page = visit(window, "saves")
    assert [row.saved.game for row in page.rows] == ["twelve_days", "parsecs"]
    for game in ("parsecs", "twelve_days"):
        page.rows[1].findChild(QWidget, "open").click()
        match = window.pages.seating.match
        advance(match, 1)
        window.pages.saves.autosave(match, window.pages.seating.players)
        window.pages.page.left.emit()
        page = visit(window, "saves")
        assert len(page.rows) == 2
        assert (page.rows[0].saved.title, page.rows[0].saved.game) == ("The match you left off", game)


def test_esc_while_renaming_takes_the_typing_back_and_stays(qtbot, window):
    window.pages.saves.save(*begun(), "Sunday")
    page = visit(window, "saves")
    page.rows[0].findChild(QWidget, "rename").click()
    qtbot.keyClicks(page.rows[0].edit, "Never")
    qtbot.keyClick(page.rows[0].edit, Qt.Key.Key_Escape)
    assert window.pages.page is page
    assert page.rows[0].title.isVisible()
    assert page.rows[0].title.text() == "Sunday"


def test_pages_that_were_left_are_let_go(qtbot, window):
    gone = [weakref.ref(page) for page in visit_all(window) if page is not window.pages.library]
    visit(window, "library")
    qtbot.waitUntil(lambda: gc.collect() >= 0 and not any(page() for page in gone), timeout=3000)


def test_trouble_inside_is_told_with_the_place_of_the_log(window, tmp_path):
    window.pages.tell_trouble(tmp_path / "log.txt")
    assert str(tmp_path / "log.txt") in window.pages.notice.text.text()


def test_the_window_is_as_large_again_as_it_was(qtbot, window, settings):
    window.resize(702, 655)
    window.close()
    again = type(window)(settings)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (702, 655)


def test_the_match_that_was_left_off_is_continued_or_copied_from_the_saves(window):
    match, players = begun()
    window.pages.saves.autosave(match, players)
    page = visit(window, "saves")
    (row,) = page.rows
    row.findChild(QWidget, "keep").click()
    assert [row.saved.title for row in page.rows] == ["The match you left off", "12 Parsecs"]
    page.rows[0].findChild(QWidget, "resume").click()
    assert window.pages.page.match.seed == match.seed


def test_continuing_a_match_whose_record_is_damaged_says_why_that_cannot_be(qtbot, window):
    window.pages.seating.begin(*begun("camisa12"))
    window.pages.show_library()
    path = window.pages.saves.left_off().path
    record = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode(record | {"actions": record["actions"][-1:] + record["actions"]}))
    with qtbot.waitSignal(window.pages.seating.told, timeout=500):
        window.pages.library.resumed.emit()
    assert window.pages.page is window.pages.library
