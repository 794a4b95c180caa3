"""Whether play can reach a position: nothing lost or made, faces filled, somebody able to act, a result that agrees."""

from __future__ import annotations

from tabletop.core.errors import BadPosition
from tabletop.games.camisa12 import tokens
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.legality import can_place
from tabletop.games.camisa12.state import CROWD, CYCLE, DISCARD, EMPTY, PLACE, POWER, TEAMLESS, State


def refuse_unsound(book: Book, state: State) -> None:
    """Raises BadPosition, naming the first thing that is wrong."""
    _conservation(book, state)
    _faces(state)
    _teams(book, state)
    if state.seven_one:
        _seven_one(book, state)
    if state.agenda:
        _turn(book, state)
    else:
        _result(book, state)


def _conservation(book: Book, state: State) -> None:
    for seat, own in enumerate(state.seats):
        lying = [pair[seat] for pair in state.faces]
        pieces = sorted([*own.side, *own.stack, *state.seats[1 - seat].discards, *lying])
        if tuple(pieces[pieces.count(EMPTY) :]) != CROWD:
            raise BadPosition(
                f"Seat {seat}: side, faces, stack and the other seat's discards do not hold its 24 pieces once each."
            )
        if own.mosaic_hand != sorted(own.mosaic_hand):
            raise BadPosition(f"Seat {seat}: a mosaic hand is sorted.")
    a, b = state.seats
    if sorted([*state.mosaic_deck, *a.mosaic_hand, *b.mosaic_hand]) != book.mosaic_cards(state.seven_one):
        raise BadPosition("Deck and hands do not hold the mosaic cards of this mode once each.")
    if sorted([*state.penalty_deck, a.penalty, b.penalty]) != sorted(book.penalty_kinds):
        raise BadPosition("Deck and seats do not hold the penalty cards once each.")


def _faces(state: State) -> None:
    waiting = state.agenda[-1:] not in ([], [PLACE])  # the face is not refilled yet
    for face, pair in enumerate(state.faces):
        for seat, own in enumerate(state.seats):
            chosen = waiting and face == state.ball
            if pair[seat] == EMPTY and own.stack and not chosen:
                raise BadPosition(f"Face {face} lacks a piece of seat {seat}, whose stack is not empty.")
            if pair[seat] != EMPTY and chosen:
                raise BadPosition(f"Face {face} was chosen: it is [null, null] until the refill.")


def _teams(book: Book, state: State) -> None:
    a, b = state.seats
    if a.team == b.team != TEAMLESS:
        raise BadPosition("Both seats have the same team.")
    for seat, own in enumerate(state.seats):
        most = 0 if own.team == TEAMLESS else book.values.teams[own.team].tokens
        if own.tokens > most:
            raise BadPosition(f"Seat {seat} has {own.tokens} tokens; its team has {most}.")


def _seven_one(book: Book, state: State) -> None:
    if any(own.discards for own in state.seats):
        raise BadPosition("In the 7-1 mode nothing is discarded.")
    if state.to_act != 0 or state.start != 0:
        raise BadPosition("In the 7-1 mode only seat 0 takes turns.")
    if state.seats[1].team != TEAMLESS:
        raise BadPosition("In the 7-1 mode the opponent has no team.")
    if state.seats[0].team not in (TEAMLESS, *book.choosable(seven_one=True)):
        raise BadPosition("The power of this team has no meaning in the 7-1 mode.")
    if state.start_points not in book.own_starts:
        raise BadPosition(f"“start_points” goes from {book.own_starts[0]} to {book.own_starts[-1]}.")


def _turn(book: Book, state: State) -> None:
    own = state.seats[state.to_act]
    phase = state.agenda[-1]
    if phase == PLACE and EMPTY not in own.side:
        raise BadPosition(f"Seat {state.to_act} is to place a piece, but its side is full.")
    if phase == PLACE and not can_place(book, state, state.to_act):
        raise BadPosition(f"Seat {state.to_act} is to place a piece, but no face in reach holds one.")
    if phase == DISCARD and state.to_discard > len(own.mosaic_hand):
        raise BadPosition(f"Seat {state.to_act} is to give back more mosaic cards than it holds.")
    if phase == CYCLE:
        if not state.seven_one:
            raise BadPosition("The phase “cycle” belongs to the 7-1 mode.")
        if EMPTY not in own.side or not all(other.stack for other in state.seats):
            raise BadPosition("To cycle is asked each turn but the last, while both stacks hold a piece.")
    if phase == POWER and not tokens.swaps(book, state, state.to_act):
        raise BadPosition(f"Seat {state.to_act} has no choice to make in the phase “power”.")
    if phase != PLACE and all(piece == EMPTY for piece in own.side):
        raise BadPosition(f"Seat {state.to_act} has placed no piece yet, so there is nothing to decide after one.")


def _result(book: Book, state: State) -> None:
    result = state.result
    assert result is not None
    if any(can_place(book, state, seat) for seat in (0, 1)):
        raise BadPosition("The match is over, but a side is not full.")
    points = (state.seats[0].points, state.seats[1].points)
    scored = (book.goals(points[0]), book.goals(points[1]))
    if result.points != points or result.goals != scored:
        raise BadPosition("The result does not agree with the points.")
    tally = scored if result.decided_by == "goals" else result.penalties
    if tally is None or (result.penalties is None) != (scored[0] != scored[1]):
        raise BadPosition("The result tells of penalties exactly when the goals are equal.")
    ahead = None if tally[0] == tally[1] else int(tally[1] > tally[0])
    open_end = result.decided_by in ("coin", "draw")
    agrees = (
        ahead is None and (result.winner is None) == (result.decided_by == "draw")
        if open_end
        else (ahead is not None and result.winner == ahead)
    )
    if not agrees:
        raise BadPosition("The result's winner does not follow from its goals and penalties.")
