"""What can be pointed at on the sheet of 12 Parsecs is what the moment is about, and nothing lies in its way."""

import pytest

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.parsecs.actions import PutOnShip, Write


def until(kind, more=bool):
    """A match of one where the first action of that kind can be chosen."""
    match = Match.new(catalog.game("parsecs").rules(), 1, 7, {})
    while True:
        actions = match.rules.legal_actions(match.state, 0)
        if isinstance(actions[0], kind) and more(actions):
            return match
        match.play(0, actions[0])


@pytest.fixture
def at(sit):
    return lambda match: sit("parsecs", ["Ana"], match=match)


def test_a_click_anywhere_on_a_ship_means_the_ship_when_supplies_are_loaded(at):
    page = at(until(PutOnShip))
    ship = page.controller.rules.legal_actions(page.controller.view, 0)[0].ship
    for place in page.scene.sheet.rows:
        if place.ship == ship:
            spot = page.scene.plan.space(place, 0).center()
            assert page.scene.place_at(spot).target == ("ship", ship)


def test_the_last_number_goes_straight_into_a_space(at):
    page = at(until(Write, lambda actions: len({a.number for a in actions if isinstance(a, Write)}) == 1))
    controller = page.controller
    write = next(a for a in controller.rules.legal_actions(controller.view, 0) if isinstance(a, Write))
    controller.choose(("space", write.ship, write.row, write.space))
    assert controller.match.steps[-1].action == write


def test_how_many_numbers_still_fit_is_told_in_words(at):
    page = at(until(Write))
    write = page.controller.rules.legal_actions(page.controller.view, 0)[0]
    told = page.controller.preview(("space", write.ship, write.row, write.space))
    assert "numbers that still fit:" in told or "no gap beside it" in told
    assert "—" not in told
