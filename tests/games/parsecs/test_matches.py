"""Whole matches by chance: they end, lose nothing, are the same for the same seed, and seats do not disturb each other."""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadRequest
from tabletop.core.match import Match
from tabletop.core.rng import below, seeded
from tabletop.core.rules import Event, Seat
from tabletop.games import catalog
from tabletop.games.parsecs.events import BoostUsed, Income
from tabletop.games.parsecs.state import State

from .tables import RULES


@dataclass
class Chance:
    rng: int


def steps(state: State, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """A match played to its end by chance, the state itself after each action."""
    chance = Chance(seeded(seed))
    while movers := RULES.to_move(state):
        seat = movers[below(chance, len(movers))]
        actions = RULES.legal_actions(state, seat)
        yield state, RULES.apply(state, seat, actions[below(chance, len(actions))])


@pytest.mark.parametrize("cards", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 4, 10])
def test_P10_every_match_ends_and_every_position_on_the_way_is_read_back(seats: int, cards: bool):
    state = RULES.new_game(seats, 12, {"upgrade_cards": cards})
    every = 1 if seats < 4 else 7
    for number, (reached, _) in enumerate(steps(state, seats)):
        if number % every == 0:
            again = RULES.decode(RULES.encode(reached), 0)
            again.rng = reached.rng
            assert again == reached
    assert RULES.outcome(state) is not None
    assert RULES.phase(state) == "over"
    assert state.turn <= (16 if seats == 1 else 60)
    assert RULES.decode(RULES.encode(state), 0).result == state.result


@pytest.mark.parametrize("seed", range(6))
def test_P7_every_unit_of_the_income_and_of_rewards_is_on_a_ship_in_the_surplus_or_still_to_place(seed: int):
    given_fuel = given_cadets = 0
    for state, events in steps(RULES.new_game(1, seed, {}), seed):
        for event in events:
            if isinstance(event, Income):
                given_fuel += event.fuel
                given_cadets += event.cadets
            elif isinstance(event, BoostUsed):
                given_fuel += event.boost == "fuel"
                given_cadets += event.boost == "cadet"
        me = state.seats[0]
        fuel, cadets = me.to_place or (0, 0)
        assert sum(me.fuel) + me.surplus_fuel + fuel == given_fuel
        assert sum(me.cadets) + me.surplus_cadets + cadets == given_cadets


@pytest.mark.parametrize("seed", range(6))
def test_P4_no_row_ever_breaks_and_nothing_written_is_ever_changed(seed: int):
    state = RULES.new_game(2, seed, {})
    before = [list(me.spaces) for me in state.seats]
    for reached, _ in steps(state, seed):
        after = [list(me.spaces) for me in reached.seats]
        for old, new in zip(itertools.chain(*before), itertools.chain(*after), strict=True):
            assert old in (0, new)
        before = after


def test_the_same_seed_and_choices_give_the_same_match():
    one, other = ([(s.copy(), e) for s, e in steps(RULES.new_game(3, 9, {}), 4)] for _ in range(2))
    assert one == other


def test_another_seed_gives_other_dice_and_cards():
    assert len({RULES.new_game(2, seed, {}).dice for seed in range(30)}) > 15
    assert len({RULES.new_game(2, seed, {}).upgrades for seed in range(30)}) > 15


def play_turn(state: State, order: list[Seat], choices: int) -> State:
    """One turn of all seats in an order of theirs; each seat's choices depend on the seat alone."""
    state = state.copy()
    chances = [Chance(seeded(choices + seat)) for seat in range(len(state.seats))]
    turn = state.turn
    for seat in itertools.cycle(order):
        if state.result is not None or state.turn != turn:
            return state
        actions = RULES.legal_actions(state, seat)
        if actions:
            RULES.apply(state, seat, actions[below(chances[seat], len(actions))])
    raise AssertionError


@given(
    seats=st.integers(2, 5), seed=st.integers(0, 2**32), lead=st.integers(0, 400), data=st.data(), cards=st.booleans()
)  # fmt: skip
def test_P1_seats_act_at_once_so_the_order_among_them_does_not_matter(
    seats: int, seed: int, lead: int, data: st.DataObject, cards: bool
):
    state = RULES.new_game(seats, seed, {"upgrade_cards": cards})
    for _ in itertools.islice(steps(state, seed), lead):
        pass
    if state.result is not None:
        return
    everybody = list(range(seats))
    order = [*data.draw(st.permutations(everybody)), *data.draw(st.lists(st.sampled_from(everybody), max_size=20))]
    assert play_turn(state, order, seed) == play_turn(state, everybody, seed)


@pytest.mark.parametrize("seats", [0, 11, -1])
def test_the_game_is_for_one_to_ten_players(seats: int):
    with pytest.raises(BadRequest, match="1 to 10"):
        Match.new(RULES, seats, 1, {})


@pytest.mark.parametrize("options", [{"upgrade_cards": 1}, {"upgrade_cards": "yes"}, {"cards": True}])
def test_options_that_the_game_does_not_have_are_refused(options: dict):
    with pytest.raises(BadRequest):
        Match.new(RULES, 2, 1, options)


def test_the_options_of_a_match_are_told_with_their_defaults():
    assert RULES.options(Match.new(RULES, 2, 1, {}).state) == {"upgrade_cards": True}
    assert RULES.options(Match.new(RULES, 2, 1, {"upgrade_cards": False}).state) == {"upgrade_cards": False}


def test_a_view_knows_neither_the_deck_nor_the_next_roll():
    here, there = (RULES.new_game(1, 5, {}) for _ in range(2))
    there.rng += 1
    there.upgrade_deck = there.upgrade_deck[::-1]
    assert RULES.view(here, 0) == RULES.view(there, None)


def test_the_next_roll_on_a_view_is_the_same_for_every_seed():
    rolls = set()
    for seed in range(20):
        view = RULES.view(RULES.new_game(1, seed, {}), 0)
        for after, _ in steps(view, 1):
            if after.turn > 1:
                rolls.add(after.dice)
                break
    assert len(rolls) == 1


def test_a_sample_draws_the_next_roll_by_its_own_seed():
    view = RULES.view(RULES.new_game(1, 5, {}), 0)
    assert len({RULES.sample(view, 0, seed).rng for seed in range(20)}) == 20
    world = RULES.sample(view, 0, 1)
    assert sorted(world.upgrades + world.upgrade_deck) == list(range(12))


def test_a_ruleset_of_an_owner_is_played_like_the_base_one():
    rules = catalog.game("parsecs").rules("printed-example")
    state = rules.new_game(1, 1, {})
    assert [len(me.spaces) for me in state.seats] == [7 + 8 + 9 + 11 + 11]
    assert state.seats[0].spaces[18:20] == (43, 34)
