"""Positions of The Thief of Baghdad written in the public notation, and read from it."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletop.core.errors import BadPosition
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import seeded
from tabletop.core.rules import Doc
from tabletop.games.thief_of_baghdad import reachable
from tabletop.games.thief_of_baghdad.notation import PalaceDoc, PalacesDoc, PositionDoc, ResultDoc, SeatDoc
from tabletop.games.thief_of_baghdad.ruleset import PALACE_COUNT, Values
from tabletop.games.thief_of_baghdad.state import (
    CARDS,
    KINDS,
    NEUTRAL,
    OVER,
    OWNERS,
    PALACES,
    PHASES,
    Palace,
    Result,
    SeatState,
    State,
)


def encode(ruleset: str, state: State) -> Doc:
    """The position; what a view hides is null."""
    doc = PositionDoc(
        game="thief_of_baghdad",
        ruleset=ruleset,
        variant="tactical" if state.tactical else "base",
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        to_act=None if state.phase == OVER else state.to_act,
        acted=state.acted,
        thief_actions=state.thief_actions,
        palaces=PalacesDoc(*(_palace_doc(palace) for palace in state.palaces)),
        deck=[None if card == HIDDEN else PALACES[card] for card in reversed(state.deck)],  # type: ignore[misc]
        discard=[PALACES[card] for card, n in enumerate(state.discard) for _ in range(n)],  # type: ignore[misc]
        dancers=state.dancers,
        seats=[_seat_doc(own) for own in state.seats],
        result=None if state.result is None else _result_doc(state.result),
        idle=state.idle or msgspec.UNSET,
    )
    encoded: Doc = msgspec.to_builtins(doc)
    return encoded


def decode(values: Values, ruleset: str, position: Any, seed: int) -> State:
    """The state of a position.

    Raises BadPosition for a wrong shape and for what no play can reach: see ``reachable``.
    """
    try:
        doc = msgspec.convert(position, PositionDoc)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"The position cannot be read: {error}.") from None
    if doc.ruleset != ruleset:
        raise BadPosition(f"The position is of the ruleset “{doc.ruleset[:64]}”, not of “{ruleset}”.")
    if None in doc.deck or any(None in seat.hand for seat in doc.seats):
        raise BadPosition("A position holds everything: no card of it is null.")
    phase = PHASES.index(doc.phase)
    if (doc.to_act is None) != (phase == OVER):
        raise BadPosition("“to_act” is null exactly when the match is over.")
    discard = [0] * PALACE_COUNT
    for card in doc.discard:
        discard[PALACES.index(card)] += 1
    state = State(
        tactical=doc.variant == "tactical",
        phase=phase,
        to_act=doc.to_act or 0,
        acted=doc.acted,
        thief_actions=doc.thief_actions,
        palaces=[_palace(getattr(doc.palaces, name)) for name in PALACES],
        deck=[PALACES.index(card) for card in reversed(doc.deck) if card is not None],
        discard=discard,
        dancers=doc.dancers,
        seats=[_seat(seat) for seat in doc.seats],
        idle=0 if doc.idle is msgspec.UNSET else doc.idle,
        result=None,
        rng=seeded(seed),
    )
    reachable.check(values, state)
    if phase == OVER:
        state.result = reachable.result(values, state)
    if doc.result != (None if state.result is None else _result_doc(state.result)):
        raise BadPosition("“result” does not agree with the chests, or stands before the match is over.")
    return state


def _palace_doc(palace: Palace) -> PalaceDoc:
    seats = len(palace.thieves)
    guards: list[Any] = ["neutral"] * palace.guards[NEUTRAL]
    guards += [seat for seat in range(seats) for _ in range(palace.guards[seat])]
    return PalaceDoc(palace.chests[:], guards, palace.thieves[:])


def _seat_doc(own: SeatState) -> SeatDoc:
    known = sorted(CARDS[card] for card, n in enumerate(own.hand) for _ in range(n))
    hand: list[Any] = [*known, *[None] * own.unknown]
    return SeatDoc(hand, own.stock, own.guards_left, own.neutrals_left, own.chests[:])


def _result_doc(result: Result) -> ResultDoc:
    if len(result.winners) == 1:
        return ResultDoc(result.winners[0], list(result.chests))
    return ResultDoc(None, list(result.chests), list(result.winners))


def _palace(doc: PalaceDoc) -> Palace:
    guards = [0] * OWNERS
    for owner in doc.guards:
        guards[NEUTRAL if owner == "neutral" else owner] += 1
    return Palace(doc.chests, guards, doc.thieves)


def _seat(doc: SeatDoc) -> SeatState:
    hand = [0] * KINDS
    for card in doc.hand:
        if card is not None:
            hand[CARDS.index(card)] += 1
    return SeatState(hand, 0, doc.stock, doc.guards_left, doc.neutrals_left, doc.chests)
