"""The search: fair, reproducible, stopped by its time guard, and right where right can be known."""

import pytest

from tabletop.ai.mind import Blind, chances, nearly, share
from tabletop.ai.search import search
from tabletop.core.rules import Outcome
from tests.core.toy import RULES, Roll, Take

KNOWN = Blind(RULES)


def looked(heap, iterations=400, seed=1, seconds=float("inf")):
    state = RULES.new_game(2, 5, {})
    state.heap = heap
    state.rolled = [1, 1]
    view = RULES.view(state, 0)
    return search(
        RULES, KNOWN, view, 0, KNOWN.plans(view, 0), iterations=iterations, seed=seed, seconds=seconds
    )  # fmt: skip


@pytest.mark.parametrize(("heap", "best"), [(1, 1), (2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_it_finds_the_only_winning_choice_of_a_heap(heap, best):
    assert looked(heap).tallies[0].plan == (Take(best),)


def test_a_won_choice_is_known_to_win():
    assert looked(3).tallies[0].win == 1.0


def test_the_same_view_iterations_and_seed_find_the_same_and_another_seed_other_worlds():
    one, same, other = looked(7, 60), looked(7, 60), looked(7, 60, seed=2)
    assert [(t.plan, t.wins) for t in one.tallies] == [(t.plan, t.wins) for t in same.tallies]
    assert [t.wins for t in one.tallies] != [t.wins for t in other.tallies]


def test_about_as_many_playouts_are_made_as_asked_and_the_better_half_gets_more():
    found = looked(7, 600)
    assert 500 <= found.iterations <= 700
    tries = [tally.tries for tally in found.tallies]
    assert tries == sorted(tries, reverse=True)
    assert tries[0] > tries[-1]
    assert sum(tries) == found.iterations


def test_without_iterations_the_plans_stay_as_they_came():
    found = looked(7, 0)
    assert [tally.plan for tally in found.tallies] == KNOWN.plans(RULES.view(_state(7), 0), 0)
    assert found.iterations == 0
    assert not found.cut


def test_the_time_guard_cuts_a_search_after_all_plans_met_a_world_and_says_so():
    found = looked(7, 10**7, seconds=0.05)
    assert found.cut
    assert found.seconds < 1
    assert all(tally.tries for tally in found.tallies)


def test_chance_is_played_out_too():
    state = RULES.new_game(2, 5, {})
    state.heap = 4
    view = RULES.view(state, 0)
    found = search(RULES, KNOWN, view, 0, KNOWN.plans(view, 0), iterations=300, seed=3)
    rolls = next(tally for tally in found.tallies if tally.plan == (Roll(),))
    assert 0 < rolls.win < 1


def test_a_shared_victory_counts_as_its_share_and_a_draw_as_half():
    assert [share(Outcome((0, 2), ()), seat) for seat in range(3)] == [0.5, 0.0, 0.5]
    assert share(Outcome((), ()), 1) == 0.5


def test_chances_are_even_when_level_and_sum_to_one():
    assert chances([3, 3, 3, 3], 2, 1.0) == pytest.approx(0.25)
    assert sum(chances([1, 4, 2], seat, 1.5) for seat in range(3)) == pytest.approx(1)
    assert chances([9, 4, 2], 0, 1.5) > 0.9


def test_a_lead_is_worth_more_than_half_and_never_all():
    assert nearly(0, 10) == 0.5
    assert nearly(10, 10) == 0.75
    assert 0 < nearly(-1000, 10) < nearly(1000, 10) < 1


def _state(heap):
    state = RULES.new_game(2, 5, {})
    state.heap = heap
    state.rolled = [1, 1]
    return state
