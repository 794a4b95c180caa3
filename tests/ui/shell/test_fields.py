"""A list to pick from opens calmly: below its field, in one frame, with nothing hidden that has room."""

import pytest
from PySide6.QtWidgets import QFrame, QWidget

from tabletop.ui.fields import Picker


@pytest.fixture
def opened(qtbot, dressed):
    assert dressed
    windows = []

    def make(rows, chosen=0, at=(40, 40)):
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(300, 120)
        window.move(*at)
        picker = Picker(window)
        picker.addItems([f"Choice {row}" for row in range(rows)])
        picker.setCurrentIndex(chosen)
        with qtbot.waitExposed(window):
            window.show()
        picker.showPopup()
        windows.append(window)
        return picker

    yield make
    for window in windows:
        window.findChild(Picker).hidePopup()


def rows_seen(picker):
    view = picker.view()
    rects = [view.visualRect(picker.model().index(row, 0)) for row in range(picker.count())]
    return [row for row, rect in enumerate(rects) if view.viewport().rect().contains(rect)]


@pytest.mark.parametrize("chosen", [0, 2, 4])
def test_a_short_list_opens_with_all_its_rows_below_its_field_whichever_is_chosen(opened, chosen):
    picker = opened(5, chosen)
    assert rows_seen(picker) == [0, 1, 2, 3, 4]
    assert picker.view().window().y() > picker.mapToGlobal(picker.rect().bottomLeft()).y()


def test_a_list_has_one_frame_and_no_room_but_for_its_rows(opened):
    picker = opened(5)
    view, frame = picker.view(), picker.view().window()
    assert view.geometry() == frame.rect()
    assert isinstance(frame, QFrame)
    assert frame.contentsMargins().isNull()
    assert view.viewport().height() == sum(view.sizeHintForRow(row) for row in range(5))


def test_a_list_near_the_end_of_the_screen_opens_where_it_has_room(opened, qapp):
    screen = qapp.primaryScreen().availableGeometry()
    picker = opened(8, 7, at=(40, screen.bottom() - 120))
    assert rows_seen(picker) == list(range(8))
    assert screen.contains(picker.view().window().geometry())


def test_a_list_as_long_as_the_teams_is_seen_whole_to_its_last_row(opened):
    assert rows_seen(opened(26)) == list(range(26))


def test_a_list_longer_than_the_screen_shows_the_row_that_is_chosen(opened, qapp):
    picker = opened(80, 79)
    assert 79 in rows_seen(picker)
    assert qapp.primaryScreen().availableGeometry().contains(picker.view().window().geometry())
