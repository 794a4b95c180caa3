"""How fast the rules are: random matches of each game, in turns with random games of python-chess beside them.

Printed for each game: matches and actions a second, how long lists of legal actions are, and what a list, a copy and
an action cost (medians, and the costliest list). A player by chance asks for the list, chooses and applies, as python-chess's does.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import chess

from tabletop.core.rules import AnyRules
from tabletop.games import catalog

ROUNDS = 5
SECONDS = 0.6
"""How long each takes its turn in each round."""
MOST_ACTIONS = 2_000
LIST_US, COPY_US, TIMES = 100, 10, 5

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("camisa12", 2, {"mode": "duel"}),
    ("camisa12", 1, {"mode": "seven-one"}),
    ("thief_of_baghdad", 2, {}),
    ("thief_of_baghdad", 4, {"variant": "tactical"}),
    ("twelve_days", 3, {}),
    ("twelve_days", 5, {}),
    ("days_of_christmas", 2, {}),
    ("days_of_christmas", 8, {}),
    ("parsecs", 1, {}),
    ("parsecs", 4, {}),
    ("parsecs", 10, {}),
]


@dataclass
class Speed:
    """Matches and actions of one game so far, and the rates of the rounds."""

    matches: int = 0
    actions: int = 0
    seconds: float = 0.0
    rates: list[float] = field(default_factory=list)

    def turn(self, match: Callable[[random.Random], int], chance: random.Random) -> None:
        """Play matches until the time is up."""
        began, before = time.perf_counter(), self.actions
        while (took := time.perf_counter() - began) < SECONDS:
            self.actions += match(chance)
            self.matches += 1
        self.seconds += took
        self.rates.append((self.actions - before) / took)


def random_match(rules: AnyRules, seats: int, options: dict[str, Any], chance: random.Random) -> int:
    """One match by chance, at most MOST_ACTIONS of it; how many actions it had."""
    state = rules.new_game(seats, chance.getrandbits(48), options)
    for count in range(MOST_ACTIONS):
        movers = rules.to_move(state)
        if not movers:
            return count
        seat = movers[0]
        actions = rules.legal_actions(state, seat)
        rules.apply(state, seat, actions[int(chance.random() * len(actions))])
    return MOST_ACTIONS


def random_chess(chance: random.Random) -> int:
    """One game of chess by chance; how many moves it had."""
    board = chess.Board()
    count = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(chance.random() * len(moves))])
        count += 1
    return count


def pieces(rules: AnyRules, seats: int, options: dict[str, Any]) -> tuple[list[int], dict[str, list[float]]]:
    """The lengths of the lists in some matches, and the µs of each list (the best of three), copy and action."""
    chance, lengths = random.Random(12), []
    spent: dict[str, list[float]] = {"list": [], "copy": [], "apply": []}
    for _ in range(4):
        state = rules.new_game(seats, chance.getrandbits(48), options)
        for _ in range(400):
            movers = rules.to_move(state)
            if not movers:
                break
            seat = movers[0]
            actions, first = timed(rules.legal_actions, state, seat)
            again = [timed(rules.legal_actions, state, seat)[1] for _ in range(2)]
            state, copied = timed(state.copy)
            action = actions[int(chance.random() * len(actions))]
            _, applied = timed(rules.apply, state, seat, action)
            lengths.append(len(actions))
            for name, took in (("list", min(first, *again)), ("copy", copied), ("apply", applied)):
                spent[name].append(took)
    return lengths, spent


def timed(do: Callable[..., Any], *arguments: Any) -> tuple[Any, float]:
    """What a call returns and how many µs it took."""
    began = time.perf_counter()
    found = do(*arguments)
    return found, (time.perf_counter() - began) * 1e6


def main() -> None:
    """Print a line a table."""
    print(f"limits: list {LIST_US} µs, copy {COPY_US} µs; Camisa 12 at least {TIMES} × the actions of python-chess")
    head = "matches/s actions/s  × chess   list: median  max      µs  longest µs  copy µs  apply µs"
    print(f"{'':40}{head}")
    for game, seats, options in TABLES:
        rules = catalog.game(game).rules()
        chance, ours, theirs = random.Random(12), Speed(), Speed()

        def match(chance: random.Random, rules: AnyRules = rules, seats: int = seats, options: Any = options) -> int:
            return random_match(rules, seats, options, chance)

        for _ in range(ROUNDS):
            ours.turn(match, chance)
            theirs.turn(random_chess, chance)
        times = statistics.median(a / b for a, b in zip(ours.rates, theirs.rates, strict=True))
        lengths, spent = pieces(rules, seats, options)
        median = {what: statistics.median(times) for what, times in spent.items()}
        name = f"{catalog.game(game).title.split(':')[0]}, {seats} {' '.join(map(str, options.values()))}"
        print(
            f"{name:40}{ours.matches / ours.seconds:9.1f} {statistics.median(ours.rates):9.0f} {times:8.1f}"
            f" {statistics.median(lengths):14.0f} {max(lengths):4} {median['list']:7.1f} {max(spent['list']):11.1f}"
            f" {median['copy']:8.1f} {median['apply']:9.1f}"
        )


if __name__ == "__main__":
    main()
