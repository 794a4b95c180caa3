"""Whole matches: they end after the last hand, lose nothing on the way, and are the same for the same seed."""

from collections import Counter

import msgspec
import pytest

from tabletop.core.match import Match
from tabletop.core.rng import seeded
from tabletop.games.days_of_christmas.events import Ended, HandWon

from .table import CARDS, DEALT, RULES, Chance, by_chance


def whole(state):
    """Nothing is lost or made: the conservation of the page, counted on the state."""
    found = Counter([*state.discard, *state.unseen])
    played = Counter()
    for entry in state.trick:
        found.update(entry.cards)
        played[entry.seat] = len(entry.cards)
    for seat, own in enumerate(state.seats):
        found.update(own.hand)
        assert own.hand == sorted(own.hand)
        if state.phase != 2 or seat != state.leader:
            assert len(own.hand) + played[seat] > 0
    assert found == Counter(CARDS)
    assert state.supply + sum(own.gifts for own in state.seats) == 12
    assert len(state.unseen) == 78 - DEALT[len(state.seats)] * len(state.seats)


@pytest.mark.parametrize(("length", "hands"), [("full", 12), ("short", 3)])
@pytest.mark.parametrize("seats", range(2, 9))
def test_N13_a_match_by_chance_ends_after_the_last_hand_with_all_cards_at_every_step(seats, length, hands):
    state, chance = RULES.new_game(seats, seats, {"length": length}), Chance(seeded(seats))
    won, events = 0, []
    while RULES.to_move(state):
        events = RULES.apply(state, *by_chance(RULES, state, chance))
        won += sum(isinstance(event, HandWon) for event in events)
        whole(state)
        again = RULES.decode(RULES.encode(state), 0)
        again.rng = state.rng
        assert again == state
    assert won == hands
    assert isinstance(events[-1], Ended)
    assert state.supply == (0 if length == "full" else 9 - seats)


def test_the_same_seed_and_choices_give_the_same_match():
    one, other = (RULES.new_game(5, 9, {"length": "short"}) for _ in range(2))
    here, there = Chance(seeded(4)), Chance(seeded(4))
    while RULES.to_move(one):
        assert RULES.apply(one, *by_chance(RULES, one, here)) == RULES.apply(other, *by_chance(RULES, other, there))
    assert one == other


def test_N2_another_seed_gives_another_deal():
    assert len({tuple(RULES.new_game(3, seed, {}).seats[0].hand) for seed in range(20)}) == 20


def test_a_seed_deals_the_same_on_every_platform():
    position = RULES.encode(RULES.new_game(3, 12, {}))
    assert (position["leader"], position["seats"][0]["hand"], position["unseen"][:8]) == (
        0,
        [5, 6, 7, 7, 7, 8, 8, 10, 10, 10, 12, 12],
        [2, 2, 3, 4, 4, 4, 4, 5],
    )


def test_every_action_and_event_of_a_match_is_read_back_from_json():
    match, chance = Match.new(RULES, 4, 3, {"length": "short"}), Chance(seeded(3))
    kinds = set()
    while not match.over:
        seat, action = by_chance(RULES, match.state, chance)
        kinds.add(type(action).__name__)
        assert msgspec.json.decode(msgspec.json.encode(action), type=RULES.action_type) == action
        for event in match.play(seat, action).events:
            kinds.add(type(event).__name__)
            assert msgspec.json.decode(msgspec.json.encode(event), type=RULES.event_type) == event
    assert {"Play", "Pass", "Passed", "TakenBack", "GiftGiven", "Dealt", "Ended"} <= kinds
