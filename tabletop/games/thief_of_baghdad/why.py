"""Why an action is refused: the first rule in its way."""

from __future__ import annotations

from collections import Counter

from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral, ThiefAction
from tabletop.games.thief_of_baghdad.legality import entry_cost, to_move
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why
from tabletop.games.thief_of_baghdad.ruleset import Values
from tabletop.games.thief_of_baghdad.state import CARDS, DANCER, GUARDS, NEUTRAL, PALACES, State


def why_not(values: Values, state: State, seat: Seat, action: ThiefAction) -> Why | None:
    """None if the action is legal."""
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
    blocked = _enter(values, state, seat, action) if isinstance(action, Enter) else _move(values, state, seat, action)
    return blocked or _payment(state, seat, action)


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
    palace = state.palaces[PALACES.index(action.palace)]
    if state.thief_actions >= values.thief_actions:
        return Why.THIRD_THIEF_USED
    if not state.seats[seat].stock:
        return Why.NO_THIEF_IN_STOCK
    if not palace.guards[seat]:
        return Why.NO_OWN_GUARD
    return Why.NO_FOREIGN_GUARD if entry_cost(palace, seat) is None else None


def _move(values: Values, state: State, seat: Seat, action: Move | MoveNeutral) -> Why | None:
    start, to = (state.palaces[PALACES.index(name)] for name in (action.start, action.to))
    if action.start == action.to:
        return Why.SAME_PALACE
    if isinstance(action, MoveNeutral):
        if not start.guards[NEUTRAL]:
            return Why.NO_NEUTRAL_GUARD
    elif not start.guards[seat]:
        return Why.NO_OWN_GUARD
    elif action.thief and not start.thieves[seat]:
        return Why.NO_THIEF_THERE
    elif action.thief and state.thief_actions >= values.thief_actions:
        return Why.THIRD_THIEF_USED
    return Why.FOUR_GUARDS if sum(to.guards) >= values.squares else None


def _payment(state: State, seat: Seat, action: Enter | Move | MoveNeutral) -> Why | None:
    if not _pays(state, seat, action):
        return Why.WRONG_CARDS
    hand = state.seats[seat].hand
    held = all(hand[CARDS.index(card)] >= n for card, n in Counter(action.cards).items())
    return None if held else Why.NOT_IN_HAND


def _pays(state: State, seat: Seat, action: Enter | Move | MoveNeutral) -> bool:
    dancer = CARDS[DANCER]
    shown = Counter(card for card in action.cards if card != dancer)
    if isinstance(action, Enter):
        cost = entry_cost(state.palaces[PALACES.index(action.palace)], seat)
        return len(action.cards) == cost and set(shown) <= {action.palace}
    if isinstance(action, Move):
        return len(action.cards) == 1 and set(shown) <= {action.start, action.to}
    return len(action.cards) == 2 and not shown - Counter((action.start, action.to))
