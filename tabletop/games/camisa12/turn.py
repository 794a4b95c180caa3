"""A turn from the ball's move to the next seat's turn: C5–C8, in the 7-1 mode S3–S6."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN
from tabletop.games.camisa12 import tokens
from tabletop.games.camisa12.actions import Camisa12Action, Cycle, Place, Swap
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.effects import take_effect
from tabletop.games.camisa12.ending import finish
from tabletop.games.camisa12.events import (
    BallMoved,
    Camisa12Event,
    Cycled,
    MosaicReturned,
    Passed,
    Placed,
    PowerUsed,
    Refilled,
    Removed,
    Scored,
)
from tabletop.games.camisa12.legality import can_place
from tabletop.games.camisa12.scoring import Placing
from tabletop.games.camisa12.state import CYCLE, DISCARD, EMPTY, FACES, POWER, SeatState, State

_TURN_ORDER = (((1, 0), (0, 1)), ((0,),))
"""Who is asked to go on after whom, in a duel and in the 7-1 mode (C4, S3)."""


def place(book: Book, state: State, seat: int, action: Place) -> list[Camisa12Event]:
    """Move the ball, discard or place the other seat's piece, place and score one's own (C5–C8, S3, S5)."""
    start = state.ball
    face = state.ball = (start + action.step) % FACES
    events: list[Camisa12Event] = [BallMoved(seat, start, face)]
    twice = action.token and tokens.spend_on_placing(book, state, seat, action.step, events)
    removed = EMPTY
    if state.seven_one:
        _place_opponents(book, state, events)
    else:
        pair = state.faces[face]
        removed = pair[1 - seat]
        if removed != EMPTY:
            pair[1 - seat] = EMPTY
            state.seats[seat].discards.append(removed)
            events.append(Removed(seat, face, removed))
    points = _put(book, state, seat, action.space, events)
    own = state.seats[seat]
    if twice:
        _reward(own, seat, points, action.space, events)
    for bonus in book.powers[own.team].bonuses:
        more = bonus(Placing(own.side, action.space, points, removed, own.discards))
        _reward(own, seat, more, action.space, events)
    if state.to_discard:
        state.agenda.append(DISCARD)
    else:
        _go_on(book, state, events)
    return events


def discard(book: Book, state: State, seat: int, card: int) -> list[Camisa12Event]:
    """C12: a mosaic card goes beneath the deck, face down."""
    hand = state.seats[seat].mosaic_hand
    known = card if card in hand else HIDDEN
    hand.remove(known)
    state.mosaic_deck.insert(0, known)
    state.to_discard -= 1
    events: list[Camisa12Event] = [MosaicReturned(seat, None if known == HIDDEN else known)]
    if not state.to_discard:
        state.agenda.pop()
        _go_on(book, state, events)
    return events


def swap_or_skip(book: Book, state: State, seat: int, action: Camisa12Action) -> list[Camisa12Event]:
    """Phase power: two neighbouring pieces change places for a token, or none do."""
    events: list[Camisa12Event] = []
    if isinstance(action, Swap):
        tokens.swap(state, seat, action.space, events)
    state.agenda.pop()
    _go_on(book, state, events, swapped=True)
    return events


def cycle_or_refill(book: Book, state: State, action: object) -> list[Camisa12Event]:
    """S6: with Cycle, the top of each stack goes to its bottom first."""
    events: list[Camisa12Event] = []
    if isinstance(action, Cycle):
        points = book.values.seven_one.cycle
        state.seats[1].points += points
        tops = []
        for own in state.seats:
            tops.append(own.stack.pop())
            own.stack.insert(0, tops[-1])
        events += (Scored(1, points, "cycle"), Cycled((tops[0], tops[1])))
    state.agenda.pop()
    _end_turn(book, state, events)
    return events


def _place_opponents(book: Book, state: State, events: list[Camisa12Event]) -> None:
    """S3: the opponent's piece on its first empty space with the symbol, else on its first empty one."""
    side = state.seats[1].side
    if state.faces[state.ball][1] == EMPTY or EMPTY not in side:
        return
    for space in book.matching[state.ball]:
        if side[space] == EMPTY:
            break
    else:
        space = side.index(EMPTY)
    _put(book, state, 1, space, events)


def _put(book: Book, state: State, seat: int, space: int, events: list[Camisa12Event]) -> int:
    """C7, C8: a piece goes from the ball's face to a space, a mismatch has its price, it takes effect; its points."""
    face = state.ball
    pair = state.faces[face]
    own, other = state.seats[seat], state.seats[1 - seat]
    piece = own.side[space] = pair[seat]
    pair[seat] = EMPTY
    power = book.powers[own.team]
    price = power.mismatch[face][space]
    events.append(Placed(seat, piece, face, space, not price))
    if price:
        if power.spared_behind and own.points + power.spared_behind <= other.points:
            events.append(PowerUsed(seat, "spared_behind", own.tokens))
        else:
            other.points += price
            events.append(Scored(1 - seat, price, "mismatch", 0, space))
    return take_effect(book, state, seat, space, events)


def _reward(own: SeatState, seat: int, points: int, space: int, events: list[Camisa12Event]) -> None:
    """Points of a team's ability, if any."""
    if points:
        own.points += points
        events.append(Scored(seat, points, "power", 0, space))


def _go_on(book: Book, state: State, events: list[Camisa12Event], *, swapped: bool = False) -> None:
    """What the turn still asks for once no card is to be given back: a swap for a token, then to cycle or not (S6)."""
    a, b = state.seats
    if not swapped and state.seats[state.to_act].tokens and tokens.swaps(book, state, state.to_act):
        state.agenda.append(POWER)
    elif state.seven_one and a.stack and b.stack and EMPTY in a.side:
        state.agenda.append(CYCLE)
    else:
        _end_turn(book, state, events)


def _end_turn(book: Book, state: State, events: list[Camisa12Event]) -> None:
    """C8, C14: refill the face; then the next seat's turn, or the end."""
    face = state.ball
    pair = state.faces[face]
    for seat, own in enumerate(state.seats):
        stack = own.stack
        if stack and pair[seat] == EMPTY:
            piece = pair[seat] = stack.pop()
            events.append(Refilled(seat, face, piece, stack[-1] if stack else None))
    for seat in _TURN_ORDER[state.seven_one][state.to_act]:
        if can_place(book, state, seat):
            state.to_act = seat
            return
        if EMPTY in state.seats[seat].side:
            events.append(Passed(seat))
    finish(book, state, events)
