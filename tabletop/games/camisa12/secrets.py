"""What a seat may know: views, worlds that agree with them, and events as others see them."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN, deal_unseen, hide
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.events import Camisa12Event, MosaicDrawn, MosaicReturned
from tabletop.games.camisa12.state import CROWD, EMPTY, State


def view(state: State, seat: Seat | None) -> State:
    """Tops of stacks, own cards and the 7-1 opponent's mosaic cards are seen; when over nothing is hidden."""
    seen = state.copy()
    seen.rng = 0
    if not state.agenda:
        return seen
    seen.mosaic_deck = hide(state.mosaic_deck)
    seen.penalty_deck = hide(state.penalty_deck)
    for other, own in enumerate(seen.seats):
        own.stack = hide(own.stack[:-1]) + own.stack[-1:]
        if other != seat:
            own.penalty = HIDDEN
            if not (state.seven_one and other == 1):
                own.mosaic_hand = hide(own.mosaic_hand)
    return seen


def sample(book: Book, seen: State, seed: int) -> State:
    """A whole world: every blank of a view filled from what nobody has shown."""
    world = seen.copy()
    world.rng = seeded(seed)
    for seat, own in enumerate(world.seats):
        lying = [pair[seat] for pair in world.faces]
        lists = [own.side, own.stack, world.seats[1 - seat].discards, lying]
        shown = [[piece for piece in pieces if piece != EMPTY] for pieces in lists]
        deal_unseen(world, CROWD, shown)
        for pieces, filled in zip(lists, shown, strict=True):
            rest = iter(filled)
            pieces[:] = [EMPTY if piece == EMPTY else next(rest) for piece in pieces]
        for pair, piece in zip(world.faces, lying, strict=True):
            pair[seat] = piece
    a, b = world.seats
    deal_unseen(world, book.mosaic_cards(world.seven_one), [world.mosaic_deck, a.mosaic_hand, b.mosaic_hand])
    a.mosaic_hand.sort()
    b.mosaic_hand.sort()
    penalties = [[a.penalty], [b.penalty], world.penalty_deck]
    deal_unseen(world, book.penalty_kinds, penalties)
    a.penalty, b.penalty = penalties[0][0], penalties[1][0]
    return world


def redact(event: Camisa12Event, seat: Seat | None) -> Camisa12Event:
    """Mosaic cards drawn or given back are their owner's secret, unless they are laid open (S4)."""
    if isinstance(event, MosaicDrawn) and event.seat != seat and not event.laid_open:
        return MosaicDrawn(event.seat, (None,) * len(event.cards))
    if isinstance(event, MosaicReturned) and event.seat != seat:
        return MosaicReturned(event.seat, None)
    return event
