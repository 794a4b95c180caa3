"""What may be played now, and why not: the only legality of 12 Days of Christmas."""

from __future__ import annotations

from collections import Counter

from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.actions import ChristmasAction, Pass, Play
from tabletop.games.days_of_christmas.combinations import following, kind_of, leading
from tabletop.games.days_of_christmas.reasons import ChristmasReason as Why
from tabletop.games.days_of_christmas.state import LEAD, OVER, State

_PASS = Pass()


def to_move(state: State) -> tuple[Seat, ...]:
    """The one seat to act."""
    return () if state.phase == OVER else (state.to_act,)


def legal_actions(state: State, seat: Seat) -> list[ChristmasAction]:
    """Singles, sets, then straights by rank; who follows may pass (N4–N6)."""
    if seat not in to_move(state):
        return []
    hand = state.seats[seat].hand
    if state.phase == LEAD:
        return [Play(cards) for cards in leading(hand)]
    return [*(Play(cards) for cards in following(hand, state.trick[0].cards)), _PASS]


def why_not(state: State, seat: Seat, action: ChristmasAction) -> Why | None:
    """The first rule in the way; None if the action is legal."""
    if seat not in to_move(state):
        return Why.NOT_YOUR_TURN
    if isinstance(action, Pass):
        return Why.LEADER_PLAYS if state.phase == LEAD else None
    if not action.cards:
        return Why.NO_CARDS
    if Counter(action.cards) - Counter(card for card in state.seats[seat].hand if card > 0):
        return Why.NOT_IN_HAND
    kind = kind_of(action.cards)
    if kind is None:
        return Why.NO_COMBINATION
    if state.phase == LEAD:
        return None
    lead = state.trick[0].cards
    if kind != kind_of(lead):
        return Why.OTHER_KIND
    return None if action.cards[0] <= lead[0] else Why.NOT_LOW_ENOUGH
