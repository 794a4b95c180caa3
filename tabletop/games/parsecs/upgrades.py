"""When the goal of an upgrade card is met (P9): a function a goal, each told the sheet and the seat."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from tabletop.core.rules import Seat
from tabletop.games.parsecs import boosts, goals
from tabletop.games.parsecs.events import ParsecsEvent, UpgradeGained
from tabletop.games.parsecs.rows import Row, mirrors, rises
from tabletop.games.parsecs.ruleset import Card, Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import EMPTY, GROUPS, SeatState, State


def gain(values: Values, sheet: Sheet, state: State, seat: Seat) -> list[ParsecsEvent]:
    """Give a seat the open cards whose goals it meets and has not gained, in their order; rewards become pending."""
    me = state.seats[seat]
    events: list[ParsecsEvent] = []
    for card in state.upgrades:
        if card not in me.gained and met(sheet, me, sheet.goals[card]):
            me.gained += (card,)
            events.append(UpgradeGained(seat, values.upgrades[card].id))
            events += boosts.add(state, seat, sheet.rewards[card])
    return events


def met(sheet: Sheet, me: SeatState, goal: goals.AnyGoal) -> bool:
    """Whether a sheet meets a goal; printed numbers count as written ones."""
    now, wanted = progress(sheet, me, goal)
    return now >= wanted


def progress(sheet: Sheet, me: SeatState, goal: goals.AnyGoal) -> tuple[int, int]:
    """How far a sheet is towards a goal, and how far it has to be; both count the same steps."""
    match goal:
        case goals.BoxRows():
            return sheet.full_box_rows(me, GROUPS.index(goal.group)), goal.rows
        case goals.Surplus():
            return me.surplus_fuel + me.surplus_cadets, goal.units
        case goals.ShipsComplete():
            return sum([sheet.complete(me, ship - 1) for ship in goal.ships]), len(goal.ships)
    return _written(sheet, me.spaces, goal)


@lru_cache(maxsize=8192)
def _written(sheet: Sheet, spaces: Row, goal: goals.NumberGoal) -> tuple[int, int]:
    """The same of goals that look at numbers alone: most actions write none."""
    numbers = [number for number in spaces if number]
    full = [row for place in sheet.rows if EMPTY not in (row := spaces[place.start : place.end])]
    match goal:
        case goals.Doubles():
            return len({number for number in numbers if number % 11 == 0}), goal.different
        case goals.SameNumber():
            return _most_frequent(numbers), goal.spaces
        case goals.SameFirstDigit():
            return _most_frequent([number // 10 for number in numbers]), goal.spaces
        case goals.Mirrors():
            rows = [(spaces[place.start : place.end], sheet.printed[place.start : place.end]) for place in sheet.rows]
            return sum([mirrors(row, printed) for row, printed in rows]), goal.pairs
        case goals.TightRow():
            return sum([len(row) >= goal.spaces and abs(row[0] - row[-1]) <= goal.span for row in full]), 1
        case goals.WideRows():
            return sum([abs(row[0] - row[-1]) >= goal.span for row in full]), goal.rows
        case goals.Directions():
            rising, falling = sum(map(rises, full)), sum([row[0] > row[-1] for row in full])
            return min(rising, goal.rising) + min(falling, goal.falling), goal.rising + goal.falling
        case goals.EveryShip():
            filled = [end - start - spaces[start:end].count(EMPTY) for start, end in sheet.ships]
            return sum([min(n, goal.spaces) for n in filled]), goal.spaces * len(sheet.ships)


def words_of(card: Card) -> tuple[str, dict[str, int | str]]:
    """The key of the words that tell a card's goal, and the values they name."""
    goal = card.goal
    match goal:
        case goals.BoxRows():
            return f"goal.box_rows.{goal.group}", {"n": goal.rows}
        case goals.Doubles():
            return "goal.doubles", {"n": goal.different}
        case goals.SameNumber():
            return "goal.same_number", {"n": goal.spaces}
        case goals.SameFirstDigit():
            return "goal.same_first_digit", {"n": goal.spaces}
        case goals.Mirrors():
            return "goal.mirrors", {"n": goal.pairs}
        case goals.TightRow():
            return "goal.tight_row", {"n": goal.spaces, "span": goal.span}
        case goals.WideRows():
            return "goal.wide_rows", {"n": goal.rows, "span": goal.span}
        case goals.Directions():
            return "goal.directions", {"rising": goal.rising, "falling": goal.falling}
        case goals.EveryShip():
            return "goal.every_ship", {"n": goal.spaces}
        case goals.Surplus():
            return "goal.surplus", {"n": goal.units}
        case goals.ShipsComplete():
            return "goal.ships_complete", {"n": len(goal.ships), "ships": " + ".join(map(str, goal.ships))}


def _most_frequent(values: list[int]) -> int:
    return max(Counter(values).values(), default=EMPTY)
