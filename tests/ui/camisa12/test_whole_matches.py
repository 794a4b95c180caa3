"""Whole matches of Camisa 12 are played by the mouse alone, and by the keyboard alone."""

import pytest

from tests.ui.table.hands import Keyboard, Mouse

HANDS = pytest.mark.parametrize("hands", [Mouse, Keyboard])


@HANDS
def test_S3_a_whole_7_1_can_be_played(sit, hands):
    page = sit("camisa12", ["Ana"], mode="seven-one", teams=[None])
    hands(page).play_out()
    assert page.result.isVisible()
    assert page.controller.match.state.result is not None


@HANDS
def test_C14_a_whole_duel_with_teams_can_be_played_by_two_people(sit, hands):
    page = sit("camisa12", ["Ana", "Bruno"], mode="duel", teams="random")
    hands(page, 3).play_out()
    assert page.result.isVisible()


@HANDS
def test_a_whole_duel_against_an_opponent_needs_no_curtain(sit, hands):
    page = sit("camisa12", ["Ana", ("Bot", "normal")])
    drawn = []
    page.controller.curtain.connect(drawn.append)
    hands(page, 3).play_out()
    assert not drawn
