"""The end of a hand, gifts, and the end of the match (N10–N13)."""

import pytest

from tabletop.games.days_of_christmas.events import Dealt, Ended, GiftGiven, HandWon, TakenBack, TrickWon

from .table import RULES, play, table


def gifts_given(events):
    return [event for event in events if isinstance(event, GiftGiven)]


def test_N10_who_wins_a_trick_without_cards_takes_a_gift_from_the_supply():
    match = table([4], [9, 9], [8, 11, 12])
    events = play(match, [4], [], [])
    assert events[3:5] == [TrickWon(0, 4), HandWon(0, 1)]
    assert match.state.hand_number == 2
    assert match.state.supply == 11
    assert RULES.scores(match.state) == [1, 0, 0]


def test_N10_a_trick_won_with_cards_left_ends_no_hand():
    match = table([9], [4, 9], [8, 12])
    events = play(match, [9], [4], [8])
    assert not any(isinstance(event, HandWon) for event in events)
    assert (match.state.hand_number, match.state.supply) == (1, 12)


def test_N10_a_follower_who_wins_with_the_last_cards_ends_the_hand():
    match = table([9, 9], [4], [8, 12])
    assert HandWon(1, 1) in play(match, [9], [4], [])


def test_N11_all_who_hold_the_most_cards_give_the_winner_a_gift_if_they_have_one():
    match = table([4], [9, 11], [8, 12], [12], gifts=[0, 1, 0, 1], hand_number=3)
    events = play(match, [4], [], [], [])
    assert gifts_given(events) == [GiftGiven(1, 0)]
    assert RULES.scores(match.state) == [2, 0, 0, 1]


def test_N11_ties_all_give_in_order_of_seats():
    match = table([11, 12, 12], [4], [8, 12], [9], gifts=[2, 0, 1, 1], hand_number=5)
    events = play(match, [12], [4], [], [])
    assert gifts_given(events) == [GiftGiven(0, 1), GiftGiven(2, 1)]
    assert RULES.scores(match.state) == [1, 3, 0, 1]


def test_N11_the_cards_are_counted_after_the_trick_was_paid_for():
    # Seat 1 holds four before the trick, two after it; seat 2 holds three.
    match = table([8, 8], [7, 7, 12, 12], [9, 11, 12], [6, 6], gifts=[0, 1, 1, 0], hand_number=3)
    events = play(match, [8, 8], [7, 7], [], [6, 6])
    assert gifts_given(events) == [GiftGiven(2, 3)]


def test_N11_cards_taken_back_count():
    match = table([9, 9, 9], [4, 4], [8, 12], gifts=[1, 0, 1], hand_number=3)
    events = play(match, [9, 9, 9], [4, 4], [])
    assert events[4:7] == [TakenBack(0, (9, 9, 9)), HandWon(1, 3), GiftGiven(0, 1)]
    assert RULES.scores(match.state) == [0, 2, 1]


def test_N11_with_one_card_each_everyone_gives():
    match = table([4], [9], [8], [12], gifts=[0, 1, 1, 1], hand_number=4)
    assert gifts_given(play(match, [4], [], [], [])) == [GiftGiven(seat, 0) for seat in (1, 2, 3)]


def test_N12_the_winner_leads_the_next_hand():
    match = table([9, 9], [4], [8, 12])
    events = play(match, [9], [4], [])
    state = match.state
    assert (state.hand_number, state.leader, state.to_act, state.discard) == (2, 1, 1, [])
    assert events[-1] == Dealt(2, 1, tuple(tuple(own.hand) for own in state.seats))
    assert [len(own.hand) for own in state.seats] == [12, 12, 12]


def test_N13_after_the_last_hand_most_gifts_win():
    match = table([4], [9, 9], [8, 11, 12], gifts=[1, 2, 2], hand_number=3, length="short")
    events = play(match, [4], [], [])
    assert RULES.encode(match.state)["result"] == {"winners": [0], "gifts": [3, 2, 1]}
    assert events[-1] == Ended((0,), (3, 2, 1))
    assert match.over


def test_N13_ties_share_the_victory():
    match = table([4], [9, 9], [8, 11, 12], gifts=[1, 3, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    assert RULES.outcome(match.state).winners == (0, 1)


@pytest.mark.parametrize(("length", "hands"), [("full", 12), ("short", 3)])
def test_N13_the_hands_stay_as_they_are_after_the_last_one(length, hands):
    match = table([4], [9, 9], [8, 12, 12], hand_number=hands, length=length)
    play(match, [4], [], [])
    position = RULES.encode(match.state)
    assert (position["phase"], position["to_act"], position["leader"], position["trick"]) == ("over", None, 0, [])
    assert [own["hand"] for own in position["seats"]] == [[], [9, 9], [8, 12, 12]]
    assert 4 in position["discard"]
    assert position["hand_number"] == hands
    assert RULES.decode(position, 0).result == match.state.result
    assert RULES.legal_actions(match.state, 0) == []
