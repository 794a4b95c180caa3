"""Laws of secrets: a view holds what its seat may know, no more and no less."""

from itertools import pairwise, takewhile
from typing import Any

import msgspec

from tabletop.core.match import Match
from tabletop.core.rules import Action, AnyRules, Event, Seat

from .hidden import SECRET_CHOICES, seen
from .laws import law


def eyes(match: Match) -> list[Seat | None]:
    return [*range(match.seats), None]


@law
def test_a_view_is_the_position_without_what_the_rules_hide(match: Match):
    rules, state = match.rules, match.state
    position = rules.encode(state)
    for seat in eyes(match):
        assert rules.encode(rules.view(state, seat)) == seen(position, seat)


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


@law
def test_playing_on_a_view_never_fails(match: Match):
    rules, state = match.rules, match.state
    for seat in eyes(match)[-3:]:
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


@law
def test_worlds_that_look_alike_go_on_looking_alike(match: Match):
    """The canary: whatever hidden thing differs between two worlds shows in no view and in no redacted event."""
    rules, state = match.rules, match.state
    for seat in eyes(match)[-3:]:
        other_world = rules.sample(rules.view(state, seat), seat, len(match.steps))
        for mover, action in some_choices(match):
            if action in rules.legal_actions(other_world, mover):
                here, told = after(rules, state, mover, action, seat)
                there, also_told = after(rules, other_world, mover, action, seat)
                reveals = any(event.reveals for event in told)
                # A seat may be told in which order it drew; what lay open is forgotten once it is played or shuffled in.
                forgiven = reveals and (mover == seat or laid_open(told))
                if here == there:
                    assert told == also_told or forgiven
                else:
                    assert reveals, "a view changed by a secret that no event told of"


@law
def test_secret_choices_are_told_alike(match: Match):
    """The canary for what is chosen face down: until something is revealed, nobody else is told a difference."""
    rules, state = match.rules, match.state
    for seat in eyes(match)[-3:]:
        choices = [
            (mover, action) for mover, action in some_choices(match) if mover != seat and is_secret(match, action)
        ]
        for one, other in pairwise(choices):
            if one[0] == other[0]:
                here, there = (after(rules, state, *choice, seat)[1] for choice in (one, other))
                assert until_revealed(here) == until_revealed(there) or ended(here) or ended(there)


def is_secret(match: Match, action: Action) -> bool:
    return msgspec.to_builtins(action)["type"] in SECRET_CHOICES.get(match.rules.game, ())


def laid_open(events: list[Event]) -> bool:
    return any(type(event).__name__ in ("Reshuffled", "Revealed") for event in events)


def until_revealed(events: list[Event]) -> list[Event]:
    """What is told before anything hidden shows."""
    return list(takewhile(lambda event: not event.reveals, events))


def ended(events: list[Event]) -> bool:
    """Whether the match is over, so that all lies open."""
    return type(events[-1]).__name__ == "Ended"


def some_choices(match: Match) -> list[tuple[Seat, Action]]:
    """Up to eight legal actions of each of two seats to act, spread over the list."""
    rules, state = match.rules, match.state
    found: list[tuple[Seat, Action]] = []
    for mover in rules.to_move(state)[:2]:
        actions = rules.legal_actions(state, mover)
        found += [(mover, action) for action in actions[:: (len(actions) + 7) // 8]]
    return found


def after(rules: AnyRules, state: Any, mover: Seat, action: Action, seat: Seat | None) -> tuple[Any, list[Event]]:
    """What a seat sees once an action was played, and what it was told."""
    played = state.copy()
    events = rules.apply(played, mover, action)
    return rules.view(played, seat), [rules.redact(event, seat) for event in events]


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
