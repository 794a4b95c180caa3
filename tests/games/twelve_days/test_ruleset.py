"""Rulesets and options: the numbers of the page, and what may not be said."""

import msgspec
import pytest

from tabletop.core import rulesets
from tabletop.core.errors import BadRequest, BadRuleset
from tabletop.core.rng import seeded
from tabletop.games import catalog
from tabletop.games.twelve_days.ruleset import Values

from .table import RULES, Chance, by_chance

NIGHTS = catalog.game("twelve_days").rules("twelve-nights")


def test_the_numbers_are_those_of_the_page():
    values = RULES.ruleset
    assert (values.hand_size, values.least_seats, values.most_seats) == (12, 3, 5)
    assert values.copies == (2, *range(1, 13))
    assert values.day_points == tuple(range(1, 13))
    assert values.rank_points == tuple(range(13))


def test_the_second_ruleset_differs_in_what_it_says_alone():
    same = {"hand_size": 12, "day_points": tuple(range(1, 13))}
    assert msgspec.structs.replace(NIGHTS.ruleset, **same) == RULES.ruleset


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"hand_size": 1}, "hand_size"),
        ({"hand_size": 12.0}, "hand_size"),
        ({"hand_size": True}, "hand_size"),
        ({"hand_size": 17}, "every hand its cards"),
        ({"least_seats": 5, "most_seats": 4}, "least_seats"),
        ({"most_seats": 6}, "most_seats"),
        ({"copies": [2] * 12}, "copies"),
        ({"copies": [2] * 13}, "every hand its cards"),
        ({"copies": [-1] * 13}, "copies"),
        ({"day_points": [1]}, "day_points"),
        ({"rank_points": [1] * 13}, "rank 0"),
        ({"rank_points": [0, 100, *range(11)]}, "rank_points"),
        ({"reindeer": 8}, "reindeer"),
    ],
)
def test_what_a_ruleset_may_say_is_bounded(changes, says):
    with pytest.raises(BadRuleset, match=says):
        rulesets.convert(msgspec.to_builtins(RULES.ruleset) | changes, Values, "own")


@pytest.mark.parametrize("options", [{"clauses_give": 1}, {"clauses_give": None}, {"clauses": True}, {"start": 0}])
def test_options_that_the_game_does_not_have_are_refused(options):
    with pytest.raises(BadRequest):
        RULES.new_game(3, 1, options)


def test_D8_the_options_of_a_match_are_told():
    assert RULES.options(RULES.new_game(3, 1, {})) == {"clauses_give": False}
    assert RULES.options(RULES.new_game(3, 1, {"clauses_give": True})) == {"clauses_give": True}
    assert catalog.game("twelve_days").options() == {"clauses_give": [False, True]}


def test_a_ruleset_of_an_owner_is_played_by_its_own_numbers():
    state, chance = NIGHTS.new_game(5, 2, {}), Chance(seeded(2))
    while NIGHTS.to_move(state):
        NIGHTS.apply(state, *by_chance(NIGHTS, state, chance))
    assert [len(own.hand) for own in state.seats] == [9] * 5
    worth = sum(NIGHTS.ruleset.day_points) - sum(NIGHTS.ruleset.day_points[day - 1] for day in state.waiting)
    assert sum(state.result.days) == worth
    assert NIGHTS.encode(state)["ruleset"] == "twelve-nights"
