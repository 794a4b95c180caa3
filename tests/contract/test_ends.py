"""Every game ends: whole matches by chance at every table with every number of seats."""

import pytest

from tabletop.core.rng import below, seeded

from .conservation import pieces
from .tables import TABLES, Table
from .walks import Chooser

LONGEST = 40_000


@pytest.mark.parametrize(("table", "seats"), [(table, seats) for table in TABLES for seats in table.seats], ids=str)
def test_a_match_by_chance_comes_to_its_end_with_all_its_pieces(table: Table, seats: int):
    match = table.match(seats, seed=12)
    rules, state = match.rules, match.state.copy()
    whole = pieces(rules.encode(state))
    chooser = Chooser(seeded(seats))
    for moves in range(LONGEST):
        movers = rules.to_move(state)
        if not movers:
            break
        seat = movers[below(chooser, len(movers))]
        actions = rules.legal_actions(state, seat)
        rules.apply(state, seat, actions[below(chooser, len(actions))])
        if moves % 20 == 0:
            assert pieces(rules.encode(state)) == whole
            rules.decode(rules.encode(state), 0)
    assert rules.outcome(state) is not None
    assert pieces(rules.encode(state)) == whole
    rules.decode(rules.encode(state), 0)
