"""The five games by id: what can be said of each without loading it, and how to load it."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tabletop.core.errors import UnknownGame

if TYPE_CHECKING:  # whoever only lists the games does not wait for the machinery of the rules
    from tabletop.core.rules import AnyRules


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game on the shelf: its id, English title and least and greatest number of players."""

    id: str
    title: str
    min_seats: int
    max_seats: int

    def rules(self, ruleset: str = "base") -> AnyRules:
        """The rulebook bound to a ruleset, by name. Raises BadRuleset."""
        values = import_module("tabletop.core.rulesets").load(self.id, ruleset, self.values_type())
        return self.bind(values, ruleset)

    def bind(self, values: Any, name: str) -> AnyRules:
        """The rulebook bound to values already loaded; ``name`` stands in positions and records."""
        rules: AnyRules = import_module(f"tabletop.games.{self.id}.rules").RULES(values, name)
        return rules

    def values_type(self) -> type[Any]:
        """The struct that the game's rulesets fill."""
        values: type[Any] = import_module(f"tabletop.games.{self.id}.ruleset").Values
        return values

    def options(self) -> dict[str, Any]:
        """What a table may choose: option → list of values, or ``[least, greatest]`` under ``range``."""
        options: dict[str, Any] = import_module(f"tabletop.games.{self.id}.ruleset").OPTIONS
        return options


GAMES: tuple[GameInfo, ...] = (
    GameInfo("camisa12", "Camisa 12", 1, 2),
    GameInfo("thief_of_baghdad", "12 Thieves: The Thief of Baghdad", 2, 4),
    GameInfo("twelve_days", "12 Days", 3, 5),
    GameInfo("days_of_christmas", "12 Days of Christmas", 2, 8),
    GameInfo("parsecs", "12 Parsecs", 1, 10),
)


def game(game_id: str) -> GameInfo:
    """The game of that id. Raises UnknownGame."""
    for info in GAMES:
        if info.id == game_id:
            return info
    raise UnknownGame(f"There is no game “{game_id[:40]}”; there are: {', '.join(g.id for g in GAMES)}.")
