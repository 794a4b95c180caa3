"""Rulesets of Camisa 12: the base values of the rules page, and what is refused."""

from typing import Any

import msgspec
import pytest

from tabletop.core import rulesets
from tabletop.core.errors import BadRuleset
from tabletop.games import catalog
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.ruleset import Values

from .table import BOOK, RULES


def test_the_base_ruleset_holds_the_values_of_the_rules_page():
    values = BOOK.values
    assert values.ball_steps == (1, 2, 3)  # C5
    assert values.points.mismatch == 2  # C7
    assert values.points.flags == (1, 3, 5, 7, 10)  # C9
    assert values.points.songs == (1, 2, 4, 6, 8)  # C10
    assert values.points.fireworks == (1, 1, 2, 2, 3)  # C11
    assert values.points.draws == (1, 1, 2, 3, 3)  # C12
    assert values.points.returns == (0, 0, 1, 2, 1)
    assert values.points.waves == (3, 4, 5, 6, 3, 2, 1, 0)  # C13
    assert values.points.most_fireworks == 4  # C14
    assert values.goals.marks == (16, 25, 28, 31, 34, 37, 40)
    assert [card.copies for card in values.mosaics] == [1] * 5 + [2] * 10
    assert (BOOK.opponent_start, BOOK.own_starts) == (40, range(16, 25))  # S1


def test_the_printed_example_plays_by_its_own_marks_symbols_and_cards():
    rules = catalog.game("camisa12").rules("printed-example")
    assert rules.goals(22) == 2
    assert rules.book.matching[4] == [0, 6]
    assert rules.ruleset.words["mosaic.6.name"]
    assert rules.ruleset.teams == RULES.ruleset.teams
    state = rules.new_game(1, 1, {"mode": "seven-one"})
    assert rules.scores(state) == [21, 41]
    assert state.ball == 2


def test_a_book_can_be_made_again_from_its_values():
    again = msgspec.convert(msgspec.to_builtins(BOOK.values), Values)
    assert again == BOOK.values
    assert Book(again).reach == BOOK.reach


def changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    doc = msgspec.json.decode(msgspec.json.encode(BOOK.values))
    holder = doc
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return doc


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("ball_steps",), []),
        (("ball_steps",), [1, 1]),
        (("ball_steps",), [6]),
        (("first_face",), 5),
        (("spaces", 0), "heart"),
        (("spaces",), ["diamond"] * 10),
        (("spaces",), ["diamond"] * 9),
        (("colors",), ["yellow"]),
        (("penalty_cards",), ["flags", "flags"]),
        (("goals", "marks"), [16, 16]),
        (("goals", "marks"), [25, 16]),
        (("goals", "then_every"), 0),
        (("seven_one", "opponent_mark"), 8),
        (("seven_one", "own_mark"), 7),
        (("points", "flags"), [1, 3, 5, 7]),
        (("points", "mismatch"), -1),
        (("points", "mismatch"), 2.0),
        (("mosaics",), []),
        (("mosaics", 0, "pattern"), "spiral"),
        (("mosaics", 0, "points"), [1]),
        (("mosaics", 2, "pairs"), [[0, 10]]),
        (("mosaics", 5, "kinds"), ["waves"]),
        (("teams", 0, "id"), "No Slug"),
        (("teams", 1, "id"), "bonde-da-ladeira"),
        (("teams", 0, "colors"), ["red", "red"]),
        (("teams", 0, "colors"), ["red", "pink"]),
        (("teams", 0, "abilities"), []),
        (("teams", 0, "abilities", 0, "effect"), "fly"),
        (("teams", 0, "abilities", 0, "steps"), [9]),
        (("teams", 15, "abilities", 0, "points"), [1, 2, 3, 4, 5]),
        (("weather",), "rain"),
    ],
)
def test_what_a_ruleset_may_not_say_is_refused(path: tuple, value: Any):
    with pytest.raises(BadRuleset):
        rulesets.convert(changed(path, value), Values, "test")


def test_a_new_team_needs_no_code():
    doc = changed(("words",), {"team.quero-quero.name": "Quero-Quero"})
    abilities = [{"effect": "more_steps", "steps": [5]}, {"effect": "token_twice"}]
    team = {"id": "quero-quero", "colors": ["red", "blue"], "difficulty": "easy", "tokens": 1, "solo": True}
    doc["teams"] = [{**team, "abilities": abilities}]
    rules = catalog.game("camisa12").bind(rulesets.convert(doc, Values, "test"), "test")
    state = rules.new_game(2, 1, {"teams": ["quero-quero", None], "start": 0})
    assert {(action.step, action.token) for action in rules.legal_actions(state, 0)} >= {(5, False), (5, True)}
