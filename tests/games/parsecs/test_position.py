"""Positions: what play can reach is read, anything else is refused with the place that is wrong."""

from typing import Any

import pytest

from tabletop.core.errors import BadPosition
from tabletop.core.match import Match
from tabletop.games import catalog

from .tables import FULL, RULES, boosting, complete, done, position, seat, ships, supplying

OVER = {"result": {"winners": [0], "scores": [270, 10], "complete": [3, 0]}}


def refuse(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        RULES.decode(wrong, 0)


def changed_ship(ship: int, **changes: Any) -> list[dict[str, Any]]:
    found = ships()
    found[ship] |= changes
    return found


@pytest.mark.parametrize(
    "whole",
    [
        position(),
        position(seat(), done(), seat()),
        position(seat(phase="number", numbers=[42])),
        position(seat(phase="number", numbers=[55]), dice=[5, 1, 5]),
        position(boosting("mark", numbers=[24, 42])),
        position(boosting("number", "cadet", to_place={"fuel": 0, "cadet": 0}), done()),
        position(boosting("fuel", to_place={"fuel": 2, "cadet": 1})),
        position(supplying(0, 4), upgrades=["decade"], upgrade_deck=["quintet"]),
        position(done(ships=complete(0, 1, 3)), done(), **OVER),
    ],
)
def test_what_play_can_reach_is_read_as_it_stands(whole: dict[str, Any]):
    assert RULES.encode(RULES.decode(whole, 0)) == whole


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("game", "camisa12", "game"),
        ("ruleset", "other", "ruleset"),
        ("phase", "number", "phase"),
        ("phase", "done", "phase"),
        ("to_act", [], "to_act"),
        ("to_act", [0, 1], "to_act"),
        ("turn", 0, "turn"),
        ("turn", 17, "turn 16"),
        ("dice", [1, 2], "dice"),
        ("dice", [1, 2, 7], "dice"),
        ("upgrades", ["nonsense"], "nonsense"),
        ("upgrades", ["quintet", "quintet"], "two places"),
        ("upgrades", ["quintet", "decade", "reserve", "both_ways"], "upgrades"),
        ("upgrade_deck", ["quintet"], "face up"),
        ("upgrade_deck", [None], "null"),
        ("seats", [], "seats"),
        ("result", {"winners": [0], "scores": [10], "complete": [0]}, "still to act"),
        ("more", 1, "more"),
    ],
)
def test_a_table_that_no_play_reaches_is_refused(key: str, value: Any, words: str):
    refuse(position() | {key: value}, words)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (seat(ships=ships()[:4]), "rows and spaces"),
        (seat(ships=changed_ship(3, rows=[[None] * 6, [None] * 5])), "rows and spaces"),
        (seat(ships=changed_ship(0, rows=[[30, None, None, None, None, None]])), "30"),
        (seat(ships=changed_ship(0, rows=[[0, None, None, None, None, None]])), "rows"),
        (seat(ships=changed_ship(0, rows=[[11, 13, 12, None, None, None]])), "rises and falls"),
        (seat(ships=changed_ship(2, rows=[[None] * 10])), "printed 43"),
        (seat(ships=changed_ship(2, rows=[[None] * 4 + [43, 33] + [None] * 4])), "printed 34"),
        (seat(ships=changed_ship(0, fuel=10)), "more fuel"),
        (seat(ships=changed_ship(4, cadets=4)), "more cadet"),
        (seat(ships=changed_ship(0, fuel=-1)), "fuel"),
        (seat(ships=changed_ship(0, complete=True)), "complete"),
        (seat(ships=changed_ship(0, engine=1)), "engine"),
        (seat(stations=[0, 0, 0]), "stations"),
        (seat(stations=[1, 0, 0, 0]), "more boxes"),
        (seat(academies=[15, 0, 0, 0]), "more boxes"),
        (seat(academies=[13, 1, 0, 0]), "begun before"),
        (seat(gained=["quintet"]), "gained"),
        (seat(gained=["decade", "decade"]), "gained"),
        (seat(pending=["mark"]), "boost"),
        (boosting(), "boost"),
        (boosting("mark", **FULL), "nothing to do"),
        (boosting("rest"), "pending"),
        (seat(numbers=[24]), "phase"),
        (seat(phase="number"), "phase"),
        (seat(phase="number", numbers=[25, 42]), "dice"),
        (seat(phase="number", numbers=[42, 24]), "ascend"),
        (seat(phase="number", numbers=[24, 24]), "ascend"),
        (seat(phase="supply"), "phase"),
        (supplying(0, 0), "phase"),
        (supplying(5, 0), "circles"),
        (boosting("mark", numbers=[24], to_place={"fuel": 1, "cadet": 0}), "counted only when"),
        (seat(to_place={"fuel": 1, "cadet": 0}), "phase"),
        (seat(surplus_fuel=-1), "surplus_fuel"),
        (seat(phase="done"), "phase"),
    ],
)
def test_a_seat_that_no_play_reaches_is_refused_and_named(wrong: dict[str, Any], words: str):
    refuse(position(wrong, seat(), upgrades=["decade"]), words)


def test_a_complete_ship_that_is_not_said_to_be_is_refused():
    full = complete(0)
    full[0]["complete"] = False
    refuse(position(seat(ships=full)), "complete")


def test_P10_all_seats_are_done_only_when_the_match_is_over():
    refuse(position(done(), done()), "not the last")
    refuse(position(done(ships=complete(0, 1, 3)), done()), "result")


@pytest.mark.parametrize("key", ["winners", "scores", "complete"])
def test_P11_a_result_that_the_sheets_do_not_give_is_refused(key: str):
    wrong = {"result": OVER["result"] | {key: [1, 1]}}
    refuse(position(done(ships=complete(0, 1, 3)), done(), **wrong), "result")


@pytest.mark.parametrize("wrong", [None, 5, [], "x", {}, {"game": "parsecs"}])
def test_what_is_no_position_is_refused(wrong: Any):
    refuse(wrong, "cannot be read")


@pytest.mark.parametrize("ruleset", ["base", "printed-example"])
@pytest.mark.parametrize("seats", [1, 10])
def test_a_new_match_is_written_in_the_notation_and_read_back(ruleset: str, seats: int):
    rules = catalog.game("parsecs").rules(ruleset)
    state = Match.new(rules, seats, 5, {}).state
    again = rules.decode(rules.encode(state), 5)
    again.rng = state.rng
    assert again == state


def test_the_face_down_cards_of_a_view_are_null_and_nothing_else():
    state = Match.new(RULES, 2, 5, {}).state
    whole, seen = RULES.encode(state), RULES.encode(RULES.view(state, 0))
    assert seen["upgrade_deck"] == [None] * 9
    assert seen | {"upgrade_deck": whole["upgrade_deck"]} == whole
