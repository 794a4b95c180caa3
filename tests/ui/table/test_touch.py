"""A finger alone is enough: taps choose on the table, press buttons and lift the curtain."""

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.table.hands import Mouse

SOME = 6
TABLES = [
    ("camisa12", ["Ana"], {"mode": "seven-one"}),
    ("thief_of_baghdad", ["Ana", "Bruno"], {}),
    ("twelve_days", ["Ana", "Bia", "Caio"], {}),
    ("days_of_christmas", ["Ana", "Bia"], {"length": "short"}),
    ("parsecs", ["Ana"], {}),
]


class Finger(Mouse):
    """Nothing but taps."""

    def __init__(self, page):
        super().__init__(page)
        self.screen = QTest.createTouchDevice()

    def press(self, button):
        assert button.isVisible()
        self.tap(button, button.rect().center())

    def point(self, target):
        self.tap(self.page.view.viewport(), self.spot(target))

    def tap(self, widget, at):
        QTest.qWait(2)
        window = widget.window()
        spot = widget.mapTo(window, at)
        QTest.touchEvent(window, self.screen).press(0, spot, window).commit()
        QTest.touchEvent(window, self.screen).release(0, spot, window).commit()


@pytest.fixture
def unhurried():
    """Taps come as slowly as those of a person do."""
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(1)
    yield
    QApplication.setDoubleClickInterval(usual)


def test_two_quick_taps_far_apart_are_two(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    hands = Finger(page)
    hands.settle()
    hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[3])


def test_two_quick_taps_on_one_spot_are_one(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    hands = Finger(page)
    hands.settle()
    (target, *_) = page.controller.targets(page.controller.rules.legal_actions(page.controller.view, 0)[3])
    hands.point(target)
    hands.point(target)
    assert page.controller.selection.picked == [target]


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_taps_choose_in_every_game(sit, table):
    game, people, options = table
    hands = Finger(sit(game, people, **options))
    for _ in range(SOME):
        hands.settle()
        controller = hands.page.controller
        hands.play(hands.luck.choice(controller.rules.legal_actions(controller.view, controller.actor)))


@pytest.mark.usefixtures("unhurried")
def test_a_whole_match_is_played_by_taps(sit):
    page = sit("camisa12", ["Ana", "Bruno"], start=0)
    Finger(page).play_out()
    assert page.result.isVisible()
