"""A match as it lies on the disk: what a list shows of it, what its file is called, and what goes on from it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from tabletop.core import files, records
from tabletop.core.errors import TableError
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.core.rules import Doc
from tabletop.games import catalog

SUFFIX = ".twelve"

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
_MAX_STEM_BYTES = 120
_SAME = ("game", "ruleset", "seats", "seed", "options", "start")
"""What a match has in common with itself at any other time."""


@dataclass(frozen=True, slots=True)
class Saved:
    """What a list shows of a stored match, read without replaying it. ``when``: seconds since 1970."""

    path: Path
    title: str
    game: str
    seed: int
    actions: int
    when: float
    players: list[Player]
    over: bool
    ruleset: Doc = field(repr=False)
    position: Doc = field(repr=False)


def glance(path: Path) -> Saved | None:
    """What a list shows of a record; None if it is none."""
    try:
        doc = records.parse(files.read_bounded(path, records.MAX_BYTES))
        title = titled(path.stem, catalog.game(doc["game"]).title)
        players = msgspec.convert(doc["players"], list[Player])
        seed, over, when = int(doc["seed"]), doc["position"]["phase"] == "over", path.stat().st_mtime
        return Saved(
            path, title, doc["game"], seed, len(doc["actions"]), when, players, over, doc["ruleset"], doc["position"]
        )
    except (TableError, ValueError, LookupError, TypeError, OSError):
        return None


def stem(title: str) -> str:
    """A title as a file name that every platform takes."""
    plain = _FORBIDDEN.sub("-", title).strip(" .")
    if _DEVICES.match(plain):
        plain = f"_{plain}"
    return plain.encode()[:_MAX_STEM_BYTES].decode(errors="ignore").strip(" .") or "-"


def titled(name: str, game: str) -> str:
    """What the name of a file stands for: the title of its game was perhaps more than a file name may hold."""
    plain = stem(game)
    same = name == plain or re.fullmatch(re.escape(plain) + r" \(\d+\)", name)
    return game + name.removeprefix(plain) if same else name


def goes_on(saved: Saved, match: Match) -> bool:
    """Whether a match is the stored one, as far as that was played or further."""
    return _follows(msgspec.json.decode(records.write(match)), saved)


def continues(saved: Saved, earlier: Saved) -> bool:
    """The same of two that are stored."""
    return saved.seed == earlier.seed and _follows(_doc(saved), earlier)


def _follows(doc: Doc, earlier: Saved) -> bool:
    stored = _doc(earlier)
    same = all(stored.get(key) == doc.get(key) for key in _SAME)
    return same and stored["actions"] == doc["actions"][: earlier.actions]


def _doc(saved: Saved) -> Doc:
    return records.parse(files.read_bounded(saved.path, records.MAX_BYTES))
