"""A notice is read and gone: it lies where it covers nothing that matters, and does not outstay its welcome."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.ui.shell.matches import begun

KEPT = "Your unfinished match of Camisa 12 was put among the saved matches."


@pytest.fixture
def notice(window):
    return window.pages.notice


def place(widget, within):
    return QRect(widget.mapTo(within, widget.rect().topLeft()), widget.size())


def test_a_short_notice_stays_four_seconds_and_a_long_one_in_proportion(notice):
    notice.tell(KEPT)
    assert 3800 <= notice.remaining() <= 4000
    notice.tell(KEPT * 4)
    assert 11_000 <= notice.remaining() <= 13_000


def test_a_notice_goes_by_itself(qtbot, notice, monkeypatch):
    monkeypatch.setattr("tabletop.ui.notice.LEAST_MS", 50)
    monkeypatch.setattr("tabletop.ui.notice.MS_PER_BYTE", 0)
    notice.tell(KEPT)
    qtbot.waitUntil(notice.isHidden, timeout=2000)


def test_a_notice_goes_at_the_next_click_and_lets_it_through(qtbot, window, notice):
    notice.tell(KEPT)
    beneath = window.pages.childAt(notice.geometry().center())
    assert not notice.isAncestorOf(beneath)
    assert beneath is not notice
    qtbot.mouseClick(window.pages.library, Qt.MouseButton.LeftButton)
    assert notice.isHidden()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_H, Qt.Key.Key_Escape])
def test_a_notice_goes_at_the_next_key(window, notice, key):
    notice.tell(KEPT)
    QTest.keyClick(window.windowHandle(), key)
    assert notice.isHidden()


def test_a_notice_with_something_to_do_waits_for_it(qtbot, window, notice):
    done = []
    notice.tell("“Sunday” was deleted.", "Undo", lambda: done.append(True))
    qtbot.mouseClick(window.pages.library, Qt.MouseButton.LeftButton)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Tab)
    assert notice.isVisible()
    notice.action.click()
    assert done
    assert notice.isHidden()


def test_what_is_not_on_the_disk_is_said_until_it_is_closed(window, notice):
    window.pages.saves.failed.emit("There is no room left.")
    assert notice.remaining() == -1
    assert notice.closing.isVisible()
    notice.closing.click()
    assert notice.isHidden()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)], ids=str)
def test_a_notice_lies_low_in_the_middle_above_the_foot_of_a_page(window, notice, size):
    window.resize(*size)
    window.pages.show_new_match("camisa12")
    notice.tell(KEPT)
    lies, foot = place(notice, window.pages), place(window.pages.page.foot_bar, window.pages)
    assert lies.bottom() < foot.top()
    assert lies.top() > window.pages.height() * 0.7
    assert abs(lies.center().x() - window.pages.rect().center().x()) <= 1
    assert lies.height() < 50, "one line"


def test_a_notice_follows_to_the_page_that_comes_next_and_leaves_a_result_alone(qtbot, window, notice):
    window.pages.seating.begin(*begun())
    page = window.pages.page
    page.prompt, page.result = QWidget(page), QWidget(page)
    page.result.hide()
    page.prompt.setGeometry(0, page.height() - 80, page.width(), 80)
    page.prompt.show()
    notice.tell(KEPT)
    assert notice.geometry().bottom() < page.prompt.y()
    page.result.setGeometry(100, 16, 400, page.height() - 32 - 20)
    page.result.show()
    qtbot.waitUntil(lambda: notice.y() > page.prompt.y(), timeout=1000)
