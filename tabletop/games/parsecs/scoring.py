"""Points, and who has won."""

from __future__ import annotations

from tabletop.games.parsecs.ruleset import Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import Result, SeatState, State


def ship_points(values: Values, sheet: Sheet, me: SeatState, ship: int) -> int:
    """P11: points for each number space of a complete ship, or for each filled one of another."""
    each = values.points.complete if sheet.complete(me, ship) else values.points.incomplete
    return each * sheet.filled(me, ship)


def surplus_points(values: Values, me: SeatState) -> int:
    """P11: points for each unit on the surplus track."""
    return values.points.surplus * (me.surplus_fuel + me.surplus_cadets)


def score(values: Values, sheet: Sheet, me: SeatState) -> int:
    """P11: the score of a seat as it stands."""
    ships = sum(ship_points(values, sheet, me, ship) for ship in range(len(sheet.ships)))
    return ships + surplus_points(values, me)


def finished_spaces(sheet: Sheet, me: SeatState) -> int:
    """P12: how many number spaces the complete ships have together."""
    return sum(sheet.filled(me, ship) for ship in sheet.complete_ships(me))


def is_last_turn(values: Values, sheet: Sheet, state: State) -> bool:
    """P10: whether the end of this turn, as the sheets stand, is the end of the match."""
    limits = values.limits
    if state.turn >= (limits.turns_alone if len(state.seats) == 1 else limits.turns):
        return True
    return any(len(sheet.complete_ships(me)) >= limits.ships for me in state.seats)


def result(values: Values, sheet: Sheet, state: State) -> Result:
    """P11, P12: the highest score wins, then the most number spaces on complete ships; else the victory is shared."""
    scores = tuple(score(values, sheet, me) for me in state.seats)
    ranks = [(points, finished_spaces(sheet, me)) for points, me in zip(scores, state.seats, strict=True)]
    best = max(ranks)
    return Result(
        winners=tuple(seat for seat, rank in enumerate(ranks) if rank == best),
        scores=scores,
        complete=tuple(len(sheet.complete_ships(me)) for me in state.seats),
    )
