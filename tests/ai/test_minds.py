"""Every mind can take any seat of every table, and plays by what the seat can see."""

import pytest

from tabletop.ai.mind import mind
from tabletop.ai.search import Dice
from tabletop.core.rng import seeded

from .positions import FEW, PLACES, moments


@pytest.mark.parametrize(("table", "seats"), PLACES)
def test_a_policy_plays_a_whole_match_legally_and_alike_in_the_world_and_in_the_view(table, seats):
    rules, state = table.rules, table.match(seats, 3).start.copy()
    known = mind(rules)
    turn = 0
    while movers := rules.to_move(state):
        seat = movers[turn % len(movers)]
        action = known.policy(state, seat, Dice(seeded(turn)))
        if turn % 5 == 0:
            assert action in rules.legal_actions(state, seat)
            assert known.policy(rules.view(state, seat), seat, Dice(seeded(turn))) == action
        rules.apply(state, seat, action)
        turn += 1
    assert rules.outcome(state) is not None


@pytest.mark.parametrize(("table", "seats"), PLACES)
def test_plans_begin_with_different_legal_actions_and_are_the_same_in_the_world_and_in_the_view(table, seats):
    for rules, state, seat in moments(table, seats, every=17):
        known = mind(rules)
        plans = known.plans(rules.view(state, seat), seat)
        legal = rules.legal_actions(state, seat)
        assert plans
        assert all(plan[0] in legal for plan in plans)
        assert len(set(plans)) == len(plans)
        assert known.plans(state, seat) == plans


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_a_plan_can_be_played_to_its_end_in_every_world(table, seats):
    for rules, state, seat in moments(table, seats, every=13):
        known = mind(rules)
        view = rules.view(state, seat)
        for number, plan in enumerate(known.plans(view, seat)):
            world, placed = known.world(view, seat, number)
            for action in plan:
                assert action in rules.legal_actions(world, placed)
                rules.apply(world, placed, action)


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_a_sampled_world_shows_the_seat_what_it_saw(table, seats):
    for rules, state, seat in moments(table, seats, every=29):
        view = rules.view(state, seat)
        legal = rules.legal_actions(view, seat)
        world, placed = mind(rules).world(view, seat, 5)
        assert rules.legal_actions(world, placed) == legal


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_values_lie_between_lost_and_won_and_know_the_winner(table, seats):
    rules, state = table.rules, table.match(seats, 11).start.copy()
    known = mind(rules)
    dice = Dice(1)
    while movers := rules.to_move(state):
        for seat in range(rules.seats(state)):
            assert 0 <= known.value(state, seat) <= 1
        rules.apply(state, movers[0], known.policy(state, movers[0], dice))
    outcome = rules.outcome(state)
    values = [known.value(state, seat) for seat in range(rules.seats(state))]
    if rules.seats(state) > 1 and len(outcome.winners) == 1:
        assert max(values) == values[outcome.winners[0]]
        assert values.count(max(values)) == 1
