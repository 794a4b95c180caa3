"""A turn and its effects: C5–C13."""

import pytest

from tabletop.games.camisa12.actions import Discard, Place
from tabletop.games.camisa12.events import MosaicReturned, Passed, Refilled, Removed, SongBroken
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import EMPTY, FIREWORK, FLAG, WAVE

from .table import RULES, only, put, scored, sketch


def test_C5_the_ball_moves_one_two_or_three_faces_clockwise():
    state = sketch()
    assert {action.step for action in RULES.legal_actions(state, 0)} == {1, 2, 3}
    put(state, 7, step=3)
    assert state.ball == 2
    assert RULES.why_not(sketch(), 0, Place(4, 0)) is Why.NO_SUCH_STEP
    assert RULES.why_not(sketch(), 0, Place(0, 0)) is Why.NO_SUCH_STEP


def test_C5_a_face_without_a_piece_of_ones_own_cannot_be_chosen():
    state = sketch()
    state.faces[1][0] = EMPTY
    assert {action.step for action in RULES.legal_actions(state, 0)} == {1, 3}
    assert RULES.why_not(state, 0, Place(2, 1)) is Why.NO_PIECE_THERE


def test_C5_a_seat_without_any_piece_in_reach_passes():
    state = sketch()
    for face in range(5):
        state.faces[face][1] = EMPTY
    state.seats[1].stack.clear()
    events = put(state, 0)
    assert only(events, Passed).seat == 1
    assert state.to_act == 0


def test_C5_a_match_in_which_nobody_can_go_on_ends():
    state = sketch()
    for pair in state.faces:
        pair[1] = EMPTY
        if pair is not state.faces[0]:
            pair[0] = EMPTY
    for own in state.seats:
        own.stack.clear()
    put(state, 0)
    assert not RULES.to_move(state)
    assert state.result is not None


def test_C6_the_other_piece_of_the_face_lies_open_beside_the_mover():
    state = sketch("A.........", others="W")
    before = list(state.seats[0].discards)
    removed = only(put(state, 1), Removed)
    assert (removed.seat, removed.face, removed.piece) == (0, 0, WAVE)
    assert state.seats[0].discards == [*before, WAVE]


def test_C7_a_piece_goes_on_any_empty_space():
    state = sketch("A....B....")
    assert {action.space for action in RULES.legal_actions(state, 0)} == {1, 2, 3, 4, 6, 7, 8, 9}
    assert RULES.why_not(state, 0, Place(1, 5)) is Why.SPACE_TAKEN
    assert RULES.why_not(state, 0, Place(1, 10)) is Why.NO_SUCH_SPACE


@pytest.mark.parametrize("space", range(10))
def test_C7_a_mismatch_gives_the_other_seat_two_points(space: int):
    assert scored(put(sketch(), space), 1) == ({} if space in (0, 5) else {"mismatch": 2})


def test_C8_both_stacks_refill_the_face():
    state = sketch(tops=("WM", "RF"))
    events = put(state, 0)
    assert state.faces[0] == [WAVE, FIREWORK]
    assert [(e.seat, e.piece, e.top) for e in events if isinstance(e, Refilled)] == [(0, WAVE, 7), (1, FIREWORK, FLAG)]


def test_C8_an_empty_stack_refills_nothing():
    state = sketch()
    state.seats[0].stack.clear()
    events = put(state, 0)
    assert state.faces[0][0] == EMPTY
    assert only(events, Refilled).seat == 1


@pytest.mark.parametrize(
    ("own", "space", "points"),
    [
        ("..........", 0, 1),
        (".F........", 0, 3),
        ("F.F.......", 1, 5),
        ("..FF.F....", 4, 7),
        ("FF.FF.....", 2, 10),
        ("F.........", 9, 1),  # space 9 does not touch space 0
        ("F.A.......", 3, 1),
    ],
)
def test_C9_a_flag_scores_the_run_it_stands_in(own: str, space: int, points: int):
    assert scored(put(sketch(own), space))["flag"] == points


@pytest.mark.parametrize(
    ("own", "song", "space", "points"),
    [
        ("..........", "C", 4, 1),
        ("....C.....", "A", 1, 2),
        (".A..C.....", "E", 8, 4),
        (".A..C...E.", "D", 6, 6),
        (".A.BC...E.", "D", 7, 8),
        ("A.........", "B", 9, 2),  # letters need not be consecutive in place
    ],
)
def test_C10_songs_in_order_score_by_their_number(own: str, song: str, space: int, points: int):
    assert scored(put(sketch(own, take=song), space))["song"] == points


def test_C10_a_song_out_of_order_scores_nothing_and_silences_the_later_ones():
    state = sketch(".A..C...E.", take="B")
    events = put(state, 9)
    assert only(events, SongBroken).space == 9
    assert "song" not in scored(events)
    later = sketch("A.........", take="B")
    later.seats[0].song_broken = True
    assert scored(put(later, 1))["song"] == 0


@pytest.mark.parametrize(("own", "points"), [("", 1), ("R", 1), ("RR", 2), ("RRR", 2), ("RRRR", 3)])
def test_C11_fireworks_score_by_their_number(own: str, points: int):
    assert scored(put(sketch(own.rjust(10, "."), take="R"), 0))["firework"] == points


@pytest.mark.parametrize(("before", "drawn", "given_back"), [(0, 1, 0), (1, 1, 0), (2, 2, 1), (3, 3, 2), (4, 3, 1)])
def test_C12_mosaics_draw_and_give_back_by_their_number(before: int, drawn: int, given_back: int):
    state = sketch(("M" * before).rjust(10, "."), take="M")
    put(state, 0)
    assert len(state.seats[0].mosaic_hand) == drawn
    assert state.to_discard == given_back
    assert RULES.phase(state) == ("discard" if given_back else "place")


def test_C12_cards_are_given_back_freely_chosen_beneath_the_deck():
    state = sketch(".......MMM", take="M", hands=((3,), ()), deck=(9, 1, 14))
    put(state, 0)
    assert RULES.legal_actions(state, 0) == [Discard(1), Discard(3), Discard(9), Discard(14)]
    RULES.apply(state, 0, Discard(3))
    assert RULES.why_not(state, 0, Discard(3)) is Why.CARD_NOT_HELD
    assert RULES.why_not(state, 0, Place(1, 1)) is Why.DISCARD_FIRST
    events = RULES.apply(state, 0, Discard(14))
    assert only(events, MosaicReturned).card == 14
    assert state.mosaic_deck[:2] == [14, 3]  # the bottom first: a later card lies beneath an earlier one
    assert state.seats[0].mosaic_hand == [1, 9]
    assert state.to_act == 1


def test_C12_the_same_card_twice_in_the_hand_is_one_choice():
    state = sketch("........MM", take="M", deck=(9, 9))
    put(state, 0)
    assert RULES.legal_actions(state, 0) == [Discard(9)]


def test_C12_a_short_deck_gives_what_it_has():
    state = sketch("......MMMM", take="M")
    state.mosaic_deck = [6, 5]
    put(state, 0)
    assert state.seats[0].mosaic_hand == [5, 6]
    assert state.to_discard == 1
    state = sketch(".......MMM", take="M")
    state.mosaic_deck = []
    put(state, 0)
    assert state.to_discard == 0
    assert state.to_act == 1


@pytest.mark.parametrize(("before", "points"), list(enumerate([3, 4, 5, 6, 3, 2, 1, 0])))
def test_C13_waves_count_on_both_sides(before: int, points: int):
    own, other = before // 2, before - before // 2
    state = sketch(("W" * own).rjust(10, "."), ("W" * other).rjust(10, "."), take="W")
    assert scored(put(state, 0))["wave"] == points


def test_C4_seats_alternate():
    state = RULES.new_game(2, 2, {"start": 1})
    order = []
    while RULES.phase(state) != "over":
        if RULES.phase(state) == "place":
            order.append(state.to_act)
        RULES.apply(state, state.to_act, RULES.legal_actions(state, state.to_act)[0])
    assert order == [1, 0] * 10


def test_a_choice_out_of_turn_is_refused_by_name():
    state = sketch()
    assert RULES.why_not(state, 1, Place(1, 0)) is Why.NOT_YOUR_TURN
    assert RULES.why_not(state, 0, Discard(4)) is Why.PLACE_FIRST
    assert RULES.legal_actions(state, 1) == []


def test_a_sketch_holds_all_pieces_of_both_crowds():
    position = RULES.encode(sketch("F.A..R....", "..M.......", take="W", sent="FF"))
    assert RULES.encode(RULES.decode(position, 0)) == position
