"""The match goes on whatever happens to the window while things move, and the table keeps its size meanwhile."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.table.hands import Mouse


def test_a_resize_while_things_move_does_not_stop_the_match(sit, settings):
    page = sit("thief_of_baghdad", ["Ana", ("Bot", "normal")])
    hands = Mouse(page)
    hands.settle()
    settings.change(speed="slow")
    hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
    QTest.qWait(1)
    assert page.scene.motion.running
    page.resize(1000, 700)
    QTest.qWait(1)
    settings.change(speed="off")
    hands.settle()
    assert page.controller.actor == 0


@pytest.mark.parametrize("game", ["camisa12", "thief_of_baghdad", "parsecs"])
def test_the_table_keeps_its_size_from_turn_to_turn(sit, game):
    page = sit(game, ["Ana", ("Bot", "normal")])
    hands = Mouse(page)
    sizes = []
    page.view.fitted.connect(lambda: sizes.append(page.view.size().toTuple()))
    for _ in range(8):
        hands.settle()
        controller = page.controller
        hands.play(hands.luck.choice(controller.rules.legal_actions(controller.view, 0)))
    assert len(sizes) <= 3, sizes


@pytest.mark.parametrize("game", ["camisa12", "thief_of_baghdad", "twelve_days", "days_of_christmas", "parsecs"])
def test_a_table_of_any_size_is_drawn(sit, settings, game):
    page = sit(game, ["Ana", "Bruno", "Clara"] if game == "twelve_days" else ["Ana", "Bruno"])
    page.show_panel(shown=True)
    for size in ((200, 200), (260, 500), (500, 260), (3000, 300), (300, 2000)):
        page.scene.lay_out(QSizeF(*size), 1.0)
    settings.change(text_size=200)
    page.resize(600, 600)
    assert page.panel.width() <= 300


def test_the_second_half_of_a_double_click_presses_no_button_that_has_come_meanwhile(sit):
    page = sit("thief_of_baghdad", ["Ana", "Bruno"])
    hands, controller = Mouse(page), page.controller
    hands.settle()
    while not controller.selection.buttons:
        hands.play(controller.rules.legal_actions(controller.view, controller.actor)[0])
        hands.settle()
    button, steps = hands.button(controller.selection.buttons[0]), len(controller.match.steps)
    middle = QPointF(button.rect().center())
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        held = none if kind == QEvent.Type.MouseButtonRelease else left
        event = QMouseEvent(kind, middle, button.mapToGlobal(middle), left, held, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(button, event)
    assert len(controller.match.steps) == steps
    hands.press(button)
    assert len(controller.match.steps) == steps + 1
