"""Every refusal that a person can run into has its reason."""

import pytest

from tabletop.core.match import Match
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why

from .table import RULES, table

STANDING = {
    "red": ["neutral", 0, 1],
    "blue": ["neutral", 1, 1],
    "green": [0],
    "yellow": ["neutral", 0],
    "purple": ["neutral", "neutral", 0, 1],
}


@pytest.mark.parametrize(
    ("rule", "action", "reason"),
    [
        ("T2", Guard("red"), Why.GUARDS_STAND),
        ("T5", Enter("blue", ("blue",)), Why.NO_OWN_GUARD),
        ("T5", Enter("green", ("green",)), Why.NO_FOREIGN_GUARD),
        ("T5", Enter("red", ("red", "red")), None),
        ("T5", Enter("red", ("red",)), Why.WRONG_CARDS),
        ("T5", Enter("red", ()), Why.WRONG_CARDS),
        ("T5", Enter("red", ("red", "blue")), Why.WRONG_CARDS),
        ("T5", Enter("red", ("dancer", "dancer")), Why.NOT_IN_HAND),
        ("T5", Enter("yellow", ("yellow",)), Why.NOT_IN_HAND),
        ("T5", Enter("yellow", ("dancer",)), None),
        ("T6", Move("red", "green", ("blue",)), Why.WRONG_CARDS),
        ("T6", Move("red", "green", ("red", "green")), Why.WRONG_CARDS),
        ("T6", Move("red", "red", ("red",)), Why.SAME_PALACE),
        ("T6", Move("red", "purple", ("red",)), Why.FOUR_GUARDS),
        ("T7", Move("red", "green", ("red",), thief=True), Why.NO_THIEF_THERE),
        ("T8", MoveNeutral("green", "red", ("green", "red")), Why.NO_NEUTRAL_GUARD),
        ("T8", MoveNeutral("red", "green", ("red", "red")), Why.WRONG_CARDS),
        ("T8", MoveNeutral("blue", "green", ("blue", "green")), Why.NO_CARD_OF_EACH),
        ("T9", Move("blue", "green", ("green",)), Why.NOT_YOUR_GUARD),
        ("T9", Move("white", "green", ("dancer",)), Why.NO_OWN_GUARD),
    ],
)
def test_T5_to_T9_a_refusal_names_the_rule_in_the_way(rule, action, reason):
    match = table(STANDING, [["red", "red", "dancer"], []])
    assert RULES.why_not(match.state, 0, action) == reason, rule
    assert (action in RULES.legal_actions(match.state, 0)) == (reason is None), rule


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Enter("red", ()), Why.NOT_ENOUGH_CARDS),
        (Enter("green", ()), Why.NO_FOREIGN_GUARD),
        (Move("red", "green", ()), Why.NO_CARD_OF_EITHER),
        (MoveNeutral("red", "green", ()), Why.NO_CARD_OF_EACH),
    ],
)
def test_T5_T6_T8_what_cannot_be_paid_is_named_whatever_cards_are_offered(action, reason):
    match = table(STANDING, [["white"], []])
    assert RULES.why_not(match.state, 0, action) == reason


def test_T13_a_dancer_comes_after_an_idle_turn_alone():
    match = table(STANDING, [["red", "red"], []])
    match.play(0, Enter("red", ("red", "red")))
    assert RULES.why_not(match.state, 0, End(dancer=True)) == Why.DANCER_AFTER_ACTION


def test_who_is_not_to_act_is_told_so():
    match = table(STANDING, [["red"], ["red"]])
    assert RULES.why_not(match.state, 1, End()) == Why.NOT_YOUR_TURN
    assert RULES.why_not(match.state, 5, End()) == Why.NOT_YOUR_TURN


def test_T2_T3_in_the_setup_only_guards_that_are_left_go_to_free_squares():
    match = Match.new(RULES, 2, 5, {"variant": "tactical", "start": 0})
    assert RULES.why_not(match.state, 0, Move("red", "blue", ("red",))) == Why.GUARDS_FIRST
    for _ in range(2):
        match.play(0, Guard("red", neutral=True))
        match.play(1, Guard("red"))
    assert RULES.why_not(match.state, 0, Guard("blue", neutral=True)) == Why.NO_NEUTRAL_LEFT
    assert RULES.why_not(match.state, 0, Guard("red")) == Why.FOUR_GUARDS
    for palace in ("blue", "green"):
        match.play(0, Guard(palace))
        match.play(1, Guard(palace))
    match.play(0, Guard("white"))
    match.play(1, Guard("white", neutral=True))
    match.play(0, Guard("white"))
    assert RULES.why_not(match.state, 1, Guard("blue")) == Why.NO_GUARD_LEFT
