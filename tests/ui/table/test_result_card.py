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


def test_a_match_of_a_championship_leads_back_to_it_and_nowhere_else(around):
    card = ResultCard(around)
    card.name_all(Words("en", "table"))
    card.lead_back("Championship")
    left = []
    card.left.connect(lambda: left.append(True))
    card.show_result("Bruno wins", [SeatLine("Ana", "9", acts=False)], [("Points", ("9",))], [(1,), (2,)])
    shown = [made for made in card._buttons.values() if made.isVisible()]
    assert [made.text() for made in shown] == ["Championship", "Look at the table"]
    shown[0].click()
    assert left
