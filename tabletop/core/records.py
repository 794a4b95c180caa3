"""The match record, the save file: one JSON object that tells how a match came about and proves it by replay."""

from __future__ import annotations

import codecs
import gc
import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated, Any, Protocol

import msgspec

from tabletop import __version__
from tabletop.core import rulesets
from tabletop.core.errors import BadRecord, TableError, TooLarge
from tabletop.core.match import Match
from tabletop.core.rules import AnyRules, Doc

FORMAT = "table-twelve-match"
VERSION = 1
MAX_BYTES = 4 * 1024 * 1024
MAX_ACTIONS = 20_000
MENDED = "mended"
"""The note of a record whose actions lead elsewhere by now because a rule was mended since it was written."""


class Shelf(Protocol):
    """What a record needs to know of a game; the catalog's entries are such."""

    def values_type(self) -> type[Any]:
        """The struct that the game's rulesets fill."""
        ...

    def bind(self, values: Any, name: str) -> AnyRules:
        """The rulebook bound to values."""
        ...


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: ``name`` is plain text, ``level`` a built-in opponent's level or None for a person."""

    name: str
    level: str | None


class RulesetMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ruleset a match is played by: its name, fingerprint and all its values."""

    id: str
    digest: str
    values: Doc


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match as it is stored. ``start`` is None if it was dealt, ``generator`` the present one.

    ``checksum`` is the SHA-256 of all else, written as JSON with sorted keys and no spaces.
    """

    format: str
    version: int
    program: str
    game: str
    ruleset: RulesetMark
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    seed: int
    options: Doc
    start: Doc | None
    players: list[Player]
    actions: Annotated[list[tuple[int, Doc]], msgspec.Meta(max_length=MAX_ACTIONS)]
    position: Doc
    generator: int
    checksum: str


@dataclass(frozen=True, slots=True)
class Opened:
    """A record that was read and verified; ``note`` is MENDED if it goes on from its position, not by its actions."""

    match: Match
    players: list[Player]
    note: str | None


def write(match: Match, players: Sequence[Player] = ()) -> bytes:
    """The record of a match as it stands; what was undone is not in it. ``players``: one a seat, or none."""
    with _nothing_collected():
        return _written(match, players)


def _written(match: Match, players: Sequence[Player]) -> bytes:
    rules = match.rules
    position = rules.encode(match.state)
    doc: Doc = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "game": rules.game,
        "ruleset": {
            "id": position["ruleset"],
            "digest": rulesets.digest(rules.ruleset),
            "values": rules.ruleset,
        },
        "seats": match.seats,
        "seed": match.seed,
        "options": match.options,
        "start": match.start_position,
        "players": [{"name": _text(player.name), "level": player.level} for player in players],
        "actions": [[step.seat, step.action] for step in match.steps],
        "position": position,
        "generator": match.state.rng,
    }
    doc["checksum"] = _checksum(doc)
    return msgspec.json.encode(doc) + b"\n"


def read(data: bytes, game: Callable[[str], Shelf]) -> Opened:
    """The match of a record, verified by replay; ``game`` finds a game by its id (``catalog.game``).

    A ruleset is taken from the record itself, so that the match goes on by the rules it was begun with. Actions that
    do not lead to the stored position are an error, unless another version of the program wrote them: then play goes
    on from the position, and ``note`` says so. Raises BadRecord, TooLarge or UnknownGame.
    """
    return from_doc(parse(data), game)


def parse(data: bytes) -> Doc:
    """The JSON object in the bytes of a record. Raises BadRecord or TooLarge."""
    if len(data) > MAX_BYTES:
        raise TooLarge(f"A record of more than {MAX_BYTES // 1024} KiB is not read.")
    try:
        return msgspec.json.decode(data.removeprefix(codecs.BOM_UTF8), type=Doc)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This is no match record: {_reason(error)}.") from None


def from_doc(doc: Doc, game: Callable[[str], Shelf]) -> Opened:
    """The same as ``read`` for a JSON object that is parsed already."""
    record = _checked(doc)
    shelf = game(record.game)
    try:
        values = rulesets.convert(record.ruleset.values, shelf.values_type(), record.ruleset.id)
        rules = shelf.bind(values, record.ruleset.id)
        try:
            return Opened(_replayed(rules, record), record.players, None)
        except TableError as error:
            if record.program == __version__:
                raise BadRecord(f"its actions do not replay: {error}") from None
        return Opened(Match.load(rules, record.position, record.generator), record.players, MENDED)
    except TableError as error:
        raise BadRecord(f"This record cannot be opened: {error}") from None


def migrate(doc: Doc) -> Doc:
    """The record in the present version. Raises BadRecord if it is of a version this program does not know."""
    version = doc.get("version")
    if type(version) is not int or not 1 <= version <= VERSION:
        raise BadRecord(f"This record is of version {str(version)[:20]}; this program reads up to version {VERSION}.")
    return doc


def _checked(doc: Doc) -> Record:
    if doc.get("format") != FORMAT:
        raise BadRecord(f"This is no match record: its “format” is not “{FORMAT}”.")
    try:
        if doc.get("checksum") != _checksum(doc):
            raise BadRecord("This record is damaged: its checksum does not agree with what stands in it.")
        record = msgspec.convert(migrate(doc), Record)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"This record is damaged: {_reason(error)}.") from None
    if len(record.players) not in (0, record.seats):
        raise BadRecord(f"This record names {len(record.players)} players for {record.seats} seats.")
    return record


def _replayed(rules: AnyRules, record: Record) -> Match:
    """The match that the actions lead to. Raises TableError if that is not the match that was stored."""
    if record.start is None:
        match = Match.new(rules, record.seats, record.seed, record.options)
    else:
        match = Match.load(rules, record.start, record.seed)
    with _nothing_collected():
        for number, (seat, doc) in enumerate(record.actions, 1):
            try:
                match.play(seat, msgspec.convert(doc, rules.action_type))
            except (TableError, msgspec.ValidationError) as error:
                raise BadRecord(f"action {number}: {_reason(error)}.") from None
    reached = (_canonical(rules.encode(match.state)), match.state.rng, match.seats)
    if reached != (_canonical(record.position), record.generator, record.seats):
        raise BadRecord("they do not lead to its position.")
    return match


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """No state of a match is garbage: looking through all of them again and again takes longer than all else."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _checksum(doc: Doc) -> str:
    rest = {key: value for key, value in doc.items() if key != "checksum"}
    return hashlib.sha256(_canonical(rest)).hexdigest()


def _canonical(value: object) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def _text(name: str) -> str:
    """Half a surrogate pair, as a broken clipboard gives it, is no text."""
    return name.encode("utf-8", "replace").decode()


def _reason(error: Exception) -> str:
    return "nested too deeply" if isinstance(error, RecursionError) else str(error).rstrip(".")
