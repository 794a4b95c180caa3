"""12 Parsecs: boxes towards a circle, what still fits beside a number, and how full a row or a ship gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import Fact, Facts, Why
from tabletop.ai.search import Tally
from tabletop.core.rules import Seat
from tabletop.games.parsecs.actions import Choose, PutAside, PutOnShip, Skip, Write
from tabletop.games.parsecs.events import Marked
from tabletop.games.parsecs.rows import NUMBERS, Row, openings
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import GROUPS, SUPPLIES, SeatState, State

DUELS = True
"""Playouts look at the seat and its strongest rival: the chance among several is not known."""

_FIRST = 3  # turns
_MANY = 0.75  # of the numbers of a row: to keep fewer is a cost
_NUMBERS = 2  # that a roll brings
_WELL = 0.15  # by which the spaces on one side may be more or fewer than their share, and a gap be well divided
_SOON = 4  # numbers that a row which is nearly full lacks


def facts(rules: ParsecsRules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat; all sheets are open."""
    del seed
    action: Any = mine.plan[0]
    after = view.copy()
    events = rules.apply(after, seat, action)
    me = after.seats[seat]
    found: Facts = {}
    match action:
        case Choose():
            found = {**_plan(rules, view, seat, mine), **_needs(rules, view.seats[seat], GROUPS.index(action.group))}
        case Write():
            found = _written(rules, view.seats[seat], action)
        case Skip() if other is not None and isinstance(against := other.plan[0], Write):
            before, left = _fits(rules, view.seats[seat], against)
            spares = Why("parsecs.spares", {"n": before - left}) if before > left else None
            found = {"spares": Fact(float(before - left), spares, plain=spares)}
        case PutOnShip():
            there = me.fuel[action.ship] + me.cadets[action.ship]
            room = rules.sheet.room[0][action.ship] + rules.sheet.room[1][action.ship]
            fills = Why("parsecs.supplies", {"n": there, "all": room})
            found = {"supplies": Fact(there / room, fills, plain=fills)}
        case PutAside():
            found = {"aside": Fact(0.0, plain=Why("parsecs.aside", {"n": rules.values.points.surplus}))}
    return {**_marked(rules, events), **found}


def early(view: State) -> bool:
    """Whether sheets are nearly empty."""
    return view.turn <= _FIRST


def _marked(rules: ParsecsRules, events: Sequence[object]) -> Facts:
    """Boxes marked, and what they bring (P6)."""
    for event in events:
        if isinstance(event, Marked):
            group = GROUPS.index(event.group)
            what, missing = SUPPLIES[group], rules.sheet.lengths[group][event.row] - event.total
            near = Why(f"parsecs.boxes.{what}", {"n": missing}) if missing else Why(f"parsecs.circle.{what}")
            return {
                "circle": Fact(float(not missing), near, Why("parsecs.circle.less")),
                "near": Fact(1 / (1 + missing), near, plain=near),
                "boxes": Fact(float(event.boxes), near),
            }
    return {}


def _needs(rules: ParsecsRules, me: SeatState, group: int) -> Facts:
    """How much is lacking on the ships of what a group gives, and how much comes each turn so far (P7)."""
    what = SUPPLIES[group]
    lacking = sum(rules.sheet.room[group]) - sum(me.supplies(group))
    income = rules.sheet.full_box_rows(me, group)
    comes = Why(f"parsecs.income.{what}", {"n": income}) if income else Why(f"parsecs.income.{what}.none")
    lacks = Why(f"parsecs.needs.{what}", {"n": lacking}) if lacking else None
    return {"needs": Fact(float(lacking), lacks), "income": Fact(-float(income), comes if lacking else None)}


def _written(rules: ParsecsRules, me: SeatState, action: Write) -> Facts:
    """How the number fits into its row: how many are missing then, and what no longer fits (P4)."""
    before, left = _fits(rules, me, action)
    row = _row(rules, me, action)
    missing = row.count(0) - 1
    if not missing:
        return {"full": Fact(1.0, Why("parsecs.full"), plain=Why("parsecs.full"))}
    keeps = Why("parsecs.fits", {"n": left, "all": before}) if left < before else Why("parsecs.open")
    closes = Why("parsecs.closes", {"n": left, "all": before}) if left <= _MANY * before else None
    lacks = Why("parsecs.lacks", {"n": missing}) if missing <= _SOON else None
    return {
        "fits": Fact(float(left - before), keeps, closes, plain=None if closes else keeps),
        "sides": sides(row, action.number, action.space),
        "lacks": Fact(-float(missing), lacks, plain=lacks),
        **_begun(rules, me, action),
    }


def _begun(rules: ParsecsRules, me: SeatState, action: Write) -> Facts:
    """How many numbers the ship then has, to be said where nothing sets the writing apart."""
    first, end = rules.sheet.ships[action.ship]
    n = rules.sheet.filled(me, action.ship) + 1
    return {"begun": Fact(0.0, plain=Why("parsecs.begun", {"n": n, "all": end - first}))}


def sides(row: Row, number: int, space: int) -> Fact:
    """How well a number divides the gap it is written into: spaces that stay on both sides, and numbers for them."""
    after = (*row[:space], number, *row[space + 1 :])
    room = {opening.space: set(NUMBERS[opening.first : opening.stop]) for opening in openings(after)}
    first, last = space, space
    while first - 1 in room:
        first -= 1
    while last + 1 in room:
        last += 1
    before = len(set().union(*(room[each] for each in range(first, space))))
    behind = len(set().union(*(room[each] for each in range(space + 1, last + 1))))
    a, b = space - first, last - space
    if not (a and b and before and behind):
        return Fact(-1.0)
    if before == behind == len(NUMBERS):
        return Fact(0.0)  # the direction is open: nothing is divided yet
    off = abs(a / (a + b) - before / (before + behind))
    lies = Why("parsecs.sides", {"n": a, "low": before, "after": b, "high": behind})
    return Fact(-round(off, 1), lies if off <= _WELL else None)


def _plan(rules: ParsecsRules, view: State, seat: Seat, mine: Tally) -> Facts:
    """What becomes of the two numbers of a roll, if the turn goes on as planned."""
    state, shut, written = view.copy(), 0, 0
    plan: Any = mine.plan
    for action in plan:
        if isinstance(action, Write):
            before, left = _fits(rules, state.seats[seat], action)
            shut, written = shut + max(0, before - left), written + 1
        rules.apply(state, seat, action)
    if len(mine.plan) < 1 + _NUMBERS:
        return {}
    shuts = Why("parsecs.shut", {"n": shut}) if shut else Why("parsecs.shut.none")
    both = Why("parsecs.both") if written == _NUMBERS else None
    return {"both": Fact(float(written), both), "shut": Fact(-float(shut), shuts)}


def _fits(rules: ParsecsRules, me: SeatState, action: Write) -> tuple[int, int]:
    """How many numbers fit into the row of an action before it and after."""
    row = _row(rules, me, action)
    return len(fitting(row)), len(fitting((*row[: action.space], action.number, *row[action.space + 1 :])))


def _row(rules: ParsecsRules, me: SeatState, action: Write) -> Row:
    return tuple(rules.sheet.numbers_of(me, rules.sheet.row_at[action.ship, action.row]))


def fitting(row: Row) -> set[int]:
    """The numbers that fit in some space of a row (P4)."""
    return {number for _, first, stop in openings(row) for number in NUMBERS[first:stop]}
