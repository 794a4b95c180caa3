"""A hint names the best choice and the next one, and does not contradict itself."""

import pytest

from tabletop.ai.levels import Advice, Choice
from tabletop.core.match import Match
from tabletop.core.words import LANGUAGES, Words
from tabletop.games import catalog
from tabletop.ui.games.twelve_days.text import TwelveDaysText
from tabletop.ui.table.hints import hint_line


def line(language, first, second):
    match = Match.new(catalog.game("twelve_days").rules(), 3, 5, {})
    words = Words(language, "twelve_days", "table_twelve_days", "table")
    text = TwelveDaysText(match.rules, words, ["Ana", "Bruno", "Clara"])
    view = match.rules.view(match.state, 0)
    one, other = match.rules.legal_actions(view, 0)[:2]
    choices = [Choice(one, first, None, 10), Choice(other, second, None, 10)]
    advice = Advice(one, first, 20, choices, seconds=0.1, cut=False)
    return hint_line(text, Words(language, "ai"), view, 0, advice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_chances_are_told_where_the_best_wins_more_often(language):
    told = line(language, 0.61, 0.47)
    assert "61" in told
    assert "47" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_next_best_that_wins_as_often_is_called_about_as_good(language):
    told = line(language, 0.31, 0.33)
    assert "31" in told
    assert "33" not in told
