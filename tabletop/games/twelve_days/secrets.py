"""What a seat may know: views, worlds that agree with them, and events as others see them."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN, deal_unseen, hide
from tabletop.core.rng import below, seeded
from tabletop.core.rules import Seat
from tabletop.games.twelve_days.events import CardPassed, Chosen, Drawn, TwelveDaysEvent
from tabletop.games.twelve_days.ruleset import Values
from tabletop.games.twelve_days.state import GIVE, NONE, OVER, State


def view(state: State, seat: Seat | None) -> State:
    """Own hand and choice, and what lies open; when over, all hands (D10). The deck stays face down."""
    seen = state.copy()
    seen.rng = 0
    seen.deck = hide(state.deck)
    if state.phase == OVER:
        return seen
    for other, own in enumerate(seen.seats):
        if other != seat:
            own.hand = hide(own.hand)
            if own.chosen != NONE and state.phase != GIVE:
                own.chosen = HIDDEN
    return seen


def sample(values: Values, seen: State, seed: int) -> State:
    """A whole world that agrees with a view: what is hidden is dealt from the cards that nobody has shown."""
    world = seen.copy()
    world.rng = seeded(seed)
    for own in world.seats:
        if own.chosen >= 0 and own.chosen not in own.hand:
            own.hand[own.hand.index(HIDDEN)] = own.chosen
    whole = [rank for rank, copies in enumerate(values.copies) for _ in range(copies)]
    deal_unseen(world, whole, [*(own.hand for own in world.seats), world.deck, world.discard])
    world.discard.sort()
    for own in world.seats:
        own.hand.sort()
        if own.chosen == HIDDEN:
            own.chosen = own.hand[below(world, len(own.hand))]
    return world


def redact(event: TwelveDaysEvent, seat: Seat | None) -> TwelveDaysEvent:
    """A choice and a drawn card are their owner's secret, a passed card that of the two neighbours."""
    match event:
        case Chosen() if event.seat != seat:
            return Chosen(event.seat, None)
        case Drawn() if event.seat != seat:
            return Drawn(event.seat, None)
        case CardPassed() if seat not in (event.seat, event.to):
            return CardPassed(event.seat, event.to, None)
    return event
