"""What may be played now, and why not: the only legality of 12 Days of Christmas."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.actions import ChristmasAction, Pass
from tabletop.games.days_of_christmas.combinations import Kind, following, kind_of, leading
from tabletop.games.days_of_christmas.reasons import ChristmasReason as Why
from tabletop.games.days_of_christmas.state import LEAD, OVER, State

_PASS: Final = Pass()
_LED = {Kind.SINGLE: Why.SINGLE_LED, Kind.SET: Why.SET_LED, Kind.STRAIGHT: Why.STRAIGHT_LED}


def to_move(state: State) -> tuple[Seat, ...]:
    """The one seat to act."""
    return () if state.phase == OVER else (state.to_act,)


def legal_actions(state: State, seat: Seat) -> list[ChristmasAction]:
    """Singles, sets, then straights by rank; who follows may pass (N4–N6)."""
    if seat not in to_move(state):
        return []
    hand = state.seats[seat].hand
    actions: list[ChristmasAction] = []
    if state.phase == LEAD:
        actions += [shape.play for shape in leading(hand)]
    else:
        actions += [shape.play for shape in following(hand, state.trick[0].cards)]
        actions.append(_PASS)
    return actions


def why_not(state: State, seat: Seat, action: ChristmasAction) -> Why | None:
    """The first rule in the way; None if the action is legal."""
    if seat not in to_move(state):
        return Why.NOT_YOUR_TURN
    if isinstance(action, Pass):
        return Why.LEADER_PLAYS if state.phase == LEAD else None
    cards = action.cards
    if not cards:
        return Why.NO_CARDS
    if Counter(cards) - Counter(card for card in state.seats[seat].hand if card > 0):
        return Why.NOT_IN_HAND
    kind = kind_of(cards)
    if kind is None:
        return Why.NOT_SUCCESSIVE if len(set(cards)) == len(cards) else Why.NO_COMBINATION
    if state.phase == LEAD:
        return None
    lead = state.trick[0].cards
    led = kind_of(lead)
    if led is not None and kind != led:
        return Why.TWO_AT_LEAST if kind == Kind.SINGLE else _LED[led]
    return None if cards[0] <= lead[0] else Why.NOT_LOW_ENOUGH
