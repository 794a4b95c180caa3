"""A match checks, applies, remembers and undoes."""

import pytest

from tabletop.core.errors import BadPosition, BadRequest, IllegalAction, NothingToUndo, NotYourTurn
from tabletop.core.match import Match

from .toy import RULES, Roll, Take, Taken


@pytest.fixture
def match() -> Match:
    return Match.new(RULES, 2, 5, {})


def test_playing_tells_what_happened_and_keeps_the_state_before(match: Match):
    start = match.state
    step = match.play(0, Take(2))
    assert (step.seat, step.action, step.events) == (0, Take(2), [Taken(0, 2)])
    assert (start.heap, match.state.heap) == (7, 5)
    assert match.start is start
    assert match.last is step
    assert match.steps == [step]


def test_a_seat_that_is_not_to_act_is_refused(match: Match):
    before = match.state.copy()
    with pytest.raises(NotYourTurn, match="Seat 1"):
        match.play(1, Take(1))
    assert match.state == before


def test_an_illegal_action_is_refused_with_its_reason(match: Match):
    with pytest.raises(IllegalAction, match="too many"):
        match.play(0, Take(4))
    assert match.steps == []


def test_nobody_acts_after_the_end(match: Match):
    for seat, n in enumerate((3, 3, 1)):
        match.play(seat % 2, Take(n))
    assert match.over
    with pytest.raises(NotYourTurn, match="over"):
        match.play(1, Take(1))


def test_undo_and_redo_walk_the_same_steps(match: Match):
    first, second = match.play(0, Roll()), match.play(0, Take(1))
    after = match.state
    assert match.undo() is second
    assert match.undo() is first
    assert match.state == match.start
    assert match.redoable is first
    match.redo()
    match.redo()
    assert match.state is after
    assert match.redoable is None


def test_a_new_action_forgets_what_was_undone(match: Match):
    match.play(0, Take(1))
    match.undo()
    match.play(0, Take(2))
    with pytest.raises(NothingToUndo):
        match.redo()


def test_there_is_nothing_to_undo_at_the_start(match: Match):
    with pytest.raises(NothingToUndo):
        match.undo()


def test_chance_and_only_chance_reveals(match: Match):
    assert match.play(0, Roll()).reveals
    assert not match.play(0, Take(1)).reveals


def test_chance_repeats_after_undo(match: Match):
    rolled = match.play(0, Roll()).events
    match.undo()
    assert match.play(0, Roll()).events == rolled


def test_a_match_from_a_position_starts_there(match: Match):
    match.play(0, Take(2))
    position = RULES.encode(match.state)
    loaded = Match.load(RULES, position, 9)
    assert loaded.start_position == position
    assert loaded.steps == []
    assert loaded.state.heap == 5


def test_a_refused_deal_or_position_makes_no_match():
    with pytest.raises(BadRequest):
        Match.new(RULES, 3, 0, {})
    with pytest.raises(BadPosition):
        Match.load(RULES, {"heap": 2})
