"""Measures the levels and writes the table that the program shows: ``python -m tests.benchmarks.strength --help``.

Contests are played by the arena without the time guard, so that every match can be repeated; each new measurement takes
the place of the same one before. Paces are only worth something on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import msgspec

from tabletop.ai import arena, counting, levels
from tabletop.ai.contest import Contest
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice
from tabletop.ai.strength import PLACE, Duel, Pace, Start, Strength, read
from tabletop.core.paths import assets
from tabletop.core.rng import seeded
from tabletop.games import catalog

SEED = 2026  # no deal that anything was tuned with
NOTES = Path("build/strength")  # contests that were broken off go on from here
TABLES = {"camisa12": 2, "thief_of_baghdad": 2, "twelve_days": 3, "days_of_christmas": 2, "parsecs": 2}
"""The seats at which levels meet."""
LADDER = (("normal", "easy"), ("hard", "normal"), ("expert", "hard"))


def duel(game: str, seats: int, level: str, against: str, matches: int, jobs: int) -> Duel:
    """One player of a level among others."""
    contest = Contest(game, "base", {}, (level, *[against] * (seats - 1)), SEED, unhurried=True)
    row = _run(contest, matches, jobs).levels[level]
    return Duel(game, seats, level, against, row.seatings, row.rate, row.low, row.high)


def start(level: str, points: int, ruleset: str, matches: int, jobs: int) -> Start:
    """The 7-1 mode from a start."""
    options = {"mode": "seven-one", "start_points": points}
    row = _run(Contest("camisa12", ruleset, options, (level,), SEED, unhurried=True), matches, jobs).levels[level]
    return Start(level, points, row.seatings, row.rate, row.low, row.high, ruleset)


def pace(game: str, level: str, most: int) -> Pace:
    """How long a level thinks about the choices of a sensible match, spread over all of it."""
    rules = catalog.game(game).rules()
    seats = TABLES[game]
    choices = []
    state, dice = rules.new_game(seats, SEED, {}), Dice(SEED)
    while movers := rules.to_move(state):
        if len(rules.legal_actions(state, movers[0])) > 1:
            choices.append((rules.view(state, movers[0]), movers[0]))
        rules.apply(state, movers[0], mind(rules).policy(state, movers[0], dice))
    taken = []
    for view, seat in choices[:: max(1, len(choices) // most)][:most]:
        begun = perf_counter()
        levels.by_level(rules, view, seat, level, seeded(len(taken)), hurried=False)
        taken.append(perf_counter() - begun)
    return Pace(game, level, len(taken), round(sum(taken) / len(taken), 6), round(max(taken), 6))


def keep(*rows: Duel | Pace | Start) -> None:
    """Put rows into the table, each in the place of what was measured before."""
    place = assets(*PLACE)
    table = read(place.read_bytes()) if place.is_file() else Strength()
    for row in rows:
        match row:
            case Duel():
                table = msgspec.structs.replace(table, duels=_with(table.duels, row, 4))
            case Pace():
                table = msgspec.structs.replace(table, paces=_with(table.paces, row, 2))
            case Start():
                starts = [old for old in table.starts if old.ruleset != row.ruleset]
                others = [old for old in table.starts if old.ruleset == row.ruleset]
                table = msgspec.structs.replace(table, starts=[*starts, *_with(others, row, 2)])
        print(row, flush=True)
    place.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")


def _with(rows: list, row: Duel | Pace | Start, key: int) -> list:
    """The rows with this one, in order; its first ``key`` fields say what was measured."""
    what = msgspec.structs.astuple(row)[:key]
    return sorted([*(old for old in rows if msgspec.structs.astuple(old)[:key] != what), row], key=_order)


def _order(row: Duel | Pace | Start) -> tuple:
    order = [*levels.LEVELS, *TABLES]
    return tuple(
        order.index(v) if v in order else v if isinstance(v, int) else 99 for v in msgspec.structs.astuple(row)[:4]
    )


def _run(contest: Contest, matches: int, jobs: int) -> counting.Report:
    NOTES.mkdir(parents=True, exist_ok=True)
    name = "-".join((contest.game, contest.ruleset, *contest.seats, *map(str, contest.options.values())))
    return arena.run(contest, matches, jobs, NOTES / f"{name}.json")


def main(arguments: list[str] | None = None) -> None:
    """Measure what was asked for, or a little of everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="of these games; of all if none is named")
    parser.add_argument(
        "--pair", action="append", metavar="LEVEL,AGAINST", help="only these; else each level and the next"
    )
    parser.add_argument("--seats", type=int, help="at a table of so many")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--starts", metavar="LEVEL,POINTS,…", help="the 7-1 mode from these points instead")
    parser.add_argument("--ruleset", default="base", help="of these starts")
    parser.add_argument("--paces", type=int, metavar="CHOICES", help="how long so many choices take instead")
    asked = parser.parse_args(arguments)
    if asked.starts:
        level, *points = asked.starts.split(",")
        for n in points:
            keep(start(level, int(n), asked.ruleset, asked.matches, asked.jobs))
        return
    for game in asked.games or TABLES:
        if asked.paces:
            keep(*(pace(game, level, asked.paces) for level in levels.LEVELS))
            continue
        for level, against in [pair.split(",") for pair in asked.pair or []] or LADDER:
            keep(duel(game, asked.seats or TABLES[game], level, against, asked.matches, asked.jobs))


if __name__ == "__main__":
    main()
