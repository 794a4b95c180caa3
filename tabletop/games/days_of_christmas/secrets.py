"""What a seat may know: views, worlds that agree with them, and events as others see them."""

from __future__ import annotations

from tabletop.core.hidden import deal_unseen, hide
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.events import ChristmasEvent, Dealt
from tabletop.games.days_of_christmas.ruleset import Values
from tabletop.games.days_of_christmas.state import State


def view(state: State, seat: Seat | None) -> State:
    """Own hand and what lies open; other hands and the undealt cards stay hidden, after the end too."""
    seen = state.copy()
    seen.rng = 0
    seen.unseen = hide(state.unseen)
    for other, own in enumerate(seen.seats):
        if other != seat:
            own.hand = hide(own.hand)
    return seen


def sample(values: Values, seen: State, seed: int) -> State:
    """A whole world that agrees with a view: hands and undealt cards from what nobody has shown."""
    world = seen.copy()
    world.rng = seeded(seed)
    whole = [rank for rank, copies in enumerate(values.copies, 1) for _ in range(copies)]
    shown = [*world.discard, *(card for entry in world.trick for card in entry.cards)]
    deal_unseen(world, whole, [*(own.hand for own in world.seats), world.unseen], shown)
    for own in world.seats:
        own.hand.sort()
    world.unseen.sort()
    return world


def redact(event: ChristmasEvent, seat: Seat | None) -> ChristmasEvent:
    """Dealt cards are their owner's secret."""
    if isinstance(event, Dealt):
        cards = tuple(hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(event.cards))
        return Dealt(event.hand_number, event.leader, cards)
    return event
