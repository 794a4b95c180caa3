"""Random games of every game, option and number of seats: no exception, pieces counted after every action, an end.

``python -m tests.benchmarks.random_games --games 10000 --jobs 2``. The Thief of Baghdad takes about a thousand turns when played
by pure chance: of its games one in thirty is, the others are played by sensible players with a whim now and then.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import cycle, islice
from multiprocessing import Pool
from time import perf_counter
from typing import Any

from tabletop.ai.levels import simplest
from tabletop.core.rng import below, seeded
from tests.benchmarks._camisa12_player import Chooser
from tests.benchmarks._window import SEATS
from tests.contract.conservation import pieces
from tests.contract.tables import TABLES, Table

MOST = {"thief_of_baghdad": 60_000}
PURE = 30
"""Of the Thief, one game in so many is played by chance alone."""


def main() -> None:
    """Play, and print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--of", nargs="+", default=list(SEATS), choices=list(SEATS))
    parser.add_argument("--jobs", type=int, default=1)
    chosen = parser.parse_args()
    for game in chosen.of:
        print(game, report(game, chosen.games, chosen.jobs), flush=True)


def report(game: str, count: int, jobs: int) -> str:
    """What so many games came to. Raises whatever goes wrong, with the table and the seed."""
    tables = [(table, seats) for table in TABLES if table.game == game for seats in table.seats]
    begun = perf_counter()
    with Pool(jobs) as pool:
        lengths = Counter(pool.imap_unordered(one, enumerate(islice(cycle(tables), count)), 8))
    actions = sum(length * n for length, n in lengths.items())
    took = perf_counter() - begun
    return f"{count} games at {len(tables)} tables, {actions} actions, the longest {max(lengths)}, {took:.0f} s"


def one(job: tuple[int, tuple[Table, int]]) -> int:
    """The length of one game, or what went wrong with its table and seed."""
    seed, (table, seats) = job
    try:
        return play(table, seats, seed)
    except Exception as error:
        raise AssertionError(f"{table}, {seats} seats, seed {seed}: {error}") from error


def play(table: Table, seats: int, seed: int) -> int:
    """One game to its end; how many actions it took."""
    match = table.match(seats, seed)
    rules: Any = match.rules
    state = match.state.copy()
    dice = Chooser(seeded(seed))
    whims = 100 if table.game != "thief_of_baghdad" or seed % PURE == 0 else 15
    held = pieces(rules.encode(state))
    for actions in range(MOST.get(table.game, 20_000)):
        movers = rules.to_move(state)
        assert pieces(rules.encode(state)) == held, f"pieces were lost or found after {actions} actions"
        if not movers:
            assert rules.outcome(state) is not None
            return actions
        seat = movers[below(dice, len(movers))]
        legal = rules.legal_actions(state, seat)
        assert legal, f"seat {seat} has no choice after {actions} actions"
        if below(dice, 100) < whims:
            action = legal[below(dice, len(legal))]
        else:
            action = simplest(rules, rules.view(state, seat), seat, actions)
        rules.apply(state, seat, action)
    raise AssertionError("it does not end")


if __name__ == "__main__":
    main()
