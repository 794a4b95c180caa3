"""A selection narrows the legal actions by what is pointed at, in whichever order."""

import pytest

from tabletop.core.rules import Action
from tabletop.ui.table.selection import Selection


class Go(Action, frozen=True, tag="go"):
    piece: str
    to: str
    price: int = 0


class Rest(Action, frozen=True, tag="rest"):
    pass


ACTIONS = [Go("a", "x"), Go("a", "y"), Go("b", "y"), Go("b", "z", 1), Go("b", "z", 2), Rest()]


def targets(action):
    return (action.piece, action.to) if isinstance(action, Go) else ()


@pytest.fixture
def selection():
    return Selection(ACTIONS, targets)


def picked(selection, *things):
    for thing in things:
        assert selection.pick(thing)
    return selection


@pytest.mark.parametrize("order", [("a", "x"), ("x", "a")])
def test_two_targets_in_either_order_complete_an_action(selection, order):
    assert picked(selection, order[0]).complete is None
    assert picked(selection, order[1]).complete == Go("a", "x")


def test_only_what_goes_with_the_picked_can_be_picked_next(selection):
    assert selection.can_be == {"a", "b", "x", "y", "z"}
    assert picked(selection, "a").can_be == {"a", "x", "y"}
    assert picked(selection, "y").can_be == {"a", "y"}


def test_actions_without_targets_are_buttons_and_complete_nothing(selection):
    assert selection.buttons == [Rest()]
    assert selection.complete is None
    assert selection.ready == []


def test_actions_that_differ_otherwise_are_all_ready_but_none_is_complete(selection):
    picked(selection, "b", "z")
    assert selection.ready == [Go("b", "z", 1), Go("b", "z", 2)]
    assert selection.complete is None


def test_a_target_picked_twice_is_let_go(selection):
    picked(selection, "a", "a")
    assert selection.picked == []
    assert selection.can_be == {"a", "b", "x", "y", "z"}


def test_a_target_that_does_not_go_with_the_picked_takes_their_place(selection):
    assert picked(selection, "a", "b").picked == ["b"]
    picked(selection, "z")
    assert picked(selection, "a").picked == ["a"]


def test_a_target_of_the_same_sort_keeps_what_it_shares(selection):
    picked(selection, "y", "z")
    assert selection.picked == ["z"]
    selection.clear()
    picked(selection, "b", "y")  # complete, but looked at before it is played
    picked(selection, "z")
    assert set(selection.picked) == {"b", "z"}


def test_what_no_action_has_cannot_be_picked_and_changes_nothing(selection):
    picked(selection, "a")
    assert not selection.pick("q")
    assert selection.picked == ["a"]


def test_clearing_tells_whether_there_was_anything(selection):
    assert not selection.clear()
    picked(selection, "a")
    assert selection.clear()
    assert selection.picked == []


def test_what_a_target_would_leave_is_known_before_it_is_picked(selection):
    picked(selection, "b")
    assert selection.with_target("y") == [Go("b", "y")]
    assert selection.with_target("x") == [Go("a", "x")]  # it would begin anew
    assert selection.picked == ["b"]


def test_every_action_can_be_completed_or_is_ready_or_a_button(selection):
    for action in ACTIONS:
        selection.clear()
        for target in targets(action):
            selection.pick(target)
        assert action in [*selection.buttons, *selection.ready]


def test_a_selection_of_nothing_offers_nothing():
    nothing = Selection((), targets)
    assert (nothing.can_be, nothing.buttons, nothing.candidates, nothing.complete) == (set(), [], [], None)
    assert not nothing.pick("a")
