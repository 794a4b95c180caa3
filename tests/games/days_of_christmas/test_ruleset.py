"""Rulesets and options: the numbers of the page, and what may not be said."""

import msgspec
import pytest

from tabletop.core import rulesets
from tabletop.core.errors import BadRequest, BadRuleset
from tabletop.core.rng import seeded
from tabletop.games import catalog
from tabletop.games.days_of_christmas.ruleset import Length, Values

from .table import RULES, Chance, by_chance

QUICK = catalog.game("days_of_christmas").rules("quick")


def test_the_numbers_are_those_of_the_page():
    values = RULES.ruleset
    assert values.copies == tuple(range(1, 13))
    assert values.dealt == (12, 12, 12, 12, 12, 11, 9)
    assert values.gifts == 12
    assert (values.full, values.short) == (Length(12, 0), Length(3, 1))


def test_the_second_ruleset_differs_in_what_it_says_alone():
    same = {"dealt": (12, 12, 12, 12, 12, 11, 9), "full": Length(12, 0)}
    assert msgspec.structs.replace(QUICK.ruleset, **same) == RULES.ruleset


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"copies": [1] * 11}, "copies"),
        ({"copies": [True] * 12}, "copies"),
        ({"dealt": [12] * 6}, "dealt"),
        ({"dealt": [12] * 7}, "84 cards with 7 players"),
        ({"dealt": [0] * 7}, "dealt"),
        ({"gifts": 11}, "enough"),
        ({"gifts": "12"}, "gifts"),
        ({"short": {"hands": 5, "start_gifts": 1}}, "enough"),
        ({"full": {"hands": 0, "start_gifts": 0}}, "hands"),
        ({"full": {"hands": 12}}, "start_gifts"),
        ({"carols": 1}, "carols"),
    ],
)
def test_what_a_ruleset_may_say_is_bounded(changes, says):
    with pytest.raises(BadRuleset, match=says):
        rulesets.convert(msgspec.to_builtins(RULES.ruleset) | changes, Values, "own")


@pytest.mark.parametrize(
    "options",
    [{"length": "long"}, {"length": None}, {"start": "0"}, {"start": True}, {"start": -1}, {"start": 3}, {"hats": 1}],
)
def test_options_that_the_game_does_not_have_are_refused(options):
    with pytest.raises(BadRequest):
        RULES.new_game(3, 1, options)


def test_N1_the_options_of_a_match_are_told():
    assert RULES.options(RULES.new_game(3, 1, {})) == {"length": "full"}
    assert RULES.options(RULES.new_game(3, 1, {"length": "short", "start": None})) == {"length": "short"}
    assert catalog.game("days_of_christmas").options() == {"length": ["full", "short"], "start": {"range": [0, 7]}}


@pytest.mark.parametrize("seats", [2, 8])
def test_a_ruleset_of_an_owner_is_played_by_its_own_numbers(seats):
    state, chance = QUICK.new_game(seats, 2, {}), Chance(seeded(2))
    assert [len(own.hand) for own in state.seats] == [9] * seats
    while QUICK.to_move(state):
        QUICK.apply(state, *by_chance(QUICK, state, chance))
    assert (state.hand_number, state.supply, sum(QUICK.scores(state))) == (6, 6, 6)
    assert QUICK.encode(state)["ruleset"] == "quick"
