"""Balance of Camisa 12 by self-play: teams against the field, mosaic cards, penalties, and the 7-1 mode.

``python -m tests.benchmarks.balance_camisa12 --pairs 4 --jobs 2`` plays each two teams against each other in four deals,
each deal twice with the seats changed. With ``--notes FILE`` every match is noted as it ends: what was broken off goes on there.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import sqrt
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import msgspec

from tabletop.ai.levels import LEVELS, by_level
from tabletop.core.progress import Progress
from tabletop.core.rng import below, seeded
from tabletop.games import catalog
from tabletop.games.camisa12.events import Scored
from tests.benchmarks._camisa12_player import Chooser, choose


@dataclass(frozen=True)
class Job:
    """One match to play."""

    seed: int
    mode: str
    teams: tuple[str | None, ...]
    level: str | None = None  # the plain player of this benchmark if there is none


@dataclass(frozen=True)
class Played:
    """One match as it ended; ``cards`` are the mosaic cards kept and the points they gave."""

    job: Job
    winner: int | None
    decided_by: str
    points: tuple[int, ...]
    goals: tuple[int, ...]
    cards: tuple[tuple[int, int], ...]


@cache
def rulebook() -> Any:
    return catalog.game("camisa12").rules()


def play(job: Job) -> Played:
    """Play one match, the same player on both seats."""
    rules = rulebook()
    options = {"mode": job.mode, "teams": list(job.teams)}
    if job.mode == "duel":
        options["start"] = job.seed % 2
    state = rules.new_game(len(job.teams), job.seed, options)
    chance = Chooser(seeded(job.seed))
    cards = []
    while state.agenda:
        seat = state.to_act
        action = (
            by_level(rules, rules.view(state, seat), seat, job.level, below(chance, 2**31), hurried=False).action
            if job.level
            else choose(rules, state, seat, chance)
        )
        events = rules.apply(state, seat, action)
        cards += [(event.n, event.points) for event in events if isinstance(event, Scored) and event.why == "mosaic"]
    result = state.result
    return Played(job, result.winner, result.decided_by, result.points, result.goals, tuple(cards))


def team_jobs(pairs: int, only: Collection[str] = (), level: str | None = None) -> Iterator[Job]:
    """Every two teams in ``pairs`` deals, each deal with either team on either seat; ``only``: those with one of these."""
    teams = [team.id for team in rulebook().ruleset.teams]
    for number, (a, b) in enumerate(combinations(teams, 2)):
        if only and not {a, b} & set(only):
            continue
        for deal in range(pairs):
            seed = 1000 * number + deal
            yield Job(seed, "duel", (a, b), level)
            yield Job(seed, "duel", (b, a), level)


def noted(jobs: Iterable[Job], workers: int, notes: Path | None) -> Iterator[Played]:
    """The matches of these jobs, those that were noted first; the others are noted as they end."""
    wanted = set(jobs)
    done = notes.read_bytes().splitlines() if notes and notes.exists() else []
    for line in done:
        match = msgspec.json.decode(line, type=Played)
        if match.job in wanted:
            wanted.remove(match.job)
            yield match
    left = sorted(wanted, key=lambda job: (job.seed % 1000, job.seed, str(job.teams)))
    with Pool(workers) as pool, Progress(len(left), 0) as progress:
        for match in pool.imap_unordered(play, left):
            if notes:
                with notes.open("ab") as file:
                    file.write(msgspec.json.encode(match) + b"\n")
            progress.step()
            yield match


def report_teams(played: Iterable[Played], only: Collection[str] = ()) -> None:
    """The share of matches each team wins, draws counted half, with the 95 % interval."""
    shares: dict[str, list[float]] = {}
    for match in played:
        for seat, team in enumerate(match.job.teams):
            share = 0.5 if match.winner is None else float(match.winner == seat)
            shares.setdefault(str(team), []).append(share)
    rows = sorted(((sum(won) / len(won), team, len(won)) for team, won in shares.items()), reverse=True)
    for rate, team, n in rows:
        if only and team not in only:
            continue
        width = 1.96 * sqrt(rate * (1 - rate) / n)
        outside = "" if 0.4 <= rate <= 0.6 else "   outside 40–60 %"
        print(f"{team:28} {rate:6.1%} ± {width:5.1%}  ({n} matches){outside}")


def report_cards(played: Iterable[Played]) -> None:
    """The mean points of a kept mosaic card, by number."""
    points: dict[int, list[int]] = {}
    for match in played:
        for card, n in match.cards:
            points.setdefault(card, []).append(n)
    for card, found in sorted(points.items()):
        mean = sum(found) / len(found)
        zero = found.count(0) / len(found)
        print(f"card {card:2}  {mean:5.2f} points, nothing in {zero:4.0%}  (kept {len(found)} times)")
    every = [n for found in points.values() for n in found]
    print(f"all cards {sum(every) / len(every):.2f} points")


def report_duels(played: list[Played]) -> None:
    """How duels end, and with how many points and goals."""
    ways = Counter(match.decided_by for match in played)
    n = len(played)
    level = 1 - ways["goals"] / n
    points = [p for match in played for p in match.points]
    mean = sum(points) / len(points)
    spread = sqrt(sum((p - mean) ** 2 for p in points) / len(points))
    goals = sum(g for match in played for g in match.goals) / len(points)
    first = sum(match.winner == match.job.seed % 2 for match in played) / n
    print(f"{n} duels: {level:.1%} not decided by goals ({dict(ways)}), {mean:.1f} ± {spread:.1f} points,")
    print(f"{goals:.2f} goals a seat, the seat that starts wins {first:.1%}")


def report_solo(played: list[Played]) -> None:
    """How often the 7-1 mode is won."""
    n = len(played)
    won = sum(match.winner == 0 for match in played) / n
    you, they = (sum(match.points[seat] for match in played) / n for seat in (0, 1))
    print(f"7-1: {won:.1%} of {n} won, {you:.1f} points to {they:.1f}")


def main(
    pairs: int = 1,
    duels: int = 200,
    jobs: int = 1,
    only: Collection[str] = (),
    level: str | None = None,
    notes: Path | None = None,
) -> None:
    """Print the tables."""
    if duels:
        report_solo(list(noted((Job(seed, "seven-one", (None,), level) for seed in range(duels)), jobs, notes)))
        played = list(noted((Job(seed, "duel", (None, None), level) for seed in range(duels)), jobs, notes))
        report_duels(played)
        report_cards(played)
    if pairs:
        report_teams(noted(team_jobs(pairs, only, level), jobs, notes), only)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=1)
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--teams", nargs="+", default=(), metavar="TEAM", help="only these, against all others")
    parser.add_argument("--level", choices=LEVELS, help="a built-in opponent on both seats instead of a plain player")
    parser.add_argument("--notes", type=Path, metavar="FILE", help="where every match is noted, and read from again")
    chosen = parser.parse_args()
    main(chosen.pairs, chosen.duels, chosen.jobs, chosen.teams, chosen.level, chosen.notes)
