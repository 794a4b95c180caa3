"""Whole matches of every game are played by the mouse alone, and by the keyboard alone."""

import pytest

from tabletop.ai.levels import simplest
from tests.ui.table.hands import Keyboard, Mouse

HANDS = pytest.mark.parametrize("hands", [Mouse, Keyboard])


def sensibly(page):
    """Choose as the simplest opponent would: by chance alone some games take a thousand turns."""

    def choose(actions):
        controller = page.controller
        found = simplest(controller.rules, controller.view, controller.actor, len(controller.match.steps))
        assert found in actions
        return found

    return choose


@HANDS
def test_two_people_and_an_opponent_play_the_thief_of_baghdad(sit, hands):
    page = sit("thief_of_baghdad", ["Ana", "Bruno", ("Bot", "normal")], variant="tactical")
    hands(page).play_out(sensibly(page), most=900)
    assert page.result.isVisible()


@HANDS
def test_five_play_12_days_three_of_them_people(sit, hands):
    page = sit("twelve_days", ["Ana", ("Bot", "normal"), "Bruno", "Clara", ("Bat", "normal")], clauses_give=True)
    hands(page).play_out(sensibly(page))
    assert page.result.isVisible()


@HANDS
def test_two_people_and_an_opponent_play_a_short_12_days_of_christmas(sit, hands):
    page = sit("days_of_christmas", ["Ana", ("Bot", "normal"), "Bruno"], length="short")
    hands(page).play_out(sensibly(page))
    assert page.result.isVisible()


@HANDS
def test_one_person_and_an_opponent_play_12_parsecs(sit, hands):
    page = sit("parsecs", ["Ana", ("Bot", "normal")])
    hands(page).play_out(sensibly(page), most=900)
    assert page.result.isVisible()


@pytest.mark.parametrize(
    ("game", "people"), [("thief_of_baghdad", 4), ("twelve_days", 5), ("days_of_christmas", 8), ("parsecs", 10)]
)
def test_the_largest_table_is_laid_out_at_the_smallest_size(sit, game, people):
    page = sit(game, [f"Player {n}" for n in range(people)])
    page.resize(960, 600)
    Mouse(page).settle()
    area = page.scene.area
    for place in page.scene.places_of(set(page.controller.selection.can_be)):
        assert area.contains(place.rect), place
    for item in page.scene._items.values():
        assert area.adjusted(-2, -2, 2, 2).contains(item.sprite.rect), item.sprite
