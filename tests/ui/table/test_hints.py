"""A hint names the best choice and the next one, and does not contradict itself."""

import pytest

from tabletop.ai.facts import Why
from tabletop.ai.levels import Advice, Choice
from tabletop.core.match import Match
from tabletop.core.words import LANGUAGES, Words
from tabletop.games import catalog
from tabletop.ui.games.camisa12.text import Camisa12Text
from tabletop.ui.games.twelve_days.text import TwelveDaysText
from tabletop.ui.table.hints import hint_line


def line(language, first, second, why="better", error=0.01):
    match = Match.new(catalog.game("twelve_days").rules(), 3, 5, {})
    words = Words(language, "twelve_days", "table_twelve_days", "table")
    text = TwelveDaysText(match.rules, words, ["Ana", "Bruno", "Clara"])
    view = match.rules.view(match.state, 0)
    one, other = match.rules.legal_actions(view, 0)[:2]
    choices = [Choice(one, first, None, 10, error), Choice(other, second, None, 10, error)]
    advice = Advice(one, first, 20, choices, seconds=0.1, cut=False, why=[Why(why, {"n": 5})])
    told = hint_line(text, Words(language, "ai"), view, 0, advice)
    assert text.action(view, 0, one) in told
    assert text.action(view, 0, other) in told
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_chances_are_told_where_the_best_wins_more_often(language):
    told = line(language, 0.61, 0.47)
    assert "61" in told
    assert "47" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_next_best_that_cannot_be_told_apart_is_named_without_a_second_chance(language):
    told = line(language, 0.81, 0.63, why="close")
    assert "81" in told
    assert "63" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_rounded_to_the_nearest_five_if_few_playouts_tell_them(language):
    told = line(language, 0.61, 0.47, error=0.05)
    assert "60" in told
    assert "45" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lead_that_rounding_hides_is_told_without_the_same_number_twice(language):
    assert line(language, 0.61, 0.59, error=0.05).count("60") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_chance_near_nothing_or_near_certainty_is_told_as_a_bound(language):
    assert "0 %" not in line(language, 0.004, 0.0)
    assert line(language, 0.02, 0.0).count("5") >= 1
    assert "95" in line(language, 0.99, 0.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lone_player_is_told_no_chance_of_victory(language):
    match = Match.new(catalog.game("camisa12").rules(), 1, 5, {"mode": "seven-one"})
    text = Camisa12Text(match.rules, Words(language, "camisa12", "table_camisa12", "table"), ["Ana"])
    view = match.rules.view(match.state, 0)
    one, other = match.rules.legal_actions(view, 0)[:2]
    choices = [Choice(one, 0.0, 12.0, 50, 0.01), Choice(other, 0.0, 11.0, 50, 0.01)]
    goals = Why("camisa12.goals", {"own": 12, "other": 14})
    advice = Advice(one, 0.0, 100, choices, seconds=0.1, cut=False, why=[Why("ahead"), goals])
    told = hint_line(text, Words(language, "ai"), view, 0, advice)
    assert "%" not in told
    assert "12" in told
    assert "14" in told
