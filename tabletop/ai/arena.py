"""``tabletop arena``: built-in opponents against each other, every seating at every deal, counted with intervals."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from tabletop.ai import process
from tabletop.ai.contest import Contest, Played
from tabletop.ai.counting import Report, count, lines
from tabletop.ai.crew import HELPER, answer, matches
from tabletop.core.commandline import Parser, say
from tabletop.core.errors import BadRequest
from tabletop.core.files import read_bounded, save_atomically
from tabletop.core.progress import Progress
from tabletop.games import catalog

_MAX_BYTES = 256 * 1024 * 1024


def main(arguments: Sequence[str]) -> int:
    """Play a contest and print it. Raises TableError."""
    if list(arguments) == [HELPER]:
        process.serve(answer)
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
    if chosen.json is not None and chosen.json.is_dir():
        parser.error(f"--json names a file, and {chosen.json} is a folder")
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
    with Progress(games, len(played)) as progress:
        for match in matches(contest, missing, min(jobs, max(1, len(missing)))):
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
