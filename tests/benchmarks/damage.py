"""Reads 5,000 damaged records, positions and rulesets: each is refused in one sentence, or is whole and can be played.

Prints how many were refused and found whole, the longest time one took, and the peak of memory.
"""

from __future__ import annotations

import json
import random
import re
import resource
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop.core import records, rulesets
from tabletop.core.errors import BadRequest, TableError
from tabletop.core.match import Match
from tabletop.core.paths import rulesets as shipped
from tabletop.core.rng import below, seeded
from tabletop.engine.check import check
from tabletop.engine.table import load
from tabletop.games import catalog
from tests.contract.tables import SEATS, TABLES
from tests.contract.walks import Chooser, Walk, choose

from . import _mutations as mutations

FILES = 5_000
SECONDS = 1.0
MEGABYTES = 200
SWOLLEN = 20
OPTIONAL = {"final_tie", "start", "start_points"}
"""Fields of positions that are left out where they say what is usual."""


@dataclass
class Tally:
    """What came of the files read so far."""

    verdicts: Counter[str] = field(default_factory=Counter)
    slowest: tuple[float, str] = (0.0, "")


def main() -> None:
    """Damage and read."""
    before = _peak()
    tally = run(FILES, seed=12)
    print(dict(sorted(tally.verdicts.items())))
    took, name = tally.slowest
    print(f"slowest {took * 1000:.0f} ms; peak of memory {_peak():.0f} MB, {before:.0f} MB before")
    assert took < SECONDS, f"{name} took {took:.1f} s"
    assert _peak() < MEGABYTES


def run(files: int, seed: int) -> Tally:
    """Damage and read so many files. Raises AssertionError for the first that is neither refused well nor whole."""
    chance, tally = random.Random(seed), Tally()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(files):
            kind = ("record", "position", "ruleset")[number % 3]
            game, data = damaged(kind, chance, swell=number % max(files // SWOLLEN, 2) == 0)
            path = Path(folder, game, f"it{'.toml' if kind == 'ruleset' else '.json'}")
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
            name = f"file {number} of seed {seed}, a {kind} of {game},"
            began = time.perf_counter()
            refusal = refused(path, game, name)
            took = time.perf_counter() - began
            if refusal is None:
                prove(kind, game, data, chance, name)
            tally.slowest = max(tally.slowest, (took, name))
            tally.verdicts[f"{kind} {'refused' if refusal else 'whole'}"] += 1
    return tally


def refused(path: Path, game: str, name: str) -> str | None:
    """The sentence with which a file is refused, or None."""
    try:
        check(str(path), game)
    except TableError as error:
        sentence = str(error)
    except Exception as error:
        raise AssertionError(f"{name} is not refused but fails: {error!r}") from error
    else:
        return None
    assert is_one_sentence(sentence), f"{name} is refused with: {sentence}"
    return sentence


def damaged(kind: str, chance: random.Random, *, swell: bool) -> tuple[str, bytes]:
    """A game and a damaged file of it."""
    table = chance.choice(TABLES)
    if kind == "ruleset":
        data = chance.choice(sorted(shipped(table.game).glob("*.toml"))).read_bytes()
        harm = number_changed if chance.random() < 0.5 else chance.choice(mutations.BYTES)
        data = harm(data, chance)
    else:
        walk = Walk(chance.choice(table.seats), chance.randrange(2**32), chance.randrange(80), ())
        match = walk.begin(table)
        doc = json.loads(records.write(match)) if kind == "record" else match.rules.encode(match.state)
        if chance.random() < 0.5:
            for _ in range(chance.choice([1, 1, 2])):
                doc = mutations.tree(doc, chance)
            if kind == "record" and chance.random() < 0.8:
                doc = mutations.seal(doc)
            data = json.dumps(doc, ensure_ascii=False).encode()
        else:
            data = chance.choice(mutations.BYTES)(json.dumps(doc, ensure_ascii=False).encode(), chance)
    return table.game, mutations.swell(data, chance) if swell else data


def number_changed(data: bytes, chance: random.Random) -> bytes:
    """A ruleset with one of its words, numbers and signs replaced by another one of its own, or by a wild one."""
    parts = re.split(rb"(\w+|-?\d+)", data)
    at = chance.randrange(1, len(parts), 2)
    wild = [b"0", b"1", b"-1", b"2", b"99", b"1000000", b"true", b"1.5", b'""', b"[]", b"nan", b"{}"]
    parts[at] = chance.choice([chance.choice(wild), parts[chance.randrange(1, len(parts), 2)]])
    return b"".join(parts)


def is_one_sentence(text: str) -> bool:
    """Short, on one line, and ended."""
    return 10 < len(text) < 700 and "\n" not in text.strip() and text.rstrip()[-1] in ".…)"


def prove(kind: str, game: str, data: bytes, chance: random.Random, name: str) -> None:
    """What was read can be played on and comes back from a record. Raises AssertionError."""
    try:
        if kind == "record":
            play_on(records.read(data, catalog.game).match, chance)
        elif kind == "position":
            doc = records.parse(data)
            match = load(doc, 3)
            again = match.rules.encode(match.state)
            assert again == doc or {*doc} - {*again} <= OPTIONAL, different(again, doc)
            play_on(match, chance)
        else:
            info = catalog.game(game)
            rules = info.bind(rulesets.load_bytes(data, game, info.values_type(), "it"), "it")
            tables = [table for seats in SEATS.get(game, (2,)) if (table := dealt(rules, seats, chance.randrange(99)))]
            for table in (tables[0], tables[-1]):
                play_on(table, chance)
    except Exception as error:
        raise AssertionError(f"{name} is read but is not whole: {error!r}") from error


def dealt(rules: Any, seats: int, seed: int) -> Match | None:
    """A match, if the ruleset is for so many players: it may say so."""
    try:
        return Match.new(rules, seats, seed, {})
    except BadRequest:
        return None


def different(one: Any, other: Any) -> Any:
    """The parts of two JSON values that differ, for a message."""
    if isinstance(one, dict) and isinstance(other, dict):
        return {k: different(one.get(k), other.get(k)) for k in {*one, *other} if one.get(k) != other.get(k)}
    return one, other


def play_on(match: Match, chance: random.Random) -> None:
    """Some actions by chance, and a look from every seat."""
    chooser = Chooser(seeded(chance.randrange(2**32)))
    rules: Any = match.rules
    for _ in range(30):
        if match.over:
            break
        match.play(*choose(match, below(chooser, 2**32)))
    for seat in (*range(match.seats), None):
        view = rules.view(match.state, seat)
        assert rules.view(rules.sample(view, seat, 1), seat) == view
    position = rules.encode(match.state)
    assert rules.encode(rules.decode(position, 0)) == position
    assert records.read(records.write(match), catalog.game).match.state == match.state


def _peak() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
