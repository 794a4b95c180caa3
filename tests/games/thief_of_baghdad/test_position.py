"""Positions: what the notation says, and what is refused with the place."""

import json

import pytest

from tabletop.core.errors import BadPosition
from tabletop.core.match import Match
from tabletop.games.thief_of_baghdad.actions import End, Guard

from .table import RULES, exhausted, table


def changed(position, path, value):
    """The position with one thing in it changed; DELETED takes it away."""
    position = json.loads(json.dumps(position))
    inner = position
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    if value is DELETED:
        del inner[path[-1]]
    return position


DELETED = "deleted"


def test_a_position_is_written_as_the_page_has_it():
    match = table({"red": ["neutral", 0, 1]}, [["red", "dancer", "blue"], []], thieves={"red": [2, 0]})
    position = RULES.encode(match.state)
    assert list(position) == [
        "game", "ruleset", "variant", "phase", "to_act", "acted", "thief_actions", "palaces", "deck", "discard",
        "dancers", "seats", "result",
    ]  # fmt: skip
    assert list(position["palaces"]) == ["red", "blue", "green", "yellow", "purple", "white"]
    assert position["palaces"]["red"] == {"chests": [4, 5, 6, 7], "guards": ["neutral", 0, 1], "thieves": [2, 0]}
    assert position["seats"][0] == {
        "hand": ["blue", "dancer", "red"], "stock": 10, "guards_left": 0, "neutrals_left": 0, "chests": [],
    }  # fmt: skip


def test_the_deck_is_listed_top_first():
    match = table({}, [[], []], deck=["white", "blue", "blue", "blue", "red"])
    assert RULES.encode(match.state)["deck"] == ["white", "blue", "blue", "blue", "red"]
    match.play(0, End())
    assert RULES.encode(match.state)["seats"][0]["hand"] == ["blue", "blue", "blue", "white"]
    assert RULES.encode(match.state)["deck"] == ["red"]


def test_a_false_flag_equals_an_absent_one():
    position = RULES.encode(table({}, [["red"], []]).state)
    assert RULES.decode(changed(position, ["acted"], DELETED), 0) == RULES.decode(position, 0)


def test_guards_discards_and_hands_may_stand_in_any_order():
    position = RULES.encode(table({"red": ["neutral", 0, 1]}, [["red", "blue"], []], deck=[]).state)
    other = changed(position, ["palaces", "red", "guards"], [1, "neutral", 0])
    other = changed(other, ["discard"], position["discard"][::-1])
    other = changed(other, ["seats", 0, "hand"], ["red", "blue"])
    assert RULES.encode(RULES.decode(other, 0)) == position


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["extra"], 1, "extra"),
        (["palaces", "red", "gates"], 1, "gates"),
        (["seats", 0, "name"], "Ana", "name"),
        (["game"], "twelve_days", "game"),
        (["ruleset"], "own", "ruleset"),
        (["variant"], "tactics", "variant"),
        (["variant"], "tactical", "4 neutral guards"),
        (["to_act"], None, "to_act"),
        (["to_act"], 3, "seat of this table"),
        (["to_act"], True, "to_act"),
        (["acted"], 1, "acted"),
        (["acted"], None, "acted"),
        (["thief_actions"], 1, "thief_actions"),
        (["thief_actions"], "0", "thief_actions"),
        (["dancers"], 7, "dancers"),
        (["deck"], [], "cards"),
        (["deck", 0], None, "null"),
        (["deck", 0], "dancer", "deck"),
        (["discard"], ["dancer"], "discard"),
        (["discard"], ["red"], "18 red cards"),
        (["palaces", "red", "chests"], [5, 6, 7], "other chests"),
        (["palaces", "red", "chests"], [4, 5, 6], "lower part"),
        (["palaces", "red", "guards"], [], "neutral"),
        (["palaces", "red", "guards"], ["neutral"] * 5, "more than 4"),
        (["palaces", "red", "guards"], ["neutral", 3], "not at this table"),
        (["palaces", "red", "guards"], ["neutral", 0], "Seat 0 has 5 guards"),
        (["palaces", "red", "thieves"], [4, 0], "would have taken"),
        (["palaces", "red", "thieves"], [1, 0], "13 thieves"),
        (["palaces", "red", "thieves"], [0], "one count a seat"),
        (["palaces", "red", "thieves"], [0, 0, 0], "one count a seat"),
        (["palaces", "red"], DELETED, "red"),
        (["palaces", "pink"], {}, "pink"),
        (["seats"], [], "seats"),
        (["seats", 0, "hand"], [None], "null"),
        (["seats", 0, "stock"], 11.0, "stock"),
        (["seats", 0, "stock"], 11, "11 thieves"),
        (["seats", 0, "guards_left"], 1, "guards"),
        (["seats", 0, "neutrals_left"], 1, "neutral"),
        (["seats", 0, "chests"], [4], "other chests"),
        (["phase"], "guards", "left to place"),
        (["phase"], "over", "to_act"),
        (["result"], {"winner": 0, "chests": [0, 0]}, "result"),
        (["result"], DELETED, "result"),
        (["idle"], 2, "idle"),
        (["idle"], 1, "idle"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(path, value, says):
    position = RULES.encode(table({}, [["red"], ["blue"]]).state)
    with pytest.raises(BadPosition, match=says):
        RULES.decode(changed(position, path, value), 0)


@pytest.mark.parametrize("position", [None, [], "red", 7, {}, {"game": "thief_of_baghdad"}])
def test_what_is_no_position_at_all_is_refused(position):
    with pytest.raises(BadPosition):
        RULES.decode(position, 0)


def test_T11_as_many_thieves_as_the_top_chest_asks_cannot_be_there():
    chests = {"red": [5, 6, 7]}
    position = RULES.encode(table({}, [["red"], []], thieves={"red": [4, 4]}, chests=chests, taken={0: [4]}).state)
    assert RULES.decode(position, 0).palaces[0].thieves == [4, 4]
    position = changed(changed(position, ["palaces", "red", "thieves"], [5, 4]), ["seats", 0, "stock"], 7)
    with pytest.raises(BadPosition, match="would have taken"):
        RULES.decode(position, 0)


def test_T15_nobody_goes_on_with_the_chests_that_win():
    chests = {"red": [], "blue": [6, 7]}
    position = RULES.encode(table({}, [[], []], chests=chests, taken={0: [4, 5, 6, 7, 4], 1: [5]}).state)
    position = changed(changed(position, ["seats", 0, "chests"], [4, 5, 6, 7, 4, 5]), ["seats", 1, "chests"], [])
    with pytest.raises(BadPosition, match="ends the match"):
        RULES.decode(position, 0)


def test_T15_the_result_of_a_match_that_is_over_is_read_back_and_must_be_true():
    match = exhausted(table({}, [["red"], []]))
    match.play(0, End())
    match.play(1, End())
    position = RULES.encode(match.state)
    again = RULES.decode(position, 0)
    assert (again.result, again.to_act) == (match.state.result, 0)
    for wrong in (None, {"winner": 0, "chests": [0, 0]}, {"winner": None, "chests": [0, 0], "winners": [0]}):
        with pytest.raises(BadPosition, match="result"):
            RULES.decode(changed(position, ["result"], wrong), 0)


def test_T16_with_as_many_idle_turns_as_seats_the_match_would_be_over():
    position = RULES.encode(exhausted(table({}, [["red"], []])).state)
    assert RULES.decode(changed(position, ["idle"], 1), 0).idle == 1
    with pytest.raises(BadPosition, match="the match is over"):
        RULES.decode(changed(position, ["idle"], 2), 0)


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["to_act"], 1, "one a turn"),
        (["acted"], True, "acted"),
        (["seats", 0, "guards_left"], 4, "guards"),
        (["seats", 0, "stock"], 11, "thieves"),
    ],
)
def test_T2_a_position_of_the_setup_must_come_from_placing_one_guard_a_turn(path, value, says):
    match = Match.new(RULES, 3, 5, {"start": 0})
    match.play(0, Guard("red"))
    match.play(1, Guard("red"))
    position = RULES.encode(match.state)
    assert RULES.encode(RULES.decode(position, 0)) == position
    with pytest.raises(BadPosition, match=says):
        RULES.decode(changed(position, path, value), 0)


def test_T2_nobody_is_two_guards_ahead_while_guards_are_placed():
    position = RULES.encode(Match.new(RULES, 2, 5, {"start": 0}).state)
    position = changed(position, ["palaces", "red", "guards"], ["neutral", 1, 1])
    with pytest.raises(BadPosition, match="one a turn"):
        RULES.decode(changed(position, ["seats", 1, "guards_left"], 2), 0)


def test_T3_a_seat_has_at_most_two_neutral_guards_left_to_place():
    position = RULES.encode(Match.new(RULES, 2, 5, {"variant": "tactical"}).state)
    assert RULES.encode(RULES.decode(position, 0)) == position
    position = changed(changed(position, ["seats", 0, "neutrals_left"], 3), ["seats", 1, "neutrals_left"], 1)
    with pytest.raises(BadPosition, match="more than 2 neutral"):
        RULES.decode(position, 0)
