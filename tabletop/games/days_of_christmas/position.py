"""Positions of 12 Days of Christmas written in the public notation, and read from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tabletop.core.errors import BadPosition
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import seeded
from tabletop.core.rules import Doc
from tabletop.games.days_of_christmas.combinations import kind_of
from tabletop.games.days_of_christmas.notation import EntryDoc, PositionDoc, ResultDoc, SeatDoc
from tabletop.games.days_of_christmas.ruleset import LEAST_SEATS, Values
from tabletop.games.days_of_christmas.state import FOLLOW, LEAD, OVER, PHASES, Entry, Result, SeatState, State
from tabletop.games.days_of_christmas.turn import length, result


def encode(ruleset: str, state: State) -> Doc:
    """The position; what a view hides is null."""
    doc = PositionDoc(
        game="days_of_christmas",
        ruleset=ruleset,
        length="short" if state.short else "full",
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        to_act=None if state.phase == OVER else state.to_act,
        hand_number=state.hand_number,
        leader=state.leader,
        supply=state.supply,
        trick=[EntryDoc(entry.seat, list(entry.cards)) for entry in state.trick],
        discard=state.discard[:],
        unseen=[_seen(card) for card in state.unseen],
        seats=[SeatDoc([_seen(card) for card in own.hand], own.gifts) for own in state.seats],
        result=None if state.result is None else _result_doc(state.result),
    )
    encoded: Doc = msgspec.to_builtins(doc)
    return encoded


def decode(values: Values, ruleset: str, position: Any, seed: int) -> State:
    """The state of a position. Raises BadPosition for a wrong shape and for what no play can reach."""
    try:
        doc = msgspec.convert(position, PositionDoc)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"The position cannot be read: {error}.") from None
    if doc.ruleset != ruleset:
        raise BadPosition(f"The position is of the ruleset “{doc.ruleset[:64]}”, not of “{ruleset}”.")
    phase = PHASES.index(doc.phase)
    if (doc.to_act is None) != (phase == OVER):
        raise BadPosition("“to_act” is null exactly when the match is over.")
    state = State(
        short=doc.length == "short",
        phase=phase,
        to_act=doc.leader if doc.to_act is None else doc.to_act,
        hand_number=doc.hand_number,
        leader=doc.leader,
        supply=doc.supply,
        trick=[Entry(entry.seat, tuple(sorted(entry.cards))) for entry in doc.trick],
        discard=sorted(doc.discard),
        unseen=_open(doc.unseen),
        seats=[SeatState(_open(seat.hand), seat.gifts) for seat in doc.seats],
        result=None,
        rng=seeded(seed),
    )
    if max(state.leader, state.to_act) >= len(state.seats):
        raise BadPosition("“leader” and “to_act” are seats of this table.")
    _check_cards(values, state)
    _check_gifts(values, state)
    _check_trick(state)
    if phase == OVER:
        state.result = result(state)
    if doc.result != (None if state.result is None else _result_doc(state.result)):
        raise BadPosition("“result” does not agree with the gifts, or stands before the match is over.")
    return state


def _check_cards(values: Values, state: State) -> None:
    played: Counter[int] = Counter()
    for entry in state.trick:
        if entry.seat >= len(state.seats):
            raise BadPosition("“trick” names a seat that is not at this table.")
        played[entry.seat] += len(entry.cards)
    dealt = values.dealt[len(state.seats) - LEAST_SEATS]
    for seat, own in enumerate(state.seats):
        held = len(own.hand) + played[seat]
        if held > dealt:
            raise BadPosition(f"Seat {seat} has {held} cards, more than the {dealt} that are dealt.")
        if held == 0 and not (state.phase == OVER and seat == state.leader):
            raise BadPosition(f"Seat {seat} has no cards and none in the trick.")
    if state.phase == OVER and state.seats[state.leader].hand:
        raise BadPosition("When the match is over its last winner, the “leader”, holds no card.")
    if len(state.unseen) != sum(values.copies) - dealt * len(state.seats):
        raise BadPosition(f"“unseen” holds {len(state.unseen)} cards, not what was left undealt.")
    found = Counter(state.discard) + Counter(state.unseen)
    for entry in state.trick:
        found.update(entry.cards)
    for own in state.seats:
        found.update(own.hand)
    for rank, copies in enumerate(values.copies, 1):
        if found[rank] != copies:
            raise BadPosition(f"There are {found[rank]} cards of rank {rank}, not {copies}.")


def _check_gifts(values: Values, state: State) -> None:
    game = length(values, state)
    finished = state.hand_number if state.phase == OVER else state.hand_number - 1
    given = finished + game.start_gifts * len(state.seats)
    if state.hand_number > game.hands or (state.phase == OVER and state.hand_number != game.hands):
        raise BadPosition(f"Hand {state.hand_number} does not agree with a game of {game.hands} hands.")
    if state.supply != values.gifts - given or sum(own.gifts for own in state.seats) != given:
        raise BadPosition(f"By hand {state.hand_number} the seats hold {given} gifts and the supply the rest.")
    if state.phase == OVER and not state.seats[state.leader].gifts:
        raise BadPosition("When the match is over its last winner, the “leader”, holds a gift.")


def _check_trick(state: State) -> None:
    if state.phase != FOLLOW:
        if state.trick or (state.phase == LEAD and state.to_act != state.leader):
            raise BadPosition("Before a lead the trick is empty and the leader is to act.")
        return
    seats = len(state.seats)
    turns = [(state.leader + i) % seats for i in range(len(state.trick) + 1)]
    if not 0 < len(state.trick) < seats or turns != [*(entry.seat for entry in state.trick), state.to_act]:
        raise BadPosition("“trick” goes round from the leader to the seat before “to_act”.")
    lead = state.trick[0].cards
    kind = kind_of(lead)
    for entry in state.trick:
        follows = kind is not None and kind_of(entry.cards) == kind and entry.cards[0] <= lead[0]
        if not follows and (entry.cards or entry is state.trick[0]):
            raise BadPosition(f"The cards of seat {entry.seat} do not go with the lead.")


def _result_doc(found: Result) -> ResultDoc:
    return ResultDoc(list(found.winners), list(found.gifts))


def _seen(card: int) -> int | None:
    return None if card == HIDDEN else card


def _open(cards: list[int | None]) -> list[int]:
    if None in cards:
        raise BadPosition("A position holds everything: no card of it is null.")
    return sorted(card for card in cards if card is not None)
