"""What days and hands are worth (D10, D11)."""

from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.hidden import HIDDEN
from tabletop.games.twelve_days import scoring
from tabletop.games.twelve_days.events import Ended, RankCounted

from .table import RULES

HANDS = st.lists(st.lists(st.integers(0, 12), min_size=12, max_size=12), min_size=3, max_size=5)


@given(st.lists(st.integers(0, 12), min_size=3, max_size=5))
def test_D4_the_winner_has_the_lowest_of_the_cards_without_an_equal(cards):
    alone = [card for card in cards if cards.count(card) == 1]
    seat = scoring.winner(cards)
    assert (seat is None) == (alone == [])
    assert seat is None or cards[seat] == min(alone)
    dropped = scoring.tied(cards)
    assert sorted(seat for seats in dropped.values() for seat in seats) == [
        seat for seat, card in enumerate(cards) if card not in alone
    ]


def test_D4_what_a_view_cannot_see_neither_wins_nor_ties():
    assert scoring.winner([HIDDEN, 4, 9]) == 1
    assert scoring.winner([HIDDEN, 4, 4]) is None
    assert scoring.winner([HIDDEN, HIDDEN, HIDDEN]) is None
    assert scoring.tied([HIDDEN, HIDDEN, 4]) == {}


def test_D10_both_holders_of_the_most_nines_score_nine():
    assert scoring.hand_points(RULES.ruleset, [[9, 9], [9, 9], [9]]) == [9, 9, 0]


def test_D10_rank_0_scores_nothing_and_a_rank_nobody_holds_scores_nobody():
    assert scoring.hand_points(RULES.ruleset, [[0, 0], [1], []]) == [0, 1, 0]


def test_D10_a_day_card_is_worth_its_number():
    assert scoring.day_points(RULES.ruleset, [1, 5, 12]) == 18


@given(HANDS)
def test_D10_every_rank_that_is_held_scores_for_at_least_one_seat_with_most_of_it(hands):
    held = {card for hand in hands for card in hand} - {0}
    counted = {rank: seats for rank, _, seats in scoring.majorities(hands)}
    assert set(counted) == held
    assert list(counted) == sorted(counted)
    for rank, seats in counted.items():
        most = max(hand.count(rank) for hand in hands)
        assert seats == tuple(s for s, hand in enumerate(hands) if hand.count(rank) == most)


def finished(seed):
    state = RULES.new_game(3, seed, {})
    events = []
    while movers := RULES.to_move(state):
        events = RULES.apply(state, movers[0], RULES.legal_actions(state, movers[0])[0])
    return state, events


def test_D10_the_end_counts_upwards_from_one_to_the_scores_of_the_result():
    state, events = finished(3)
    counted = [event for event in events if isinstance(event, RankCounted)]
    assert [event.rank for event in counted] == sorted({event.rank for event in counted})
    totals = [sum(own.days) for own in state.seats]
    for event in counted:
        assert all(state.seats[seat].hand.count(event.rank) == event.count for seat in event.seats)
        for seat in event.seats:
            totals[seat] += event.points
    assert tuple(totals) == state.result.scores
    assert RULES.scores(state) == totals
    assert events[-1] == Ended(state.result.winners, state.result.scores)


def test_D10_until_the_end_the_scores_are_those_of_the_days():
    state = RULES.new_game(3, 3, {})
    state.seats[1].days = [1, 2, 4]
    assert RULES.scores(state) == [0, 7, 0]
    assert RULES.outcome(state) is None


def test_D11_most_points_win_and_ties_share_the_victory():
    state, _ = finished(3)
    for own in state.seats:
        own.days, own.hand = [], [5] * 4
    assert scoring.result(RULES.ruleset, state).winners == (0, 1, 2)
    state.seats[1].days = [2]
    assert scoring.result(RULES.ruleset, state).winners == (1,)


def test_D11_the_result_tells_the_points_of_days_and_hands_apart():
    state, _ = finished(3)
    result = RULES.encode(state)["result"]
    assert list(result) == ["winners", "scores", "days", "hand"]
    assert result["scores"] == [a + b for a, b in zip(result["days"], result["hand"], strict=True)]
    assert result["winners"] == [s for s, score in enumerate(result["scores"]) if score == max(result["scores"])]
    outcome = RULES.outcome(state)
    assert (list(outcome.winners), list(outcome.scores)) == (result["winners"], result["scores"])
