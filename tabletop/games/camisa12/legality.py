"""What a seat may choose now, and why it may not choose something else."""

from __future__ import annotations

from tabletop.games.camisa12 import tokens
from tabletop.games.camisa12.actions import Camisa12Action, Cycle, Discard, Place, Refill, Skip, Swap
from tabletop.games.camisa12.book import Book, Reach, reaches
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import CYCLE, DISCARD, EMPTY, FACES, PLACE, POWER, SPACES, State

_CYCLE_OR_NOT = (Cycle(), Refill())
_FIRST = {PLACE: Why.PLACE_FIRST, DISCARD: Why.DISCARD_FIRST, CYCLE: Why.CYCLE_FIRST, POWER: Why.POWER_FIRST}


def legal_actions(book: Book, state: State, seat: int) -> list[Camisa12Action]:
    """Every action of the seat, each once: nearest face first, then spaces clockwise; cards ascending."""
    if not state.agenda or seat != state.to_act:
        return []
    phase = state.agenda[-1]
    if phase == PLACE:
        return [place for reach in all_placings(book, state, seat) for place in reach.places]
    if phase == DISCARD:
        return [Discard(card) for card in sorted(set(state.seats[seat].mosaic_hand))]
    if phase == POWER:
        return tokens.swaps(book, state, seat)
    return list(_CYCLE_OR_NOT)


def all_placings(book: Book, state: State, seat: int) -> list[Reach]:
    """C5, C7: every face in reach that holds a piece of the seat, with every empty space of its side."""
    own = state.seats[seat]
    faces = state.faces
    free = tuple([piece == EMPTY for piece in own.side])
    by_step = reaches(free, token=False)
    found: list[Reach] = []
    for step, face in book.ahead[state.ball][own.team][state.seats[1 - seat].team]:
        if faces[face][seat] != EMPTY:
            found.append(by_step[step])
    if own.tokens:
        found += tokens.placings(book, state, seat, free)
    return found


def can_place(book: Book, state: State, seat: int) -> bool:
    """Whether the seat has anything to place and a space for it."""
    own = state.seats[seat]
    if EMPTY not in own.side:
        return False
    for _, face in book.ahead[state.ball][own.team][state.seats[1 - seat].team]:
        if state.faces[face][seat] != EMPTY:
            return True
    return bool(own.tokens and all_placings(book, state, seat))


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
        case Swap() if phase == POWER:
            return None if tokens.swappable(state.seats[seat].side, action.space) else Why.NOTHING_TO_SWAP
        case Skip() if phase == POWER:
            return None
    return _FIRST[phase]


def _why_not_place(book: Book, state: State, seat: int, action: Place) -> Why | None:
    own, other = state.seats[seat], state.seats[1 - seat]
    power = book.powers[own.team]
    if action.step not in power.steps + power.token_steps:
        return Why.NO_SUCH_STEP
    if not 0 <= action.space < SPACES:
        return Why.NO_SUCH_SPACE
    if action.token and not own.tokens:
        return Why.NONE_LEFT
    if action.step in power.token_steps and not action.token:
        return Why.STEP_IS_PAID
    if action.step in power.steps and action.step not in book.reach[own.team][other.team]:
        return Why.HELD_BACK
    if state.faces[(state.ball + action.step) % FACES][seat] == EMPTY:
        return Why.NO_PIECE_THERE
    if own.side[action.space] != EMPTY:
        return Why.SPACE_TAKEN
    return Why.IN_VAIN if action.token and not tokens.serves(book, state, seat, action.step) else None
