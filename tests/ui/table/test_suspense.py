"""What came of a step is told when it has been seen, not before; and nobody sees a cursor who does not use the keys."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.ui.table.hands import Mouse


def test_scores_log_and_result_wait_until_the_last_step_has_been_seen(sit, settings):
    settings.change(speed="off")
    page = sit("twelve_days", ["Ana", "Bia", "Caio"])
    hands = Mouse(page)
    hands.play_out(lambda actions: actions[0])
    settings.change(speed="normal")
    controller = page.controller
    page.result.hide()
    controller.undo()
    hands.settle()
    before = [line.score for line in page.seats._lines]
    controller.play(controller.rules.legal_actions(controller.view, controller.actor)[0])
    assert controller.match.over
    assert page.stage.busy
    assert [line.score for line in page.seats._lines] == before
    assert page.prompt.text() == ""
    assert len(page.side.history.lines(page._known[1])) < len(page.side.history.lines(len(controller.match.steps)))
    while page.stage.busy:
        page.stage.hurry()
        QTest.qWait(1)
    hands.settle()
    assert [line.score for line in page.seats._lines] != before
    assert page.prompt.text()


def test_a_button_leads_back_to_a_result_that_was_put_away(sit):
    page = sit("twelve_days", ["Ana", "Bia", "Caio"])
    hands = Mouse(page)
    hands.play_out(lambda actions: actions[0])
    assert page.result.isVisible()
    assert not page.prompt.buttons()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.result.isHidden()
    QTest.keyClick(page, Qt.Key.Key_R)
    while page.stage.busy:
        page.stage.hurry()
        QTest.qWait(1)
    assert page.result.isHidden(), "the last step is shown once more, nothing else"
    (back,) = page.prompt.buttons()
    hands.press(back)
    assert page.result.isVisible()


def test_the_cursor_of_the_keys_is_seen_by_whoever_uses_them(sit):
    page = sit("twelve_days", ["Ana", "Bia", "Caio"])
    Mouse(page).settle()
    page.view.setFocus()
    assert page.view.cursor is None
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    assert page.view.cursor is page.view.focus_place is not None
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.view.viewport().rect().topLeft())
    assert page.view.cursor is None
