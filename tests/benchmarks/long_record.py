"""A very long match by chance, of The Thief of Baghdad: how long its record takes to be written and read."""

from __future__ import annotations

import statistics
import time
from itertools import count

from tabletop.core import records
from tabletop.core.match import Match
from tabletop.core.rng import below, seeded
from tabletop.games import catalog
from tests.contract.walks import Chooser, choose

ACTIONS = 6_320
RUNS = 5
READ_MS, WRITE_MS = 1_000, 16


def long_match() -> Match:
    """A match of so many actions; most are over sooner."""
    rules = catalog.game("thief_of_baghdad").rules()
    for seed in count():
        match, chance = Match.new(rules, 4, seed, {}), Chooser(seeded(seed))
        for _ in range(ACTIONS):
            if match.over:
                break
            match.play(*choose(match, below(chance, 2**32)))
        else:
            return match
    raise AssertionError


def main() -> None:
    """Print medians."""
    match, written, read = long_match(), [], []
    for _ in range(RUNS):
        began = time.perf_counter()
        data = records.write(match)
        middle = time.perf_counter()
        opened = records.read(data, catalog.game)
        ended = time.perf_counter()
        assert opened.match.state == match.state
        written.append((middle - began) * 1000)
        read.append((ended - middle) * 1000)
    print(f"{ACTIONS} actions, {len(data) / 1024:.0f} KiB:", end=" ")
    print(f"written in {statistics.median(written):.1f} ms (limit {WRITE_MS}),", end=" ")
    print(f"read and verified in {statistics.median(read):.0f} ms (limit {READ_MS})")


if __name__ == "__main__":
    main()
