"""Rulesets and options: the numbers of the page, and what may not be said."""

import msgspec
import pytest

from tabletop.core import rulesets
from tabletop.core.errors import BadRequest, BadRuleset
from tabletop.games import catalog
from tabletop.games.thief_of_baghdad.ruleset import Values

from .table import RULES


def test_the_numbers_are_those_of_the_page():
    values = RULES.ruleset
    assert (values.cards_per_palace, values.dancers, values.chests, values.thieves) == (17, 8, (4, 5, 6, 7), 12)
    assert (values.squares, values.thief_actions, values.draw, values.draw_idle) == (4, 3, 3, 4)
    assert values.own_guards == (4, 3, 2)
    assert values.chests_to_win == (6, 5, 4)
    assert values.first_hand == (6, 6, 6)
    assert (values.preset_neutrals, values.tactical_neutrals) == (1, 2)


def test_the_second_ruleset_differs_in_what_it_says_alone():
    short = catalog.game("thief_of_baghdad").rules("two-chests").ruleset
    assert short.chests_to_win == (2, 2, 2)
    assert msgspec.structs.replace(short, chests_to_win=(6, 5, 4)) == RULES.ruleset


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"dancers": -1}, "dancers"),
        ({"draw": True}, "draw"),
        ({"draw": 3.0}, "draw"),
        ({"chests": []}, "chests"),
        ({"chests": [4, 13]}, "no more thieves than a player has"),
        ({"own_guards": [4, 3]}, "own_guards"),
        ({"own_guards": [16, 3, 2]}, "hold all guards with 2"),
        ({"preset_neutrals": 5}, "squares"),
        ({"cards_per_palace": 5, "first_hand": [6, 6, 7]}, "first hands of 4"),
        ({"chests_to_win": [25, 5, 4]}, "chests_to_win"),
        ({"chests_to_win": [20, 20, 20], "chests": [4, 5, 6]}, "not more than there are"),
        ({"camels": 1}, "camels"),
    ],
)
def test_what_a_ruleset_may_say_is_bounded(changes, says):
    with pytest.raises(BadRuleset, match=says):
        rulesets.convert(msgspec.to_builtins(RULES.ruleset) | changes, Values, "own")


@pytest.mark.parametrize(
    "options",
    [{"variant": "tactics"}, {"variant": None}, {"start": "0"}, {"start": True}, {"start": -1}, {"guards": 1}],
)
def test_options_that_the_game_does_not_have_are_refused(options):
    with pytest.raises(BadRequest):
        RULES.new_game(2, 1, options)


def test_the_options_of_a_match_are_told():
    assert RULES.options(RULES.new_game(2, 1, {})) == {"variant": "base"}
    assert RULES.options(RULES.new_game(2, 1, {"variant": "tactical", "start": 1})) == {"variant": "tactical"}
    assert catalog.game("thief_of_baghdad").options() == {"variant": ["base", "tactical"], "start": {"range": [0, 3]}}
