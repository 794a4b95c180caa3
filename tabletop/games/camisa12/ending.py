"""The end of a match: last points, then goals, penalties, a third and a fourth card, coin or draw (C14–C16)."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import below
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.events import Camisa12Event, Ended, PenaltyShown, Scored
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.scoring import penalty_goals
from tabletop.games.camisa12.state import FIREWORK, Result, State


def finish(book: Book, state: State, events: list[Camisa12Event]) -> None:
    """C14: fireworks, mosaic cards, goals; the state has a result then and waits for nothing."""
    fireworks = _most_fireworks(book, state, events)
    mosaics = (_mosaics(book, state, 0, events), _mosaics(book, state, 1, events))
    a, b = state.seats
    scored = (book.goals(a.points), book.goals(b.points))
    penalties = None
    winner, decided_by = _ahead(scored), "goals"
    if winner is None:
        penalties = _penalties(state, events)
        winner, decided_by = _ahead(penalties), "penalties"
        if winner is None:
            decided_by = "draw"
            if state.coin_decides:
                winner, decided_by = below(state, 2), "coin"
    state.result = Result(winner, scored, (a.points, b.points), fireworks, mosaics, penalties, decided_by)
    state.agenda.clear()
    state.to_act = 0
    events.append(Ended(winner, scored, decided_by))


def _ahead(tally: tuple[int, int]) -> int | None:
    return None if tally[0] == tally[1] else int(tally[1] > tally[0])


def _most_fireworks(book: Book, state: State, events: list[Camisa12Event]) -> tuple[int, int]:
    """C14: the seat with strictly more fireworks gets points."""
    shown = (state.seats[0].side.count(FIREWORK), state.seats[1].side.count(FIREWORK))
    seat = _ahead(shown)
    if seat is None:
        return (0, 0)
    points = book.values.points.most_fireworks
    state.seats[seat].points += points
    events.append(Scored(seat, points, "fireworks", shown[seat]))
    return (points, 0) if seat == 0 else (0, points)


def _mosaics(book: Book, state: State, seat: int, events: list[Camisa12Event]) -> int:
    """C14: the cards of a hand are revealed and scored, what a view does not show is worth nothing; team bonuses."""
    own = state.seats[seat]
    crowd = seen(own.side, own.discards)
    total = 0
    for card in own.mosaic_hand:
        if card != HIDDEN:
            points = book.values.mosaics[card - 1].worth(crowd)
            total += points
            events.append(Scored(seat, points, "mosaic", card))
    own.points += total
    for bonus in book.powers[own.team].end_bonuses:
        points = bonus(crowd)
        own.points += points
        events.append(Scored(seat, points, "power"))
    return total


def _penalties(state: State, events: list[Camisa12Event]) -> tuple[int, int]:
    """C15: both penalty cards, and while it is equal a third and a fourth from the deck; the last tally."""
    a, b = state.seats
    kinds: set[int] = set()
    tally = (0, 0)
    cards = [(0, a.penalty), (1, b.penalty), *((None, kind) for kind in reversed(state.penalty_deck))]
    for number, (seat, kind) in enumerate(cards):
        if number >= 2 and tally[0] != tally[1]:
            break
        kinds.add(kind)
        tally = (penalty_goals(a.side, kinds), penalty_goals(b.side, kinds))
        events.append(PenaltyShown(seat, kind, tally))
    return tally
