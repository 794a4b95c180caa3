"""``tabletop check``: read records, positions and rulesets, and say what is wrong and where."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from pathlib import Path

from tabletop.core import records, rulesets
from tabletop.core.commandline import Parser, complain, say
from tabletop.core.errors import BadRecord, BadRuleset, TableError, TooLarge
from tabletop.core.files import read_input
from tabletop.core.match import Match
from tabletop.engine.table import load
from tabletop.games import catalog


def main(arguments: Sequence[str]) -> int:
    """Check each file and print a line for it, what is wrong on standard error; 1 if anything is."""
    parser = Parser(prog="tabletop check", description="Read files; exit with 1 if any of them is not whole.")
    parser.add_argument("--game", choices=[info.id for info in catalog.GAMES], help="the game a ruleset is for")
    parser.add_argument("files", metavar="FILE", nargs="+", help="a record, position or ruleset; - is standard input")
    chosen = parser.parse_args(arguments)
    wrong = 0
    for name in chosen.files:
        try:
            say(f"{name}: {check(name, chosen.game)}")
        except TableError as error:
            wrong = 1
            complain(f"{name}: {error}")
    return wrong


def check(name: str, game: str | None = None) -> str:
    """What a file (``-``: standard input) holds, in one sentence, if it is whole. Raises TableError.

    A ruleset is of the ``game`` given, else of the game its folder is named after, else of the one game it fits.
    """
    data = read_input(name, records.MAX_BYTES)
    if Path(name).suffix == ".toml" or not data.removeprefix(codecs.BOM_UTF8).lstrip().startswith(b"{"):
        return _check_ruleset(data, name, game)
    doc = records.parse(data)
    if "format" not in doc:
        match = load(doc, 0)
        return f"a whole position of {_place(match)}"
    opened = records.from_doc(doc, catalog.game)
    if opened.note is not None:
        raise BadRecord("Its position is whole, but by the rules of this version its actions do not lead there.")
    return f"a whole record of {_place(opened.match)}, {_actions(len(opened.match.steps))}"


def _check_ruleset(data: bytes, name: str, game: str | None) -> str:
    if len(data) > rulesets.MAX_BYTES:
        raise TooLarge(f"It is larger than {rulesets.MAX_BYTES // 1024} KiB; a ruleset is not.")
    folder = Path(name).absolute().parent.name
    for info in catalog.GAMES:
        if info.id == (game or folder):
            rulesets.load_bytes(data, info.id, info.values_type(), Path(name).name)
            return f"a whole ruleset of {info.title}"
    rulesets.parse(data, Path(name).name)
    for info in catalog.GAMES:
        try:
            rulesets.load_bytes(data, info.id, info.values_type(), Path(name).name)
        except BadRuleset:
            continue
        return f"a whole ruleset of {info.title}"
    raise BadRuleset("It fits none of the games; say with --game which one it is for, to hear what is wrong.")


def _actions(count: int) -> str:
    return "1 action" if count == 1 else f"{count} actions"


def _place(match: Match) -> str:
    title = catalog.game(match.rules.game).title
    state = "over" if match.over else f"turn of seat {', '.join(map(str, match.rules.to_move(match.state)))}"
    return f"{title}, {state}"
