"""The sheets of all players can be looked at, in the middle of a match and when it is over."""

import pytest

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.ui.games.parsecs.controller import SHEET
from tests.ui.table.hands import Mouse


def sheet_button(page):
    found = [button for button in page.prompt.buttons() if button.text().startswith("Sheet of")]
    return found[0] if found else None


def owner(page):
    return page.scene.paper_name()


@pytest.fixture
def table(sit):
    page = sit("parsecs", ["Ana", "Bia", "Caio"])
    Mouse(page).settle()
    return page


def test_one_sheet_after_the_other_and_back_to_ones_own(table):
    seen = []
    for _ in range(4):
        seen.append(owner(table))
        Mouse(table).press(sheet_button(table))
    assert seen == ["Ana", "Bia", "Caio", "Ana"]


def test_nothing_of_another_sheet_can_be_pointed_at(table):
    Mouse(table).press(sheet_button(table))
    assert table.scene.places_of(set(table.controller.selection.can_be)) == []


def test_who_chooses_from_the_list_before_another_sheet_has_the_own_one_again(table):
    Mouse(table).press(sheet_button(table))
    controller = table.controller
    controller.play(controller.rules.legal_actions(controller.view, controller.actor)[0])
    Mouse(table).settle()
    assert controller.actor == controller.viewer == 0
    assert (owner(table), controller.looks[SHEET]) == ("Ana", None)
    assert table.scene.places_of(set(controller.selection.can_be))


def test_all_sheets_can_be_looked_at_when_the_match_is_over(sit, qtbot):
    match = Match.new(catalog.game("parsecs").rules(), 2, 7, {})
    while not match.over:
        seat = match.rules.to_move(match.state)[0]
        match.play(seat, match.rules.legal_actions(match.state, seat)[0])
    page = sit("parsecs", ["Ana", ("Bot", "normal")], match=match)
    qtbot.waitUntil(page.result.isVisible)
    page.result.put_away()
    Mouse(page).press(sheet_button(page))
    assert page.prompt.buttons()[0].text() == "Show the result"
    assert owner(page) == "Bot"
    Mouse(page).press(sheet_button(page))
    assert owner(page) == "Ana"
    assert page.result.isHidden()


def test_a_lone_player_has_no_other_sheets(sit):
    page = sit("parsecs", ["Ana"])
    Mouse(page).settle()
    assert sheet_button(page) is None


def test_another_sheet_is_framed_in_the_colour_of_its_owner(table):
    assert table.scene.sprite_item(("foreign",)) is None
    Mouse(table).press(sheet_button(table))
    assert table.scene.sprite_item(("foreign",)).sprite.picture == ("foreign", 1)
