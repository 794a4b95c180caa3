"""What may be chosen now, and why not: the only legality of 12 Days."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Seat
from tabletop.games.twelve_days.actions import Give, Pass, Play, TwelveDaysAction
from tabletop.games.twelve_days.reasons import TwelveDaysReason as Why
from tabletop.games.twelve_days.ruleset import RANKS
from tabletop.games.twelve_days.state import GIVE, NONE, OVER, PASS, PLAY, State

_PASSES: Final[list[TwelveDaysAction]] = [Pass(rank) for rank in range(RANKS)]
_PLAYS: Final[list[TwelveDaysAction]] = [Play(rank) for rank in range(RANKS)]
_TYPES = (Pass, Play, Give)


def to_move(state: State) -> Sequence[Seat]:
    """The seats that still choose, ascending; only the winner while a Claus gives (D8)."""
    if state.phase == OVER:
        return ()
    if state.phase == GIVE:
        return (state.giver,)
    return [seat for seat, own in enumerate(state.seats) if own.chosen == NONE]


def legal_actions(state: State, seat: Seat) -> list[TwelveDaysAction]:
    """Every rank in hand once, ascending (D2, D3); in GIVE every other seat (D8)."""
    if seat not in to_move(state):
        return []
    if state.phase == GIVE:
        return [Give(other) for other in range(len(state.seats)) if other != seat]
    table = _PASSES if state.phase == PASS else _PLAYS
    actions: list[TwelveDaysAction] = []
    last = HIDDEN
    for rank in state.seats[seat].hand:
        if rank > last:
            actions.append(table[rank])
            last = rank
    return actions


def why_not(state: State, seat: Seat, action: TwelveDaysAction) -> Why | None:
    """The first rule in the way; None if the action is legal."""
    if seat not in to_move(state):
        waiting = state.phase in (PASS, PLAY) and 0 <= seat < len(state.seats)
        return Why.CHOSEN_ALREADY if waiting else Why.NOT_YOUR_TURN
    if not isinstance(action, _TYPES[state.phase]):
        return Why.WRONG_PHASE
    if isinstance(action, Give):
        if action.seat == seat:
            return Why.NOT_TO_YOURSELF
        return None if 0 <= action.seat < len(state.seats) else Why.NO_SUCH_SEAT
    return None if action in legal_actions(state, seat) else Why.NOT_IN_HAND
