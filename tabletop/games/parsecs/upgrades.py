"""When the goal of an upgrade card is met (P9): a function a goal, each told the sheet and the seat."""

from __future__ import annotations

from collections import Counter

from tabletop.core.rules import Seat
from tabletop.games.parsecs import boosts, goals
from tabletop.games.parsecs.events import ParsecsEvent, UpgradeGained
from tabletop.games.parsecs.rows import mirrors, rises
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
        case goals.Doubles():
            return len({number for number in me.spaces if number and number % 11 == 0}), goal.different
        case goals.SameNumber():
            return _most_frequent([number for number in me.spaces if number]), goal.spaces
        case goals.SameFirstDigit():
            return _most_frequent([number // 10 for number in me.spaces if number]), goal.spaces
        case goals.Mirrors():
            return sum(
                mirrors(sheet.numbers_of(me, place), sheet.printed[place.start : place.end]) for place in sheet.rows
            ), goal.pairs
        case goals.TightRow():
            return sum(len(row) >= goal.spaces and abs(row[0] - row[-1]) <= goal.span for row in sheet.full_rows(me)), 1
        case goals.WideRows():
            return sum(abs(row[0] - row[-1]) >= goal.span for row in sheet.full_rows(me)), goal.rows
        case goals.Directions():
            full = sheet.full_rows(me)
            rising, falling = sum(map(rises, full)), sum(row[0] > row[-1] for row in full)
            return min(rising, goal.rising) + min(falling, goal.falling), goal.rising + goal.falling
        case goals.EveryShip():
            filled = (min(sheet.filled(me, ship), goal.spaces) for ship in range(len(sheet.ships)))
            return sum(filled), goal.spaces * len(sheet.ships)
        case goals.Surplus():
            return me.surplus_fuel + me.surplus_cadets, goal.units
        case goals.ShipsComplete():
            return sum(sheet.complete(me, ship - 1) for ship in goal.ships), len(goal.ships)


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
