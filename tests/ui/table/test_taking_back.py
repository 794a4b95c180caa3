"""Taking back is free until something was revealed or another person's turn came; past that others are asked."""

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.ui.table.taking_back import Barrier, TakeBack, take_back


def begun(game, seats, seed=3, **options):
    return Match.new(catalog.game(game).rules(), seats, seed, options)


def play_first(match, times=1):
    for _ in range(times):
        seat = match.rules.to_move(match.state)[0]
        match.play(seat, match.rules.legal_actions(match.state, seat)[0])


def test_at_the_start_there_is_nothing_to_take_back():
    assert take_back(begun("camisa12", 2), [0, 1]) == TakeBack(0, Barrier.NOTHING)


def test_a_refilled_face_is_something_revealed():
    match = begun("camisa12", 2)
    play_first(match)
    assert take_back(match, [0, 1]) == TakeBack(1, Barrier.REVEALED)


def test_what_opponents_played_since_goes_with_a_persons_decision():
    match = begun("camisa12", 2, start=0)
    play_first(match, 2)
    assert match.steps[1].seat == 1
    assert take_back(match, [0]).steps == 2


def test_where_no_person_has_decided_there_is_nothing_to_take_back():
    match = begun("camisa12", 2, start=1)
    play_first(match)
    assert take_back(match, [0]) == TakeBack(0, Barrier.NOTHING)


def test_a_step_within_ones_own_turn_that_reveals_nothing_is_free():
    match = begun("thief_of_baghdad", 2)
    while match.rules.phase(match.state) != "act":
        play_first(match)
    seat = match.rules.to_move(match.state)[0]
    free = next(
        action
        for action in match.rules.legal_actions(match.state, seat)
        if not any(event.reveals for event in match.rules.apply(match.state.copy(), seat, action))
    )
    match.play(seat, free)
    if seat in match.rules.to_move(match.state):
        assert take_back(match, [0, 1]) == TakeBack(1, None)
    else:
        assert take_back(match, [0, 1]) == TakeBack(1, Barrier.ANOTHER)


def test_a_forced_choice_is_no_decision():
    match = begun("camisa12", 1, mode="seven-one")
    while len(match.rules.legal_actions(match.state, 0)) > 1 or not match.steps:
        seat = match.rules.to_move(match.state)[0]
        actions = match.rules.legal_actions(match.state, seat)
        match.play(seat, actions[-1])
        if match.over:
            break
    steps = take_back(match, [0]).steps
    undone = match.steps[-steps]
    before = match.steps[-steps - 1].after if steps < len(match.steps) else match.start
    assert len(match.rules.legal_actions(before, undone.seat)) > 1
