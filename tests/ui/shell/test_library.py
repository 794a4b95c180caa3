"""The library: what can be played is woken, what cannot says so."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tabletop.games.catalog import GAMES
from tabletop.ui import library, style, theme
from tabletop.ui.first_frame import GROUNDS, FirstFrame
from tabletop.ui.library import LibraryPage
from tabletop.ui.paintings import paint


@pytest.fixture
def page(qtbot, settings, monkeypatch):
    monkeypatch.setattr(library, "has_table", lambda game: game == "camisa12")
    made = LibraryPage(settings)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


def test_a_game_without_a_table_says_soon_and_cannot_be_chosen(qtbot, page):
    assert page.cards["camisa12"].isEnabled()
    with qtbot.assertNotEmitted(page.chosen):
        qtbot.mouseClick(page.cards["parsecs"], Qt.MouseButton.LeftButton)
    assert "soon" in page.cards["parsecs"].accessibleDescription()


def test_its_card_wakes_as_soon_as_the_table_is_there(qtbot, page, monkeypatch):
    monkeypatch.setattr(library, "has_table", bool)
    page.hide()
    page.show()
    with qtbot.waitSignal(page.chosen, timeout=500) as chosen:
        qtbot.mouseClick(page.cards["parsecs"], Qt.MouseButton.LeftButton)
    assert chosen.args == ["parsecs"]


def test_a_table_is_there_when_its_scene_is():
    assert not library.has_table("no_such_game")


def test_what_to_do_next_is_a_match_left_off_a_first_match_or_a_championship(page, settings):
    assert page.next_card.accessibleName() == "Your first match"
    page.suggest(("twelve_days", "12 Days, with Ana", "left today"))
    assert page.next_card.accessibleName() == "Continue"
    settings.change(names=("Ana",))
    page.suggest(None)
    assert page.next_card.accessibleName() == "Championship"


def test_the_championship_has_a_picture_of_its_own(qtbot, page, settings):
    pictures = []
    for names in ((), ("Ana",)):
        settings.change(names=names)
        page.suggest(None)
        qtbot.waitUntil(lambda: not page.next_card.stale, timeout=5000)
        pictures.append(page.next_card._picture.toImage())
    assert pictures[0] != pictures[1]


def test_every_card_shows_its_painting_after_a_while(qtbot, page):
    cards = [page.next_card, *page.cards.values()]
    qtbot.waitUntil(lambda: not any(card.stale for card in cards), timeout=5000)
    page.resize(1400, 900)
    assert any(card.stale for card in cards)
    qtbot.waitUntil(lambda: not any(card.stale for card in cards), timeout=5000)


@pytest.mark.parametrize("name", [*GROUNDS, "cup"])
@pytest.mark.parametrize("size", [(300, 130), (200, 400), (1, 1)], ids=str)
def test_a_painting_fills_any_shape_and_nothing_beyond_it(qapp, name, size):
    assert qapp
    width, height = size
    image = QImage(width + 40, height + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint(name, painter, image.rect().adjusted(20, 20, -20, -20).toRectF())
    corners = [image.pixelColor(x, y).alpha() for x in (20, width + 19) for y in (20, height + 19)]
    assert corners == [255] * 4
    assert all(image.pixelColor(x, 5).alpha() == 0 for x in range(width + 40))


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_the_first_frame_shows_all_games_where_their_cards_will_be(qtbot, qapp, page, settings, dark):
    try:
        qapp.setStyleSheet("")  # as it is at the start
        theme.show(dark=dark)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(page.size())
        FirstFrame(settings, window)
        image = window.grab().toImage()
    finally:
        style.dress(qapp, theme.show(dark=False))
    for game in GAMES:
        card = page.cards[game.id]
        place = card.mapTo(page, card.rect().topLeft())
        assert image.pixelColor(place.x() + card.width() // 2, place.y() + 20).name() == GROUNDS[game.id]
