"""Positions to try the opponents at: sensible play from every table's start, a few moments of each match."""

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.ai.mind import mind
from tabletop.ai.search import Dice
from tabletop.core.rules import AnyRules, Seat
from tests.contract.tables import TABLES, Table

GAMES = ("camisa12", "thief_of_baghdad", "twelve_days", "days_of_christmas", "parsecs")

PLACES = [pytest.param(table, seats, id=f"{table}-{seats}") for table in TABLES for seats in table.seats]
"""Every table with every number of seats."""

FEW = [
    pytest.param(table, table.seats[len(table.seats) // 2], id=str(table))
    for table in TABLES
    if table.ruleset == "base"
]
"""Every game with each of its options, a middling number of seats."""


def moments(
    table: Table, seats: int, every: int, seed: int = 7, most: int = 400
) -> Iterator[tuple[AnyRules, Any, Seat]]:
    """Rules, state and a seat to act, at each ``every``-th action of a match that policies play."""
    rules, state = table.rules, table.match(seats, seed).start.copy()
    known = mind(rules)
    dice = Dice(seed)
    for action in range(most):
        movers = rules.to_move(state)
        if not movers:
            return
        seat = movers[action % len(movers)]
        if action % every == 0:
            yield rules, state.copy(), seat
        rules.apply(state, seat, known.policy(state, seat, dice))
