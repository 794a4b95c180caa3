"""Every refusal names the rule in the way."""

from tabletop.games.twelve_days.actions import Give, Pass, Play
from tabletop.games.twelve_days.reasons import TwelveDaysReason as Why

from .table import RULES, play_all, playing


def test_D2_D3_a_card_must_be_in_hand_and_of_the_phase():
    match = playing([[3], [5], [6]])
    assert RULES.why_not(match.state, 0, Play(3)) is None
    assert RULES.why_not(match.state, 0, Play(5)) == Why.NOT_IN_HAND
    assert RULES.why_not(match.state, 0, Play(-1)) == Why.NOT_IN_HAND
    assert RULES.why_not(match.state, 0, Pass(3)) == Why.WRONG_PHASE
    assert RULES.why_not(match.state, 0, Give(1)) == Why.WRONG_PHASE


def test_D2_who_has_chosen_is_told_so():
    match = playing([[3], [5], [6]])
    match.play(0, Play(3))
    assert RULES.why_not(match.state, 0, Play(3)) == Why.CHOSEN_ALREADY
    assert RULES.why_not(match.state, 3, Play(3)) == Why.NOT_YOUR_TURN


def test_D8_a_claus_gives_to_another_who_sits_there():
    match = playing([[0], [8], [8]], clauses_give=True)
    play_all(match, 0, 8, 8)
    assert RULES.why_not(match.state, 0, Give(1)) is None
    assert RULES.why_not(match.state, 0, Give(0)) == Why.NOT_TO_YOURSELF
    assert RULES.why_not(match.state, 0, Give(3)) == Why.NO_SUCH_SEAT
    assert RULES.why_not(match.state, 0, Give(-1)) == Why.NO_SUCH_SEAT
    assert RULES.why_not(match.state, 0, Play(0)) == Why.WRONG_PHASE
    assert RULES.why_not(match.state, 1, Give(2)) == Why.NOT_YOUR_TURN


def test_D9_after_the_end_nobody_is_to_act():
    match = playing([[7], [7], [9]], day=12)
    play_all(match, 7, 7, 9)
    assert RULES.why_not(match.state, 0, Play(7)) == Why.NOT_YOUR_TURN
    assert RULES.legal_actions(match.state, 0) == []
