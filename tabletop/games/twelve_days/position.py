"""Positions of 12 Days written in the public notation, and read from it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from tabletop.core.errors import BadPosition
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import seeded
from tabletop.core.rules import Doc
from tabletop.games.twelve_days import scoring
from tabletop.games.twelve_days.legality import to_move
from tabletop.games.twelve_days.notation import PositionDoc, ResultDoc, SeatDoc
from tabletop.games.twelve_days.ruleset import DAYS, Values
from tabletop.games.twelve_days.state import CLAUS, GIVE, NONE, OVER, PHASES, Result, SeatState, State


def encode(ruleset: str, state: State) -> Doc:
    """The position; what a view hides is null."""
    doc = PositionDoc(
        game="twelve_days",
        ruleset=ruleset,
        clauses_give=state.clauses_give,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        to_act=list(to_move(state)),
        day=state.day,
        waiting=state.waiting[:],
        deck=[_seen(card) for card in reversed(state.deck)],
        discard=[_seen(card) for card in state.discard],
        seats=[
            SeatDoc([_seen(card) for card in own.hand], own.days[:], None if own.chosen == NONE else _seen(own.chosen))
            for own in state.seats
        ],
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
    seats = [SeatState(_open(seat.hand), seat.days, NONE if seat.chosen is None else seat.chosen) for seat in doc.seats]
    for own in seats:
        own.hand.sort()
    state = State(
        clauses_give=doc.clauses_give,
        phase=PHASES.index(doc.phase),
        day=doc.day,
        waiting=doc.waiting,
        deck=_open(doc.deck)[::-1],
        discard=sorted(_open(doc.discard)),
        seats=seats,
        giver=NONE,
        result=None,
        rng=seeded(seed),
    )
    _check_cards(values, state)
    _check_days(state)
    _check_choices(state)
    if state.phase == OVER:
        state.result = scoring.result(values, state)
    if doc.result != (None if state.result is None else _result_doc(state.result)):
        raise BadPosition("“result” does not agree with the hands and days, or stands before the match is over.")
    if doc.to_act != list(to_move(state)):
        raise BadPosition(f"“to_act” should be {list(to_move(state))}, the seats that still choose.")
    return state


def _check_cards(values: Values, state: State) -> None:
    if not values.least_seats <= len(state.seats) <= values.most_seats:
        raise BadPosition(f"12 Days is for {values.least_seats} to {values.most_seats} players.")
    for seat, own in enumerate(state.seats):
        if len(own.hand) != values.hand_size:
            raise BadPosition(f"Seat {seat} holds {len(own.hand)} cards, not {values.hand_size}.")
    found = Counter(state.deck) + Counter(state.discard)
    for own in state.seats:
        found.update(own.hand)
    for rank, copies in enumerate(values.copies):
        if found[rank] != copies:
            raise BadPosition(f"There are {found[rank]} gifts of rank {rank}, not {copies}.")


def _check_days(state: State) -> None:
    last = DAYS if state.phase == OVER else state.day - 1
    days = sorted([*state.waiting, *(day for own in state.seats for day in own.days)])
    if (state.phase == OVER and state.day != DAYS) or days != list(range(1, last + 1)):
        raise BadPosition(f"The day cards won and waiting should be 1 to {last}, once each.")
    # Whoever wins a day takes all that waits (D5): what still waits are the newest days.
    if state.waiting != days[len(days) - len(state.waiting) :]:
        raise BadPosition("“waiting” holds the days since the last one that was won, in order.")


def _check_choices(state: State) -> None:
    chosen = [own.chosen for own in state.seats]
    for seat, own in enumerate(state.seats):
        if own.chosen != NONE and own.chosen not in own.hand:
            raise BadPosition(f"Seat {seat} has chosen a card that is not in its hand.")
    if state.phase == OVER:
        if any(card != NONE for card in chosen):
            raise BadPosition("When the match is over nothing is chosen.")
    elif state.phase == GIVE:
        winner = None if NONE in chosen else scoring.winner(chosen)
        if not state.clauses_give or winner is None or chosen[winner] != CLAUS:
            raise BadPosition("In the phase “give” a Claus has won the day, and the option is on.")
        state.giver = winner
    elif NONE not in chosen:
        raise BadPosition("When all have chosen the cards are no longer waited for.")


def _result_doc(result: Result) -> ResultDoc:
    return ResultDoc(list(result.winners), list(result.scores), list(result.days), list(result.hand))


def _seen(card: int) -> int | None:
    return None if card == HIDDEN else card


def _open(cards: list[int | None]) -> list[int]:
    if None in cards:
        raise BadPosition("A position holds everything: no card of it is null.")
    return [card for card in cards if card is not None]
