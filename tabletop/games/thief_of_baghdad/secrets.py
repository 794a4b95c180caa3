"""What a seat may know: views, worlds that agree with them, and events as others see them."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN, hide
from tabletop.core.rng import seeded, shuffle
from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.events import Drawn, ThiefEvent
from tabletop.games.thief_of_baghdad.ruleset import PALACE_COUNT, Values
from tabletop.games.thief_of_baghdad.state import DANCER, KINDS, State


def view(state: State, seat: Seat | None) -> State:
    """All but the deck and other hands, which keep their size."""
    seen = state.copy()
    seen.rng = 0
    seen.deck = hide(state.deck)
    for other, own in enumerate(seen.seats):
        if other != seat:
            own.unknown += sum(own.hand)
            own.hand = [0] * KINDS
    return seen


def sample(values: Values, seen: State, seed: int) -> State:
    """A whole world that agrees with a view; dancers nobody shows are in hidden hands, never in the deck."""
    world = seen.copy()
    world.rng = seeded(seed)
    left = [values.cards_per_palace] * PALACE_COUNT + [values.dancers - world.dancers]
    for card, n in enumerate(world.discard):
        left[card] -= n
    for own in world.seats:
        for card, n in enumerate(own.hand):
            left[card] -= n
    for card in world.deck:
        if card != HIDDEN:
            left[card] -= 1
    pool = [card for card in range(PALACE_COUNT) for _ in range(left[card])]
    shuffle(world, pool)
    slots = [seat for seat, own in enumerate(world.seats) for _ in range(own.unknown)]
    shuffle(world, slots)
    for place, seat in enumerate(slots):
        world.seats[seat].hand[DANCER if place < left[DANCER] else pool.pop()] += 1
        world.seats[seat].unknown = 0
    world.deck = [pool.pop() if card == HIDDEN else card for card in world.deck]
    return world


def redact(event: ThiefEvent, seat: Seat | None) -> ThiefEvent:
    """Palace cards drawn are their owner's secret; dancers are taken from an open supply."""
    if isinstance(event, Drawn) and event.seat != seat:
        return Drawn(event.seat, (None,) * len(event.cards))
    return event
