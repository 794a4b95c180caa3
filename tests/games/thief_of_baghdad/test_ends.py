"""The end of a turn and of the game (T13–T16)."""

import pytest

from tabletop.core.match import Match
from tabletop.games.thief_of_baghdad.actions import End, Enter, Move
from tabletop.games.thief_of_baghdad.events import DancerTaken, Drawn, Ended, Reshuffled
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why
from tabletop.games.thief_of_baghdad.state import DANCER

from .table import RULES, exhausted, table

NAMES = ("red", "blue", "green", "yellow", "purple", "white")


def test_T13_after_an_action_three_cards_are_drawn():
    match = table({"red": ["neutral", 0]}, [["red"], []])
    match.play(0, Enter("red", ("red",)))
    assert RULES.why_not(match.state, 0, End(dancer=True)) == Why.DANCER_AFTER_ACTION
    assert End(dancer=True) not in RULES.legal_actions(match.state, 0)
    match.play(0, End())
    assert sum(match.state.seats[0].hand) == 3
    assert RULES.to_move(match.state) == (1,)
    assert (match.state.acted, match.state.thief_actions) == (False, 0)


def test_T13_after_no_action_four_cards_are_drawn_one_of_them_a_dancer_if_wished():
    match = table({}, [[], []], deck=["red", "blue", "green", "white", "white"])
    match.play(0, End())
    assert sum(match.state.seats[0].hand) == 4
    match = table({}, [[], []], deck=["red", "blue", "green", "white", "white"])
    events = match.play(0, End(dancer=True)).events
    assert events[1:] == [DancerTaken(0), Drawn(0, (0, 1, 2))]
    assert match.state.seats[0].hand[DANCER] == 1
    assert match.state.dancers == 7


def test_T13_no_dancer_when_none_is_left():
    match = table({}, [["dancer"] * 5, ["dancer"] * 3])
    assert RULES.why_not(match.state, 0, End(dancer=True)) == Why.NO_DANCER_LEFT
    assert End(dancer=True) not in RULES.legal_actions(match.state, 0)


def test_T14_the_discards_are_shuffled_only_when_a_card_must_be_drawn():
    match = table({}, [[], []], deck=["red"] * 4)
    assert not any(isinstance(event, Reshuffled) for event in match.play(0, End()).events)
    assert match.state.deck == []
    events = match.play(1, End()).events
    assert [event.cards for event in events if isinstance(event, Reshuffled)] == [98]
    assert len(match.state.deck) == 94
    assert match.state.deck != sorted(match.state.deck)
    assert match.state.discard == [0] * 6


def test_T14_how_the_discards_are_shuffled_is_chance():
    position = RULES.encode(table({}, [[], []], deck=[]).state)
    assert len({tuple(Match.load(RULES, position, seed).play(0, End()).after.deck) for seed in range(9)}) == 9


def test_T14_with_nothing_left_in_both_one_draws_what_there_is():
    match = exhausted(table({}, [["red"], []], deck=["blue", "green"]))
    match.start.deck, match.start.seats[1].hand[1] = [1], match.start.seats[1].hand[1] - 1
    match.play(0, End())
    assert sum(match.state.seats[0].hand) == 2


def test_T15_the_chest_that_makes_the_number_wins_at_once():
    match = table(
        {"red": ["neutral", 0]}, [["red", "red"], []], thieves={"red": [3, 0]},
        chests={"blue": [6, 7], "green": [6, 7], "yellow": [5, 6, 7]}, taken={0: [4, 5, 4, 5, 4]},
    )  # fmt: skip
    events = match.play(0, Enter("red", ("red",))).events
    assert events[-1] == Ended((0,), (6, 0), stand_off=False)
    assert match.over
    position = RULES.encode(match.state)
    assert position["result"] == {"winner": 0, "chests": [6, 0]}
    assert position["to_act"] is None
    assert (position["acted"], position["thief_actions"]) == (True, 1)


@pytest.mark.parametrize(
    ("taken", "result"),
    [
        ({0: [4], 1: []}, {"winner": 0, "chests": [1, 0]}),
        ({0: [4, 5], 1: [4, 5]}, {"winner": None, "chests": [2, 2], "winners": [0, 1]}),
        ({0: [4, 4], 1: [4, 5]}, {"winner": 1, "chests": [2, 2]}),
    ],
)
def test_T16_a_stand_off_goes_to_most_chests_then_their_sum_then_is_shared(taken, result):
    gone = [chest for chests in taken.values() for chest in chests]
    chests = {
        name: [4, 5, 6, 7][(place < gone.count(4)) + (place < gone.count(5)) :] for place, name in enumerate(NAMES)
    }
    match = exhausted(table({}, [["red"], []], chests=chests, taken=taken))
    for seat in (0, 1):
        assert not match.over
        match.play(seat, End())
    assert match.over
    assert RULES.encode(match.state)["result"] == result


def test_T16_an_action_or_a_card_drawn_breaks_the_stand_off():
    match = exhausted(table({"red": ["neutral", 0]}, [["red", "blue"], []]))
    match.play(0, End())
    match.play(1, Move("purple", "green", ("green",)))
    match.play(1, End())
    assert match.state.idle == 0
    assert not match.over


def test_T16_an_action_makes_the_position_forget_the_idle_turns_before_it():
    match = exhausted(table({}, [["red"], []]))
    match.play(0, End())
    match.play(1, Move("purple", "green", ("green",)))
    position = RULES.encode(match.state)
    assert "idle" not in position
    assert RULES.encode(RULES.decode(position, 0)) == position


def test_T16_a_dancer_taken_breaks_the_stand_off_and_a_dancer_left_lying_does_not():
    match = exhausted(table({}, [["red"], []]))
    match.play(0, End())
    match.play(1, End(dancer=True))
    assert match.state.idle == 0
    match.play(0, End())
    match.play(1, End())
    assert match.over
    assert match.state.dancers == 7


def test_T16_with_neither_cards_nor_dancers_left_a_round_of_idle_turns_ends_the_match():
    match = exhausted(table({}, [["red"] + ["dancer"] * 4, ["dancer"] * 4]))
    for seat in (0, 1):
        assert RULES.why_not(match.state, seat, End(dancer=True)) == Why.NO_DANCER_LEFT
        match.play(seat, End())
    assert match.over
    assert (match.state.acted, match.state.thief_actions) == (False, 0)
    assert RULES.outcome(match.state).winners == (0, 1)


def test_T16_how_long_a_stand_off_has_lasted_is_part_of_the_position():
    match = exhausted(table({}, [["red"], []]))
    assert "idle" not in RULES.encode(match.state)
    match.play(0, End())
    position = RULES.encode(match.state)
    assert position["idle"] == 1
    again = Match.load(RULES, position)
    again.play(1, End())
    assert again.over
    del position["idle"]
    again = Match.load(RULES, position)
    again.play(1, End())
    assert not again.over
    again.play(0, End())
    assert again.over
    assert "idle" not in RULES.encode(again.state)
