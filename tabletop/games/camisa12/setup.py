"""The setup of a match (C1–C4, S1, S2): options checked, sets and cards shuffled, teams drawn, the coin thrown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from tabletop.core.errors import BadRequest
from tabletop.core.rng import below, seeded, shuffle
from tabletop.core.rules import Doc
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.ruleset import Options
from tabletop.games.camisa12.state import CROWD, EMPTY, FACES, PLACE, SPACES, TEAMLESS, SeatState, State


def new_game(book: Book, seats: int, seed: int, options: Mapping[str, Any]) -> State:
    """A dealt match; the same seed deals the same pieces whatever the options of a mode. Raises BadRequest."""
    chosen = read_options(book, seats, options)
    seven_one = chosen.mode == "seven-one"
    own_start = book.own_starts[-1] if chosen.start_points is None else chosen.start_points
    points = (own_start, book.opponent_start) if seven_one else (0, 0)
    state = State(
        seven_one=seven_one,
        coin_decides=chosen.final_tie == "coin",
        to_act=0,
        ball=book.values.first_face,
        faces=[],
        mosaic_deck=book.mosaic_cards(seven_one),
        penalty_deck=book.penalty_kinds[:],
        seats=[_crowd(points[0]), _crowd(points[1])],
        agenda=[PLACE],
        to_discard=0,
        result=None,
        rng=seeded(seed),
        start=0,
        start_points=own_start if seven_one else 0,
    )
    a, b = state.seats
    for cards in (a.stack, b.stack, state.mosaic_deck, state.penalty_deck):
        shuffle(state, cards)
    state.faces = [[a.stack.pop(), b.stack.pop()] for _ in range(FACES)]
    a.penalty, b.penalty = state.penalty_deck.pop(), state.penalty_deck.pop()
    _seat_teams(book, state, chosen)
    if not seven_one:
        coin = below(state, 2)
        state.start = state.to_act = coin if chosen.start is None else chosen.start
    return state


def read_options(book: Book, seats: int, options: Mapping[str, Any]) -> Options:
    """The options, checked against the number of seats. Raises BadRequest."""
    try:
        chosen = msgspec.convert(dict(options), Options)
    except msgspec.ValidationError as error:
        raise BadRequest(f"The options of Camisa 12 cannot be read: {error}.") from None
    wanted = 1 if chosen.mode == "seven-one" else 2
    if seats != wanted:
        raise BadRequest(f"The mode “{chosen.mode}” is for {wanted} seat{'s' * (wanted > 1)}, not {seats}.")
    if isinstance(chosen.teams, list) and len(chosen.teams) != wanted:
        raise BadRequest(f"“teams” has one entry a seat: {wanted}, not {len(chosen.teams)}.")
    if chosen.mode == "duel" and chosen.start_points is not None:
        raise BadRequest("“start_points” belongs to the 7-1 mode.")
    if chosen.mode == "seven-one" and chosen.start:
        raise BadRequest("In the 7-1 mode only seat 0 takes turns: “start” cannot be 1.")
    if chosen.start_points is not None and chosen.start_points not in book.own_starts:
        raise BadRequest(f"“start_points” goes from {book.own_starts[0]} to {book.own_starts[-1]}.")
    return chosen


def options(book: Book, state: State) -> Doc:
    """The options of a match, defaults resolved."""
    seated = state.seats[:1] if state.seven_one else state.seats
    teams = [None if own.team == TEAMLESS else book.values.teams[own.team].id for own in seated]
    chosen: Doc = {
        "mode": "seven-one" if state.seven_one else "duel",
        "teams": teams,
        "final_tie": "coin" if state.coin_decides else "draw",
    }
    if state.seven_one:
        return {**chosen, "start_points": state.start_points}
    return {**chosen, "start": state.start}


def _seat_teams(book: Book, state: State, chosen: Options) -> None:
    """C1: teams as chosen, or drawn from those that nobody has; then tokens and colours."""
    seated = 1 if state.seven_one else 2
    wanted = chosen.teams or [None] * seated
    if wanted == "random":
        wanted = ["random"] * seated
    taken = [book.team(name, state.seven_one) for name in wanted if name not in (None, "random")]
    if len(set(taken)) != len(taken):
        raise BadRequest("Each team can be chosen once.")
    for own, name in zip(state.seats, wanted, strict=False):
        if name == "random":
            free = [team for team in book.choosable(state.seven_one) if team not in taken]
            if not free:
                raise BadRequest("This ruleset has no team left to draw.")
            own.team = free[below(state, len(free))]
            taken.append(own.team)
        elif name is not None:
            own.team = book.team(name, state.seven_one)
        if own.team != TEAMLESS:
            own.tokens = book.values.teams[own.team].tokens
    a, b = (book.colors(own.team, seat) for seat, own in enumerate(state.seats))
    state.seats[0].color = a[0]
    state.seats[1].color = b[1] if b[0] == a[0] else b[0]


def _crowd(points: int) -> SeatState:
    return SeatState(
        team=TEAMLESS,
        tokens=0,
        color=0,
        points=points,
        song_broken=False,
        side=[EMPTY] * SPACES,
        stack=list(CROWD),
        discards=[],
        mosaic_hand=[],
        penalty=0,
    )
