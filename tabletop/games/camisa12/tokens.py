"""What a team's tokens buy: placings that cost one, and what may be done for one after a placing."""

from __future__ import annotations

from tabletop.games.camisa12.actions import Camisa12Action, Skip, Swap
from tabletop.games.camisa12.book import Book, Reach, reaches
from tabletop.games.camisa12.events import Camisa12Event, Dug, Exchanged, PowerUsed, Swapped
from tabletop.games.camisa12.state import EMPTY, FACES, MOSAIC, SPACES, State

_SWAPS = [Swap(space) for space in range(SPACES - 1)]


def placings(book: Book, state: State, seat: int, free: tuple[bool, ...]) -> list[Reach]:
    """The placings on ``free`` spaces that cost a token and are changed by it."""
    by_step = reaches(free, token=True)
    return [by_step[step] for step in range(1, FACES + 1) if serves(book, state, seat, step)]


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
    if power.token_exchange:
        return state.faces[(face + 1) % FACES][seat] not in (EMPTY, piece)
    return power.token_dig and bool(own.stack) and (own.stack[-1] != piece or len(own.stack) > 1)


def spend_on_placing(book: Book, state: State, seat: int, step: int, events: list[Camisa12Event]) -> bool:
    """Spend a token on the step just made; another piece comes to the face at once. Whether the piece scores twice."""
    power = book.powers[state.seats[seat].team]
    if step in power.token_steps:
        _spend(state, seat, "token_steps", events)
    elif power.token_twice:
        _spend(state, seat, "token_twice", events)
    elif power.token_exchange:
        _spend(state, seat, "token_exchange", events)
        _exchange(state, seat, events)
    else:
        _spend(state, seat, "token_dig", events)
        _dig(state, seat, events)
    return power.token_twice and step not in power.token_steps


def _exchange(state: State, seat: int, events: list[Camisa12Event]) -> None:
    face, other = state.ball, (state.ball + 1) % FACES
    here, there = state.faces[face], state.faces[other]
    here[seat], there[seat] = there[seat], here[seat]
    events.append(Exchanged(seat, face, other))


def _dig(state: State, seat: int, events: list[Camisa12Event]) -> None:
    stack, pair = state.seats[seat].stack, state.faces[state.ball]
    stack.insert(0, pair[seat])
    pair[seat] = stack.pop()
    events.append(Dug(seat, state.ball, pair[seat], stack[0], stack[-1]))


def swaps(book: Book, state: State, seat: int) -> list[Camisa12Action]:
    """The swaps that a token buys once a piece is placed, and Skip; [] if there is none."""
    own = state.seats[seat]
    if not (own.tokens and book.powers[own.team].token_swap):
        return []
    found: list[Camisa12Action] = [swap for swap in _SWAPS if swappable(own.side, swap.space)]
    return [*found, Skip()] if found else []


def swappable(side: list[int], space: int) -> bool:
    """Whether two different pieces lie on the space and the next one."""
    return 0 <= space < SPACES - 1 and EMPTY not in side[space : space + 2] and side[space] != side[space + 1]


def swap(state: State, seat: int, space: int, events: list[Camisa12Event]) -> None:
    """The pieces on a space and the next one change places, for a token."""
    side = state.seats[seat].side
    _spend(state, seat, "token_swap", events)
    side[space], side[space + 1] = side[space + 1], side[space]
    events.append(Swapped(seat, space))


def _spend(state: State, seat: int, effect: str, events: list[Camisa12Event]) -> None:
    own = state.seats[seat]
    own.tokens -= 1
    events.append(PowerUsed(seat, effect, own.tokens))
