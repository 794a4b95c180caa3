"""The notation: positions come back as they were, and what cannot be is refused with its reason."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.errors import BadPosition
from tabletop.core.rng import below

from .table import RULES, put, sketch

CASES = json.loads((Path(__file__).parents[2] / "cases" / "camisa12.json").read_text(encoding="utf-8"))


def same(position: dict[str, Any]) -> None:
    assert RULES.encode(RULES.decode(json.loads(json.dumps(position)), 0)) == position


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_cases_come_back_as_they_are_written(case: dict[str, Any]):
    same(case["load"])


@pytest.mark.parametrize("options", [{}, {"start": 1, "final_tie": "coin"}, {"teams": "random"}], ids=str)
def test_every_position_of_a_duel_comes_back(options: dict):
    state = RULES.new_game(2, 21, options)
    same(RULES.encode(state))
    while RULES.to_move(state):
        actions = RULES.legal_actions(state, state.to_act)
        RULES.apply(state, state.to_act, actions[below(state, len(actions))])
        position = RULES.encode(state)
        same(position)
        again = RULES.decode(position, 0)
        again.rng = state.rng
        assert again == state


def test_every_position_of_a_seven_one_comes_back():
    state = RULES.new_game(1, 21, {"mode": "seven-one", "start_points": 18})
    while RULES.to_move(state):
        same(RULES.encode(state))
        actions = RULES.legal_actions(state, state.to_act)
        RULES.apply(state, state.to_act, actions[below(state, len(actions))])
    same(RULES.encode(state))
    assert RULES.options(RULES.decode(RULES.encode(state), 0))["start_points"] == 18


def test_optional_fields_are_there_only_when_they_say_something():
    position = RULES.encode(RULES.new_game(2, 1, {"start": 1}))
    assert not {"final_tie", "to_discard", "start", "start_points"} & position.keys()
    assert RULES.options(RULES.decode(position, 0))["start"] == 1
    assert RULES.encode(RULES.new_game(2, 1, {"final_tie": "coin"}))["final_tie"] == "coin"


def test_the_stack_and_the_decks_are_written_top_first():
    position = RULES.encode(sketch(tops=("WR", ""), deck=(9, 4)))
    assert position["seats"][0]["stack"][:2] == ["wave", "firework"]
    assert position["mosaic_deck"][:2] == [9, 4]


def refused(change: Callable[[dict[str, Any]], Any], because: str, state: Any = None) -> None:
    position = json.loads(json.dumps(RULES.encode(state or sketch("F.A.......", "..R.......", hands=((3, 9), (6,))))))
    same(position)
    change(position)
    with pytest.raises(BadPosition, match=because):
        RULES.decode(position, 0)


@pytest.mark.parametrize(
    ("path", "value", "because"),
    [
        (("mode",), "trio", "mode"),
        (("ball",), 5, "ball"),
        (("ball",), True, "ball"),
        (("ball",), 1.0, "ball"),
        (("ball",), "1", "ball"),
        (("ruleset",), "other", "ruleset"),
        (("phase",), "dance", "phase"),
        (("phase",), "cycle", "null, null"),
        (("phase",), "power", "null, null"),
        (("phase",), "discard", "to_discard"),
        (("phase",), "over", "over"),
        (("to_act",), 2, "to_act"),
        (("to_act",), None, "to_act"),
        (("faces",), [["flag", "wave"]], "faces"),
        (("faces", 0), ["flag"], "faces"),
        (("faces", 0, 0), None, "24 pieces"),
        (("seats", 0, "side"), [None] * 9, "side"),
        (("seats", 0, "side", 1), "flag", "24 pieces"),
        (("seats", 0, "side", 1), "drum", "side"),
        (("seats", 0, "stack", 3), None, "stack"),
        (("seats", 0, "discards", 0), None, "discards"),
        (("seats", 1, "mosaic_hand", 0), None, "mosaic_hand"),
        (("seats", 1, "mosaic_hand", 0), 7, "mosaic cards"),
        (("seats", 0, "mosaic_hand"), [9, 3], "sorted"),
        (("seats", 1, "penalty"), None, "penalty"),
        (("seats", 1, "penalty"), "flags", "penalty cards"),
        (("seats", 1, "penalty"), "waves", "penalty cards"),
        (("mosaic_deck", 0), 16, "mosaic_deck"),
        (("mosaic_deck", 0), None, "mosaic_deck"),
        (("penalty_deck",), ["songs"], "penalty cards"),
        (("seats", 0, "points"), -1, "points"),
        (("seats", 0, "tokens"), 1, "tokens"),
        (("seats", 0, "color"), "pink", "pink"),
        (("seats", 0, "team"), "nobody", "nobody"),
        (("seats", 0, "song_broken"), 0, "song_broken"),
        (("start_points",), 20, "start_points"),
        (("to_discard",), 1, "to_discard"),
        (("result",), {}, "result"),
        (("weather",), "rain", "weather"),
        (("seats", 0, "drums"), 1, "drums"),
    ],
)
def test_a_position_of_a_wrong_shape_or_content_is_refused_and_says_where(path: tuple, value: Any, because: str):
    def change(position: dict[str, Any]) -> None:
        holder: Any = position
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value

    refused(change, because)


def test_a_missing_field_is_refused_by_name():
    refused(lambda position: position.pop("ball"), "ball")
    refused(lambda position: position["seats"][1].pop("stack"), "stack")


def test_an_empty_face_beside_a_full_stack_is_refused():
    def change(position: dict[str, Any]) -> None:
        position["seats"][0]["stack"].append(position["faces"][2][0])
        position["faces"][2][0] = None

    refused(change, "Face 2 lacks a piece of seat 0")


def test_a_full_side_to_act_is_refused():
    refused(lambda position: position.update(to_act=1), "full", sketch("F.A.......", "FFRRMMABCD"))


def test_a_seat_to_act_that_cannot_is_refused():
    state = sketch()
    state.seats[0].discards, state.seats[1].discards = [], state.seats[0].discards
    state.seats[1].discards = [*state.seats[0].stack, *(pair[0] for pair in state.faces)]
    state.seats[0].stack = []
    for pair in state.faces:
        pair[0] = -2
    with pytest.raises(BadPosition, match="no face in reach"):
        RULES.decode(RULES.encode(state), 0)


def test_a_result_before_the_end_and_an_end_without_result_are_refused():
    over = sketch(".FFFABCDER", "FFFABCDERR")
    put(over, 0)
    result = RULES.encode(over)["result"]
    refused(lambda position: position.update(result=result), "over")
    refused(lambda position: position.update(result=None), "over", over)
    refused(lambda position: position.update(phase="place", to_act=0, result=None), "full", over)


@pytest.mark.parametrize(
    ("field", "value", "because"),
    [
        ("points", [1, 2], "points"),
        ("goals", [9, 0], "points"),
        ("winner", None, "winner"),
        ("winner", 1, "winner"),
        ("decided_by", "coin", "penalties|winner"),
        ("decided_by", "penalties", "penalties"),
        ("penalties", [1, 0], "penalties"),
    ],
)
def test_a_result_that_does_not_follow_from_the_points_is_refused(field: str, value: Any, because: str):
    over = sketch(".FFFABCDER", "FFFABCDERR", points=(30, 0))
    put(over, 0)
    refused(lambda position: position["result"].update({field: value}), because, over)


def test_an_end_with_an_open_side_is_refused():
    over = sketch(".FFFABCDER", "FFFABCDERR")
    put(over, 0)

    def change(position: dict[str, Any]) -> None:
        position["seats"][1]["discards"].append(position["seats"][0]["side"][4])
        position["seats"][0]["side"][4] = None

    refused(change, "not full", over)


def test_more_cards_to_give_back_than_held_are_refused():
    state = sketch(".......MMM", take="M")
    put(state, 0)
    refused(lambda position: position.update(to_discard=4), "more mosaic cards", state)
    refused(lambda position: position.update(to_discard=0), "to_discard", state)


def solo(*args: Any, **more: Any) -> Any:
    return sketch(*args, mode="seven-one", **more)


def test_positions_that_the_seven_one_mode_cannot_have_are_refused():
    def discarded(position: dict[str, Any]) -> None:
        position["seats"][0]["discards"].append(position["seats"][1]["stack"].pop())

    def team(seat: int, name: str) -> Callable[[dict[str, Any]], None]:
        return lambda position: position["seats"][seat].update(team=name)

    refused(discarded, "nothing is discarded", solo())
    refused(lambda position: position.update(to_act=1), "only seat 0", solo())
    refused(lambda position: position.update(start=1), "only seat 0", solo())
    refused(lambda position: position.update(start_points=99), "start_points", solo())
    refused(team(1, "mare-alta"), "no team", solo())
    refused(team(0, "onca-do-luar"), "no meaning", solo())
    refused(lambda position: position["mosaic_deck"].append(11), "mosaic cards", solo())


def test_the_phase_cycle_is_refused_where_it_is_not_asked():
    waiting = sketch(".......MMM", take="M")
    put(waiting, 0)

    def cycle(position: dict[str, Any]) -> None:
        position.update(phase="cycle")
        del position["to_discard"]

    refused(cycle, "7-1", waiting)


def test_the_phase_power_is_refused_without_a_choice():
    state = sketch("F.........", take="M", teams=("caranguejo-do-mangue", None))
    put(state, 1)
    refused(lambda position: position["seats"][0].update(tokens=0), "no choice", state)


def test_two_seats_with_the_same_team_are_refused():
    state = sketch(teams=("mare-alta", "boi-de-fita"))
    refused(lambda position: position["seats"][1].update(team="mare-alta"), "same team", state)


def test_nothing_is_decided_before_the_first_piece_is_placed():
    state = sketch(".......MMM", take="M")
    put(state, 0)

    def lift(position: dict[str, Any]) -> None:
        own = position["seats"][0]
        own["stack"] += [piece for piece in own["side"] if piece]
        own["side"] = [None] * 10

    refused(lift, "placed no piece", state)
