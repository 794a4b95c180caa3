"""Setup: guards, cards, the start player (T1–T4)."""

import pytest

from tabletop.core.errors import BadRequest
from tabletop.core.match import Match
from tabletop.games.thief_of_baghdad.actions import End, Guard
from tabletop.games.thief_of_baghdad.reasons import ThiefReason
from tabletop.games.thief_of_baghdad.state import NEUTRAL

from .table import RULES


@pytest.mark.parametrize(("seats", "own"), [(2, 4), (3, 3), (4, 2)])
def test_T1_a_neutral_guard_stands_before_each_palace_and_hands_grow_by_turn_order(seats, own):
    state = RULES.new_game(seats, 5, {"start": 1})
    assert [palace.guards[NEUTRAL] for palace in state.palaces] == [1] * 6
    assert [seat.guards_left for seat in state.seats] == [own] * seats
    sizes = [sum(seat.hand) for seat in state.seats]
    assert sizes[1:] + sizes[:1] == list(range(6, 6 + seats))


@pytest.mark.parametrize("seats", [1, 5])
def test_T1_two_to_four_players_sit_at_the_table(seats):
    with pytest.raises(BadRequest, match="2 to 4"):
        RULES.new_game(seats, 5, {})


def test_T2_guards_are_placed_one_a_turn_and_then_the_start_player_acts():
    match = Match.new(RULES, 3, 5, {"start": 2})
    order = []
    while RULES.phase(match.state) == "guards":
        (seat,) = RULES.to_move(match.state)
        order.append(seat)
        match.play(seat, RULES.legal_actions(match.state, seat)[0])
    assert order == [2, 0, 1] * 3
    assert RULES.to_move(match.state) == (2,)
    assert RULES.why_not(match.state, 2, Guard("red")) == ThiefReason.GUARDS_STAND


def test_T2_at_most_four_guards_stand_before_a_palace():
    match = Match.new(RULES, 2, 5, {"start": 0})
    for seat in (0, 1, 0):
        match.play(seat, Guard("red"))
    assert Guard("red") not in RULES.legal_actions(match.state, 1)
    assert RULES.why_not(match.state, 1, Guard("red")) == ThiefReason.FOUR_GUARDS
    assert RULES.why_not(match.state, 1, End()) == ThiefReason.GUARDS_FIRST


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_T3_in_the_tactical_variant_each_also_places_two_neutral_guards(seats):
    match = Match.new(RULES, seats, 5, {"variant": "tactical"})
    assert sum(palace.guards[NEUTRAL] for palace in match.state.palaces) == 0
    (seat,) = RULES.to_move(match.state)
    legal = RULES.legal_actions(match.state, seat)
    assert Guard("blue") in legal
    assert Guard("blue", neutral=True) in legal
    while RULES.phase(match.state) == "guards":
        (seat,) = RULES.to_move(match.state)
        match.play(seat, RULES.legal_actions(match.state, seat)[-1])
    assert sum(palace.guards[NEUTRAL] for palace in match.state.palaces) == 2 * seats


def test_T3_in_the_base_game_nobody_places_neutral_guards():
    state = RULES.new_game(2, 5, {"start": 0})
    assert RULES.why_not(state, 0, Guard("blue", neutral=True)) == ThiefReason.NO_NEUTRAL_LEFT


def test_T4_the_start_player_is_drawn_or_named():
    assert {RULES.new_game(4, seed, {}).to_act for seed in range(40)} == {0, 1, 2, 3}
    assert RULES.new_game(4, 1, {"start": 3}).to_act == 3
    with pytest.raises(BadRequest, match="no seat 4"):
        RULES.new_game(4, 1, {"start": 4})
