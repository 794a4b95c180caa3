"""What days and hands are worth (D10, D11)."""

from hypothesis import given
from hypothesis import strategies as st

from tabletop.games import catalog
from tabletop.games.twelve_days import scoring
from tabletop.games.twelve_days.events import RankCounted

RULES = catalog.game("twelve_days").rules()
HANDS = st.lists(st.lists(st.integers(0, 12), min_size=12, max_size=12), min_size=3, max_size=5)


def test_D10_both_holders_of_the_most_nines_score_nine():
    assert scoring.hand_points(RULES.ruleset, [[9, 9], [9, 9], [9]]) == [9, 9, 0]


def test_D10_rank_0_scores_nothing_and_a_rank_nobody_holds_scores_nobody():
    assert scoring.hand_points(RULES.ruleset, [[0, 0], [1], []]) == [0, 1, 0]


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
    assert [event.rank for event in counted] == sorted(event.rank for event in counted)
    totals = [sum(own.days) for own in state.seats]
    for event in counted:
        for seat in event.seats:
            totals[seat] += event.points
    assert tuple(totals) == state.result.scores
    assert RULES.scores(state) == totals


def test_D11_most_points_win_and_ties_share_the_victory():
    state, _ = finished(3)
    for own in state.seats:
        own.days, own.hand = [], [5] * 4
    assert scoring.result(RULES.ruleset, state).winners == (0, 1, 2)
    state.seats[1].days = [2]
    assert scoring.result(RULES.ruleset, state).winners == (1,)
