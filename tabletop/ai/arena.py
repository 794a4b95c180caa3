"""``tabletop arena``: built-in opponents against each other, every seating at every deal, counted with intervals."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from math import sqrt
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Self

import msgspec

from tabletop.ai import process
from tabletop.ai.contest import Contest, Played, play
from tabletop.core.commandline import Parser, say
from tabletop.core.errors import BadRequest
from tabletop.core.files import read_bounded, save_atomically
from tabletop.games import catalog

HELPER = "--helper"
_CONFIDENCE = 1.96
_MAX_BYTES = 256 * 1024 * 1024
_BAR = 30


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


class _Task(msgspec.Struct, frozen=True):
    contest: Contest
    number: int


def main(arguments: Sequence[str]) -> int:
    """Play a contest and print it. Raises TableError."""
    if list(arguments) == [HELPER]:
        process.serve(_help)
    parser = Parser(prog="tabletop arena", description="Let built-in opponents play each other, and count.")
    parser.add_argument("game", choices=[info.id for info in catalog.GAMES])
    parser.add_argument(
        "--seats", required=True, help="a player for each seat: easy, normal, hard, expert, plain, random"
    )
    parser.add_argument("--games", type=int, default=200, help="matches in all (200)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="matches at a time (one a core)")
    parser.add_argument("--json", type=Path, metavar="OUT", help="where the count goes; a broken run is taken up again")
    parser.add_argument("--ruleset", default="base")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unhurried", action="store_true", help="without the time guard, so that all can be repeated")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1 or chosen.jobs < 1:
        parser.error("--games and --jobs are at least 1")
    seats = tuple(kind.strip() for kind in chosen.seats.split(","))
    contest = Contest(
        chosen.game, chosen.ruleset, dict(map(_option, chosen.option)), seats, chosen.seed, chosen.unhurried
    )
    catalog.game(contest.game).rules(contest.ruleset).new_game(len(seats), 0, contest.options)
    report = run(contest, chosen.games, chosen.jobs, chosen.json)
    for line in lines(report):
        say(line)
    return 0


def run(contest: Contest, games: int, jobs: int, out: Path | None) -> Report:
    """Play what is not in the unfinished file beside ``out`` yet, and count. Raises SaveError."""
    notes = None if out is None else out.with_name(out.name + ".unfinished")
    played = _taken_up(contest, notes)
    missing = [number for number in range(games) if number not in played]
    with _Progress(games, len(played)) as progress:
        for match in _matches(contest, missing, min(jobs, max(1, len(missing)))):
            played[match.number] = match
            progress.step()
            if notes is not None:
                with notes.open("ab") as file:
                    file.write(msgspec.json.encode(match) + b"\n")
    report = count(contest, [played[number] for number in range(games)])
    if out is not None and notes is not None:
        save_atomically(out, msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
        notes.unlink(missing_ok=True)
    return report


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


def _option(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadRequest(f"An option is NAME=VALUE, not “{text[:40]}”.")
    try:
        return name, msgspec.json.decode(value)
    except msgspec.DecodeError:
        return name, value


def _taken_up(contest: Contest, notes: Path | None) -> dict[int, Played]:
    """The matches noted by a run of the same contest that was broken off; a new file if there is none."""
    if notes is None:
        return {}
    first = msgspec.json.encode(contest)
    found: dict[int, Played] = {}
    if notes.is_file():
        head, *rest = read_bounded(notes, _MAX_BYTES).split(b"\n")
        for line in rest if head == first else ():
            with suppress(msgspec.DecodeError):  # half a line, where the run was killed
                match = msgspec.json.decode(line, type=Played)
                found[match.number] = match
    # Written anew, so that nothing is added behind half a line.
    kept = [first, *map(msgspec.json.encode, found.values())]
    save_atomically(notes, b"".join(line + b"\n" for line in kept), older=not found)
    return found


def _matches(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """Play the matches, several at a time in helpers, as they come to an end."""
    if jobs == 1:
        for number in numbers:
            yield play(contest, number)
        return
    tasks: SimpleQueue[int | None] = SimpleQueue()
    for task in [*numbers, *[None] * jobs]:
        tasks.put(task)
    done: SimpleQueue[Played | BaseException | None] = SimpleQueue()
    for _ in range(jobs):
        Thread(target=_employ, args=(contest, tasks, done), daemon=True).start()
    working = jobs
    while working:
        match = done.get()
        if match is None:
            working -= 1
        elif isinstance(match, BaseException):
            raise match
        else:
            yield match


def _employ(contest: Contest, tasks: SimpleQueue[int | None], done: SimpleQueue[Played | BaseException | None]) -> None:
    """Give one helper a match after another."""
    path = process.python_path()
    env = {**os.environ, **({} if path is None else {"PYTHONPATH": path})}
    try:
        with subprocess.Popen(  # noqa: S603 - this very program
            process.command("arena", HELPER), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
        ) as helper:
            assert helper.stdin is not None
            assert helper.stdout is not None
            while (number := tasks.get()) is not None:
                helper.stdin.write(msgspec.json.encode(_Task(contest, number)) + b"\n")
                helper.stdin.flush()
                done.put(msgspec.json.decode(helper.stdout.readline(), type=Played))
            helper.stdin.close()
    except (OSError, ValueError) as error:
        done.put(BadRequest(f"A helper of the arena failed: {error}."))
    finally:
        done.put(None)


def _help(line: bytes) -> bytes:
    task = msgspec.json.decode(line, type=_Task)
    return msgspec.json.encode(play(task.contest, task.number)) + b"\n"


class _Progress:
    """A bar on standard error, where somebody looks at it."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\n")

    def step(self) -> None:
        """One more."""
        self._done += 1
        self._draw()

    def _draw(self) -> None:
        if self._shown:
            full = _BAR * self._done // self._total
            sys.stderr.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {self._done} of {self._total} ")
            sys.stderr.flush()
