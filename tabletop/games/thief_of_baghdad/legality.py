"""What may be done now: the only legality of The Thief of Baghdad."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad import payment
from tabletop.games.thief_of_baghdad.actions import End, ThiefAction, guard
from tabletop.games.thief_of_baghdad.ruleset import Values
from tabletop.games.thief_of_baghdad.state import DANCER, GUARDS, NEUTRAL, OVER, Palace, State

_END: Final = End()
_END_WITH_DANCER: Final = End(dancer=True)


def to_move(state: State) -> tuple[Seat, ...]:
    """The one seat to act."""
    return () if state.phase == OVER else (state.to_act,)


def entry_cost(palace: Palace, seat: Seat) -> int | None:
    """What a thief costs a seat in cards, or None if the palace is closed to it (T5)."""
    own = palace.guards[seat]
    foreign = palace.guarded() - own
    return foreign if own and foreign else None


def legal_actions(values: Values, state: State, seat: Seat) -> list[ThiefAction]:
    """Entering, own guards, neutral guards by palace, each distinct payment, fewest dancers first; then the end."""
    if seat not in to_move(state):
        return []
    palaces = state.palaces
    free = tuple([number for number, palace in enumerate(palaces) if palace.guarded() < values.squares])
    if state.phase == GUARDS:
        return _placements(state, seat, free)
    actions: list[ThiefAction] = []
    own = state.seats[seat]
    hand = own.hand
    held = payment.kinds_held(hand)
    thieves_move = state.thief_actions < values.thief_actions
    if thieves_move and own.stock:
        for number, palace in enumerate(palaces):
            cost = entry_cost(palace, seat)
            if cost is not None:
                actions += payment.for_entering(number, cost, hand[number], hand[DANCER])
    for start, palace in enumerate(palaces):
        if palace.guards[seat]:
            actions += payment.for_moving(held, start, free, thieves_move and palace.thieves[seat] > 0)
    for start, palace in enumerate(palaces):
        if palace.guards[NEUTRAL]:
            actions += payment.for_neutral(held, start, free, hand[DANCER] > 1)
    actions.append(_END)
    if not state.acted and state.dancers:
        actions.append(_END_WITH_DANCER)
    return actions


def _placements(state: State, seat: Seat, free: Sequence[int]) -> list[ThiefAction]:
    own = state.seats[seat]
    actions: list[ThiefAction] = []
    for left, neutral in ((own.guards_left, False), (own.neutrals_left, True)):
        if left:
            actions += [guard(number, neutral=neutral) for number in free]
    return actions
