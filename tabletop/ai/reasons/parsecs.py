"""12 Parsecs: boxes towards a circle, what still fits beside a number, and exact odds of the next roll."""

from __future__ import annotations

from itertools import combinations, product

from tabletop.ai.explain import Why
from tabletop.core.rules import Seat
from tabletop.games.parsecs.actions import Choose, Complete, Mark, ParsecsAction, PutOnShip, Write
from tabletop.games.parsecs.events import Marked
from tabletop.games.parsecs.rows import NUMBERS, Row, openings
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import GROUPS, State

ROLLS = tuple(product(range(1, 7), repeat=3))


def reasons(rules: ParsecsRules, view: State, seat: Seat, action: ParsecsAction, seed: int) -> list[Why]:
    """What an action means for the seat; all sheets are open."""
    del seed
    after = view.copy()
    events = rules.apply(after, seat, action)
    sheet, me = rules.sheet, after.seats[seat]
    match action:
        case Choose() | Mark() | Complete():
            group = GROUPS.index(action.group)
            for event in events:
                if isinstance(event, Marked):
                    missing = sheet.lengths[group][event.row] - event.total
                    key = "parsecs.boxes" if missing else "parsecs.circle"
                    return [Why(key, {"n": event.boxes, "missing": missing})]
            return []
        case Write():
            place = sheet.row_at[action.ship, action.row]
            row = sheet.numbers_of(me, place)
            if not row.count(0):
                return [Why("parsecs.full")]
            if len(fitting(row)) == len(NUMBERS):
                return [Why("parsecs.fits", {"n": len(NUMBERS), "all": len(NUMBERS)})]
            return [
                Why("parsecs.fits", {"n": len(fitting(row)), "all": len(NUMBERS)}),
                Why("parsecs.roll", {"n": round(100 * odds(row))}),
            ]
        case PutOnShip():
            there = me.fuel[action.ship] + me.cadets[action.ship]
            room = sheet.room[0][action.ship] + sheet.room[1][action.ship]
            return [Why("parsecs.supplies", {"n": there, "all": room})]
    return []


def fitting(row: Row) -> set[int]:
    """The numbers that fit in some space of a row (P4)."""
    return {number for _, first, stop in openings(row) for number in NUMBERS[first:stop]}


def odds(row: Row) -> float:
    """The exact chance that two dice of the next roll make a number that fits in a row (P1, P2)."""
    wanted = fitting(row)
    hits = sum(any(10 * a + b in wanted or 10 * b + a in wanted for a, b in combinations(roll, 2)) for roll in ROLLS)
    return hits / len(ROLLS)
