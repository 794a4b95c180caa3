"""Laws of turns: who is to act, what may be chosen, and that nothing else is."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import IllegalAction, NotYourTurn
from tabletop.core.match import Match

from .laws import law
from .tables import TABLES, Table
from .twist import twists
from .walks import choose, walks


@law
def test_nobody_is_to_act_exactly_when_there_is_an_outcome(match: Match):
    rules, state = match.rules, match.state
    assert (len(rules.to_move(state)) == 0) == (rules.outcome(state) is not None)
    assert (rules.phase(state) == "over") == match.over


@law
def test_who_is_to_act_is_a_seat_and_named_once_in_order(match: Match):
    movers = list(match.rules.to_move(match.state))
    assert movers == sorted(set(movers))
    assert set(movers) <= set(range(match.seats))


@law
def test_exactly_those_to_act_have_a_legal_action(match: Match):
    rules, state = match.rules, match.state
    movers = rules.to_move(state)
    for seat in range(match.seats):
        assert (len(rules.legal_actions(state, seat)) > 0) == (seat in movers)


@law
def test_the_legal_actions_are_listed_once_and_always_in_the_same_order(match: Match):
    rules = match.rules
    for seat in rules.to_move(match.state):
        actions = rules.legal_actions(match.state, seat)
        assert len(actions) == len(set(actions))
        assert actions == rules.legal_actions(match.state.copy(), seat)


@law
def test_every_listed_action_applies_and_none_is_refused_a_reason(match: Match):
    rules = match.rules
    for seat in rules.to_move(match.state):
        for action in rules.legal_actions(match.state, seat):
            after = match.state.copy()
            assert isinstance(rules.apply(after, seat, action), list)
            assert after != match.state
            assert rules.why_not(match.state, seat, action) is None


@law
def test_asking_changes_nothing(match: Match):
    rules, before = match.rules, match.state.copy()
    for seat in range(match.seats):
        rules.legal_actions(match.state, seat)
        rules.view(match.state, seat)
    rules.view(match.state, None)
    rules.encode(match.state)
    rules.scores(match.state)
    rules.outcome(match.state)
    rules.options(match.state)
    assert match.state == before


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(data=st.data())
def test_what_is_not_listed_is_refused_with_a_reason_and_changes_nothing(table: Table, data: st.DataObject):
    match = data.draw(walks(table)).begin(table)
    rules = match.rules
    if match.over:
        match.undo()
    _, action = choose(match, data.draw(st.integers(0, 2**16)))
    doc = data.draw(twists(msgspec.to_builtins(action)))
    try:
        other = msgspec.convert(doc, rules.action_type)
    except msgspec.ValidationError:
        return
    other_seat = data.draw(st.sampled_from(range(match.seats)))
    before, steps = match.state.copy(), len(match.steps)
    legal = other in rules.legal_actions(match.state, other_seat)
    assert (rules.why_not(match.state, other_seat, other) is None) == legal
    if not legal:
        with pytest.raises((IllegalAction, NotYourTurn)):
            match.play(other_seat, other)
        assert match.state == before
        assert len(match.steps) == steps


@law
def test_every_seat_has_a_score_and_the_outcome_names_seats(match: Match):
    rules, state = match.rules, match.state
    outcome = rules.outcome(state)
    if outcome is not None:
        assert len(outcome.scores) >= match.seats
        assert set(outcome.winners) <= set(range(len(outcome.scores)))
        assert rules.encode(state)["result"] is not None
    assert len(rules.scores(state)) >= match.seats
    assert all(type(score) is int for score in rules.scores(state))


@law
def test_simultaneous_choices_commute(match: Match):
    rules, state = match.rules, match.state
    movers = list(rules.to_move(state))
    for first, second in pairwise(movers):
        one = rules.legal_actions(state, first)[0]
        two = rules.legal_actions(state, second)[-1]
        here, there = state.copy(), state.copy()
        rules.apply(here, first, one)
        rules.apply(here, second, two)
        rules.apply(there, second, two)
        rules.apply(there, first, one)
        assert here == there
