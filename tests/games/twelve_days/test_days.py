"""Setup, passing, playing, drawing and giving (D1–D9)."""

import pytest

from tabletop.core.errors import BadRequest, IllegalAction, NotYourTurn
from tabletop.core.match import Match
from tabletop.games.twelve_days.actions import Give, Pass, Play
from tabletop.games.twelve_days.events import (
    CardPassed,
    Chosen,
    DayGiven,
    DayWaits,
    DayWon,
    Drawn,
    Reshuffled,
    Revealed,
    TiedOut,
)
from tabletop.games.twelve_days.state import GIVE, PASS, PLAY

from .table import RULES, play_all, playing


def test_D1_everyone_is_dealt_twelve_gifts_and_day_one_comes_first():
    for seats in (3, 4, 5):
        state = RULES.new_game(seats, 9, {})
        assert [len(own.hand) for own in state.seats] == [12] * seats
        assert len(state.deck) == 80 - 12 * seats
        assert (state.day, state.waiting, state.discard) == (1, [], [])
        assert sorted([*state.deck, *(card for own in state.seats for card in own.hand)]) == [
            *(0, 0),
            *(rank for rank in range(1, 13) for _ in range(rank)),
        ]


@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_D1_three_to_five_players_sit_at_the_table(seats):
    with pytest.raises(BadRequest, match="3 to 5"):
        RULES.new_game(seats, 9, {})


def test_D2_a_passed_card_goes_to_the_next_seat_and_the_last_seat_passes_to_seat_0():
    match = Match.new(RULES, 3, 4, {})
    before = [own.hand[:] for own in match.state.seats]
    for seat in (2, 0, 1):
        events = match.play(seat, Pass(before[seat][0])).events
    for seat, own in enumerate(match.state.seats):
        assert own.hand == sorted([*before[seat][1:], before[seat - 1][0]])
    assert events == [Chosen(1, before[1][0]), *(CardPassed(s, (s + 1) % 3, before[s][0]) for s in range(3))]


def test_D2_nothing_moves_until_all_have_chosen():
    match = Match.new(RULES, 3, 4, {})
    hands = [own.hand[:] for own in match.state.seats]
    match.play(1, Pass(hands[1][0]))
    assert [own.hand for own in match.state.seats] == hands
    assert RULES.to_move(match.state) == [0, 2]


def test_D2_a_choice_is_taken_back_only_by_undo():
    match = Match.new(RULES, 3, 4, {})
    hand = match.state.seats[1].hand
    match.play(1, Pass(hand[0]))
    with pytest.raises(NotYourTurn):
        match.play(1, Pass(hand[-1]))
    match.undo()
    match.play(1, Pass(hand[-1]))
    assert match.state.seats[1].chosen == hand[-1]


def test_D2_cards_held_more_than_once_are_offered_once():
    match = playing([[4, 4, 9], [], []])
    match.start.phase = PASS
    ranks = sorted(set(match.state.seats[0].hand))
    assert RULES.legal_actions(match.state, 0) == [Pass(rank) for rank in ranks]


def test_D3_a_received_card_may_be_played():
    match = Match.new(RULES, 3, 4, {})
    hands = [own.hand[:] for own in match.state.seats]
    given = next(rank for rank in hands[0] if rank not in hands[1])
    for seat, card in enumerate((given, hands[1][0], hands[2][0])):
        match.play(seat, Pass(card))
    assert Play(given) in RULES.legal_actions(match.state, 1)
    assert match.state.phase == PLAY


def test_D3_in_each_phase_only_its_own_choice_is_legal():
    match = playing([[4], [], []])
    with pytest.raises(IllegalAction):
        match.play(0, Pass(4))
    match.start.phase = PASS
    with pytest.raises(IllegalAction):
        match.play(0, Play(4))


def test_D3_all_cards_are_revealed_together():
    match = playing([[3], [5], [6]])
    assert match.play(1, Play(5)).events == [Chosen(1, 5)]
    assert match.play(0, Play(3)).events == [Chosen(0, 3)]
    assert match.play(2, Play(6)).events[:2] == [Chosen(2, 6), Revealed(1, (3, 5, 6))]


def test_D4_the_lowest_rank_played_once_wins_and_tied_ranks_drop_out():
    match = playing([[3], [3], [5], [6], [10]], day=3)
    events = play_all(match, 3, 3, 5, 6, 10)
    assert events[5:8] == [Revealed(3, (3, 3, 5, 6, 10)), TiedOut(3, (0, 1)), DayWon(2, 5, (3,))]
    assert match.state.seats[2].days == [3]


def test_D4_several_ranks_may_drop_out_of_one_day():
    match = playing([[3], [8], [3], [8], [10]])
    events = play_all(match, 3, 8, 3, 8, 10)
    assert events[6:9] == [TiedOut(3, (0, 2)), TiedOut(8, (1, 3)), DayWon(4, 10, (1,))]


def test_D5_when_all_drop_out_the_day_waits_and_goes_with_the_next():
    match = playing([[7, 2], [7, 4], [9, 4], [9, 9]])
    assert DayWaits(1) in play_all(match, 7, 7, 9, 9)
    assert match.state.waiting == [1]
    for seat in range(4):
        match.play(seat, Pass(12 if 12 in match.state.seats[seat].hand else match.state.seats[seat].hand[-1]))
    assert DayWon(0, 2, (1, 2)) in play_all(match, 2, 4, 4, 9)
    assert match.state.waiting == []
    assert match.state.seats[0].days == [1, 2]


def test_D5_waiting_cards_pile_up():
    match = playing([[7], [7], [9], [9]], day=4, waiting=[2, 3])
    play_all(match, 7, 7, 9, 9)
    assert match.state.waiting == [2, 3, 4]


def test_D6_santa_and_mrs_claus_in_one_day_cancel_each_other():
    match = playing([[0], [0], [7]])
    events = play_all(match, 0, 0, 7)
    assert TiedOut(0, (0, 1)) in events
    assert DayWon(2, 7, (1,)) in events


def test_D6_a_claus_alone_is_lower_than_every_gift():
    assert DayWon(1, 0, (1,)) in play_all(playing([[1], [0], [7]]), 1, 0, 7)


def test_D7_played_cards_are_discarded_and_each_draws_seat_0_first():
    match = playing([[1], [2], [3]], deck_top=(4, 5, 6))
    events = play_all(match, 1, 2, 3)
    state = match.state
    assert state.discard == [1, 2, 3]
    assert events[-3:] == [Drawn(0, 4), Drawn(1, 5), Drawn(2, 6)]
    assert all(card in own.hand for own, card in zip(state.seats, (4, 5, 6), strict=True))
    assert [len(own.hand) for own in state.seats] == [12, 12, 12]
    assert (state.day, state.phase, RULES.to_move(state)) == (2, PASS, [0, 1, 2])


def test_D7_the_discards_are_shuffled_only_when_a_card_must_be_drawn():
    match = playing([[1], [2], [3]])
    state = match.start
    state.discard = sorted(state.deck[:-3])
    state.deck = state.deck[-3:]
    assert not any(isinstance(event, Reshuffled) for event in play_all(match, 1, 2, 3))
    assert match.state.deck == []
    for seat in range(3):
        match.play(seat, Pass(match.state.seats[seat].hand[0]))
    events = play_all(match, *(own.hand[-1] for own in match.state.seats))
    assert [event.cards for event in events if isinstance(event, Reshuffled)] == [47]


def test_D7_the_deck_may_run_out_between_two_draws_and_the_cards_just_played_are_in_the_new_one():
    match = playing([[1], [2], [3]], deck_top=(4, 5))
    state = match.start
    state.discard, state.deck = sorted(state.deck[:-2]), state.deck[-2:]
    events = play_all(match, 1, 2, 3)
    assert [type(event) for event in events[-4:]] == [Drawn, Drawn, Reshuffled, Drawn]
    assert (events[-4:-1], match.state.discard) == ([Drawn(0, 4), Drawn(1, 5), Reshuffled(45)], [])
    assert {1, 2, 3} <= {*match.state.deck, events[-1].card}


def test_D7_the_new_deck_is_in_an_order_of_chance():
    match = playing([[1], [2], [3]])
    match.start.discard, match.start.deck = sorted(match.start.deck), []
    decks = set()
    for seed in range(20):
        again = Match.load(RULES, RULES.encode(match.start), seed)
        play_all(again, 1, 2, 3)
        assert sorted(again.state.deck) != again.state.deck
        decks.add(tuple(again.state.deck))
    assert len(decks) == 20


def giving():
    """Day 2 was won with a Claus by seat 0, and day 1 waits."""
    match = playing([[0], [8], [8]], clauses_give=True, day=2, waiting=[1], deck_top=(4, 5, 6))
    return match, play_all(match, 0, 8, 8)


def test_D8_a_winner_with_a_claus_gives_the_day_and_all_that_waits_before_the_draw():
    match, events = giving()
    assert match.state.phase == GIVE
    assert RULES.to_move(match.state) == (0,)
    assert events[-1] == DayWon(0, 0, (1, 2))
    assert RULES.legal_actions(match.state, 0) == [Give(1), Give(2)]
    given = match.play(0, Give(2)).events
    assert given == [DayGiven(0, 2, (1, 2)), Drawn(0, 4), Drawn(1, 5), Drawn(2, 6)]
    assert match.state.seats[2].days == [1, 2]
    assert (match.state.phase, match.state.day, match.state.waiting) == (PASS, 3, [])


def test_D8_until_the_day_is_given_the_played_cards_lie_open_and_still_count_in_the_hands():
    match, _ = giving()
    assert [own.chosen for own in match.state.seats] == [0, 8, 8]
    assert [len(own.hand) for own in match.state.seats] == [12] * 3
    position = RULES.encode(match.state)
    assert (position["phase"], position["to_act"], position["waiting"], position["discard"]) == ("give", [0], [1], [])


def test_D8_without_the_option_a_claus_keeps_the_day():
    match = playing([[0], [8], [8]])
    play_all(match, 0, 8, 8)
    assert match.state.seats[0].days == [1]


def test_D8_only_a_win_with_a_claus_is_given_away():
    for cards in ((1, 8, 8), (0, 0, 7)):
        match = playing([[card] for card in cards], clauses_give=True)
        play_all(match, *cards)
        assert match.state.phase == PASS


def test_D8_the_last_day_is_given_away_too():
    match = playing([[0], [8], [9]], clauses_give=True, day=12)
    play_all(match, 0, 8, 9)
    assert not match.over
    match.play(0, Give(1))
    assert match.over
    assert match.state.seats[1].days == [12]


def test_D9_after_day_twelve_waiting_cards_go_to_nobody():
    match = playing([[7], [7], [9], [9]], day=12, waiting=[11])
    play_all(match, 7, 7, 9, 9)
    assert match.state.waiting == [11, 12]
    assert RULES.phase(match.state) == "over"
    assert [len(own.hand) for own in match.state.seats] == [12] * 4
    position = RULES.encode(match.state)
    assert (position["day"], position["waiting"], position["to_act"]) == (12, [11, 12], [])
    assert sum(position["result"]["days"]) == 55
