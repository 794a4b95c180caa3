"""Every refusal names the rule in the way."""

import pytest

from tabletop.games.days_of_christmas.actions import Pass, Play
from tabletop.games.days_of_christmas.reasons import ChristmasReason as Why

from .table import RULES, play, table

HAND = [2, 3, 5, 8, 8, 9, 10, 11]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ((), Why.NO_CARDS),
        ((1,), Why.NOT_IN_HAND),
        ((2, 2), Why.NOT_IN_HAND),
        ((-1,), Why.NOT_IN_HAND),
        ((13,), Why.NOT_IN_HAND),
        ((2, 3, 5), Why.NOT_SUCCESSIVE),
        ((8, 8, 9), Why.NO_COMBINATION),
        ((2, 3), None),
        ((8, 8), None),
        ((11,), None),
    ],
)
def test_N4_a_lead_is_refused_with_its_reason(cards, reason):
    match = table(HAND, [9, 9], [12, 12])
    assert RULES.why_not(match.state, 0, Play(cards)) == reason
    assert (Play(cards) in RULES.legal_actions(match.state, 0)) == (reason is None)


@pytest.mark.parametrize(
    ("lead", "cards", "reason"),
    [
        ((8,), (9,), Why.NOT_LOW_ENOUGH),
        ((8,), (8, 8), Why.SINGLE_LED),
        ((8,), (2, 3), Why.SINGLE_LED),
        ((8,), (8,), None),
        ((7, 7), (8, 8), Why.NOT_LOW_ENOUGH),
        ((7, 7), (2,), Why.TWO_AT_LEAST),
        ((7, 7), (2, 3), Why.SET_LED),
        ((7, 7), (2, 3, 5), Why.NOT_SUCCESSIVE),
        ((9, 9), (8, 8), None),
        ((4, 5), (8, 9, 10), Why.NOT_LOW_ENOUGH),
        ((4, 5), (8, 8), Why.STRAIGHT_LED),
        ((4, 5), (2,), Why.TWO_AT_LEAST),
        ((4, 5), (), Why.NO_CARDS),
        ((4, 5), (2, 3), None),
    ],
)
def test_N6_a_following_play_is_refused_with_its_reason(lead, cards, reason):
    match = table([*lead, 12], HAND, [12, 12])
    play(match, lead)
    assert RULES.why_not(match.state, 1, Play(cards)) == reason
    assert (Play(cards) in RULES.legal_actions(match.state, 1)) == (reason is None)


def test_N5_the_leader_may_not_pass_and_a_follower_may():
    match = table(HAND, [9, 9], [12, 12])
    assert RULES.why_not(match.state, 0, Pass()) == Why.LEADER_PLAYS
    play(match, [11])
    assert RULES.why_not(match.state, 1, Pass()) is None


def test_N5_who_is_not_to_act_is_told_so():
    match = table(HAND, [9, 9], [12, 12])
    for seat in (1, 2, 7, -1):
        assert RULES.why_not(match.state, seat, Pass()) == Why.NOT_YOUR_TURN
        assert RULES.legal_actions(match.state, seat) == []
