"""The end of a match: C14–C16."""

import pytest

from tabletop.games.camisa12.actions import Place
from tabletop.games.camisa12.events import Ended, PenaltyShown
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import FLAGS, State

from .table import BOOK, RULES, only, put, scored, sketch


def last(own: str, other: str, **more) -> State:
    """Seat 0 has only space 0 left, for a wave that matches, and nobody has most fireworks unless sketched."""
    return sketch("." + own, other, take="W", others="F", **more)


def test_C14_the_match_ends_when_all_twenty_spaces_are_filled():
    state = last("FFFABCDEM", "FFFABCDEMM")
    events = put(state, 0)
    assert only(events, Ended)
    assert RULES.phase(state) == "over"
    assert RULES.to_move(state) == ()
    assert RULES.why_not(state, 0, Place(1, 0)) is Why.OVER


def test_C14_a_side_left_open_keeps_the_match_going():
    state = last("FFFABCDEM", "FFFABCDEM.")
    put(state, 0)
    assert RULES.phase(state) == "place"


@pytest.mark.parametrize(
    ("own", "other", "points"), [("RRABCDEMM", "RABCDEMMFF", (4, 0)), ("RABCDEMMM", "RRABCDEMMF", (0, 4))]
)
def test_C14_strictly_more_fireworks_give_four_points(own: str, other: str, points: tuple[int, int]):
    state = last(own, other)
    events = put(state, 0)
    assert (scored(events).get("fireworks", 0), scored(events, 1).get("fireworks", 0)) == points
    assert state.result.fireworks == points


def test_C14_equal_fireworks_give_nothing():
    state = last("RABCDEMMM", "RABCDEMMFF")
    put(state, 0)
    assert state.result.fireworks == (0, 0)


def test_C14_both_mosaic_hands_are_scored_and_stay_where_they_were():
    state = last("FFFFABCDE", "FABCDEMMMM", hands=((1, 8), (7,)))
    events = put(state, 0)
    long_run = BOOK.values.mosaics[0].points
    songs_apart, curves = BOOK.values.mosaics[7].points, BOOK.values.mosaics[6].points
    assert state.result.mosaics == (long_run[5] + songs_apart[0], curves[1])
    assert scored(events)["mosaic"] == state.result.mosaics[0]
    assert [own.mosaic_hand for own in state.seats] == [[1, 8], [7]]


def test_C14_goals_decide_and_not_points():
    state = last("FABCDEMMM", "FABCDEMMMF", points=(24, 22))
    put(state, 0)  # a first wave: 27 to 22
    assert state.result.points == (27, 22)
    assert state.result.goals == (2, 1)
    assert (state.result.winner, state.result.decided_by) == (0, "goals")
    assert RULES.outcome(state).winners == (0,)
    assert RULES.outcome(state).scores == (27, 22)


@pytest.mark.parametrize(
    ("points", "goals"),
    [
        (0, 0),
        (15, 0),
        (16, 1),
        (24, 1),
        (25, 2),
        (27, 2),
        (28, 3),
        (30, 3),
        (31, 4),
        (39, 6),
        (40, 7),
        (42, 7),
        (43, 8),
        (46, 9),
        (70, 17),
    ],
)
def test_goals_are_the_marks_at_or_below_the_points(points: int, goals: int):
    assert RULES.goals(points) == goals


def test_C15_equal_goals_are_decided_by_penalties_whatever_the_points():
    state = last("FFFRRABCD", "FRRRABCDEM", points=(24, 21))
    events = put(state, 0)  # 27 to 25 with the fireworks: two goals each
    assert state.result.goals == (2, 2)
    shown = [event for event in events if isinstance(event, PenaltyShown)]
    assert [(event.seat, event.tally) for event in shown] == [(0, (3, 1)), (1, (5, 4))]
    assert state.result.penalties == (5, 4)
    assert (state.result.winner, state.result.decided_by) == (0, "penalties")


def test_C15_still_equal_a_third_card_adds_its_kind_for_both():
    state = last("FFABCDEMM", "FFABCDMMMM", points=(24, 27))
    state.penalty_deck.sort(reverse=True)  # songs are turned up first
    events = put(state, 0)
    shown = [(event.seat, event.tally) for event in events if isinstance(event, PenaltyShown)]
    assert shown == [(0, (2, 2)), (1, (2, 2)), (None, (7, 6))]
    assert state.result.winner == 0
    assert len(state.penalty_deck) == 2
    assert state.seats[0].penalty == FLAGS


def test_C15_then_the_fourth():
    state = last("FFABCDMMM", "FFABCDMMWW", points=(20, 27))
    state.penalty_deck.sort(reverse=True)
    events = put(state, 0)
    shown = [event.tally for event in events if isinstance(event, PenaltyShown)]
    assert shown == [(2, 2), (2, 2), (6, 6), (9, 8)]
    assert state.result.penalties == (9, 8)


def test_C16_still_equal_is_a_draw():
    state = last("FFABCDMMM", "FFABCDMMMW", points=(21, 27))
    put(state, 0)
    assert state.result.penalties == (9, 9)
    assert (state.result.winner, state.result.decided_by) == (None, "draw")
    assert RULES.outcome(state).winners == ()


def test_C16_or_the_coin_decides():
    winners = set()
    for seed in range(20):
        state = last("FFABCDMMM", "FFABCDMMMW", points=(21, 27))
        state.coin_decides, state.rng = True, seed
        put(state, 0)
        assert state.result.decided_by == "coin"
        assert state.result.penalties == (9, 9)
        winners.add(state.result.winner)
    assert winners == {0, 1}
