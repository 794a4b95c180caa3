"""What a seat may choose now, and why it may not choose something else."""

from __future__ import annotations

from tabletop.games.camisa12.actions import Camisa12Action, Cycle, Discard, Place, Refill
from tabletop.games.camisa12.book import PLACES, Book
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import CYCLE, DISCARD, EMPTY, FACES, PLACE, SPACES, State

_CYCLE_OR_NOT = (Cycle(), Refill())
_FIRST = {PLACE: Why.PLACE_FIRST, DISCARD: Why.DISCARD_FIRST, CYCLE: Why.CYCLE_FIRST}


def legal_actions(book: Book, state: State, seat: int) -> list[Camisa12Action]:
    """Every action of the seat, each once: nearest face first, then spaces clockwise; cards ascending."""
    if not state.agenda or seat != state.to_act:
        return []
    phase = state.agenda[-1]
    if phase == PLACE:
        return placings(book, state, seat)
    if phase == DISCARD:
        return [Discard(card) for card in sorted(set(state.seats[seat].mosaic_hand))]
    return list(_CYCLE_OR_NOT)


def placings(book: Book, state: State, seat: int) -> list[Camisa12Action]:
    """C5, C7: every face in reach that holds a piece of the seat, with every empty space of its side."""
    own = state.seats[seat]
    side, faces, ball = own.side, state.faces, state.ball
    found: list[Camisa12Action] = []
    for step in book.powers[own.team].steps:
        if faces[(ball + step) % FACES][seat] != EMPTY:
            found += [place for place, piece in zip(PLACES[step], side, strict=True) if piece == EMPTY]
    return found


def can_place(book: Book, state: State, seat: int) -> bool:
    """Whether the seat has anything to place and a space for it."""
    own = state.seats[seat]
    if EMPTY not in own.side:
        return False
    faces, ball = state.faces, state.ball
    return any(faces[(ball + step) % FACES][seat] != EMPTY for step in book.powers[own.team].steps)


def why_not(book: Book, state: State, seat: int, action: Camisa12Action) -> Why | None:
    """The first rule in the way of an action; None exactly when it is legal."""
    if not state.agenda:
        return Why.OVER
    if seat != state.to_act:
        return Why.NOT_YOUR_TURN
    phase = state.agenda[-1]
    match action:
        case Place() if phase == PLACE:
            return _why_not_place(book, state, seat, action)
        case Discard() if phase == DISCARD:
            return None if action.card in state.seats[seat].mosaic_hand else Why.CARD_NOT_HELD
        case Cycle() | Refill() if phase == CYCLE:
            return None
    return _FIRST[phase]


def _why_not_place(book: Book, state: State, seat: int, action: Place) -> Why | None:
    own = state.seats[seat]
    if action.step not in book.powers[own.team].steps:
        return Why.NO_SUCH_STEP
    if not 0 <= action.space < SPACES:
        return Why.NO_SUCH_SPACE
    if state.faces[(state.ball + action.step) % FACES][seat] == EMPTY:
        return Why.NO_PIECE_THERE
    return None if own.side[action.space] == EMPTY else Why.SPACE_TAKEN
