"""Whole matches: they end on day twelve, lose nothing on the way, and are the same in whatever order all choose."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.core.rng import seeded
from tabletop.games.twelve_days.events import Ended, Reshuffled

from .table import RULES, Chance, by_chance

GIFTS = Counter({0: 2, **{rank: rank for rank in range(1, 13)}})


def whole(state):
    """Nothing is lost or made: the conservation of the page, counted on the state."""
    found = Counter([*state.deck, *state.discard])
    for own in state.seats:
        found.update(own.hand)
        assert len(own.hand) == 12
        assert own.hand == sorted(own.hand)
        assert own.chosen == -2 or own.chosen in own.hand
    assert found == GIFTS
    won = [*state.waiting, *(day for own in state.seats for day in own.days)]
    ahead = [] if state.phase == 3 else range(state.day, 13)
    assert sorted([*won, *ahead]) == list(range(1, 13))


@pytest.mark.parametrize("clauses_give", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_D9_a_match_by_chance_ends_after_day_twelve_with_all_cards_at_every_step(seats, clauses_give, seed):
    state, chance = RULES.new_game(seats, seed, {"clauses_give": clauses_give}), Chance(seeded(seed))
    choices, gifts, events = 0, 0, []
    while RULES.to_move(state):
        seat, action = by_chance(RULES, state, chance)
        gives = type(action).__name__ == "Give"
        choices, gifts = choices + (not gives), gifts + gives
        events = RULES.apply(state, seat, action)
        whole(state)
        assert RULES.decode(RULES.encode(state), 0).giver == state.giver
    assert choices == 2 * 12 * seats
    assert clauses_give or not gifts
    assert isinstance(events[-1], Ended)


@pytest.mark.parametrize(("seats", "days"), [(3, []), (4, [9]), (5, [5, 10])])
def test_D7_the_deck_runs_out_on_the_same_days_in_every_match(seats, days):
    state, chance = RULES.new_game(seats, 7, {}), Chance(seeded(7))
    found = []
    while RULES.to_move(state):
        day = state.day
        events = RULES.apply(state, *by_chance(RULES, state, chance))
        found += [day for event in events if isinstance(event, Reshuffled)]
    assert found == days


@given(data=st.data(), seats=st.integers(3, 5), seed=st.integers(0, 2**32), days=st.integers(0, 11))
def test_D2_D3_in_whatever_order_all_choose_the_state_is_the_same(data, seats, seed, days):
    state, chance = RULES.new_game(seats, seed, {"clauses_give": True}), Chance(seeded(seed))
    while state.day <= days:
        RULES.apply(state, *by_chance(RULES, state, chance))
    for _ in ("pass", "play"):
        before = state.copy()
        actions = [data.draw(st.sampled_from(RULES.legal_actions(state, seat))) for seat in range(seats)]
        for seat in range(seats):
            RULES.apply(state, seat, actions[seat])
        other = before.copy()
        for place, seat in enumerate(data.draw(st.permutations(range(seats)))):
            # Nothing is drawn by chance before the last one has chosen.
            assert other.rng == before.rng
            assert len(RULES.to_move(other)) == seats - place
            RULES.apply(other, seat, actions[seat])
        assert other == state


def test_the_same_seed_and_choices_give_the_same_match():
    one, other = (RULES.new_game(5, 9, {"clauses_give": True}) for _ in range(2))
    here, there = Chance(seeded(4)), Chance(seeded(4))
    while RULES.to_move(one):
        assert RULES.apply(one, *by_chance(RULES, one, here)) == RULES.apply(other, *by_chance(RULES, other, there))
    assert one == other


def test_another_seed_gives_another_deal():
    assert len({tuple(RULES.new_game(3, seed, {}).deck) for seed in range(20)}) == 20


def test_a_seed_deals_the_same_on_every_platform():
    position = RULES.encode(RULES.new_game(3, 12, {}))
    assert position["seats"][0]["hand"] == [1, 5, 5, 6, 7, 8, 9, 10, 11, 11, 11, 12]
    assert position["deck"][:8] == [3, 4, 8, 9, 11, 7, 8, 12]


def test_every_action_and_event_of_a_match_is_read_back_from_json():
    match, chance = Match.new(RULES, 4, 23, {"clauses_give": True}), Chance(seeded(23))
    kinds = set()
    while not match.over:
        seat, action = by_chance(RULES, match.state, chance)
        kinds.add(type(action).__name__)
        assert msgspec.json.decode(msgspec.json.encode(action), type=RULES.action_type) == action
        for event in match.play(seat, action).events:
            kinds.add(type(event).__name__)
            assert msgspec.json.decode(msgspec.json.encode(event), type=RULES.event_type) == event
    assert {"Pass", "Play", "Give", "DayGiven", "TiedOut", "RankCounted"} <= kinds
