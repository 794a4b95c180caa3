"""The championship of Camisa 12: four entrants, two semi-finals, a final; kept in a file from match to match."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tabletop.core import files, records
from tabletop.core.errors import TableError
from tabletop.core.match import Match
from tabletop.core.records import Opened, Player
from tabletop.core.rules import Doc
from tabletop.games import catalog
from tabletop.ui.known import known_players
from tabletop.ui.seeds import new_seed
from tabletop.ui.writer import make_folder

GAME = "camisa12"
FILE = "championship.json"
MAX_BYTES = 3 * records.MAX_BYTES
MATCHES = 3
FINAL = 2

Entrant = Annotated[int, Meta(ge=0, le=3)]


class Fixture(msgspec.Struct, forbid_unknown_fields=True):
    """A match of the championship: its seed, how far it is, and once it is over who won, and the goals by seat."""

    seed: int
    record: Doc | None = None
    winner: Entrant | None = None
    goals: tuple[int, int] | None = None


class Championship(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays, in the order of the draw: 0 against 1, 2 against 3, and the winners against each other."""

    entrants: Annotated[list[Player], Meta(min_length=4, max_length=4)]
    teams: Literal["random"] | None
    fixtures: Annotated[list[Fixture], Meta(min_length=MATCHES, max_length=MATCHES)]

    @classmethod
    def drawn(cls, entrants: Sequence[Player], teams: Literal["random"] | None) -> Championship:
        """A new championship of four; the draw decides who meets whom."""
        order = sorted(entrants, key=lambda _: new_seed())
        return cls(order, teams, [Fixture(new_seed()) for _ in range(MATCHES)])

    @property
    def champion(self) -> Player | None:
        """Who won the final."""
        winner = self.fixtures[FINAL].winner
        return None if winner is None else self.entrants[winner]

    def pairing(self, number: int) -> tuple[int | None, int | None]:
        """The two entrants of a match, by seat; None where a semi-final is still to be played."""
        if number == FINAL:
            return self.fixtures[0].winner, self.fixtures[1].winner
        return 2 * number, 2 * number + 1

    def open(self, number: int) -> Opened:
        """The match, as far as it is. Raises TableError if it cannot be opened, KeyError if it cannot be played yet."""
        fixture, pair = self.fixtures[number], self.pairing(number)
        if None in pair:
            raise KeyError(number)
        players = [self.entrants[entrant] for entrant in pair if entrant is not None]
        if fixture.record is not None:
            return Opened(records.from_doc(fixture.record, catalog.game).match, players, None)
        options: dict[str, Any] = {"final_tie": "coin"} | ({"teams": self.teams} if self.teams else {})
        match = Match.new(catalog.game(GAME).rules(), 2, fixture.seed, options)
        return Opened(match, players, None)

    def number_of(self, match: Match) -> int | None:
        """Which of its matches this is; None if it is another."""
        seeds = [fixture.seed for fixture in self.fixtures]
        known = match.rules.game == GAME and match.seed in seeds
        return seeds.index(match.seed) if known else None

    def keep(self, match: Match) -> None:
        """Take down how far one of its matches is."""
        number = self.number_of(match)
        if number is None:
            return
        fixture = self.fixtures[number]
        pair = self.pairing(number)
        players = [self.entrants[entrant] for entrant in pair if entrant is not None]
        fixture.record = records.parse(records.write(match, players))
        outcome = match.rules.outcome(match.state)
        if outcome is not None:
            fixture.winner = pair[outcome.winners[0]]
            fixture.goals = tuple(match.rules.encode(match.state)["result"]["goals"])


def load(folder: Path) -> Championship | None:
    """The championship that is kept in a folder; None if there is none that can be read."""
    for path in files.generations(folder / FILE):
        try:
            found = msgspec.json.decode(files.read_bounded(path, MAX_BYTES), type=Championship)
        except (TableError, ValueError, RecursionError):
            continue
        found.entrants = known_players(found.entrants)
        return found
    return None


def save(folder: Path, championship: Championship) -> None:
    """Keep it. Raises SaveError."""
    make_folder(folder)
    files.save_atomically(folder / FILE, msgspec.json.encode(championship))
