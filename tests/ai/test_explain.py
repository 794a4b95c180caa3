"""Every sentence of a hint stands for a number that was counted, and exists in three languages."""

import pytest

from tabletop.ai import explain, levels
from tabletop.ai.explain import Why, compared, say
from tabletop.ai.reasons import camisa12, days_of_christmas, parsecs, twelve_days
from tabletop.ai.search import Tally, ahead
from tabletop.core.words import LANGUAGES, Words, catalog
from tabletop.games import catalog as games

from .positions import FEW, PLACES, moments


def tally(wins, points=0, ended=None):
    return Tally((), list(wins), list(wins), len(wins) if ended is None else ended, points)


def keys(reasons):
    return [why.key for why in reasons]


def values(reasons, key):
    return next(why.values for why in reasons if why.key == key)


def advice_at(game, position, seat, **given):
    rules = games.game(game).rules()
    view = rules.view(rules.decode(position, 1), seat)
    return rules, view, levels.best(rules, view, seat, **(given or {"iterations": 12, "seed": 1}))


class TestComparison:
    def test_a_lead_beyond_luck_is_told_in_matches_of_a_hundred(self):
        best, second = tally([1, 1, 1, 0, 1] * 20), tally([0, 1, 0, 0, 1] * 20)
        assert compared(best, second) == [Why("better", {"n": 40})]

    def test_a_lead_that_may_be_luck_is_called_close_with_the_trials_of_both(self):
        assert compared(tally([1, 0, 1, 1]), tally([1, 1, 0])) == [Why("close", {"n": 3})]

    def test_points_are_the_difference_of_means_and_told_only_if_it_is_a_gain(self):
        best, second = tally([1, 1], points=50), tally([0, 0], points=30)
        assert Why("points", {"n": 10}) in compared(best, second)
        assert "points" not in keys(compared(tally([1, 1], points=30), tally([0, 0], points=50)))

    def test_points_are_not_told_where_the_lead_may_be_luck(self):
        assert keys(compared(tally([1, 0], points=50), tally([1, 0], points=30))) == ["close"]

    def test_points_are_not_told_of_matches_that_were_cut(self):
        assert "points" not in keys(compared(tally([1, 1], 50, ended=0), tally([0, 0], 30, ended=0)))

    def test_luck_is_judged_by_the_differences_world_by_world(self):
        assert ahead([3, 5, 4, 6], [1, 3, 2, 4]) == float("inf")
        assert ahead([1, 2, 3], [1, 2, 3]) == 0
        assert ahead([9], [1]) == 0
        assert ahead([1, 0, 1, 0], [0, 0, 0, 0]) == pytest.approx(0.5 / (1 / 3 / 4) ** 0.5)


class TestWords:
    @pytest.mark.parametrize(("table", "seats"), PLACES)
    def test_whatever_is_said_has_words_in_every_language_and_no_place_is_left_open(self, table, seats):
        for rules, state, seat in moments(table, seats, every=31, most=100):
            view = rules.view(state, seat)
            advice = levels.best(rules, view, seat, iterations=2, seed=1)
            for language in LANGUAGES:
                words = Words(language, "ai")
                for why in advice.why:
                    assert f"why.{why.key}" in words
                    sentence = say(words, why)
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
    names = [name for name, value in why.values.items() if value == n]
    return any(f"{{{name}}}" in form for form in forms for name in names) and len(forms) == 1


class TestGames:
    def test_the_only_choice_is_called_so(self):
        for table, seats in (p.values for p in FEW if p.values[0].game == "days_of_christmas"):
            for rules, state, seat in moments(table, seats, every=3, most=60):
                if len(rules.legal_actions(state, seat)) == 1:
                    advice = levels.best(rules, rules.view(state, seat), seat, iterations=2, seed=1)
                    assert keys(advice.why)[0] == "only"
                    return
        pytest.fail("no forced choice was found")

    def test_a_lone_player_hears_the_expected_score(self):
        rules = games.game("camisa12").rules()
        view = rules.view(rules.new_game(1, 3, {"mode": "seven-one"}), 0)
        advice = levels.best(rules, view, 0, iterations=8, seed=1)
        assert values(advice.why, "score")["n"] == round(advice.choices[0].points)

    def test_camisa12_what_is_gained_given_and_sent_away_is_what_the_rules_score(self):
        rules = games.game("camisa12").rules()
        for table, seats in (p.values for p in FEW if p.values[0].game == "camisa12"):
            for _, state, seat in moments(table, seats, every=1, most=30):
                if rules.phase(state) != "place":
                    continue
                view = rules.view(state, seat)
                for action in rules.legal_actions(view, seat)[::4]:
                    after = state.copy()
                    rules.apply(after, seat, action)
                    told = camisa12.reasons(rules, view, seat, action, 0)
                    if not after.agenda or len(after.agenda) > 1:
                        continue
                    gain = after.seats[seat].points - state.seats[seat].points
                    given = after.seats[1 - seat].points - state.seats[1 - seat].points
                    assert values(told, "camisa12.gain")["n"] == gain if gain else "camisa12.gain" not in keys(told)
                    assert values(told, "camisa12.gives")["n"] == given if given else "camisa12.gives" not in keys(told)

    def test_camisa12_what_a_piece_could_bring_is_the_best_of_all_spaces(self):
        rules = games.game("camisa12").rules()
        state = rules.new_game(2, 1, {})
        state.seats[0].side[2:4] = [0, 0]
        assert camisa12.could_bring(rules, state, 0, 0) == 5  # C9: a third flag beside two
        assert camisa12.could_bring(rules, state, 0, 6) == 1  # C11: the first firework
        assert camisa12.could_bring(rules, state, 0, 8) == 3  # C13: the first wave
        assert camisa12.could_bring(rules, state, 0, 7) == 0  # a mosaic brings cards, not points

    def test_parsecs_odds_are_those_of_all_216_rolls(self):
        assert parsecs.odds((0, 0, 0)) == 1.0
        # Only 66 fits between 66 and 66: at least two sixes in three dice.
        assert parsecs.odds((66, 0, 66)) == pytest.approx(16 / 216)
        # 11 or 12: two ones, or a one and a two: 16 and 30 rolls, 3 of them both.
        assert parsecs.fitting((11, 0, 12)) == {11, 12}
        assert parsecs.odds((11, 0, 12)) == pytest.approx(43 / 216)

    def test_twelve_days_a_card_that_cannot_lose_takes_the_day_in_every_deal(self):
        rules = games.game("twelve_days").rules()
        state = rules.new_game(3, 2, {})
        for seat in range(3):
            rules.apply(state, seat, rules.legal_actions(state, seat)[-1])
        view = rules.view(state, 0)
        view.seats[0].hand = [1, *[12] * 11]
        view.discard = [0, 0]
        del view.deck[:2]
        action = rules.legal_actions(view, 0)[0]
        assert action.card == 1
        assert twelve_days.taken(rules, view, 0, action, 5) == twelve_days.DEALS
        told = twelve_days.reasons(rules, view, 0, action, 5)
        assert values(told, "twelve_days.held") == {"n": 1, "rank": 1, "all": 1}
        assert values(told, "twelve_days.pot") == {"n": 1}

    def test_days_of_christmas_the_one_wins_every_trick_it_is_played_to(self):
        rules = games.game("days_of_christmas").rules()
        state = rules.new_game(3, 2, {"start": 0})
        view = rules.view(state, 0)
        view.seats[0].hand = [1, *[12] * 11]
        action = next(action for action in rules.legal_actions(view, 0) if action.cards == (1,))
        assert days_of_christmas.taken(rules, view, 0, action, 3) == days_of_christmas.DEALS
        told = days_of_christmas.reasons(rules, view, 0, action, 3)
        assert values(told, "days_of_christmas.sheds") == {"n": 1, "left": 11}


def test_a_reason_is_said_with_its_numbers():
    assert say(Words("en", "ai"), Why("thief_of_baghdad.price.dancers", {"n": 3, "dancers": 2})) == (
        "It costs 3 cards, 2 of them dancers."
    )
    assert say(Words("pt_BR", "ai"), Why("better", {"n": 1})).startswith("Vence cerca de 1 partida em 100")
    assert explain.say(Words("zh_TW", "ai"), Why("score", {"n": 41})) == "平均最後大約有 41 分。"
