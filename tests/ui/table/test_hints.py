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


def line(language, first, second, *why, error=0.01, game="twelve_days", kind=TwelveDaysText, seats=3, options=()):
    match = Match.new(catalog.game(game).rules(), seats, 5, dict(options))
    text = kind(match.rules, Words(language, game, f"table_{game}", "table"), ["Ana", "Bruno", "Clara"])
    view = match.rules.view(match.state, 0)
    one, other = match.rules.legal_actions(view, 0)[:2]
    choices = [Choice(one, first, None, 10, error), Choice(other, second, None, 10, error)]
    advice = Advice(one, first, 20, choices, seconds=0.1, cut=False, why=list(why))
    return hint_line(text, Words(language, "ai"), view, 0, advice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_chances_are_told_last_where_the_best_wins_more_often(language):
    told = line(language, 0.61, 0.47, Why("better", {"n": 14}), Why("win", {"n": 61}))
    assert 0 < told.index("61") < told.index("47")


def test_the_move_comes_first_then_the_reason_the_price_the_chance_and_the_next_best():
    why = [Why("twelve_days.alone", {"rank": 9}), Why("twelve_days.later.less", {"n": 2}), Why("win", {"n": 61})]
    assert line("en", 0.61, 0.47, Why("better", {"n": 14}), *why).replace("\u2068", "").replace("\u2069", "") == (
        "Pass your 1 to Bruno. It is your only 9, so no set of equal cards is broken up."
        " But the cards you keep win about 2 points less on later days. About 61\u00a0% to win this way."
        " Next best: pass your 4 to Bruno, about 47\u00a0%."
    )


def test_sentences_stand_a_space_apart_but_in_chinese_next_to_each_other():
    assert ". " in line("en", 0.6, 0.5, Why("twelve_days.lowest"))
    told = line("zh_TW", 0.6, 0.5, Why("twelve_days.lowest"))
    assert "。這" in told
    assert "。 " not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_next_best_that_is_about_as_good_is_named_without_a_second_chance(language):
    told = line(language, 0.81, 0.63, Why("close"), Why("win", {"n": 81}))
    assert "81" in told
    assert "63" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_next_best_has_no_chance_where_the_best_has_none_or_the_same(language):
    assert "%" not in line(language, 0.81, 0.63, Why("better", {"n": 18}))
    assert line(language, 0.61, 0.59, Why("better", {"n": 3}), Why("win", {"n": 60}), error=0.05).count("60") == 1
    assert line(language, 0.99, 0.63, Why("better", {"n": 18}), Why("win.high", {"n": 99})).count("%") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_chance_of_the_next_best_is_told_as_a_bound(language):
    told = line(language, 0.3, 0.01, Why("better", {"n": 29}), Why("win", {"n": 30}))
    assert told.count("5") >= 1
    assert "1%" not in told.replace("\u00a0", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gets_points_is_told_by_name(language):
    gives = Why("camisa12.gives", {"n": 2, "seat": 1})
    told = line(language, 0.6, 0.5, gives, game="camisa12", kind=Camisa12Text, seats=2, options={"start": 0})
    assert "Bruno" in told
    assert "2" in told


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
