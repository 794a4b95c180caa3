"""Setting up a match: C1–C4 and the options."""

from collections import Counter

import pytest

from tabletop.core.errors import BadRequest
from tabletop.games.camisa12.state import CROWD, EMPTY

from .table import BOOK, RULES


def colors(teams: list[str | None], mode: str = "duel") -> list[str]:
    state = RULES.new_game(len(teams), 1, {"mode": mode, "teams": teams})
    return [BOOK.values.colors[own.color] for own in state.seats]


def test_C1_teamless_seats_are_yellow_and_white():
    assert colors([None, None]) == ["yellow", "white"]


def test_C1_a_team_wears_the_front_of_its_card():
    assert colors(["boitata-de-brasa", "iara-do-rio-fundo"]) == ["red", "blue"]


def test_C1_of_two_teams_with_the_same_front_seat_1_turns_its_card_over():
    assert colors(["boitata-de-brasa", "caranguejo-do-mangue"]) == ["red", "green"]
    assert colors(["caranguejo-do-mangue", "boitata-de-brasa"]) == ["red", "black"]


def test_C1_a_teamless_seat_makes_room_for_a_team_of_its_colour():
    assert colors(["boi-de-fita", None]) == ["white", "yellow"]
    assert colors(["boi-de-fita"], "seven-one") == ["white", "yellow"]


def test_C1_teams_are_drawn_each_at_most_once():
    drawn = [RULES.options(RULES.new_game(2, seed, {"teams": "random"}))["teams"] for seed in range(400)]
    assert all(a != b for a, b in drawn)
    assert {team for pair in drawn for team in pair} == {team.id for team in BOOK.values.teams}


def test_C1_a_drawn_team_is_not_the_one_that_the_other_seat_chose():
    for seed in range(100):
        a, b = RULES.options(RULES.new_game(2, seed, {"teams": ["random", "mare-alta"]}))["teams"]
        assert b == "mare-alta" != a


def test_C2_the_top_five_pieces_of_each_set_lie_on_the_faces():
    state = RULES.new_game(2, 3, {})
    for seat, own in enumerate(state.seats):
        lying = [pair[seat] for pair in state.faces]
        assert len(own.stack) == 19
        assert tuple(sorted([*lying, *own.stack])) == CROWD
        assert own.side == [EMPTY] * 10


def test_C3_points_ball_and_cards_at_the_start():
    state = RULES.new_game(2, 3, {})
    assert [own.points for own in state.seats] == [0, 0]
    assert state.ball == 0
    assert Counter(state.mosaic_deck) == {number: 1 if number <= 5 else 2 for number in range(1, 16)}
    assert sorted([*state.penalty_deck, *(own.penalty for own in state.seats)]) == [0, 1, 2, 3]


def test_C4_the_coin_gives_either_seat_the_start_unless_it_is_agreed():
    assert {RULES.new_game(2, seed, {}).to_act for seed in range(30)} == {0, 1}
    assert {RULES.new_game(2, seed, {"start": 1}).to_act for seed in range(30)} == {1}


def test_the_same_seed_deals_the_same_pieces_whatever_is_chosen():
    plain = RULES.new_game(2, 8, {})
    other = RULES.new_game(2, 8, {"teams": "random", "start": 1, "final_tie": "coin"})
    assert plain.faces == other.faces
    assert plain.mosaic_deck == other.mosaic_deck
    assert [own.stack for own in plain.seats] == [own.stack for own in other.seats]


def test_the_options_come_back_with_defaults_resolved():
    state = RULES.new_game(2, 8, {"teams": [None, "random"]})
    options = RULES.options(state)
    assert options["mode"] == "duel"
    assert options["final_tie"] == "draw"
    assert options["teams"][0] is None
    assert options["teams"][1] in [team.id for team in BOOK.values.teams]
    again = RULES.new_game(2, 8, options)
    again.rng = state.rng
    assert again == state


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"mode": "seven-one"}),
        (2, {"mode": "trio"}),
        (2, {"teams": ["no-such-team", None]}),
        (2, {"teams": [None]}),
        (2, {"teams": ["mare-alta", "mare-alta"]}),
        (2, {"start": 2}),
        (2, {"start": True}),
        (2, {"final_tie": "dice"}),
        (2, {"start_points": 20}),
        (1, {"mode": "seven-one", "start": 1}),
        (1, {"mode": "seven-one", "start_points": 15}),
        (1, {"mode": "seven-one", "start_points": 25}),
        (2, {"weather": "rain"}),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(seats: int, options: dict):
    with pytest.raises(BadRequest):
        RULES.new_game(seats, 1, options)
