"""The card of the result shows all that counts without scrolling, also where there is little room."""

import pytest
from PySide6.QtWidgets import QWidget

from tabletop.core.words import LANGUAGES, Words
from tabletop.ui.table.result_card import ResultCard
from tabletop.ui.table.seats_bar import SeatLine

ROWS = [(f"Points of kind {n}", ("+12", "+7")) for n in range(11)]
COURSE = [(n, 2 * n) for n in range(20)]


@pytest.fixture
def around(qtbot, dressed):
    assert dressed
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(960, 600)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [4, 11])
def test_the_course_makes_room_for_the_rows(around, qtbot, language, count):
    card = ResultCard(around)
    card.name_all(Words(language, "table"))
    seats = [SeatLine(name, "9", acts=False) for name in ("Ana", "Bruno")]
    card.show_result("Bruno wins", seats, ROWS[:count], COURSE)
    assert card._grid.height() <= card._rows.viewport().height()
    assert card._course.isVisible() or count > 4
    around.resize(1280, 800)
    qtbot.wait(1)
    assert card._course.isVisible()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1920, 1080)], ids=str)
@pytest.mark.parametrize("count", [1, 4, 9, 13])
def test_the_course_has_the_room_that_the_rows_leave_and_none_is_left(around, qtbot, count, size):
    around.resize(*size)
    card = ResultCard(around)
    card.name_all(Words("en", "table"))
    seats = [SeatLine(name, "9", acts=False) for name in ("Ana", "Bruno")]
    rows = (ROWS * 2)[:count]
    card.show_result("Bruno wins", seats, rows, COURSE)
    qtbot.wait(1)
    needed = card._grid.layout().totalHeightForWidth(card._grid.width())
    assert card._rows.viewport().height() - needed < 24, "no more than a row is empty"
    assert card._course.isVisible() or count == 13
    if card._course.isVisible():
        assert card._grid.height() <= card._rows.viewport().height()
        assert card._course.height() > 130 or count > 4
    assert around.rect().contains(card.geometry())


def test_the_way_back_says_where_it_leads(around):
    for language in LANGUAGES:
        card = ResultCard(around)
        card.name_all(Words(language, "table"))
        assert card._buttons["result.games"].text() == Words(language, "table")("result.games")
    assert Words("en", "table")("result.games") == "Back to all games"


def test_a_match_of_a_championship_leads_back_to_it_and_nowhere_else(around):
    card = ResultCard(around)
    card.name_all(Words("en", "table"))
    card.lead_to_cup(Words("en", "table"))
    left = []
    card.left.connect(lambda: left.append(True))
    card.show_result("Bruno wins", [SeatLine("Ana", "9", acts=False)], [("Points", ("9",))], [(1,), (2,)])
    shown = [made for made in card._buttons.values() if made.isVisible()]
    assert [made.text() for made in shown] == ["Back to the championship", "Look at the table"]
    card.name_all(Words("pt_BR", "table"))
    assert shown[0].text() == "Voltar ao campeonato"
    shown[0].click()
    assert left
