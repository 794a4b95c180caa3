"""The best list of lone players: a file that keeps the highest scores, for each ruleset and with or without cards."""

from __future__ import annotations

import time
from itertools import count
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from tabletop.core import files
from tabletop.core.errors import ReadError, SaveError, TableError
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.ui.writer import make_folder

GAME = "parsecs"
FILE = "best-parsecs.json"
MOST = 12
"""How many scores a list keeps."""
MAX_BYTES = 256 * 1024


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match of a lone player; ``when``: seconds since 1970."""

    name: Annotated[str, Meta(max_length=200)]
    points: Annotated[int, Meta(ge=0, le=100_000)]
    ships: Annotated[int, Meta(ge=0, le=5)]
    turns: Annotated[int, Meta(ge=1, le=99)]
    when: Annotated[int, Meta(ge=0, le=2**40)]
    seed: int
    ruleset: str
    cards: bool

    @property
    def kind(self) -> Kind:
        """The list it belongs to: only what was played by the same rules can be compared."""
        return Kind(self.ruleset, self.cards)


class Kind(NamedTuple):
    """By which rules a score was made."""

    ruleset: str
    cards: bool


class Best(NamedTuple):
    """All lists; ``damaged`` is where a file that could not be read was put aside just now."""

    scores: list[Score]
    damaged: Path | None = None

    def of(self, kind: Kind) -> list[Score]:
        """One list, the best first; equal scores in the order they were made."""
        return sorted((s for s in self.scores if s.kind == kind), key=lambda s: (-s.points, s.when))[:MOST]


def score_of(match: Match, players: list[Player]) -> Score | None:
    """What a match adds to the lists: nothing unless a person played it alone, from its first roll to its end."""
    outcome = match.rules.outcome(match.state)
    if outcome is None or match.start_position is not None or match.seats != 1 or players[0].level is not None:
        return None
    result, cards = match.state.result, bool(match.state.upgrades)
    name = players[0].name[:200]
    points, ships = result.scores[0], result.complete[0]
    return Score(name, points, ships, match.state.turn, int(time.time()), match.seed, match.rules.name, cards)


def load(folder: Path) -> Best:
    """The lists from the newest content that is sound; a damaged file is put aside. Raises ReadError, SaveError."""
    damaged = None
    for path in files.generations(folder / FILE):
        try:
            return Best(msgspec.json.decode(files.read_bounded(path, MAX_BYTES), type=list[Score]), damaged)
        except ReadError:
            raise
        except (TableError, ValueError, RecursionError):
            damaged = _put_aside(path)
    return Best([], damaged)


def add(folder: Path, score: Score) -> Best:
    """Take a score into its list, once a match, the better if it ended twice. Raises ReadError, SaveError."""
    best = load(folder)
    before = [s for s in best.scores if (s.seed, s.kind) == (score.seed, score.kind)]
    if any(s.points >= score.points for s in before):
        return best
    after = Best([s for s in best.scores if s not in before] + [score], best.damaged)
    after = after._replace(scores=[s for kind in sorted({s.kind for s in after.scores}) for s in after.of(kind)])
    if after.scores != best.scores:
        make_folder(folder)
        files.save_atomically(folder / FILE, msgspec.json.encode(after.scores))
    return after


def _put_aside(path: Path) -> Path:
    names = (path.with_name(f"{Path(FILE).stem}.damaged{f'-{n}' if n > 1 else ''}.json") for n in count(1))
    target = next(name for name in names if not name.exists())
    try:
        return path.rename(target)
    except OSError as error:
        raise SaveError("other", f"{path.name} is damaged and could not be put aside: {error.strerror}.") from None
