"""What a seat and an onlooker see, and worlds that agree with it."""

from collections import Counter

import pytest

from tabletop.core.hidden import HIDDEN
from tabletop.core.match import Match
from tabletop.core.rng import seeded
from tabletop.games.twelve_days.actions import Pass, Play
from tabletop.games.twelve_days.events import CardPassed, Chosen, Drawn, Reshuffled, Revealed

from .table import RULES, Chance, by_chance, play_all, playing


def test_D2_a_view_keeps_lengths_and_shows_only_ones_own():
    state = RULES.new_game(3, 5, {})
    RULES.apply(state, 1, Pass(state.seats[1].hand[0]))
    view = RULES.encode(RULES.view(state, 0))
    assert view["seats"][0]["hand"] == state.seats[0].hand
    assert view["seats"][1] == {"hand": [None] * 12, "days": [], "chosen": None}
    assert view["deck"] == [None] * 44
    assert view["to_act"] == [0, 2]
    assert RULES.encode(RULES.view(state, 1))["seats"][1]["chosen"] == state.seats[1].hand[0]
    assert RULES.encode(RULES.view(state, None))["seats"][1]["hand"] == [None] * 12


def test_D2_a_passed_card_is_known_to_the_two_neighbours_alone():
    match = Match.new(RULES, 3, 4, {})
    for seat in range(3):
        step = match.play(seat, Pass(match.state.seats[seat].hand[0]))
    passed = next(event for event in step.events if isinstance(event, CardPassed))
    assert (passed.seat, passed.to) == (0, 1)
    assert [RULES.redact(passed, eyes).card is None for eyes in (0, 1, 2, None)] == [False, False, True, True]


def test_D3_a_choice_is_its_owner_s_secret_until_all_are_revealed():
    match = playing([[3], [5], [6]])
    (chosen,) = match.play(0, Play(3)).events
    assert [RULES.redact(chosen, eyes) for eyes in (0, 1, None)] == [chosen, Chosen(0, None), Chosen(0, None)]
    match.play(1, Play(5))
    events = match.play(2, Play(6)).events
    assert RULES.redact(events[1], None) == Revealed(1, (3, 5, 6))
    assert events[1].reveals


def test_D7_a_drawn_card_is_its_owner_s_secret():
    events = play_all(playing([[1], [2], [3]], deck_top=(4, 5, 6)), 1, 2, 3)
    assert [RULES.redact(event, 1) for event in events[-3:]] == [Drawn(0, None), Drawn(1, 5), Drawn(2, None)]


def test_D8_while_a_claus_gives_the_played_cards_lie_open_for_all():
    match = playing([[0], [8], [8]], clauses_give=True)
    play_all(match, 0, 8, 8)
    for seat in (0, 1, None):
        view = RULES.view(match.state, seat)
        assert [own["chosen"] for own in RULES.encode(view)["seats"]] == [0, 8, 8]
        world = RULES.sample(view, seat, 3)
        assert all(own.chosen in own.hand for own in world.seats)
        assert RULES.view(world, seat) == view


def test_D10_at_the_end_all_hands_are_open_and_the_deck_is_not():
    match = playing([[7], [7], [9]], day=12)
    play_all(match, 7, 7, 9)
    view = RULES.view(match.state, None)
    assert [own.hand for own in view.seats] == [own.hand for own in match.state.seats]
    assert set(view.deck) == {HIDDEN}


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_sampled_world_is_a_whole_match_of_its_own(seat):
    state = RULES.new_game(4, 8, {})
    RULES.apply(state, 1, Pass(state.seats[1].hand[0]))
    for seed in range(20):
        world = RULES.sample(RULES.view(state, seat), seat, seed)
        assert RULES.encode(RULES.decode(RULES.encode(world), 0)) == RULES.encode(world)
        assert world.seats[1].chosen in world.seats[1].hand


def test_sampled_worlds_deal_every_unseen_card_to_every_hidden_place():
    state = RULES.new_game(3, 8, {})
    view = RULES.view(state, 0)
    seen = Counter(state.seats[0].hand)
    held = Counter(card for seed in range(400) for card in RULES.sample(view, 0, seed).seats[1].hand)
    for rank, copies in enumerate(RULES.ruleset.copies):
        expected = 400 * 12 * (copies - seen[rank]) / 68
        assert abs(held[rank] - expected) <= 6 * expected**0.5


def test_D7_on_a_view_the_discards_become_a_deck_that_is_face_down():
    match = playing([[1], [2], [3]])
    state = match.start
    state.discard, state.deck = sorted(state.deck), []
    for seat in (0, None):
        view = RULES.view(state, seat)
        events = [event for number, card in enumerate((1, 2, 3)) for event in RULES.apply(view, number, Play(card))]
        assert Reshuffled(47) in events
        assert events[-3:] == [Drawn(0, None), Drawn(1, None), Drawn(2, None)]
        assert (view.deck, view.discard, view.rng) == ([HIDDEN] * 44, [], 0)


def test_D3_on_a_view_choices_that_are_hidden_stay_so_when_the_last_one_is_tried():
    match = playing([[3], [5], [6]])
    match.play(1, Play(5))
    match.play(2, Play(6))
    view = RULES.view(match.state, 0)
    assert Revealed(1, (3, None, None)) in RULES.apply(view, 0, Play(3))
    assert RULES.encode(view)["discard"] == [None, None, 3]
    assert RULES.decode(RULES.encode(RULES.sample(view, 0, 1)), 0).day == 2


@pytest.mark.parametrize("clauses_give", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("follower", [0, 2, None])
def test_a_whole_match_can_be_followed_on_the_view_of_its_start(seats, clauses_give, follower):
    state = RULES.new_game(seats, 6, {"clauses_give": clauses_give})
    view = RULES.view(state, follower)
    chance = Chance(seeded(seats))
    while RULES.to_move(state):
        seat, action = by_chance(RULES, state, chance)
        RULES.apply(state, seat, action)
        RULES.apply(view, seat, action)
        assert RULES.to_move(view) == RULES.to_move(state)
        assert (view.phase, view.day, view.waiting, view.giver) == (state.phase, state.day, state.waiting, state.giver)
        assert [own.days for own in view.seats] == [own.days for own in state.seats]
        assert (len(view.deck), view.discard, view.rng) == (len(state.deck), state.discard, 0)
        for seen, own in zip(view.seats, state.seats, strict=True):
            assert len(seen.hand) == len(own.hand)
            assert not (Counter(seen.hand) - Counter(own.hand)).keys() - {HIDDEN}
