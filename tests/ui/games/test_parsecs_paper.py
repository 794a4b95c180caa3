"""A sheet of 12 Parsecs is saved as a picture or a PDF: by mouse or keyboard, whole, or with one clear sentence."""

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton

from tabletop.core import files
from tabletop.core.errors import SaveError
from tabletop.core.match import Match
from tabletop.core.words import LANGUAGES
from tabletop.games import catalog
from tabletop.ui.games.parsecs.controller import SHEET
from tabletop.ui.table import paper
from tests.ui.table.hands import Keyboard


def finished(seats=1):
    match = Match.new(catalog.game("parsecs").rules(), seats, 7, {})
    while not match.over:
        seat = match.rules.to_move(match.state)[0]
        match.play(seat, match.rules.legal_actions(match.state, seat)[0])
    return match


@pytest.fixture
def sheet(sit):
    return sit("parsecs", ["Ana", "Bia"])


def dialog(page):
    return page.findChild(QFileDialog)


def choose(page, target):
    """What a person does in the dialog."""
    asked = dialog(page)
    asked.fileSelected.emit(str(target))
    asked.done(0)


def test_a_picture_shows_the_whole_sheet_at_the_size_of_its_paper(sheet, tmp_path):
    paper.save(sheet.scene, tmp_path / "sheet.png", "Ana")
    image = QImage(str(tmp_path / "sheet.png"))
    assert image.size() == (sheet.scene.paper * paper.PICTURE_RATIO).toSize()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)}
    assert len(colours) > 200


def test_the_table_is_the_same_before_and_after(sheet):
    before = (sheet.scene.area, sheet.scene.plan, list(sheet.scene._items))
    paper.picture(sheet.scene)
    assert (sheet.scene.area, sheet.scene.plan, list(sheet.scene._items)) == before


def test_a_pdf_is_one_page_with_the_words_as_text(sheet, tmp_path):
    paper.save(sheet.scene, tmp_path / "sheet.PDF", "12 Parsecs – Ana")
    content = (tmp_path / "sheet.PDF").read_bytes()
    assert content.startswith(b"%PDF-")
    assert content.count(b"/Type /Page\n") == 1
    assert b"/FontFile" in content
    assert len(content) < 2_000_000


def test_the_sheet_that_is_shown_is_the_one_that_is_saved(sheet):
    own = paper.picture(sheet.scene)
    sheet.controller.looks[SHEET] = 1
    sheet.controller.look.emit()
    assert sheet.scene.paper_name() == "Bia"
    assert paper.picture(sheet.scene) != own


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_saved_as_it_runs_and_when_it_is_over_in_every_language(sit, settings, language):
    settings.change(language=language)
    for page in (sit("parsecs", ["Ana"]), sit("parsecs", ["Ana"], match=finished())):
        assert QImage.fromData(QByteArray(paper.picture(page.scene))).isNull() is False
        assert paper.pdf(page.scene, "Ana").startswith(b"%PDF-")


def test_the_button_the_key_and_the_result_card_lead_to_the_dialog(sit, qtbot):
    page = sit("parsecs", ["Ana"], match=finished())
    qtbot.waitUntil(page.result.isVisible)
    Keyboard(page).press(next(b for b in page.result.findChildren(QPushButton) if b.text().startswith("Save")))
    assert dialog(page) is not None
    dialog(page).done(0)
    qtbot.waitUntil(lambda: dialog(page) is None)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.result.isHidden()
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert dialog(page) is not None
    dialog(page).done(0)
    qtbot.waitUntil(lambda: dialog(page) is None)
    Keyboard(page).press(page.keep)
    assert dialog(page).selectedFiles()[0].endswith("12 Parsecs – Ana.png")


def test_the_kind_that_is_picked_gives_the_ending(sheet):
    QTest.mouseClick(sheet.keep, Qt.MouseButton.LeftButton)
    asked = dialog(sheet)
    assert asked.defaultSuffix() == "png"
    asked.filterSelected.emit(asked.nameFilters()[1])
    assert asked.defaultSuffix() == "pdf"


def test_it_is_said_where_the_sheet_went_and_nothing_is_left_beside_it(sheet, tmp_path):
    for _ in range(2):
        sheet.keep.click()
        choose(sheet, tmp_path / "mine.png")
    assert sheet.prompt.text() == f"The sheet was saved as {tmp_path / 'mine.png'}."
    assert [path.name for path in tmp_path.glob("*.*")] == ["mine.png"]


@pytest.mark.parametrize("reason", ["full", "forbidden", "missing", "folder", "other"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_wrong_is_one_sentence(sheet, settings, monkeypatch, tmp_path, language, reason):
    settings.change(language=language)

    def refuse(path, data, *, older):
        raise SaveError(reason, f"{path} {len(data)} {older}")

    monkeypatch.setattr(paper, "save_atomically", refuse)
    sheet.keep.click()
    choose(sheet, tmp_path / "mine.png")
    assert sheet.prompt.text() == sheet.controller.text.words(f"paper.{reason}", place=str(tmp_path / "mine.png"))
    assert sheet.prompt.text() != f"paper.{reason}"


def test_real_trouble_is_told_and_leaves_what_was_there(sheet, tmp_path):
    text = tmp_path / "notes.txt"
    text.write_text("mine")
    for target, told in (
        (text, "neither"),
        (tmp_path / "gone" / "a.png", "folder"),
        (tmp_path / ("x" * 300 + ".png"), "could not be saved"),
    ):
        sheet.keep.click()
        choose(sheet, target)
        assert told in sheet.prompt.text()
    (tmp_path / "folder.pdf").mkdir()
    sheet.keep.click()
    choose(sheet, tmp_path / "folder.pdf")
    assert "is a folder" in sheet.prompt.text()
    assert text.read_text() == "mine"


def test_the_result_card_says_it_too(sit, qtbot, tmp_path):
    page = sit("parsecs", ["Ana"], match=finished())
    qtbot.waitUntil(page.result.isVisible)
    page.keep.click()
    choose(page, tmp_path / "mine.pdf")
    assert any("mine.pdf" in label.text() for label in page.result.findChildren(QLabel))


def test_other_tables_have_no_such_button(sit):
    page = sit("twelve_days", ["Ana", "Bia", "Caio"])
    assert page.keep.isHidden()
    QTest.keyClick(page.view, Qt.Key.Key_P)
    assert dialog(page) is None


def test_a_file_without_older_contents_is_replaced_whole(tmp_path):
    for content in (b"one", b"two"):
        files.save_atomically(tmp_path / "a", content, older=False)
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_bytes() == b"two"
