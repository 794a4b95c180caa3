"""Positions of Camisa 12 in the public notation: written, read, and refused unless play can reach them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

import msgspec

from tabletop.core.errors import BadPosition
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import seeded
from tabletop.core.rules import Doc
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.notation import PositionDoc, SeatDoc
from tabletop.games.camisa12.soundness import refuse_unsound
from tabletop.games.camisa12.state import (
    DISCARD,
    EMPTY,
    KINDS,
    PHASES,
    PIECES,
    PLACE,
    TEAMLESS,
    Result,
    SeatState,
    State,
)

_PIECE: dict[int, str | None] = {HIDDEN: None, EMPTY: None, **dict(enumerate(PIECES))}
_CODE: dict[str | None, int] = {None: EMPTY, **{name: piece for piece, name in enumerate(PIECES)}}


def encode(book: Book, name: str, state: State) -> Doc:
    """The position; of a view, hidden things are null."""
    over = not state.agenda
    doc: Doc = {
        "game": "camisa12",
        "ruleset": name,
        "mode": "seven-one" if state.seven_one else "duel",
        "phase": PHASES[-1] if over else PHASES[state.agenda[-1]],
        "to_act": None if over else state.to_act,
        "ball": state.ball,
        "faces": [[_PIECE[piece] for piece in pair] for pair in state.faces],
        "mosaic_deck": _cards(state.mosaic_deck[::-1]),
        "penalty_deck": [_kind(kind) for kind in reversed(state.penalty_deck)],
        "seats": [_encode_seat(book, own) for own in state.seats],
        "result": None if state.result is None else _encode_result(state.result),
    }
    if not over and state.agenda[-1] == DISCARD:
        doc["to_discard"] = state.to_discard
    if state.coin_decides:
        doc["final_tie"] = "coin"
    if state.start != _usual_start(state):
        doc["start"] = state.start
    if state.seven_one and state.start_points != book.own_starts[-1]:
        doc["start_points"] = state.start_points
    return doc


def decode(book: Book, name: str, position: object, seed: int) -> State:
    """The state of a position, its generator seeded with ``seed``. Raises BadPosition, saying what and where."""
    try:
        doc = msgspec.convert(position, PositionDoc)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"The position cannot be read: {error}.") from None
    if doc.ruleset != name:
        raise BadPosition(f"The position is for the ruleset “{doc.ruleset[:40]}”, not for “{name}”.")
    seven_one = doc.mode == "seven-one"
    over = doc.phase == PHASES[-1]
    if over != (doc.to_act is None) or over != (doc.result is not None):
        raise BadPosition("“to_act” is null and “result” is there exactly when the phase is “over”.")
    if (doc.phase == "discard") != (doc.to_discard is not msgspec.UNSET):
        raise BadPosition("“to_discard” is there exactly in the phase “discard”.")
    phase = PHASES.index(doc.phase)
    state = State(
        seven_one=seven_one,
        coin_decides=doc.final_tie == "coin",
        to_act=doc.to_act or 0,
        ball=doc.ball,
        faces=[[_CODE[piece] for piece in pair] for pair in doc.faces],
        mosaic_deck=doc.mosaic_deck[::-1],
        penalty_deck=[KINDS.index(kind) for kind in reversed(doc.penalty_deck)],
        seats=[_decode_seat(book, seat, own) for seat, own in enumerate(doc.seats)],
        agenda=[] if over else [PLACE] if phase == PLACE else [PLACE, phase],
        to_discard=0 if doc.to_discard is msgspec.UNSET else doc.to_discard,
        result=None if doc.result is None else Result(**msgspec.structs.asdict(doc.result)),
        rng=seeded(seed),
        start=0,
        start_points=0,
    )
    state.start = _usual_start(state) if doc.start is msgspec.UNSET else doc.start
    if seven_one:
        state.start_points = book.own_starts[-1] if doc.start_points is msgspec.UNSET else doc.start_points
    elif doc.start_points is not msgspec.UNSET:
        raise BadPosition("“start_points” belongs to the 7-1 mode.")
    refuse_unsound(book, state)
    return state


def _usual_start(state: State) -> int:
    """The seat that began if the seats alternated strictly; 0 when over, where nothing tells."""
    if state.seven_one or not state.agenda:
        return 0
    placed = sum(piece != EMPTY for own in state.seats for piece in own.side)
    finished = placed if state.agenda[-1] == PLACE else placed - 1
    return (state.to_act + finished) % 2


def _cards(cards: Sequence[int]) -> list[int | None]:
    return [None if card == HIDDEN else card for card in cards]


def _kind(kind: int) -> str | None:
    return None if kind == HIDDEN else KINDS[kind]


def _encode_seat(book: Book, own: SeatState) -> Doc:
    return {
        "team": None if own.team == TEAMLESS else book.values.teams[own.team].id,
        "tokens": own.tokens,
        "color": book.values.colors[own.color],
        "points": own.points,
        "song_broken": own.song_broken,
        "side": [_PIECE[piece] for piece in own.side],
        "stack": [_PIECE[piece] for piece in reversed(own.stack)],
        "discards": [_PIECE[piece] for piece in own.discards],
        "mosaic_hand": _cards(own.mosaic_hand),
        "penalty": _kind(own.penalty),
    }


def _decode_seat(book: Book, seat: int, own: SeatDoc) -> SeatState:
    colors = book.values.colors
    if own.color not in colors:
        raise BadPosition(f"Seat {seat}: “{own.color[:40]}” is no colour; there are: {', '.join(colors)}.")
    teams = [team.id for team in book.values.teams]
    if own.team is not None and own.team not in teams:
        raise BadPosition(f"Seat {seat}: there is no team “{own.team[:40]}”.")
    return SeatState(
        team=TEAMLESS if own.team is None else teams.index(own.team),
        tokens=own.tokens,
        color=colors.index(own.color),
        points=own.points,
        song_broken=own.song_broken,
        side=[_CODE[piece] for piece in own.side],
        stack=[_CODE[piece] for piece in reversed(own.stack)],
        discards=[_CODE[piece] for piece in own.discards],
        mosaic_hand=own.mosaic_hand,
        penalty=KINDS.index(own.penalty),
    )


def _encode_result(result: Result) -> Doc:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(result).items()}
