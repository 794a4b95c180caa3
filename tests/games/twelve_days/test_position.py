"""Positions: what the notation says, and what is refused with the place."""

import copy

import pytest

from tabletop.core.errors import BadPosition
from tabletop.games.twelve_days.actions import Give, Pass

from .table import RULES, play_all, playing

DELETED = "deleted"


def changed(position, path, value):
    """The position with one thing in it changed; DELETED takes it away."""
    position = copy.deepcopy(position)
    inner = position
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    if value is DELETED:
        del inner[path[-1]]
    return position


@pytest.fixture
def position():
    return RULES.encode(RULES.new_game(3, 5, {}))


def test_a_position_is_written_as_the_page_has_it(position):
    assert list(position) == [
        "game", "ruleset", "clauses_give", "phase", "to_act", "day", "waiting", "deck", "discard", "seats", "result",
    ]  # fmt: skip
    assert list(position["seats"][0]) == ["hand", "days", "chosen"]
    assert position["game"] == "twelve_days"
    assert (position["phase"], position["to_act"], position["day"]) == ("pass", [0, 1, 2], 1)
    assert position["seats"][0]["hand"] == sorted(position["seats"][0]["hand"])


def test_the_deck_is_listed_top_first():
    match = playing([[1], [2], [3]], deck_top=(4, 5, 6, 7))
    assert RULES.encode(match.state)["deck"][:4] == [4, 5, 6, 7]
    play_all(match, 1, 2, 3)
    assert RULES.encode(match.state)["deck"][0] == 7


def test_hands_and_discards_may_stand_in_any_order():
    match = playing([[1], [2], [3]])
    play_all(match, 1, 2, 3)
    position = RULES.encode(match.state)
    other = changed(position, ["discard"], position["discard"][::-1])
    other = changed(other, ["seats", 0, "hand"], position["seats"][0]["hand"][::-1])
    assert RULES.decode(other, 4) == RULES.decode(position, 4)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["extra"], 1, "extra"),
        (["seats", 0, "name"], "Ana", "name"),
        (["game"], "parsecs", "game"),
        (["ruleset"], "other", "ruleset"),
        (["ruleset"], DELETED, "ruleset"),
        (["clauses_give"], 0, "clauses_give"),
        (["clauses_give"], None, "clauses_give"),
        (["phase"], "over", "should be"),
        (["phase"], "give", "Claus"),
        (["phase"], "wait", "phase"),
        (["day"], True, "day"),
        (["day"], 2.0, "day"),
        (["day"], "1", "day"),
        (["day"], None, "day"),
        (["day"], 0, "day"),
        (["day"], 13, "day"),
        (["day"], 3, "should be 1 to 2"),
        (["waiting"], [1], "should be"),
        (["waiting"], None, "waiting"),
        (["to_act"], [0, 1], "to_act"),
        (["to_act"], [0, 1, 2, 2], "to_act"),
        (["to_act"], [0, 1, 7], "to_act"),
        (["to_act"], None, "to_act"),
        (["deck"], [], "gifts of rank"),
        (["deck", 0], None, "null"),
        (["deck", 0], 13, "deck"),
        (["discard"], [4], "gifts of rank 4"),
        (["discard"], [None], "null"),
        (["seats"], [], "seats"),
        (["seats", 2], DELETED, "3 to 5"),
        (["seats", 0, "hand"], [], "holds 0 cards"),
        (["seats", 0, "hand", 0], None, "null"),
        (["seats", 0, "hand", 0], 13, "hand"),
        (["seats", 0, "hand", 0], -1, "hand"),
        (["seats", 0, "days"], [1], "should be"),
        (["seats", 0, "days"], [0], "days"),
        (["seats", 1, "chosen"], 13, "chosen"),
        (["seats", 1, "chosen"], DELETED, "chosen"),
        (["result"], {"winners": [0], "scores": [1, 1, 1], "days": [1, 1, 1], "hand": [0, 0, 0]}, "result"),
        (["result"], DELETED, "result"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(position, path, value, says):
    with pytest.raises(BadPosition, match=says):
        RULES.decode(changed(position, path, value), 0)


@pytest.mark.parametrize("position", [None, [], "pass", 7, {}, {"game": "twelve_days"}])
def test_what_is_no_position_at_all_is_refused(position):
    with pytest.raises(BadPosition):
        RULES.decode(position, 0)


def test_D2_a_chosen_card_lies_in_the_hand_it_came_from(position):
    absent = next(rank for rank in range(13) if rank not in position["seats"][0]["hand"])
    other = changed(changed(position, ["seats", 0, "chosen"], absent), ["to_act"], [1, 2])
    with pytest.raises(BadPosition, match="not in its hand"):
        RULES.decode(other, 0)


def test_D2_who_has_chosen_is_not_to_act(position):
    other = changed(position, ["seats", 0, "chosen"], position["seats"][0]["hand"][0])
    with pytest.raises(BadPosition, match="to_act"):
        RULES.decode(other, 0)
    assert RULES.to_move(RULES.decode(changed(other, ["to_act"], [1, 2]), 0)) == [1, 2]


def test_D3_when_all_have_chosen_the_cards_have_moved(position):
    for seat in range(3):
        position = changed(position, ["seats", seat, "chosen"], position["seats"][seat]["hand"][0])
    with pytest.raises(BadPosition, match="all have chosen"):
        RULES.decode(changed(position, ["to_act"], []), 0)


def test_D5_only_the_days_since_the_last_win_can_wait():
    position = RULES.encode(playing([[], [], []], day=5, waiting=[3, 4]).state)
    assert RULES.decode(position, 0).waiting == [3, 4]
    for waiting, won in ([[2, 4], [1, 3]], [[1], [2, 3, 4]], [[4, 3], [1, 2]]):
        other = changed(changed(position, ["waiting"], waiting), ["seats", 0, "days"], won)
        with pytest.raises(BadPosition, match="waiting"):
            RULES.decode(other, 0)


def test_D5_a_day_is_won_once():
    position = RULES.encode(playing([[], [], []], day=3).state)
    with pytest.raises(BadPosition, match="once each"):
        RULES.decode(changed(position, ["seats", 1, "days"], [2]), 0)


def test_D8_a_position_before_the_giving_needs_the_option_and_a_claus_that_won():
    match = playing([[0], [8], [8]], clauses_give=True)
    play_all(match, 0, 8, 8)
    position = RULES.encode(match.state)
    again = RULES.decode(position, 0)
    assert (again.giver, RULES.legal_actions(again, 0)) == (0, [Give(1), Give(2)])
    refused = [
        (["clauses_give"], False, "option"),
        (["phase"], "play", "all have chosen"),
        (["to_act"], [1], "to_act"),
        (["to_act"], [], "to_act"),
        (["seats", 1, "chosen"], None, "Claus"),
        (["seats", 0, "chosen"], position["seats"][0]["hand"][-1], "Claus"),
    ]
    for path, value, says in refused:
        with pytest.raises(BadPosition, match=says):
            RULES.decode(changed(position, path, value), 0)


def test_D9_D10_a_finished_position_keeps_its_result_and_nothing_is_chosen():
    match = playing([[7], [7], [9], [9]], day=12, waiting=[11])
    play_all(match, 7, 7, 9, 9)
    position = RULES.encode(match.state)
    assert RULES.decode(position, 0).result == match.state.result
    refused = [
        (["result"], None, "result"),
        (["result", "scores", 0], 99, "result"),
        (["result", "winners"], [3, 2], "result"),
        (["day"], 11, "should be 1 to 12"),
        (["to_act"], [0], "to_act"),
        (["seats", 0, "chosen"], position["seats"][0]["hand"][0], "nothing is chosen"),
        (["waiting"], [12], "once each"),
    ]
    for path, value, says in refused:
        with pytest.raises(BadPosition, match=says):
            RULES.decode(changed(position, path, value), 0)


def test_a_view_is_no_position_to_load():
    state = RULES.new_game(3, 5, {})
    RULES.apply(state, 1, Pass(state.seats[1].hand[0]))
    with pytest.raises(BadPosition, match="null"):
        RULES.decode(RULES.encode(RULES.view(state, 0)), 0)
