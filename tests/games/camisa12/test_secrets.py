"""Secrets of Camisa 12: what each seat sees, and what it cannot be told."""

import pytest

from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import below
from tabletop.games.camisa12.actions import Discard, Place
from tabletop.games.camisa12.events import MosaicDrawn, MosaicReturned
from tabletop.games.camisa12.state import State

from .table import BOOK, RULES, only, put, sketch


def walk(seed: int, options: dict, moves: int) -> State:
    state = RULES.new_game(1 if options.get("mode") == "seven-one" else 2, seed, options)
    for _ in range(moves):
        if RULES.to_move(state):
            actions = RULES.legal_actions(state, state.to_act)
            RULES.apply(state, state.to_act, actions[below(state, len(actions))])
    return state


def test_a_seat_sees_the_top_of_each_stack_and_its_own_cards():
    state = sketch(hands=((3, 9), (6,)), tops=("WR", "MF"))
    view = RULES.view(state, 0)
    assert view.seats[0].stack == [HIDDEN] * (len(state.seats[0].stack) - 1) + [8]
    assert view.seats[1].stack[-1] == 7
    assert (view.seats[0].mosaic_hand, view.seats[1].mosaic_hand) == ([3, 9], [HIDDEN])
    assert (view.seats[0].penalty, view.seats[1].penalty) == (0, HIDDEN)
    assert set(view.mosaic_deck) == set(view.penalty_deck) == {HIDDEN}
    assert view.seats[0].discards == state.seats[0].discards


def test_an_onlooker_sees_no_cards_at_all():
    view = RULES.view(sketch(hands=((3, 9), (6,))), None)
    assert [own.mosaic_hand for own in view.seats] == [[HIDDEN] * 2, [HIDDEN]]
    assert [own.penalty for own in view.seats] == [HIDDEN, HIDDEN]


def test_a_view_is_written_with_nulls_in_the_place_of_secrets():
    state = sketch(hands=((3, 9), (6,)), tops=("W", ""))
    position = RULES.encode(RULES.view(state, 0))
    assert position["seats"][0]["stack"] == ["wave"] + [None] * (len(state.seats[0].stack) - 1)
    assert position["seats"][1]["mosaic_hand"] == [None]
    assert position["seats"][1]["penalty"] is None
    assert position["mosaic_deck"] == [None] * 22
    assert position["penalty_deck"] == [None, None]


def test_when_over_nothing_is_hidden():
    state = walk(3, {}, 200)
    view = RULES.view(state, None)
    view.rng = state.rng
    assert view == state


def test_mosaic_cards_drawn_and_given_back_are_told_to_their_owner_alone():
    state = sketch(".......MMM", take="M", deck=(4, 9, 11))
    drawn = only(put(state, 0), MosaicDrawn)
    assert RULES.redact(drawn, 0).cards == (4, 9, 11)
    assert RULES.redact(drawn, 1).cards == RULES.redact(drawn, None).cards == (None, None, None)
    returned = only(RULES.apply(state, 0, Discard(9)), MosaicReturned)
    assert RULES.redact(returned, 0).card == 9
    assert RULES.redact(returned, 1).card is None


def test_on_the_other_seats_view_cards_come_and_go_unseen():
    state = sketch(".......MMM", take="M", deck=(4, 9, 11))
    view = RULES.view(state, 1)
    drawn = only(RULES.apply(view, 0, Place(1, 0)), MosaicDrawn)
    assert drawn.cards == (None, None, None)
    returned = only(RULES.apply(view, 0, Discard(9)), MosaicReturned)
    assert returned.card is None
    assert set(view.mosaic_deck) == {HIDDEN}
    assert view.seats[0].mosaic_hand == [HIDDEN, HIDDEN]


@pytest.mark.parametrize("options", [{}, {"mode": "seven-one"}, {"teams": "random"}], ids=str)
@pytest.mark.parametrize("moves", [0, 7, 15, 22])
def test_sampled_worlds_conserve_every_piece_and_card_and_agree_with_the_view(options: dict, moves: int):
    for seed in range(8):
        state = walk(seed, options, moves)
        for seat in (0, None):
            view = RULES.view(state, seat)
            world = RULES.sample(view, seat, seed)
            assert RULES.view(world, seat) == view
            RULES.decode(RULES.encode(world), 0)


def test_samples_differ_by_their_seed():
    view = RULES.view(walk(1, {}, 6), 0)
    assert len({tuple(RULES.sample(view, 0, seed).seats[0].stack) for seed in range(10)}) == 10


@pytest.mark.parametrize("team", [None, *(team.id for team in BOOK.values.teams)])
def test_whole_matches_can_be_played_on_a_view(team: str | None):
    for seed in range(4):
        view = RULES.view(RULES.new_game(2, seed, {"teams": [team, None], "final_tie": "coin"}), seed % 2)
        moves = 0
        while RULES.to_move(view):
            actions = RULES.legal_actions(view, view.to_act)
            RULES.apply(view, view.to_act, actions[moves * 7 % len(actions)])
            RULES.encode(view)
            moves += 1
        assert view.result is not None
