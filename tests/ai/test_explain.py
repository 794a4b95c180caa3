"""Every sentence of a hint stands for a number that was counted, and exists in three languages."""

from importlib import import_module
from types import SimpleNamespace

import pytest

from tabletop.ai import explain, levels
from tabletop.ai.explain import beside_both, chance, compared, next_best, say, unexplained
from tabletop.ai.facts import Why
from tabletop.ai.reasons import camisa12
from tabletop.ai.search import Tally, ahead
from tabletop.core.words import LANGUAGES, Words, catalog
from tabletop.games import catalog as games

from .positions import FEW, PLACES, moments

NAMED = {"seat": "player", "piece": "piece", "card": "card", "palace": "palace"}
"""Numbers of a reason that a hint says by name."""


def tally(wins, points=0, ended=None):
    return Tally((), list(wins), list(wins), len(wins) if ended is None else ended, points)


def keys(reasons):
    return [why.key for why in reasons]


def values(reasons, key):
    return next(why.values for why in reasons if why.key == key)


def facts(rules, view, action):
    return camisa12.facts(rules, view, 0, Tally((action,)), None, 0)


class TestComparison:
    def test_a_lead_beyond_luck_is_told_in_matches_of_a_hundred(self):
        best, second = tally([1, 1, 1, 0, 1] * 60), tally([0, 1, 0, 0, 1] * 60)
        assert compared(best, second, alone=False) == Why("better", {"n": 40})

    def test_a_lead_is_told_as_finely_as_the_playouts_allow(self):
        best, second = tally([1] * 13 + [0] * 7), tally([1] * 6 + [0] * 14)
        assert compared(best, second, alone=False) == Why("better", {"n": 35})
        best, second = tally([1] * 17 + [0] * 3), tally([1] * 9 + [0] * 11)
        assert compared(best, second, alone=False) == Why("better", {"n": 40})
        assert compared(tally([1] * 17 + [0] * 6), tally([1] * 9 + [0] * 14), alone=False).values["n"] % 5 == 0

    def test_a_lead_that_may_be_luck_is_called_close(self):
        assert compared(tally([1, 0, 1, 1]), tally([1, 1, 0]), alone=False) == Why("close")

    def test_a_lead_of_less_than_three_matches_of_a_hundred_is_called_close_however_sure_it_is(self):
        assert compared(tally([0.51] * 99 + [0.50]), tally([0.50] * 100), alone=False) == Why("close")

    def test_a_lone_player_hears_only_whether_the_next_best_does_less_well(self):
        assert compared(tally([0.3] * 10), tally([0.2] * 10), alone=True) == Why("ahead")
        assert compared(tally([0.3, 0.1] * 10), tally([0.1, 0.3] * 10), alone=True) == Why("close")

    def test_what_no_single_thing_explains_is_told_by_the_victories_of_both(self):
        best, second = tally([1, 0] * 200), tally([1, 0, 0, 0] * 100)
        assert unexplained(best, second, trusted=True) == Why("none.wins", {"n": 50, "other": 25})
        assert unexplained(best, best, trusted=True) == Why("none.alike", {"n": 50})

    def test_where_victories_are_not_known_it_is_told_in_how_many_worlds_the_best_came_out_ahead(self):
        best, second = tally([0.6, 0.6, 0.6, 0.4]), tally([0.5] * 4)
        assert unexplained(best, second, trusted=False) == Why("none.better", {"n": 75})
        assert unexplained(second, best, trusted=False) == Why("none")

    def test_luck_is_judged_by_the_differences_world_by_world(self):
        assert ahead([3, 5, 4, 6], [1, 3, 2, 4]) == float("inf")
        assert ahead([1, 2, 3], [1, 2, 3]) == 0
        assert ahead([9], [1]) == 0
        assert ahead([1, 0, 1, 0], [0, 0, 0, 0]) == pytest.approx(0.5 / (1 / 3 / 4) ** 0.5)

    def test_the_next_best_is_the_first_that_begins_otherwise(self):
        plans = [Tally((1, 2)), Tally((1, 3)), Tally((4,)), Tally((5,))]
        assert next_best(plans) is plans[2]
        assert next_best(plans[:2]) is None


class TestChance:
    duel = games.game("camisa12").rules()

    def told(self, wins, rules=None, seats=2):
        rules = rules or self.duel
        known = import_module(f"tabletop.ai.reasons.{rules.game}")
        game = SimpleNamespace(early=lambda _: False, DUELS=getattr(known, "DUELS", False))
        return chance(game, rules, rules.view(rules.new_game(seats, 1, {}), 0), tally(wins))

    def test_it_is_the_share_of_victories(self):
        assert self.told([1, 1, 1, 0] * 100) == [Why("win", {"n": 75})]

    def test_it_is_a_bound_where_playouts_cannot_tell_more(self):
        assert self.told([1] * 400) == [Why("win.high", {"n": 100})]
        assert self.told([0] * 400) == [Why("win.low", {"n": 0})]

    def test_a_match_is_called_open_where_the_chance_is_about_everybodys_equal_share(self):
        assert self.told([1, 0] * 200) == [Why("win.open")]
        assert self.told([1, 0, 1] * 20) == []  # too few to tell
        four = games.game("thief_of_baghdad").rules()
        assert self.told([1, 0, 0, 0] * 100, four, 4) == [Why("win.open")]
        assert self.told([1, 0] * 200, four, 4) == [Why("win", {"n": 50})]

    @pytest.mark.parametrize(("table", "seats"), FEW)
    def test_it_is_left_out_as_long_as_nearly_everything_is_still_to_come(self, table, seats):
        rules = table.rules
        game = import_module(f"tabletop.ai.reasons.{rules.game}")
        state = table.match(seats, 7).start
        assert game.early(state) == (not getattr(state, "short", False))
        if game.early(state):
            assert chance(game, rules, state, tally([1, 1, 1, 0] * 100)) == []

    def test_it_is_left_out_where_it_was_not_counted_well_enough(self):
        assert self.told([1, 0, 1, 1]) == []
        assert self.told([1, 1, 1, 0] * 100, games.game("days_of_christmas").rules(), 5) == []
        parsecs = games.game("parsecs").rules()
        assert self.told([1, 1, 1, 0] * 100, parsecs, 2) == [Why("win", {"n": 75})]
        assert self.told([1, 1, 1, 0] * 100, parsecs, 3) == []  # playouts looked at one rival only


class TestWords:
    @pytest.mark.parametrize(("table", "seats"), PLACES)
    def test_whatever_is_said_has_words_in_every_language_and_no_place_is_left_open(self, table, seats):
        for rules, state, seat in moments(table, seats, every=31, most=100):
            view = rules.view(state, seat)
            advice = levels.best(rules, view, seat, iterations=2, seed=1)
            for language in LANGUAGES:
                words = Words(language, "ai")
                for why in advice.why:
                    if why.key in explain.COMPARISONS:
                        continue  # said of the next best, by the hint
                    assert f"why.{why.key}" in words
                    sentence = say(words, why, **{NAMED[name]: "Ana" for name in why.values if name in NAMED})
                    assert "{" not in sentence
                    assert all(str(n) in sentence for n in why.values.values() if _shown(words, why, n))

    def test_all_sentences_end_as_sentences_do(self):
        for language, end in (("en", "."), ("pt_BR", "."), ("zh_TW", "。")):
            for key, text in catalog(language, "ai").items():
                forms = text.values() if isinstance(text, dict) else [text]
                assert all(form.endswith(end) for form in forms), key

    def test_the_languages_have_the_same_keys(self):
        english = catalog("en", "ai").keys()
        assert all(catalog(language, "ai").keys() == english for language in LANGUAGES)


def _shown(words, why, n):
    """Whether the sentence of this language has a place for that number."""
    text = words._texts[f"why.{why.key}"]
    forms = list(text.values()) if isinstance(text, dict) else [text]
    names = [name for name, value in why.values.items() if value == n and name not in NAMED]
    return any(f"{{{name}}}" in form for form in forms for name in names) and len(forms) == 1


class TestReasons:
    def test_the_only_choice_is_called_so(self):
        for table, seats in (p.values for p in FEW if p.values[0].game == "days_of_christmas"):
            for rules, state, seat in moments(table, seats, every=3, most=60):
                if len(rules.legal_actions(state, seat)) == 1:
                    advice = levels.best(rules, rules.view(state, seat), seat, iterations=2, seed=1)
                    assert keys(advice.why)[0] == "only"
                    return
        pytest.fail("no forced choice was found")

    def test_a_lone_player_hears_the_goals_that_quick_play_ends_at_and_no_chance(self):
        rules = games.game("camisa12").rules()
        view = rules.view(rules.new_game(1, 3, {"mode": "seven-one"}), 0)
        advice = levels.best(rules, view, 0, iterations=8, seed=1)
        told = values(advice.why, "camisa12.goals")
        assert 0 < told["own"] < 40
        assert 0 < told["other"] < 40
        assert "better" not in keys(advice.why)

    def test_at_most_two_reasons_are_told_and_there_is_always_one(self):
        for table, seats in (p.values for p in FEW):
            for rules, state, seat in moments(table, seats, every=23, most=100):
                advice = levels.best(rules, rules.view(state, seat), seat, iterations=12, seed=1)
                aside = (*explain.COMPARISONS, "win", "win.open", "win.low", "win.high", "score", "camisa12.goals")
                told = [why for why in keys(advice.why) if why not in aside]
                assert 1 <= len(told) <= 2, (table, advice.why)

    def test_where_the_best_two_are_alike_the_rules_may_speak_for_both_against_the_third(self):
        rules = games.game("camisa12").rules()
        view = rules.view(rules.new_game(2, 1, {"start": 0}), 0)
        placings = rules.legal_actions(view, 0)
        gain = {action: facts(rules, view, action)["gain"].worth for action in placings}
        high = [action for action in placings if gain[action] == max(gain.values())][:2]
        low = next(action for action in placings if gain[action] < max(gain.values()))
        told = beside_both(rules, view, 0, [Tally((action,)) for action in (*high, low)], 1)
        assert values(told, "camisa12.gain")["n"] == max(gain.values())

    def test_what_the_next_best_has_more_of_is_no_reason_beside_the_third(self):
        rules = games.game("camisa12").rules()
        view = rules.view(rules.new_game(2, 1, {"start": 0}), 0)
        gain = {action: facts(rules, view, action)["gain"].worth for action in rules.legal_actions(view, 0)}
        worths = sorted(set(gain.values()))
        assert len(worths) > 2
        low, middle, high = (next(action for action in gain if gain[action] == worths[n]) for n in (0, 1, -1))
        told = beside_both(rules, view, 0, [Tally((action,)) for action in (middle, high, low)], 1)
        assert "camisa12.gain" not in keys(told)


def test_a_reason_is_said_with_its_numbers():
    gives = Why("camisa12.gives", {"n": 2, "seat": 1})
    assert say(Words("en", "ai"), gives, player="Ana") == "But Ana gets 2 points."
    assert say(Words("pt_BR", "ai"), gives, player="Ana") == "Mas Ana ganha 2 pontos."
    assert say(Words("zh_TW", "ai"), gives, player="Ana") == "不過Ana會得到 2 分。"
