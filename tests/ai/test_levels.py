"""The levels answer alike when asked alike, and never know more than their seat."""

from itertools import pairwise

import pytest

from tabletop.ai import levels
from tabletop.ai.levels import LEVELS, Budget
from tabletop.ai.mind import mind
from tabletop.core.errors import BadRequest, NotYourTurn
from tabletop.games import catalog

from .positions import FEW, GAMES, moments

RULES = catalog.game("twelve_days").rules()
VIEW = RULES.view(RULES.new_game(3, 1, {}), 0)


@pytest.fixture
def unhurried(monkeypatch):
    """No time guard, and few playouts."""
    for level in LEVELS:
        monkeypatch.setitem(levels.SECONDS, level, float("inf"))
    quick = {"easy": Budget(0, 3, 35), "normal": Budget(8, 4), "hard": Budget(12, 5), "expert": Budget(16, 6)}
    for game in GAMES:
        monkeypatch.setitem(levels.BUDGETS, game, quick)


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(("table", "seats"), FEW)
def test_what_a_seat_cannot_see_never_changes_a_move_or_a_hint(table, seats):
    for rules, state, seat in moments(table, seats, every=23, most=60):
        view = rules.view(state, seat)
        for level in LEVELS:
            advice = levels.best(rules, view, seat, level=level, seed=4)
            assert advice.action in rules.legal_actions(state, seat)
            for seed in (1, 2):
                other = rules.view(rules.sample(view, seat, seed), seat)
                again = levels.best(rules, other, seat, level=level, seed=4)
                assert (again.action, again.win, again.choices, again.why) == (
                    advice.action, advice.win, advice.choices, advice.why,
                )  # fmt: skip


@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize(("table", "seats"), FEW)
def test_thinking_leaves_the_view_as_it_was(table, seats):
    for rules, state, seat in moments(table, seats, every=23, most=60):
        view = rules.view(state, seat)
        levels.best(rules, view, seat, iterations=6, seed=1)
        assert view == rules.view(state, seat)


def test_more_than_one_measure_of_thought_or_none_is_refused():
    for given in ({}, {"level": "easy", "iterations": 4}, {"iterations": 4, "seconds": 1.0}):
        with pytest.raises(BadRequest, match="Exactly one"):
            levels.best(RULES, VIEW, 0, **given)


def test_an_unknown_level_is_refused_by_name():
    with pytest.raises(BadRequest, match="grandmaster"):
        levels.best(RULES, VIEW, 0, level="grandmaster")


def test_a_seat_that_is_not_to_act_gets_no_advice():
    rules = catalog.game("camisa12").rules()
    state = rules.new_game(2, 1, {"start": 0})
    with pytest.raises(NotYourTurn):
        levels.best(rules, rules.view(state, 1), 1, level="easy")


def test_thinking_for_a_time_takes_about_that_time():
    advice = levels.best(RULES, VIEW, 0, seconds=0.3, seed=1)
    assert advice.iterations > 0
    assert advice.seconds < 1.5


def test_advice_names_the_choice_first_and_each_choice_once():
    rules = catalog.game("parsecs").rules()
    view = rules.view(rules.new_game(2, 4, {}), 0)
    advice = levels.best(rules, view, 0, iterations=24, seed=1)
    assert advice.choices[0].action == advice.action
    assert len({choice.action for choice in advice.choices}) == len(advice.choices)
    assert 0 <= advice.win <= 1


def test_in_every_game_each_level_thinks_more_or_is_less_moody_than_the_one_below():
    for game in GAMES:
        budgets = [levels.budget(game, level) for level in LEVELS]
        measures = [(budget.iterations, -budget.whims) for budget in budgets]
        for (thought, calm), (more, calmer) in pairwise(measures):
            assert (more, calmer) > (thought, calm)
            assert more >= thought
            assert calmer >= calm


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_a_hint_is_the_same_for_all_that_look_alike_and_has_no_moods(table, seats, monkeypatch):
    monkeypatch.setattr(levels, "HINTS", dict.fromkeys(GAMES, Budget(8, 4, caution=9.0)))
    monkeypatch.setitem(levels.SECONDS, levels.HINT_LEVEL, float("inf"))
    for rules, state, seat in moments(table, seats, every=23, most=60):
        view = rules.view(state, seat)
        advice = levels.hint(rules, view, seat, 4)
        assert advice.action == mind(rules).plans(view, seat)[0][0]
        again = levels.hint(rules, rules.view(rules.sample(view, seat, 2), seat), seat, 4)
        assert (again.action, again.win, again.choices, again.why) == (
            advice.action, advice.win, advice.choices, advice.why,
        )  # fmt: skip
