"""Random play beside its peers, in turns in one run: this program pure and compiled, OpenSpiel, python-chess, RLCard.

A game is played by chance in a Python loop: ask what is legal, choose, apply. What is applied counts as an action, in
OpenSpiel also what chance does. ``playouts`` are those of a search by an opponent's policy, from the first position.
"""

from __future__ import annotations

import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / "build" / "compiled"
ROUNDS = 3
SECONDS = 0.3
PLAYOUTS = 60
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("camisa12", 2, {"mode": "duel"}),
    ("thief_of_baghdad", 2, {}),
    ("twelve_days", 4, {}),
    ("days_of_christmas", 4, {}),
    ("parsecs", 2, {}),
]
OPEN_SPIEL = ("hearts", "goofspiel", "backgammon")
RLCARD = ("gin-rummy", "uno", "limit-holdem")

Rates = tuple[float, float]
"""Games and actions a second."""


def rates(play: Callable[[random.Random], int], seed: int) -> Rates:
    """Play until so much processor time is spent, after as long a time to warm up; ``play`` gives the number of its actions."""
    chance, began = random.Random(seed), time.process_time()
    while time.process_time() - began < SECONDS:
        play(chance)
    games, actions, began = 0, 0, time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        actions += play(chance)
        games += 1
    return games / took, actions / took


def ours(seed: int) -> dict[str, tuple[float, ...]]:
    """Of each of our games: games, actions and playouts a second, in this process."""
    from tabletop.ai.mind import mind
    from tabletop.ai.search import search
    from tabletop.games import catalog
    from tests.benchmarks.rules_speed import random_match

    found = {}
    for game, seats, options in TABLES:
        rules = catalog.game(game).rules()
        state = rules.new_game(seats, seed, options)
        seat = rules.to_move(state)[0]
        view, known = rules.view(state, seat), mind(rules)
        plans = known.plans(view, seat)

        def think(chance: random.Random, rules=rules, known=known, view=view, seat=seat, plans=plans) -> int:
            return search(rules, known, view, seat, plans, iterations=PLAYOUTS, seed=chance.getrandbits(32)).iterations

        def match(chance: random.Random, rules=rules, seats=seats, options=options) -> int:
            return random_match(rules, seats, options, chance)

        found[game] = (*rates(match, seed), rates(think, seed)[1])
    return found


def elsewhere(folder: Path, seed: int) -> dict[str, tuple[float, ...]]:
    """The same in a process of its own, which finds the program in ``folder``."""
    command = [sys.executable, "-m", "tests.benchmarks.peers", str(seed)]
    told = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
    return dict(json.loads(told))


def open_spiel(name: str) -> Callable[[random.Random], int]:
    """A game of OpenSpiel by chance. Raises ImportError."""
    game = import_module("pyspiel").load_game(name)

    def play(chance: random.Random) -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                actions += 1
            elif state.is_simultaneous_node():
                chosen = [chance.choice(state.legal_actions(seat)) for seat in range(game.num_players())]
                state.apply_actions(chosen)
                actions += len(chosen)
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                actions += 1
        return actions

    return play


def rlcard(name: str) -> Callable[[random.Random], int]:
    """A game of RLCard by chance. Raises ImportError."""
    table = import_module("rlcard").make(name)

    def play(chance: random.Random) -> int:
        state, actions = table.reset()[0], 0
        while not table.is_over():
            state = table.step(chance.choice(list(state["legal_actions"])))[0]
            actions += 1
        return actions

    return play


def chess(_: str) -> Callable[[random.Random], int]:
    """A game of python-chess by chance. Raises ImportError."""
    play: Callable[[random.Random], int] = import_module("tests.benchmarks.rules_speed").random_chess
    return play


PEERS = [("OpenSpiel", open_spiel, OPEN_SPIEL), ("python-chess", chess, ("chess",)), ("RLCard", rlcard, RLCARD)]


def median(rows: Sequence[Sequence[float]]) -> list[float]:
    """Column by column."""
    return [statistics.median(column) for column in zip(*rows, strict=True)]


def main(arguments: Sequence[str] = ()) -> None:
    """Print the table; as a child, one round of our games as JSON."""
    if arguments:
        print(json.dumps(ours(int(arguments[0]))))
        return
    subprocess.run([sys.executable, ROOT / "packaging" / "compile.py"], check=True)
    folders = {"pure": ROOT} | ({"compiled": COMPILED} if COMPILED.is_dir() else {})
    peers: dict[str, Callable[[random.Random], int]] = {}
    for library, make, names in PEERS:
        try:
            peers |= {f"{library} {name}": make(name) for name in names}
        except ImportError as error:
            print(f"{library} is not measured, it is not installed here: {error}")
    measured: dict[str, list[Any]] = {}
    for seed in range(ROUNDS):
        for how, folder in folders.items():
            for game, row in elsewhere(folder, seed).items():
                measured.setdefault(f"{game} {how}", []).append(row)
        for name, play in peers.items():
            measured.setdefault(name, []).append(rates(play, seed))
    print(f"{'':34}{'games/s':>10}{'actions/s':>12}{'playouts/s':>12}")
    for name in sorted(measured, key=lambda name: (name in peers, name.rpartition(" ")[0])):
        print(
            f"{name:34}" + "".join(f"{n:>{w}.0f}" for n, w in zip(median(measured[name]), (10, 12, 12), strict=False))
        )
    for game, _, _ in TABLES if "compiled" in folders else ():
        times = [b / a for a, b in zip(*(median(measured[f"{game} {how}"]) for how in folders), strict=True)]
        print(f"{game}: compiled {times[1]:.1f} times the random actions and {times[2]:.1f} times the playouts")


if __name__ == "__main__":
    main(sys.argv[1:])
