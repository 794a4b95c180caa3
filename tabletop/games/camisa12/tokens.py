"""What a team's tokens buy: placings that cost one, and what may be done for one after a placing."""

from __future__ import annotations

from itertools import compress

from tabletop.games.camisa12.actions import Bury, Camisa12Action, Skip, Swap
from tabletop.games.camisa12.book import TOKEN_PLACES, Book
from tabletop.games.camisa12.events import Buried, Camisa12Event, Exchanged, PowerUsed, Swapped
from tabletop.games.camisa12.reasons import Camisa12Reason as Why
from tabletop.games.camisa12.state import EMPTY, FACES, MOSAIC, SPACES, State

_SWAPS = [Swap(space) for space in range(SPACES - 1)]


def placings(book: Book, state: State, seat: int, free: list[bool]) -> list[Camisa12Action]:
    """The placings that cost a token and are changed by it; ``free`` tells of each space whether it is empty."""
    if not state.seats[seat].tokens:
        return []
    found: list[Camisa12Action] = []
    for step in range(1, FACES + 1):
        if serves(book, state, seat, step):
            found += compress(TOKEN_PLACES[step], free)
    return found


def serves(book: Book, state: State, seat: int, step: int) -> bool:
    """Whether a token spent on that step lets something happen that would not without."""
    own = state.seats[seat]
    power = book.powers[own.team]
    face = (state.ball + step) % FACES
    piece = state.faces[face][seat]
    if piece == EMPTY:
        return False
    if step in power.token_steps:
        return True
    if step not in book.reach[own.team][state.seats[1 - seat].team]:
        return False
    if power.token_twice:
        return piece != MOSAIC
    return power.token_exchange and state.faces[(face + 1) % FACES][seat] not in (EMPTY, piece)


def spend_on_placing(book: Book, state: State, seat: int, step: int, events: list[Camisa12Event]) -> bool:
    """Spend a token on the step just made; an exchange is done at once. Whether the piece scores twice."""
    power = book.powers[state.seats[seat].team]
    if step in power.token_steps:
        _spend(state, seat, "token_steps", events)
    elif power.token_twice:
        _spend(state, seat, "token_twice", events)
        return True
    else:
        _spend(state, seat, "token_exchange", events)
        face, other = state.ball, (state.ball + 1) % FACES
        here, there = state.faces[face], state.faces[other]
        here[seat], there[seat] = there[seat], here[seat]
        events.append(Exchanged(seat, face, other))
    return False


def after_placing(book: Book, state: State, seat: int) -> list[Camisa12Action]:
    """What may be done for a token once a piece is placed, or Skip; [] if there is nothing."""
    own = state.seats[seat]
    if not own.tokens:
        return []
    power = book.powers[own.team]
    found: list[Camisa12Action] = []
    if power.token_swap:
        found += [swap for swap in _SWAPS if swappable(own.side, swap.space)]
    if power.token_bury and buriable(state, seat):
        found.append(Bury())
    return [*found, Skip()] if found else []


def why_not(book: Book, state: State, seat: int, action: Camisa12Action) -> Why | None:
    """Why a choice after a placing is refused; None exactly when it is in ``after_placing``."""
    own = state.seats[seat]
    power = book.powers[own.team]
    match action:
        case Swap():
            if not power.token_swap:
                return Why.OTHER_POWER
            return None if swappable(own.side, action.space) else Why.NOTHING_TO_SWAP
        case Bury():
            if not power.token_bury:
                return Why.OTHER_POWER
            return None if buriable(state, seat) else Why.NOTHING_TO_BURY
    return None


def swappable(side: list[int], space: int) -> bool:
    """Whether two different pieces lie on the space and the next one."""
    return 0 <= space < SPACES - 1 and EMPTY not in side[space : space + 2] and side[space] != side[space + 1]


def buriable(state: State, seat: int) -> bool:
    """Whether another piece lies beneath the top of the stack, and a turn of the seat is still to come."""
    own = state.seats[seat]
    return len(own.stack) >= 2 and EMPTY in own.side


def use(state: State, seat: int, action: Camisa12Action, events: list[Camisa12Event]) -> None:
    """Do what was chosen of ``after_placing``."""
    own = state.seats[seat]
    if isinstance(action, Swap):
        _spend(state, seat, "token_swap", events)
        space = action.space
        own.side[space], own.side[space + 1] = own.side[space + 1], own.side[space]
        events.append(Swapped(seat, space))
    elif isinstance(action, Bury):
        _spend(state, seat, "token_bury", events)
        piece = own.stack.pop()
        own.stack.insert(0, piece)
        events.append(Buried(seat, piece, own.stack[-1]))


def _spend(state: State, seat: int, effect: str, events: list[Camisa12Event]) -> None:
    own = state.seats[seat]
    own.tokens -= 1
    events.append(PowerUsed(seat, effect, own.tokens))
