"""Laws of states: copies, positions, and that nothing is lost or made."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.errors import BadPosition
from tabletop.core.match import Match

from .conservation import pieces
from .laws import law
from .tables import TABLES, Table
from .walks import choose, walks


def json_trip(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@law
def test_a_copy_is_equal_and_independent(match: Match):
    rules, before = match.rules, match.state.copy()
    assert before == match.state
    if not match.over:
        seat, action = choose(match, 7)
        rules.apply(match.state.copy(), seat, action)
        assert match.state == before


@law
def test_a_position_says_everything_but_the_generator(match: Match):
    rules, state = match.rules, match.state
    position = json_trip(rules.encode(state))
    again = rules.decode(position, 3)
    assert json_trip(rules.encode(again)) == position
    again.rng = state.rng
    assert again == state


@law
def test_a_position_is_json_of_whole_numbers_with_game_and_ruleset(match: Match):
    position = match.rules.encode(match.state)
    assert position == json_trip(position)
    assert position["game"] == match.rules.game
    assert "result" in position
    assert not any(isinstance(leaf, float) for leaf in leaves(position))


def leaves(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [leaf for item in value.values() for leaf in leaves(item)]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return [value]


@law
def test_actions_and_events_come_back_from_json(match: Match):
    rules = match.rules
    for step in match.steps[-3:]:
        assert msgspec.json.decode(msgspec.json.encode(step.action), type=rules.action_type) == step.action
        for event in step.events:
            assert msgspec.json.decode(msgspec.json.encode(event), type=rules.event_type) == event


@law
def test_nothing_is_lost_or_made(match: Match):
    rules = match.rules
    assert pieces(rules.encode(match.state)) == pieces(rules.encode(match.start))


@law
def test_a_match_can_be_dealt_from_its_own_options(match: Match):
    options = match.rules.options(match.start)
    again = Match.new(match.rules, match.seats, match.seed, options)
    assert match.rules.options(again.start) == options == match.rules.options(match.state)


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(data=st.data())
def test_a_position_with_one_thing_changed_is_refused_or_read_as_it_stands(table: Table, data: st.DataObject):
    match = data.draw(walks(table)).begin(table)
    rules = match.rules
    position = json_trip(rules.encode(match.state))
    where = data.draw(st.sampled_from(list(paths(position))))
    holder = position
    for key in where[:-1]:
        holder = holder[key]
    other = data.draw(st.sampled_from([None, -1, 0, 1, 7, True, 1.0, "1", "red", [], {}, [0], 10**30]))
    if other == "red" and where[-1] in ("game", "ruleset"):
        return
    holder[where[-1]] = other
    try:
        state = rules.decode(position, 0)
    except BadPosition:
        return
    # What goes without saying may be said, and is not said again.
    usual = {key: value for key, value in position.items() if [key] != list(where)}
    assert json_trip(rules.encode(state)) in (position, usual)


def paths(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path for key, item in items for path in [(*here, key), *paths(item, (*here, key))]]
