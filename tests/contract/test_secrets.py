"""Laws of secrets: a view holds what its seat may know, no more and no less."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.core.rules import Seat

from .laws import law
from .tables import TABLES, Table
from .walks import choose, walks


def eyes(match: Match) -> list[Seat | None]:
    return [*range(match.seats), None]


@law
def test_a_seat_sees_its_own_legal_actions(match: Match):
    rules, state = match.rules, match.state
    for seat in range(match.seats):
        assert rules.legal_actions(rules.view(state, seat), seat) == rules.legal_actions(state, seat)


@law
def test_a_view_shows_who_is_to_act_the_phase_and_the_scores(match: Match):
    rules, state = match.rules, match.state
    for seat in eyes(match):
        view = rules.view(state, seat)
        assert list(rules.to_move(view)) == list(rules.to_move(state))
        assert rules.phase(view) == rules.phase(state)
        assert rules.scores(view) == rules.scores(state)
        assert rules.seats(view) == rules.seats(state)
        assert rules.options(view) == rules.options(state)


@law
def test_a_view_of_a_view_is_the_view_and_carries_no_generator(match: Match):
    rules, state = match.rules, match.state
    for seat in eyes(match):
        view = rules.view(state, seat)
        assert view.rng == 0
        assert rules.view(view, seat) == view


@law
def test_an_onlooker_sees_nothing_that_a_seat_does_not_see(match: Match):
    rules, state = match.rules, match.state
    onlooker = rules.view(state, None)
    for seat in range(match.seats):
        assert rules.view(rules.view(state, seat), None) == onlooker


@law
def test_a_sampled_world_is_whole_and_agrees_with_the_view(match: Match):
    rules, state = match.rules, match.state
    for seat in eyes(match):
        view = rules.view(state, seat)
        world = rules.sample(view, seat, 11)
        assert rules.view(world, seat) == view
        position = rules.encode(world)
        assert rules.encode(rules.decode(position, 0)) == position


@law
def test_a_sample_depends_on_its_seed_alone(match: Match):
    rules, state = match.rules, match.state
    view = rules.view(state, 0)
    assert rules.sample(view, 0, 5) == rules.sample(view.copy(), 0, 5)


@law
def test_a_view_is_encoded_and_copied_like_a_state(match: Match):
    rules, state = match.rules, match.state
    for seat in eyes(match):
        view = rules.view(state, seat)
        assert view.copy() == view
        position = rules.encode(view)
        assert msgspec.json.decode(msgspec.json.encode(position)) == position
        assert same_shape(position, rules.encode(state))


def same_shape(view: object, whole: object) -> bool:
    """A view is the position with nulls in it, and nothing else changed."""
    if view is None:
        return True
    if isinstance(view, dict) and isinstance(whole, dict):
        return view.keys() == whole.keys() and all(same_shape(view[key], whole[key]) for key in view)
    if isinstance(view, list) and isinstance(whole, list):
        return len(view) == len(whole) and all(map(same_shape, view, whole))
    return view == whole


@law
def test_playing_on_a_view_never_fails(match: Match):
    rules, state = match.rules, match.state
    for seat in eyes(match):
        view = rules.view(state, seat)
        for mover in rules.to_move(state)[:3]:
            actions = rules.legal_actions(state, mover)
            for action in actions[:: len(actions) // 6 + 1]:
                after = view.copy()
                rules.apply(after, mover, action)
                rules.encode(after)
                rules.view(after, seat)
                for next_mover in rules.to_move(after):
                    rules.legal_actions(after, next_mover)


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=40)
@given(data=st.data())
def test_two_worlds_that_look_alike_go_on_looking_alike(table: Table, data: st.DataObject):
    """The canary: whatever hidden thing differs between them must show in no view and no redacted event."""
    match = data.draw(walks(table)).begin(table)
    if match.over:
        match.undo()
    rules = match.rules
    seat = data.draw(st.sampled_from(eyes(match)))
    view = rules.view(match.state, seat)
    here, there = match.state.copy(), rules.sample(view, seat, data.draw(st.integers(0, 99)))
    mover, action = choose(match, data.draw(st.integers(0, 2**16)))
    if action not in rules.legal_actions(there, mover):
        return
    seen, also_seen = rules.apply(here, mover, action), rules.apply(there, mover, action)
    told = [rules.redact(event, seat) for event in seen]
    also_told = [rules.redact(event, seat) for event in also_seen]
    if rules.view(here, seat) == rules.view(there, seat):
        assert told == also_told
    else:
        assert any(event.reveals for event in told), "a view changed by a secret that no event told of"


@law
def test_a_redacted_event_is_redacted_once_and_for_all(match: Match):
    rules = match.rules
    for step in match.steps[-3:]:
        for event in step.events:
            for seat in eyes(match):
                told = rules.redact(event, seat)
                assert type(told) is type(event)
                assert rules.redact(told, seat) == told
                assert rules.redact(told, None) == rules.redact(event, None)
                assert msgspec.json.decode(msgspec.json.encode(told), type=rules.event_type) == told
