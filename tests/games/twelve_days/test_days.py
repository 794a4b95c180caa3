"""Setup, passing, playing and drawing (D1–D9)."""

import pytest

from tabletop.core.errors import BadRequest
from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.twelve_days.actions import Give, Pass, Play
from tabletop.games.twelve_days.events import DayGiven, DayWaits, DayWon, Reshuffled, TiedOut
from tabletop.games.twelve_days.reasons import TwelveDaysReason
from tabletop.games.twelve_days.state import GIVE, PASS, PLAY

RULES = catalog.game("twelve_days").rules()


def playing(hands, *, day=1, deck_top=(), **options):
    """A match in PLAY, each seat holding the named cards among others, the deck's top as named."""
    match = Match.new(RULES, len(hands), 1, options)
    state = match.start
    state.phase, state.day = PLAY, day
    state.seats[0].days = list(range(1, day))
    pool = sorted(card for own in state.seats for card in own.hand) + state.deck
    pool.sort()
    for cards in hands:
        for card in cards:
            pool.remove(card)
    for card in deck_top:
        pool.remove(card)
    for own, cards in zip(state.seats, hands, strict=True):
        rest = 12 - len(cards)
        own.hand = sorted([*cards, *pool[-rest:]])
        del pool[-rest:]
    state.deck = pool + list(reversed(deck_top))
    assert RULES.encode(RULES.decode(RULES.encode(state), 0)) == RULES.encode(state)
    return match


def play_all(match, *cards):
    events = []
    for seat, card in enumerate(cards):
        events += match.play(seat, Play(card)).events
    return events


def test_D1_everyone_is_dealt_twelve_gifts_and_day_one_comes_first():
    for seats in (3, 4, 5):
        state = RULES.new_game(seats, 9, {})
        assert [len(own.hand) for own in state.seats] == [12] * seats
        assert len(state.deck) == 80 - 12 * seats
        assert state.day == 1


@pytest.mark.parametrize("seats", [-1, 0, 2, 6])
def test_D1_three_to_five_players_sit_at_the_table(seats):
    with pytest.raises(BadRequest, match="3 to 5"):
        RULES.new_game(seats, 9, {})


def test_D2_a_passed_card_goes_to_the_next_seat_and_the_last_seat_passes_to_seat_0():
    match = Match.new(RULES, 3, 4, {})
    before = [own.hand[:] for own in match.state.seats]
    for seat in (2, 0, 1):
        match.play(seat, Pass(before[seat][0]))
    for seat, own in enumerate(match.state.seats):
        assert own.hand == sorted([*before[seat][1:], before[seat - 1][0]])


def test_D2_nothing_moves_until_all_have_chosen():
    match = Match.new(RULES, 3, 4, {})
    hands = [own.hand[:] for own in match.state.seats]
    match.play(1, Pass(hands[1][0]))
    assert [own.hand for own in match.state.seats] == hands
    assert RULES.to_move(match.state) == [0, 2]


def test_D3_a_received_card_may_be_played():
    match = Match.new(RULES, 3, 4, {})
    given = match.state.seats[0].hand[0]
    for seat in range(3):
        match.play(seat, Pass(match.state.seats[seat].hand[0]))
    assert Play(given) in RULES.legal_actions(match.state, 1)


def test_D4_the_lowest_rank_played_once_wins_and_tied_ranks_drop_out():
    match = playing([[3], [3], [5], [6], [10]], day=3)
    events = play_all(match, 3, 3, 5, 6, 10)
    assert TiedOut(3, (0, 1)) in events
    assert DayWon(2, 5, (3,)) in events
    assert match.state.seats[2].days == [3]


def test_D5_when_all_drop_out_the_day_waits_and_goes_with_the_next():
    match = playing([[7, 2], [7, 4], [9, 4], [9, 9]], day=1)
    assert DayWaits(1) in play_all(match, 7, 7, 9, 9)
    assert match.state.waiting == [1]
    for seat in range(4):
        match.play(seat, Pass(12 if 12 in match.state.seats[seat].hand else match.state.seats[seat].hand[-1]))
    assert DayWon(0, 2, (1, 2)) in play_all(match, 2, 4, 4, 9)
    assert match.state.waiting == []


def test_D6_santa_and_mrs_claus_in_one_day_cancel_each_other():
    match = playing([[0], [0], [7]])
    events = play_all(match, 0, 0, 7)
    assert TiedOut(0, (0, 1)) in events
    assert DayWon(2, 7, (1,)) in events


def test_D7_played_cards_are_discarded_and_each_draws_seat_0_first():
    match = playing([[1], [2], [3]], deck_top=(4, 5, 6))
    play_all(match, 1, 2, 3)
    state = match.state
    assert state.discard == [1, 2, 3]
    assert all(card in own.hand for own, card in zip(state.seats, (4, 5, 6), strict=True))
    assert [len(own.hand) for own in state.seats] == [12, 12, 12]


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


def test_D8_a_winner_with_a_claus_gives_the_day_and_all_that_waits_before_the_draw():
    match = playing([[0], [8], [8]], clauses_give=True, day=2)
    match.start.seats[0].days, match.start.waiting = [], [1]
    play_all(match, 0, 8, 8)
    assert match.state.phase == GIVE
    assert RULES.to_move(match.state) == (0,)
    assert [own.chosen for own in match.state.seats] == [0, 8, 8]
    assert RULES.legal_actions(match.state, 0) == [Give(1), Give(2)]
    assert RULES.why_not(match.state, 0, Give(0)) == TwelveDaysReason.NOT_TO_YOURSELF
    assert DayGiven(0, 2, (1, 2)) in match.play(0, Give(2)).events
    assert match.state.seats[2].days == [1, 2]
    assert match.state.phase == PASS


def test_D8_without_the_option_a_claus_keeps_the_day():
    match = playing([[0], [8], [8]])
    play_all(match, 0, 8, 8)
    assert match.state.seats[0].days == [1]


def test_D9_after_day_twelve_waiting_cards_go_to_nobody():
    match = playing([[7], [7], [9], [9]], day=12)
    play_all(match, 7, 7, 9, 9)
    assert match.state.waiting == [12]
    assert RULES.phase(match.state) == "over"
    assert [len(own.hand) for own in match.state.seats] == [12] * 4
    assert sum(sum(own.days) for own in match.state.seats) == 66
