"""Kills a playing program 200 times at random moments: the record is whole each time, and at most one move is lost.

A child plays a match by chance, saves the record after every action as the window does, and says after each save how
many actions are safe. Its parent kills it and looks at what lies in the folder.
"""

from __future__ import annotations

import itertools
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tabletop.core import records
from tabletop.core.files import generations, save_atomically
from tabletop.core.rng import below, seeded
from tabletop.games import catalog
from tests.contract.tables import SEATS
from tests.contract.walks import Chooser, choose

TRIALS = 200
NEIGHBOUR = b"another file in the same folder"


def play(file: Path, game: str, seed: int) -> None:
    """The child: play and save for ever, a new match after each."""
    for round_ in itertools.count(seed):
        rules = catalog.game(game).rules()
        match = records.Match.new(rules, SEATS.get(game, (2,))[0], round_, {})
        chooser = Chooser(seeded(round_))
        while not match.over:
            match.play(*choose(match, below(chooser, 2**32)))
            save_atomically(file, records.write(match))
            print(round_, len(match.steps), flush=True)


def trial(folder: Path, game: str, seed: int, seconds: float) -> int:
    """One kill; how many actions were safe. Raises AssertionError if anything is not as it must be."""
    file, neighbour = folder / f"{game} jogo nº {seed}.json", folder / "neighbour.json"
    neighbour.write_bytes(NEIGHBOUR)
    command = [sys.executable, "-m", "tests.benchmarks.kill", str(file), game, str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, bufsize=0) as child:  # a buffer would keep lines from us
        assert child.stdout is not None
        first = child.stdout.readline()
        try:
            said, _ = child.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            child.kill()
            said, _ = child.communicate()
    lines = [line for line in (first + said).splitlines(keepends=True) if line.endswith(b"\n")]
    seed_said, safe = map(int, lines[-1].split())
    kept = generations(file)
    opened = records.read(kept[0].read_bytes(), catalog.game)
    found = (opened.match.seed, len(opened.match.steps))
    assert found in ((seed_said, safe), (seed_said, safe + 1), (seed_said + 1, 1)), (
        f"{found}, but {(seed_said, safe)} was safe"
    )
    for older in kept[1:]:
        records.read(older.read_bytes(), catalog.game)
    assert neighbour.read_bytes() == NEIGHBOUR
    strangers = [path.name for path in folder.iterdir() if path not in {*kept, neighbour} and path.suffix != ".tmp"]
    assert not [name for name in strangers if name.startswith(file.name)], strangers
    return len(lines)


def main(arguments: Sequence[str] = ()) -> None:
    """The trials, over all five games; or the child, if told so."""
    if arguments:
        play(Path(arguments[0]), arguments[1], int(arguments[2]))
        return
    chance, saves = random.Random(12), 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(TRIALS):
            game = catalog.GAMES[number % len(catalog.GAMES)].id
            saves += trial(Path(folder), game, number, chance.uniform(0.0, 0.3))
    print(f"{TRIALS} kills after {saves} saves: every record whole, at most one action lost")


if __name__ == "__main__":
    main(sys.argv[1:])
