"""The curtain: it covers before anything private is drawn, and lifts only when that is meant."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tabletop.ui.curtain import DEAF_MS, Curtain


@pytest.fixture
def stage(qtbot, settings):
    parent = QWidget()
    column = QVBoxLayout(parent)
    parent.secret = QPushButton("secret")
    column.addWidget(parent.secret)
    parent.curtain = Curtain(parent, settings)
    parent.resize(900, 600)
    qtbot.addWidget(parent)
    with qtbot.waitExposed(parent):
        parent.show()
    return parent


def test_it_covers_all_of_the_table_whatever_its_size(stage):
    stage.curtain.draw("Ana")
    stage.resize(640, 640)
    assert stage.curtain.geometry() == stage.rect()
    assert stage.childAt(stage.secret.geometry().center()) is not stage.secret


def test_it_lifts_on_the_button_once_it_listens(qtbot, stage):
    stage.curtain.draw("Ana")
    button = stage.curtain.findChild(QPushButton)
    qtbot.wait(DEAF_MS + 50)
    with qtbot.waitSignal(stage.curtain.lifted, timeout=500):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert stage.curtain.isHidden()


def test_it_lifts_on_enter(qtbot, stage):
    stage.curtain.draw("Ana")
    qtbot.wait(DEAF_MS + 50)
    with qtbot.waitSignal(stage.curtain.lifted, timeout=500):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_the_click_that_ended_the_turn_before_does_not_lift_it(qtbot, stage):
    stage.curtain.draw("Ana")
    with qtbot.assertNotEmitted(stage.curtain.lifted):
        qtbot.mouseClick(stage.curtain.findChild(QPushButton), Qt.MouseButton.LeftButton)
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_nothing_but_its_button_lifts_it_or_can_be_reached(qtbot, stage):
    stage.curtain.draw("Ana")
    qtbot.wait(DEAF_MS + 50)
    with qtbot.assertNotEmitted(stage.curtain.lifted):
        qtbot.mouseClick(stage.curtain, Qt.MouseButton.LeftButton)
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_A, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            qtbot.keyClick(QApplication.focusWidget(), key)
    assert QApplication.focusWidget() is stage.curtain.findChild(QPushButton)


def test_it_falls_when_the_window_is_left_with_something_private_in_sight(stage):
    stage.curtain.guard("Ana")
    QApplication.sendEvent(stage, QEvent(QEvent.Type.WindowDeactivate))
    assert stage.curtain.isVisible()


def test_it_stays_up_when_nothing_private_is_in_sight(stage):
    stage.curtain.guard(None)
    QApplication.sendEvent(stage, QEvent(QEvent.Type.WindowDeactivate))
    assert stage.curtain.isHidden()


@pytest.mark.parametrize("name", ["", "x" * 200, "<img src=x>", "محمد", "🎲"])
def test_any_name_fits_as_text(stage, name):
    stage.curtain.draw(name)
    stage.grab()
    for label in stage.curtain._card.children():
        if hasattr(label, "textFormat"):
            assert label.textFormat() == Qt.TextFormat.PlainText
    assert stage.rect().contains(stage.curtain._card.geometry())


def test_it_keeps_the_focus_from_what_lies_behind_it(stage):
    stage.curtain.draw("Ana")
    stage.secret.setFocus()
    assert QApplication.focusWidget() is stage.curtain.findChild(QPushButton)


def test_no_shortcut_works_behind_it_but_esc(qtbot, stage):
    heard = []
    for key in (Qt.Key.Key_H, Qt.Key.Key_Escape):
        QShortcut(QKeySequence(key), stage).activated.connect(lambda key=key: heard.append(key))
    stage.curtain.draw("Ana")
    for key in (Qt.Key.Key_H, Qt.Key.Key_Escape):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert heard == [Qt.Key.Key_Escape]


def test_a_curtain_that_is_gone_holds_no_focus(qtbot, stage):
    stage.curtain.draw("Ana")
    stage.curtain.deleteLater()
    qtbot.waitUntil(lambda: not any(isinstance(child, Curtain) for child in stage.children()))
    stage.secret.setFocus()
    assert QApplication.focusWidget() is stage.secret


def test_it_speaks_another_language_as_soon_as_that_is_chosen_though_it_is_down(stage, settings):
    stage.curtain.draw("Ana")
    button = stage.curtain.findChild(QPushButton)
    before = button.text()
    settings.change(language="pt_BR")
    assert button.text() == settings.words("ui")("curtain.lift") != before


def test_another_language_does_not_draw_a_curtain_that_is_up(stage, settings):
    settings.change(language="pt_BR")
    assert stage.curtain.isHidden()
