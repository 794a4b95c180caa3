"""Why an action is refused: the first rule in its way."""

from __future__ import annotations

from collections import Counter

from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad import payment
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral, ThiefAction
from tabletop.games.thief_of_baghdad.legality import entry_cost, to_move
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why
from tabletop.games.thief_of_baghdad.ruleset import Values
from tabletop.games.thief_of_baghdad.state import CARDS, DANCER, GUARDS, NEUTRAL, PALACES, State


def why_not(values: Values, state: State, seat: Seat, action: ThiefAction) -> Why | None:
    """None if the action is legal.

    What cannot be paid at all is named before the cards of the payment are looked at, so that an action with no cards
    asks why a palace is closed.
    """
    if seat not in to_move(state):
        return Why.NOT_YOUR_TURN
    if isinstance(action, Guard):
        return _guard(values, state, seat, action)
    if state.phase == GUARDS:
        return Why.GUARDS_FIRST
    if isinstance(action, End):
        if not action.dancer:
            return None
        if state.acted:
            return Why.DANCER_AFTER_ACTION
        return None if state.dancers else Why.NO_DANCER_LEFT
    if isinstance(action, Enter):
        return _enter(values, state, seat, action)
    return _move(values, state, seat, action)


def _guard(values: Values, state: State, seat: Seat, action: Guard) -> Why | None:
    own = state.seats[seat]
    if state.phase != GUARDS:
        return Why.GUARDS_STAND
    if action.neutral and not own.neutrals_left:
        return Why.NO_NEUTRAL_LEFT
    if not action.neutral and not own.guards_left:
        return Why.NO_GUARD_LEFT
    full = sum(state.palaces[PALACES.index(action.palace)].guards) >= values.squares
    return Why.FOUR_GUARDS if full else None


def _enter(values: Values, state: State, seat: Seat, action: Enter) -> Why | None:
    number = PALACES.index(action.palace)
    palace, own = state.palaces[number], state.seats[seat]
    if state.thief_actions >= values.thief_actions:
        return Why.THIRD_THIEF_USED
    if not own.stock:
        return Why.NO_THIEF_IN_STOCK
    if not palace.guards[seat]:
        return Why.NO_OWN_GUARD
    cost = entry_cost(palace, seat)
    if cost is None:
        return Why.NO_FOREIGN_GUARD
    if not payment.for_entering(number, cost, own.hand[number], own.hand[DANCER]):
        return Why.NOT_ENOUGH_CARDS
    right = len(action.cards) == cost and set(action.cards) <= {action.palace, CARDS[DANCER]}
    return _held(own.hand, action) if right else Why.WRONG_CARDS


def _move(values: Values, state: State, seat: Seat, action: Move | MoveNeutral) -> Why | None:
    start, to = PALACES.index(action.start), PALACES.index(action.to)
    blocked = _blocked(values, state, seat, action)
    if blocked:
        return blocked
    if start == to:
        return Why.SAME_PALACE
    if sum(state.palaces[to].guards) >= values.squares:
        return Why.FOUR_GUARDS
    hand = state.seats[seat].hand
    shown = Counter(card for card in action.cards if card != CARDS[DANCER])
    if isinstance(action, Move):
        if not payment.for_moving(payment.kinds_held(hand), start, (to,), False):
            return Why.NO_CARD_OF_EITHER
        right = len(action.cards) == 1 and set(shown) <= {action.start, action.to}
    else:
        if not payment.for_neutral(payment.kinds_held(hand), start, (to,), hand[DANCER] > 1):
            return Why.NO_CARD_OF_EACH
        right = len(action.cards) == 2 and not shown - Counter((action.start, action.to))
    return _held(hand, action) if right else Why.WRONG_CARDS


def _blocked(values: Values, state: State, seat: Seat, action: Move | MoveNeutral) -> Why | None:
    """Why nothing can walk out of the palace left."""
    start = state.palaces[PALACES.index(action.start)]
    if isinstance(action, MoveNeutral):
        return None if start.guards[NEUTRAL] else Why.NO_NEUTRAL_GUARD
    if not start.guards[seat]:
        return Why.NOT_YOUR_GUARD if any(start.guards[: len(state.seats)]) else Why.NO_OWN_GUARD
    if not action.thief:
        return None
    if not start.thieves[seat]:
        return Why.NO_THIEF_THERE
    return Why.THIRD_THIEF_USED if state.thief_actions >= values.thief_actions else None


def _held(hand: list[int], action: Enter | Move | MoveNeutral) -> Why | None:
    held = all(hand[CARDS.index(card)] >= n for card, n in Counter(action.cards).items())
    return None if held else Why.NOT_IN_HAND
