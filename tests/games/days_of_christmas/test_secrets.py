"""What a seat and an onlooker see, and worlds that agree with it."""

from collections import Counter

import pytest

from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import seeded
from tabletop.games.days_of_christmas.actions import Play
from tabletop.games.days_of_christmas.events import Dealt

from .table import RULES, Chance, by_chance, play, table


def test_N2_own_hand_trick_and_discards_are_open_other_hands_and_the_rest_are_not():
    match = table([9, 9, 12], [4, 4, 5], [8, 12])
    play(match, [9, 9])
    whole = RULES.encode(match.state)
    view = RULES.encode(RULES.view(match.state, 1))
    assert view["seats"] == [{"hand": [None], "gifts": 0}, whole["seats"][1], {"hand": [None, None], "gifts": 0}]
    assert view["unseen"] == [None] * 42
    assert (view["trick"], view["discard"]) == (whole["trick"], whole["discard"])
    assert RULES.encode(RULES.view(match.state, None))["seats"][1]["hand"] == [None] * 3


def test_N13_the_hands_stay_hidden_after_the_end():
    match = table([4], [9, 9], [8, 11, 12], gifts=[2, 2, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    view = RULES.encode(RULES.view(match.state, 2))
    assert [own["hand"] for own in view["seats"]] == [[], [None, None], [8, 11, 12]]
    assert set(view["unseen"]) == {None}


def test_N12_a_hand_dealt_is_its_owner_s_secret():
    match = table([9, 9], [4], [8, 12])
    dealt = play(match, [9], [4], [])[-1]
    assert dealt.reveals
    mine = tuple(match.state.seats[2].hand)
    assert RULES.redact(dealt, 2) == Dealt(2, 1, ((None,) * 12, (None,) * 12, mine))
    assert RULES.redact(dealt, None) == Dealt(2, 1, ((None,) * 12,) * 3)


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_sampled_world_is_a_whole_match_of_its_own(seat):
    match = table([9, 9, 12], [4, 4, 5], [8, 12])
    play(match, [9, 9])
    view = RULES.view(match.state, seat)
    for seed in range(20):
        world = RULES.sample(view, seat, seed)
        assert RULES.encode(RULES.decode(RULES.encode(world), 0)) == RULES.encode(world)
        assert RULES.view(world, seat) == view


def test_sampled_worlds_deal_every_unseen_card_to_every_hidden_place():
    state = RULES.new_game(4, 8, {})
    view = RULES.view(state, 0)
    seen = Counter(state.seats[0].hand)
    held = Counter(card for seed in range(400) for card in RULES.sample(view, 0, seed).seats[2].hand)
    for rank in range(1, 13):
        expected = 400 * 12 * (rank - seen[rank]) / 66
        assert abs(held[rank] - expected) <= 6 * expected**0.5


def test_N12_on_a_view_the_next_hand_is_dealt_face_down():
    match = table([9, 9], [4], [8, 12])
    play(match, [9])
    view = RULES.view(match.state, 1)
    RULES.apply(view, 1, Play((4,)))
    events = RULES.apply(view, 2, Play((8,)))
    assert events[-1] == Dealt(2, 1, ((None,) * 12,) * 3)
    assert [own.hand for own in view.seats] == [[HIDDEN] * 12] * 3
    assert (view.unseen, view.rng) == ([HIDDEN] * 42, 0)
    world = RULES.sample(view, 1, 1)
    assert RULES.encode(RULES.decode(RULES.encode(world), 0)) == RULES.encode(world)


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("follower", [0, 1, None])
def test_a_whole_match_can_be_followed_on_the_view_of_its_start(seats, follower):
    state = RULES.new_game(seats, 6, {"length": "short"})
    view = RULES.view(state, follower)
    chance = Chance(seeded(seats))
    while RULES.to_move(state):
        seat, action = by_chance(RULES, state, chance)
        RULES.apply(state, seat, action)
        RULES.apply(view, seat, action)
        assert RULES.to_move(view) == RULES.to_move(state)
        assert (view.trick, view.discard, view.hand_number) == (state.trick, state.discard, state.hand_number)
        assert (RULES.scores(view), view.supply) == (RULES.scores(state), state.supply)
        assert (view.result, view.rng) == (state.result, 0)
        for seen, own in zip(view.seats, state.seats, strict=True):
            assert len(seen.hand) == len(own.hand)
            assert not (Counter(seen.hand) - Counter(own.hand)).keys() - {HIDDEN}
