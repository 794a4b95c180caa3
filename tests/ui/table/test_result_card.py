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
    qtbot.wait(1)
    assert card._grid.height() <= card._rows.viewport().height()
    assert card._course.isVisible() or count > 4
    around.resize(1280, 800)
    qtbot.wait(1)
    assert card._course.isVisible()
