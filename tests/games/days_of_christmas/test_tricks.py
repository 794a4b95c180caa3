"""Setup, tricks, hands and gifts (N1–N13)."""

import pytest

from tabletop.core.errors import BadPosition, BadRequest, IllegalAction
from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.days_of_christmas.actions import Pass, Play
from tabletop.games.days_of_christmas.combinations import following, leading
from tabletop.games.days_of_christmas.events import GiftGiven, HandWon, TakenBack, TrickWon
from tabletop.games.days_of_christmas.reasons import ChristmasReason

RULES = catalog.game("days_of_christmas").rules()
DEALT = {2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 11, 8: 9}


def table(*hands, gifts=None, hand_number=1, length="full"):
    """A match in which the seats hold exactly these cards; the rest was discarded or never dealt."""
    start = 1 if length == "short" else 0
    pool = [rank for rank in range(1, 13) for _ in range(rank)]
    for hand in hands:
        for card in hand:
            pool.remove(card)
    undealt = 78 - DEALT[len(hands)] * len(hands)
    given = hand_number - 1 + start * len(hands)
    gifts = gifts or [given, *[0] * (len(hands) - 1)]
    position = {
        "game": "days_of_christmas", "ruleset": "base", "length": length, "phase": "lead", "to_act": 0,
        "hand_number": hand_number, "leader": 0, "supply": 12 - given, "trick": [],
        "discard": pool[undealt:], "unseen": pool[:undealt],
        "seats": [{"hand": sorted(hand), "gifts": n} for hand, n in zip(hands, gifts, strict=True)], "result": None,
    }  # fmt: skip
    return Match.load(RULES, position)


def play(match, *turns):
    """Each turn: the cards of the next seat, [] for a pass."""
    events = []
    for cards in turns:
        (seat,) = RULES.to_move(match.state)
        events += match.play(seat, Play(tuple(cards)) if cards else Pass()).events
    return events


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


@pytest.mark.parametrize("seats", [1, 9])
def test_N2_two_to_eight_players_sit_at_the_table(seats):
    with pytest.raises(BadRequest, match="2 to 8"):
        RULES.new_game(seats, 3, {})


def test_N3_the_first_leader_is_drawn_or_named():
    assert {RULES.new_game(4, seed, {}).leader for seed in range(40)} == {0, 1, 2, 3}
    assert RULES.new_game(4, 1, {"start": 2}).to_act == 2
    with pytest.raises(BadRequest, match="no seat 4"):
        RULES.new_game(4, 1, {"start": 4})


def test_N4_the_leader_plays_a_single_a_set_or_a_straight():
    assert leading([3, 4, 4, 5]) == [(3,), (4,), (5,), (4, 4), (3, 4), (3, 4, 5), (4, 5)]


def test_N4_cards_may_be_named_in_any_order():
    match = table([5, 6, 7, 9], [8, 8], [9, 9])
    assert Play((7, 5, 6)) == Play((5, 6, 7))
    play(match, [7, 5, 6])
    assert match.state.trick[0].cards == (5, 6, 7)


def test_N5_the_leader_must_play_and_a_follower_may_always_pass():
    match = table([5, 9], [8, 8], [9, 9])
    assert RULES.why_not(match.state, 0, Pass()) == ChristmasReason.LEADER_PLAYS
    play(match, [9])
    assert Pass() in RULES.legal_actions(match.state, 1)


def test_N5_nobody_acts_twice_in_a_trick():
    match = table([5, 9], [8, 8], [7, 9])
    events = play(match, [9], [8], [])
    assert TrickWon(1, 8) in events
    assert match.state.to_act == 1


def test_N6_one_card_must_be_as_low_as_the_lead_and_only_the_lead_counts():
    match = table([4, 9], [4, 8], [3, 9], [4, 9])
    play(match, [4], [4], [3])
    assert Play((4,)) in RULES.legal_actions(match.state, 3)
    assert RULES.why_not(match.state, 3, Play((9,))) == ChristmasReason.NOT_LOW_ENOUGH


def test_N6_a_straight_may_be_longer_if_its_lowest_card_is_low_enough():
    hand = [4, 5, 6, 6, 7, 8, 9]
    assert (4, 5, 6, 7, 8) in following(hand, (5, 6, 7))
    assert (6, 7, 8, 9) not in following(hand, (5, 6, 7))
    assert (5, 6) in following(hand, (5, 6, 7))


def test_N6_another_kind_may_not_follow():
    match = table([8, 8, 9], [2, 3, 5], [9, 9])
    play(match, [8, 8])
    assert RULES.why_not(match.state, 1, Play((2, 3))) == ChristmasReason.OTHER_KIND
    with pytest.raises(IllegalAction):
        match.play(1, Play((2,)))


def test_N6_every_refusal_of_cards_has_its_reason():
    match = table([8, 8, 9], [2, 3, 5], [9, 9])
    assert RULES.why_not(match.state, 0, Play(())) == ChristmasReason.NO_CARDS
    assert RULES.why_not(match.state, 0, Play((1,))) == ChristmasReason.NOT_IN_HAND
    assert RULES.why_not(match.state, 0, Play((8, 8, 9))) == ChristmasReason.NO_COMBINATION
    assert RULES.why_not(match.state, 1, Play((2,))) == ChristmasReason.NOT_YOUR_TURN


def test_N7_the_lowest_card_wins_and_of_equals_the_last():
    match = table([4, 9], [4, 8], [3, 9], [4, 9])
    assert TrickWon(2, 3) in play(match, [4], [4], [3], [4])
    match = table([4, 9], [4, 8], [5, 9], [4, 9])
    assert TrickWon(3, 4) in play(match, [4], [4], [], [4])


def test_N7_nobody_followed_the_leader_wins():
    match = table([4, 9], [4, 8], [3, 9])
    assert TrickWon(0, 4) in play(match, [4], [], [])


def test_N8_the_winner_discards_the_trick_and_leads_the_next():
    match = table([4, 9], [2, 8], [3, 9])
    before = len(match.state.discard)
    play(match, [4], [2], [3])
    assert len(match.state.discard) == before + 3
    assert (match.state.leader, match.state.to_act, match.state.trick) == (1, 1, [])


def test_N9_last_cards_that_do_not_win_return_to_the_hand():
    match = table([10, 10, 11], [9, 9], [5, 5, 6])
    assert TakenBack(1, (9, 9)) in play(match, [10, 10], [9, 9], [5, 5])
    assert match.state.seats[1].hand == [9, 9]


def test_N9_the_leader_too_takes_last_cards_back():
    match = table([10], [9, 11], [5, 6])
    assert TakenBack(0, (10,)) in play(match, [10], [9], [])


def test_N10_who_wins_a_trick_without_cards_takes_a_gift():
    match = table([4], [9, 9], [8, 11, 12])
    events = play(match, [4], [], [])
    assert HandWon(0, 1) in events
    assert match.state.hand_number == 2
    assert match.state.supply == 11


def test_N11_all_who_hold_the_most_cards_give_the_winner_a_gift_if_they_have_one():
    match = table([4], [9, 11], [8, 12], [12], gifts=[0, 1, 0, 1], hand_number=3)
    events = play(match, [4], [], [], [])
    assert [event for event in events if isinstance(event, GiftGiven)] == [GiftGiven(1, 0)]
    assert RULES.scores(match.state) == [2, 0, 0, 1]


def test_N11_cards_taken_back_count():
    match = table([4], [3, 3, 9], [4, 4, 12], gifts=[0, 0, 1], hand_number=2)
    events = play(match, [4], [], [])
    assert GiftGiven(2, 0) in events


def test_N12_the_winner_leads_the_next_hand():
    match = table([9, 9], [4], [8, 12])
    play(match, [9], [4], [])
    assert (match.state.hand_number, match.state.leader, match.state.to_act) == (2, 1, 1)
    assert [len(own.hand) for own in match.state.seats] == [12, 12, 12]


def test_N13_after_the_last_hand_most_gifts_win_and_ties_share():
    match = table([4], [9, 9], [8, 11, 12], gifts=[2, 2, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    assert RULES.encode(match.state)["result"] == {"winners": [0], "gifts": [4, 2, 0]}
    assert match.over
    match = table([4], [9, 9], [8, 11, 12], gifts=[1, 3, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    assert RULES.outcome(match.state).winners == (0, 1)


def test_the_hands_stay_hidden_after_the_end():
    match = table([4], [9, 9], [8, 11, 12], gifts=[2, 2, 1], hand_number=3, length="short")
    play(match, [4], [], [])
    view = RULES.encode(RULES.view(match.state, 0))
    assert view["seats"][1]["hand"] == [None, None]
    assert set(view["unseen"]) == {None}


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (["extra"], 1, "extra"),
        (["supply"], 11, "gifts"),
        (["hand_number"], 2, "gifts"),
        (["hand_number"], 1.0, "hand_number"),
        (["to_act"], None, "to_act"),
        (["to_act"], 1, "leader"),
        (["leader"], 7, "seats"),
        (["seats", 0, "hand"], [], "no cards"),
        (["seats", 0, "hand", 0], None, "null"),
        (["seats", 0, "gifts"], True, "gifts"),
        (["unseen"], [], "unseen"),
        (["trick"], [{"seat": 0, "cards": []}], "trick"),
        (["result"], {"winners": [0], "gifts": [0, 0, 0]}, "result"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_place(path, value, says):
    position = RULES.encode(RULES.new_game(3, 2, {"start": 0}))
    inner = position
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadPosition, match=says):
        RULES.decode(position, 0)
