"""The two best choices meet in more worlds, so that the numbers of a hint are steadier."""

from tabletop.ai import levels
from tabletop.ai.mind import mind
from tabletop.ai.search import FOREVER, search
from tabletop.ai.steady import steadied
from tabletop.games import catalog

RULES = catalog.game("camisa12").rules()
VIEW = RULES.view(RULES.new_game(2, 1, {"start": 0}), 0)
OURS = mind(RULES)


def searched(iterations=24):
    plans = OURS.plans(VIEW, 0)[:4]
    return search(RULES, OURS, VIEW, 0, plans, iterations=iterations, seed=5, keep=True)


def test_the_playouts_left_go_to_the_best_two_in_worlds_that_both_meet():
    found = searched()
    tries = found.tallies[0].tries
    steady = steadied(RULES, OURS, VIEW, 0, found, iterations=20, seed=5, seconds=FOREVER, caution=0.7)
    first, second = steady.tallies[:2]
    assert first.tries == second.tries == tries + 10
    assert steady.iterations == found.iterations + 20
    assert len(first.ends) == first.tries


def test_the_favourite_keeps_its_place_unless_the_other_is_better_beyond_luck():
    found = searched()
    best = found.tallies[0]
    steady = steadied(RULES, OURS, VIEW, 0, found, iterations=20, seed=5, seconds=FOREVER, caution=99.0)
    assert steady.tallies[0] is best


def test_no_time_left_means_no_more_playouts_and_says_so():
    steady = steadied(RULES, OURS, VIEW, 0, searched(), iterations=20, seed=5, seconds=0.0, caution=0.7)
    assert steady.cut
    assert steady.iterations == searched().iterations


def test_a_hint_spends_its_playouts_on_few_choices(monkeypatch):
    monkeypatch.setitem(levels.SECONDS, levels.HINT_LEVEL, FOREVER)
    advice = levels.hint(RULES, VIEW, 0, 3)
    wanted = levels.HINTS["camisa12"]
    assert len(advice.choices) <= wanted.width
    assert advice.iterations >= 0.9 * wanted.iterations
    assert advice.choices[0].error < 0.05
