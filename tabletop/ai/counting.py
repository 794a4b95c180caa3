"""What a contest of built-in opponents came to: how often each kind of player wins, with 95 % intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

import msgspec

from tabletop.ai.contest import Contest, Played

_CONFIDENCE = 1.96


class Row(msgspec.Struct, frozen=True):
    """What a kind of player came to: ``wins`` of ``seatings`` matches of a seat, and the 95 % interval of the rate.

    Seconds are of the processor; ``cuts`` are moves at which the time guard bit.
    """

    seatings: int
    wins: float
    rate: float
    low: float
    high: float
    mean_score: float
    seconds_a_move: float
    cuts: int


class Report(msgspec.Struct, frozen=True):
    """The count of a whole contest; ``levels`` by the names of the players."""

    game: str
    ruleset: str
    options: dict[str, Any]
    games: int
    levels: dict[str, Row]
    draws: int


def count(contest: Contest, matches: Sequence[Played]) -> Report:
    """The report of these matches."""
    seatings = contest.seatings
    rows = {}
    for kind in dict.fromkeys(contest.seats):
        places = [
            (match, seat)
            for match in matches
            for seat, player in enumerate(seatings[match.number % len(seatings)])
            if player == kind
        ]
        wins = sum(match.shares[seat] for match, seat in places)
        moves = sum(match.moves[seat] for match, seat in places)
        low, high = interval(wins, len(places))
        rows[kind] = Row(
            seatings=len(places),
            wins=round(wins, 3),
            rate=round(wins / len(places), 4),
            low=round(low, 4),
            high=round(high, 4),
            mean_score=round(sum(match.scores[seat] for match, seat in places) / len(places), 2),
            seconds_a_move=round(sum(match.seconds[seat] for match, seat in places) / max(1, moves), 4),
            cuts=sum(match.cuts[seat] for match, seat in places),
        )
    draws = sum(match.draw for match in matches)
    return Report(contest.game, contest.ruleset, dict(contest.options), len(matches), rows, draws)


def interval(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson 1927)."""
    z, n, rate = _CONFIDENCE, trials, wins / trials
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(rate * (1 - rate) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def lines(report: Report) -> Iterator[str]:
    """The report for people."""
    yield f"{report.game}, {report.ruleset}: {report.games} matches, {report.draws} draws"
    for kind, row in report.levels.items():
        yield (
            f"{kind:8} wins {row.rate:6.1%} (95 %: {row.low:.1%} to {row.high:.1%}) of {row.seatings} seatings, "
            f"mean score {row.mean_score:.1f}, {row.seconds_a_move:.3f} s a move, {row.cuts} moves cut short"
        )
