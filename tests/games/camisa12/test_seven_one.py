"""The 7-1 mode: S1–S7."""

import pytest

from tabletop.core.rng import below
from tabletop.games.camisa12.actions import Cycle, Place, Refill
from tabletop.games.camisa12.events import Cycled, Ended, MosaicDrawn, Placed, Refilled, Removed
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, WAVE

from .table import BOOK, RULES, only, put, scored, sketch

SOLO = {"mode": "seven-one"}


def solo(*args, **more):
    return sketch(*args, mode="seven-one", **more)


def placed(events: list, seat: int) -> Placed:
    return next(event for event in events if isinstance(event, Placed) and event.seat == seat)


def test_S1_the_opponent_starts_on_the_seventh_goal_and_you_short_of_the_second():
    assert RULES.scores(RULES.new_game(1, 1, SOLO)) == [24, 40]
    assert [RULES.goals(points) for points in (24, 40)] == [1, 7]


@pytest.mark.parametrize("points", [16, 20, 24])
def test_S1_you_may_start_lower(points: int):
    state = RULES.new_game(1, 1, {**SOLO, "start_points": points})
    assert RULES.scores(state) == [points, 40]
    assert RULES.options(state)["start_points"] == points


def test_S2_the_cards_that_look_at_discards_are_taken_out():
    assert sorted(RULES.new_game(1, 1, SOLO).mosaic_deck) == [1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]


def test_S2_the_opponent_has_no_team_and_drawn_teams_have_a_meaning_here():
    drawn = set()
    for seed in range(300):
        state = RULES.new_game(1, seed, {**SOLO, "teams": "random"})
        assert state.seats[1].team == -1
        drawn |= set(RULES.options(state)["teams"])
    assert drawn == {team.id for team in BOOK.values.teams if team.solo}


def test_S3_only_you_take_turns_and_there_are_ten():
    state = RULES.new_game(1, 4, SOLO)
    turns = 0
    while RULES.to_move(state):
        assert RULES.to_move(state) == (0,)
        assert RULES.legal_actions(state, 1) == []
        action = RULES.legal_actions(state, 0)[-1]
        turns += isinstance(action, Place)
        RULES.apply(state, 0, action)
    assert turns == 10


@pytest.mark.parametrize(
    ("other", "step", "space", "gift"),
    [
        ("..........", 1, 0, 0),
        ("A.........", 1, 5, 0),
        ("A....B....", 1, 1, 2),
        ("A....B....", 3, 2, 0),
        ("AB.C.D..E.", 1, 2, 2),
    ],
)
def test_S3_the_opponents_piece_takes_the_first_space_that_matches(other: str, step: int, space: int, gift: int):
    state = solo(other=other, others="RRR")
    events = put(state, step - 1, step)
    assert placed(events, 1).space == space
    assert scored(events).get("mismatch", 0) == gift


def test_S3_the_opponents_piece_goes_first_and_takes_effect_at_once():
    state = solo(take="W", others="W")
    events = put(state, 0)
    assert [event.seat for event in events if isinstance(event, Placed)] == [1, 0]
    assert scored(events, 1) == {"wave": 3}
    assert scored(events) == {"wave": 4}


def test_S3_the_opponents_songs_break_like_yours():
    state = solo(other="B.........", others="A")
    put(state, 0)
    assert state.seats[1].song_broken


def test_S4_the_opponents_mosaic_draws_one_open_card_whatever_its_count():
    state = solo("M.........", ".M.MM.....", take="F", others="M", deck=(9, 3))
    drawn = only(put(state, 5), MosaicDrawn)
    assert (drawn.seat, drawn.cards, drawn.laid_open) == (1, (9,), True)
    assert RULES.redact(drawn, 0) == drawn
    assert RULES.view(state, 0).seats[1].mosaic_hand == [9]
    assert RULES.phase(state) == "cycle"


def test_S4_its_cards_score_on_its_side_at_the_end():
    state = solo(".MMMABCDER", ".FFFFABCDE", take="W", others="R", hands=((), (1,)))
    events = put(state, 0)
    assert scored(events, 1)["mosaic"] == BOOK.values.mosaics[0].points[5]  # its five songs, its longest run
    assert "mosaic" not in scored(events)


def test_S5_your_piece_follows_with_the_price_of_a_mismatch():
    state = solo(others="R")
    events = put(state, 1)
    assert placed(events, 0).space == 1
    assert scored(events, 1)["mismatch"] == 2


def test_S6_nothing_is_discarded():
    state = RULES.new_game(1, 4, SOLO)
    while RULES.to_move(state):
        events = RULES.apply(state, 0, RULES.legal_actions(state, 0)[0])
        assert not any(isinstance(event, Removed) for event in events)
    assert [own.discards for own in state.seats] == [[], []]


def test_S6_to_cycle_puts_both_tops_beneath_and_gives_the_opponent_a_point():
    state = solo(tops=("WR", "MF"))
    put(state, 0)
    assert RULES.legal_actions(state, 0) == [Cycle(), Refill()]
    assert RULES.why_not(state, 0, Place(1, 1)) is Why.CYCLE_FIRST
    events = RULES.apply(state, 0, Cycle())
    assert only(events, Cycled).pieces == (WAVE, MOSAIC)
    assert scored(events, 1) == {"cycle": 1}
    assert state.faces[0] == [FIREWORK, FLAG]
    assert (state.seats[0].stack[0], state.seats[1].stack[0]) == (WAVE, MOSAIC)
    assert RULES.view(state, 0).seats[0].stack[0] == -1  # hidden again


def test_S6_or_the_face_is_just_refilled():
    state = solo(tops=("WR", "MF"))
    put(state, 0)
    events = RULES.apply(state, 0, Refill())
    assert [event.piece for event in events if isinstance(event, Refilled)] == [WAVE, MOSAIC]
    assert scored(events, 1) == {}


def test_S6_nothing_is_asked_in_the_last_turn_nor_without_a_stack():
    state = solo(".FFFABCDEM", ".FFFABCDEM", take="R")
    assert only(put(state, 0), Ended)
    state = solo()
    state.seats[1].stack.clear()
    put(state, 0)
    assert RULES.phase(state) == "place"


def test_S6_cycling_comes_after_cards_are_given_back():
    state = solo("MM........", ".RRABCD...", take="M", others="F")
    put(state, 5)
    assert RULES.phase(state) == "discard"
    RULES.apply(state, 0, RULES.legal_actions(state, 0)[0])
    assert RULES.phase(state) == "cycle"


def test_S7_the_end_is_as_in_a_duel_and_the_opponent_may_win():
    outcomes = set()
    for seed in range(60):
        state = RULES.new_game(1, seed, SOLO)
        while RULES.to_move(state):
            assert RULES.view(state, 0).seats[1].penalty == -1
            actions = RULES.legal_actions(state, 0)
            RULES.apply(state, 0, actions[below(state, len(actions))])
        result = state.result
        assert result.goals == (RULES.goals(result.points[0]), RULES.goals(result.points[1]))
        if result.goals[0] > result.goals[1]:
            assert result.winner == 0
        outcomes.add(RULES.outcome(state).winners)
        assert RULES.view(state, 0).seats[1].penalty == state.seats[1].penalty
    assert (1,) in outcomes
