"""Positions that no play can reach are refused, and say where."""

import copy

import pytest

from tabletop.core.errors import BadPosition
from tabletop.games import catalog
from tabletop.games.twelve_days.actions import Pass

RULES = catalog.game("twelve_days").rules()


@pytest.fixture
def position():
    return RULES.encode(RULES.new_game(3, 5, {}))


def change(path, value):
    def apply(position):
        *parents, last = path
        for key in parents:
            position = position[key]
        position[last] = value

    return apply


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (change(["extra"], 1), "extra"),
        (change(["day"], True), "day"),
        (change(["day"], 2.0), "day"),
        (change(["day"], 13), "day"),
        (change(["day"], 3), "should be 1 to 2"),
        (change(["waiting"], [1]), "should be"),
        (change(["to_act"], [0, 1]), "to_act"),
        (change(["phase"], "over"), "should be"),
        (change(["phase"], "give"), "Claus"),
        (change(["seats", 0, "hand", 0], None), "null"),
        (change(["seats", 0, "hand", 0], 13), "hand"),
        (change(["seats", 0, "hand"], []), "holds 0 cards"),
        (change(["seats", 1, "chosen"], 13), "chosen"),
        (change(["deck"], []), "gifts of rank"),
        (change(["result"], {"winners": [0], "scores": [1, 1, 1], "days": [1, 1, 1], "hand": [0, 0, 0]}), "result"),
        (change(["ruleset"], "other"), "ruleset"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(position, spoil, says):
    spoil(position)
    with pytest.raises(BadPosition, match=says):
        RULES.decode(position, 0)


def test_a_chosen_card_lies_in_the_hand_it_came_from(position):
    spoiled = copy.deepcopy(position)
    spoiled["seats"][0]["chosen"] = next(rank for rank in range(13) if rank not in position["seats"][0]["hand"])
    spoiled["to_act"] = [1, 2]
    with pytest.raises(BadPosition, match="not in its hand"):
        RULES.decode(spoiled, 0)


def test_a_view_keeps_lengths_and_shows_only_ones_own():
    state = RULES.new_game(3, 5, {})
    RULES.apply(state, 1, Pass(state.seats[1].hand[0]))
    view = RULES.encode(RULES.view(state, 0))
    assert view["seats"][0]["hand"] == state.seats[0].hand
    assert view["seats"][1] == {"hand": [None] * 12, "days": [], "chosen": None}
    assert view["deck"] == [None] * 44
    assert view["to_act"] == [0, 2]
