"""While the edge of a window is moved the table follows at once, and is laid out when the edge rests."""

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.ui.table.edge import AGAIN_MS
from tabletop.ui.table.magnifier import STILL_MS
from tests.ui.table.hands import Mouse


@pytest.fixture
def table(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    Mouse(page).settle()
    QTest.qWait(AGAIN_MS + 50)
    page.laid_out = []
    page.view.fitted.connect(lambda: page.laid_out.append(page.scene.area.size()))
    return page


def pull(page, width, height):
    """What a system says when the edge is pulled."""
    page.windowHandle().resize(width, height)
    QApplication.processEvents()


def true(page):
    return page.scene.area.size() == QSizeF(page.view.viewport().size()) and page.view.transform().isIdentity()


def test_the_first_size_of_all_is_true_at_once(table):
    pull(table, 1200, 780)
    assert (table.width(), table.height()) == (1200, 780)
    assert true(table)


def test_while_the_edge_moves_the_old_table_fills_the_new_room_and_then_is_laid_out_once(table, qtbot):
    pull(table, 1270, 790)
    before = len(table.laid_out)
    table.view._still.setInterval(3000)  # this machine may be slow
    for step in range(1, 30):
        pull(table, 1270 - 8 * step, 790 - 4 * step)
        QTest.qWait(5)
        view = table.view
        seen = view.viewportTransform().mapRect(table.scene.area)
        assert abs(seen.width() - view.viewport().width()) < 2 or abs(seen.height() - view.viewport().height()) < 2
        assert view.viewport().rect().toRectF().adjusted(-2, -2, 2, 2).contains(seen)
    assert len(table.laid_out) == before
    table.view._still.start(STILL_MS)
    qtbot.waitUntil(lambda: true(table), timeout=STILL_MS * 20)
    assert len(table.laid_out) == before + 1


def test_a_click_meanwhile_meets_what_is_seen(table):
    pull(table, 1270, 790)
    table.view._still.setInterval(3000)
    pull(table, 1100, 700)
    assert not true(table)
    c = table.controller
    face = next(iter(c.targets(c.rules.legal_actions(c.view, c.actor)[0])))
    Mouse(table).point(face)
    assert c.selection.picked == [face]


def test_a_size_that_the_program_gives_is_true_at_once(table):
    for width, height in ((1100, 700), (960, 600), (1280, 800)):
        table.resize(width, height)
        assert true(table)


def test_the_middle_of_a_magnified_table_stays_while_the_edge_moves(table):
    table.view.wish(200)
    table.view.fit()
    middle = table.scene.seen.center()
    share = QPointF(middle.x() / table.scene.area.width(), middle.y() / table.scene.area.height())
    for size in ((1270, 790), (1200, 760), (1100, 720)):
        pull(table, *size)
    QTest.qWait(STILL_MS * 3)
    seen, area = table.scene.seen, table.scene.area
    assert true(table) is False  # it is twice as large
    assert abs(seen.center().x() / area.width() - share.x()) < 0.02
    assert abs(seen.center().y() / area.height() - share.y()) < 0.02
