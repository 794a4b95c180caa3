"""The tables at which every law is tried: each game, ruleset and set of options, and the numbers of seats for it."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from tabletop.core import rulesets
from tabletop.core.match import Match
from tabletop.core.rules import AnyRules
from tabletop.games import catalog


@dataclass(frozen=True)
class Table:
    """A game bound to a ruleset, options without defaults, and how many may sit there."""

    game: str
    ruleset: str
    options: tuple[tuple[str, Any], ...]
    seats: tuple[int, ...]

    def __str__(self) -> str:
        chosen = "-".join(f"{key}={value}" for key, value in self.options)
        return f"{self.game}-{self.ruleset}-{chosen or 'plain'}"

    @property
    def rules(self) -> AnyRules:
        return _rules(self.game, self.ruleset)

    def match(self, seats: int, seed: int) -> Match:
        options = {key: list(value) if isinstance(value, tuple) else value for key, value in self.options}
        return Match.new(self.rules, seats, seed, options)


SEATS = {
    "thief_of_baghdad": (2, 3, 4),
    "twelve_days": (3, 4, 5),
    "days_of_christmas": (2, 3, 4, 5, 6, 7, 8),
    "parsecs": (1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
}

# Camisa 12 names its own numbers of seats; the teams' powers have tests of their own.
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "camisa12": [
        {},
        {"mode": "duel", "final_tie": "coin", "start": 1},
        {"mode": "duel", "teams": "random"},
        {"mode": "seven-one"},
        {"mode": "seven-one", "start_points": 16, "teams": "random", "final_tie": "coin"},
    ],
    "thief_of_baghdad": [{}, {"variant": "tactical"}, {"variant": "base", "start": 1}],
    "twelve_days": [{}, {"clauses_give": True}],
    "days_of_christmas": [{}, {"length": "short", "start": 1}],
    "parsecs": [{}, {"upgrade_cards": False}],
}


@cache
def _rules(game: str, ruleset: str) -> AnyRules:
    return catalog.game(game).rules(ruleset)


def _seats(game: str, options: dict[str, Any]) -> tuple[int, ...]:
    if game == "camisa12":
        return (1,) if options.get("mode") == "seven-one" else (2,)
    return SEATS[game]


TABLES = [
    Table(info.id, ruleset, tuple(options.items()), _seats(info.id, options))
    for info in catalog.GAMES
    for ruleset in rulesets.available(info.id)
    for options in OPTIONS[info.id]
]
