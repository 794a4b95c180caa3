"""Setup and tricks (N1–N9)."""

from collections import Counter

import pytest

from tabletop.core.errors import BadRequest, IllegalAction, NotYourTurn
from tabletop.core.match import Match
from tabletop.games.days_of_christmas.actions import Pass, Play
from tabletop.games.days_of_christmas.events import Passed, Played, TakenBack, TrickWon
from tabletop.games.days_of_christmas.state import Entry

from .table import CARDS, DEALT, RULES, play, table


def test_N1_a_full_game_begins_without_gifts_and_a_short_one_with_one_each():
    assert RULES.scores(RULES.new_game(3, 1, {})) == [0, 0, 0]
    short = RULES.new_game(3, 1, {"length": "short"})
    assert RULES.scores(short) == [1, 1, 1]
    assert short.supply == 9


@pytest.mark.parametrize(("seats", "cards"), DEALT.items())
def test_N2_twelve_cards_are_dealt_or_eleven_to_seven_or_nine_to_eight(seats, cards):
    state = RULES.new_game(seats, 3, {})
    assert [len(own.hand) for own in state.seats] == [cards] * seats
    assert len(state.unseen) == 78 - seats * cards
    dealt = Counter(card for own in state.seats for card in own.hand)
    assert dealt + Counter(state.unseen) == Counter(CARDS)


@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_N2_two_to_eight_players_sit_at_the_table(seats):
    with pytest.raises(BadRequest, match="2 to 8"):
        RULES.new_game(seats, 3, {})


def test_N3_the_first_leader_is_drawn_or_named():
    assert {RULES.new_game(4, seed, {}).leader for seed in range(40)} == {0, 1, 2, 3}
    named = RULES.new_game(4, 1, {"start": 2})
    assert (named.leader, named.to_act) == (2, 2)


def test_N3_naming_the_leader_keeps_the_cards_of_the_seed():
    drawn = RULES.new_game(4, 12, {})
    assert RULES.new_game(4, 12, {"start": drawn.leader}) == drawn
    assert RULES.new_game(4, 12, {"start": (drawn.leader + 1) % 4}).seats == drawn.seats


def test_N4_cards_may_be_named_in_any_order():
    match = table([5, 6, 7, 9], [8, 8], [9, 9])
    assert Play((7, 5, 6)) == Play((5, 6, 7))
    assert play(match, [7, 5, 6]) == [Played(0, (5, 6, 7), lead=True)]
    assert match.state.trick == [Entry(0, (5, 6, 7))]


def test_N5_the_leader_must_play_and_a_follower_may_always_pass():
    match = table([5, 9], [8, 8], [1, 9])
    with pytest.raises(IllegalAction):
        match.play(0, Pass())
    play(match, [9])
    assert RULES.legal_actions(match.state, 1) == [Play((8,)), Pass()]
    play(match, [])
    assert RULES.legal_actions(match.state, 2)[-1] == Pass()


def test_N5_each_plays_or_passes_once_around_and_nobody_acts_twice():
    match = table([7, 9], [5, 9], [8, 11], [7, 9], leader=2)
    events = []
    for seat, cards in ((2, [11]), (3, [9]), (0, []), (1, [5])):
        assert RULES.to_move(match.state) == (seat,)
        with pytest.raises(NotYourTurn):
            match.play((seat + 1) % 4, Pass())
        events += play(match, cards)
    assert events == [
        Played(2, (11,), lead=True),
        Played(3, (9,), lead=False),
        Passed(0),
        Played(1, (5,), lead=False),
        TrickWon(1, 5),
    ]


def test_N6_one_card_must_be_as_low_as_the_lead_and_only_the_lead_counts():
    match = table([4, 9], [4, 8], [3, 9], [4, 9])
    play(match, [4], [4], [3])
    assert RULES.legal_actions(match.state, 3) == [Play((4,)), Pass()]
    with pytest.raises(IllegalAction):
        match.play(3, Play((9,)))


def test_N6_sets_may_be_of_any_number_of_cards_from_two():
    match = table([8, 8, 9], [7, 7, 7, 12], [5, 9, 9])
    play(match, [8, 8])
    assert RULES.legal_actions(match.state, 1) == [Play((7, 7)), Play((7, 7, 7)), Pass()]
    play(match, [7, 7, 7])
    assert RULES.legal_actions(match.state, 2) == [Pass()]


def test_N6_another_kind_may_not_follow():
    match = table([8, 8, 9], [2, 3, 5], [9, 9])
    play(match, [8, 8])
    assert RULES.legal_actions(match.state, 1) == [Pass()]
    for cards in ((2,), (2, 3)):
        with pytest.raises(IllegalAction):
            match.play(1, Play(cards))


def test_N7_the_lowest_card_wins_and_of_equals_the_last():
    match = table([4, 9], [4, 8], [3, 9], [4, 9])
    assert TrickWon(2, 3) in play(match, [4], [4], [3], [4])
    match = table([4, 9], [4, 8], [5, 9], [4, 9])
    assert TrickWon(3, 4) in play(match, [4], [4], [], [4])


def test_N7_the_lowest_card_counts_not_how_many_there_are():
    match = table([6, 7, 8, 9], [5, 6, 12], [5, 6, 7, 8, 12])
    assert TrickWon(1, 5) in play(match, [6, 7, 8, 9], [5, 6], [])
    match = table([6, 7, 8, 9], [5, 6, 12], [5, 6, 7, 8, 12])
    assert TrickWon(2, 5) in play(match, [6, 7, 8, 9], [5, 6], [5, 6, 7, 8])


def test_N7_nobody_followed_the_leader_wins():
    match = table([4, 9], [4, 8], [3, 9])
    assert TrickWon(0, 4) in play(match, [4], [], [])


def test_N8_the_winner_discards_the_trick_and_leads_the_next():
    match = table([4, 9], [2, 8], [3, 9])
    before = Counter(match.state.discard)
    play(match, [4], [2], [3])
    assert Counter(match.state.discard) - before == Counter([2, 3, 4])
    assert match.state.discard == sorted(match.state.discard)
    assert (match.state.leader, match.state.to_act, match.state.trick) == (1, 1, [])
    assert RULES.phase(match.state) == "lead"


def test_N9_last_cards_that_do_not_win_return_to_the_hand():
    match = table([10, 10, 11], [9, 9], [5, 5, 6])
    before = Counter(match.state.discard)
    assert TakenBack(1, (9, 9)) in play(match, [10, 10], [9, 9], [5, 5])
    assert match.state.seats[1].hand == [9, 9]
    assert Counter(match.state.discard) - before == Counter([5, 5, 10, 10])


def test_N9_the_leader_too_takes_last_cards_back():
    match = table([10], [9, 11], [5, 6])
    assert play(match, [10], [9], [])[-2:] == [TrickWon(1, 9), TakenBack(0, (10,))]
    assert match.state.seats[0].hand == [10]


def test_N9_several_take_back_in_order_of_play_and_who_equalled_the_winner_too():
    match = table([10], [9], [7], [7, 12])
    events = play(match, [10], [9], [7], [7])
    assert events[-4:] == [TrickWon(3, 7), TakenBack(0, (10,)), TakenBack(1, (9,)), TakenBack(2, (7,))]
    assert [own.hand for own in match.state.seats] == [[10], [9], [7], [12]]


def test_N9_last_cards_that_win_are_not_taken_back():
    match = table([10, 11], [9], [5, 6])
    events = play(match, [10], [9], [])
    assert TrickWon(1, 9) in events
    assert not any(isinstance(event, TakenBack) for event in events)


def test_N5_with_two_players_one_leads_and_one_follows():
    match = Match.new(RULES, 2, 5, {"start": 1})
    play(match, [match.state.seats[1].hand[-1]], [])
    assert (match.state.leader, RULES.to_move(match.state)) == (1, (1,))
