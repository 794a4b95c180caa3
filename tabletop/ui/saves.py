"""Where matches lie: one autosave a window, named saves, and a bin from which everything comes back."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile, QObject, Signal

from tabletop.core import files, records
from tabletop.core.errors import BadRecord, FileTrouble, SaveError, TableError
from tabletop.core.match import Match
from tabletop.core.records import Opened, Player
from tabletop.core.words import Words
from tabletop.games import catalog
from tabletop.ui.known import known_players
from tabletop.ui.places import data_folder
from tabletop.ui.settings import Settings
from tabletop.ui.writer import Writer, make_folder

SUFFIX = ".twelve"
WINDOWS = 16
"""How many windows at once have an autosave of their own."""

_FORBIDDEN = re.compile(r'[<>:"/\\|?*\x00-\x1f\x7f]')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.IGNORECASE)
_MAX_STEM_BYTES = 120


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


class Saves(QObject):
    """The matches on disk below ``folder``. ``failed`` says in one sentence that a match could not be autosaved.

    The window holds a lock on the autosave it writes, so that another window takes another one.
    """

    failed = Signal(str)

    def __init__(self, settings: Settings, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.folder = folder or data_folder() / "matches"
        self._bin = self.folder / "deleted"
        self._slot, self._lock = _take_slot(self.folder / "autosave")
        self._writer = Writer(self._slot, self)
        self._writer.failed.connect(self._tell)

    def autosave(self, match: Match, players: Sequence[Player]) -> None:
        """Store the match as it stands; the disk is waited for elsewhere."""
        self._writer.put(records.write(match, players))

    def autosaved(self) -> Opened | None:
        """The match this window left off with, from the newest content that is sound; None if it is over or none."""
        self._writer.flush()
        for path in files.generations(self._slot):
            try:
                opened = open_file(path)
            except TableError:
                continue
            return None if opened.match.over else opened
        return None

    def left_off(self) -> Saved | None:
        """What ``autosaved`` would open, for a card in the library."""
        found = self._last()
        return None if found is None or found.over else found

    def _last(self) -> Saved | None:
        """What the autosave holds, finished or not."""
        self._writer.flush()
        return next(filter(None, map(glance, files.generations(self._slot))), None)

    def set_aside(self, match: Match | None = None) -> Saved | None:
        """Before a match begins: what the autosave holds becomes a named save, and is returned if it is unfinished.

        Not so if it is kept already, or if it is ``match`` itself, no further than that is. Raises SaveError.
        """
        found = self._last()
        if found and ((match is not None and _holds(match, found)) or self._is_kept(found)):
            found = None
        if found:
            _move(found.path, _free_name(catalog.game(found.game).title, self.folder))
        for path in files.generations(self._slot):
            with suppress(OSError):
                path.unlink()
        return None if found is None or found.over else found

    def save(self, match: Match, players: Sequence[Player], title: str) -> Path:
        """Store a match under a name of its own, made from ``title``. Raises SaveError."""
        make_folder(self.folder)
        path = _free_name(title, self.folder)
        files.save_atomically(path, records.write(match, players))
        return path

    def save_copy(self, saved: Saved, title: str) -> Path:
        """Store another copy of a match under a name of its own, made from ``title``. Raises SaveError or ReadError."""
        make_folder(self.folder)
        path = _free_name(title, self.folder)
        files.save_atomically(path, files.read_bounded(saved.path, records.MAX_BYTES))
        return path

    def listed(self, *, deleted: bool = False) -> list[Saved]:
        """All named saves, newest first, or those in the bin; what cannot be read is left out."""
        folder = self._bin if deleted else self.folder
        found = (glance(path) for path in folder.glob(f"*{SUFFIX}"))
        return sorted((saved for saved in found if saved), key=lambda saved: saved.when, reverse=True)

    def rename(self, saved: Saved, title: str) -> Path:
        """Give a save another name, made from ``title``. Raises SaveError."""
        if stem(title) == saved.path.stem:
            return saved.path
        return _move(saved.path, _free_name(title, saved.path.parent))

    def delete(self, saved: Saved) -> Path:
        """Put a save into the bin. Raises SaveError."""
        return _move(saved.path, _free_name(saved.title, self._bin))

    def restore(self, path: Path) -> Path:
        """Take a save out of the bin. Raises SaveError."""
        return _move(path, _free_name(path.stem, self.folder))

    def remove(self, saved: Saved) -> None:
        """Delete a save for good. Raises SaveError."""
        try:
            saved.path.unlink(missing_ok=True)
        except OSError as error:
            raise SaveError("other", f"{saved.path.name} could not be deleted: {error.strerror}.") from None

    def export(self, saved: Saved, target: Path) -> None:
        """Copy a save anywhere. Raises SaveError or ReadError."""
        files.save_atomically(target, files.read_bounded(saved.path, records.MAX_BYTES))

    def flush(self) -> bool:
        """Wait until what was handed over lies on the disk; False if that takes too long."""
        return self._writer.flush()

    def close(self) -> None:
        """Flush, and leave the autosave to the next window."""
        self._writer.close()
        self._lock.unlock()

    def _is_kept(self, saved: Saved) -> bool:
        """Whether exactly this lies among the named saves already."""
        twins = [saved, *(other for other in self.listed() if other.seed == saved.seed)]
        content, *others = (files.read_bounded(twin.path, records.MAX_BYTES) for twin in twins)
        return content in others

    def _tell(self, error: SaveError) -> None:
        self.failed.emit(trouble(self._settings.words("ui"), error, self._slot.parent))


def open_file(path: Path | str) -> Opened:
    """The match of a record, or one that starts from a position, whatever the file holds; ``-`` is standard input.

    Raises TableError.
    """
    doc = records.parse(files.read_input(str(path), records.MAX_BYTES))
    if "format" in doc or "actions" in doc:
        opened = records.from_doc(doc, catalog.game)
        return replace(opened, players=known_players(opened.players))
    if not isinstance(doc.get("game"), str) or not isinstance(doc.get("ruleset", ""), str):
        raise BadRecord(f"{path} holds neither a match record nor a position.")
    rules = catalog.game(doc["game"]).rules(doc.get("ruleset", "base"))
    return Opened(Match.load(rules, doc), [], None)


def glance(path: Path) -> Saved | None:
    """What a list shows of a record; None if it is none."""
    try:
        doc = records.parse(files.read_bounded(path, records.MAX_BYTES))
        catalog.game(doc["game"])
        players = msgspec.convert(doc["players"], list[Player])
        over = doc["position"]["phase"] == "over"
        when = path.stat().st_mtime
        return Saved(path, path.stem, doc["game"], int(doc["seed"]), len(doc["actions"]), when, players, over)
    except (TableError, ValueError, LookupError, TypeError, OSError):
        return None


def stem(title: str) -> str:
    """A title as a file name that every platform takes."""
    plain = _FORBIDDEN.sub("-", title).strip(" .")
    if _DEVICES.match(plain):
        plain = f"_{plain}"
    return plain.encode()[:_MAX_STEM_BYTES].decode(errors="ignore").strip(" .") or "-"


def trouble(words: Words, error: TableError, place: Path) -> str:
    """What went wrong with a file or a folder, in a sentence for people."""
    key = f"file.{error.reason}" if isinstance(error, FileTrouble) else f"trouble.{error.kind}"
    return words(key if key in words else "trouble.other", place=str(place))


def _holds(match: Match, saved: Saved) -> bool:
    """Whether a match is the stored one, as far as that was played or further."""
    stored = records.parse(files.read_bounded(saved.path, records.MAX_BYTES))
    ours = msgspec.json.decode(records.write(match))
    same = all(stored.get(key) == ours[key] for key in ("game", "ruleset", "seats", "seed", "options", "start"))
    return same and stored["actions"] == ours["actions"][: saved.actions]


def _take_slot(folder: Path) -> tuple[Path, QLockFile]:
    """Of the autosaves no other window holds, the one written last, else the first; locked if that is possible."""
    with suppress(SaveError):  # the first autosave tells
        make_folder(folder)
    slots = [folder / f"{n}{SUFFIX}" for n in range(1, WINDOWS + 1)]
    slots.sort(key=_written, reverse=True)
    for slot in slots:
        lock = QLockFile(str(slot.with_suffix(".lock")))
        lock.setStaleLockTime(0)  # a lock is stale when its process is gone, however old it is
        if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
            break
    return slot, lock


def _written(path: Path) -> float:
    """When a file was written last; never, if it is not there or may not be looked at."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _free_name(title: str, folder: Path) -> Path:
    names = (stem(title) + (f" ({n})" if n > 1 else "") + SUFFIX for n in count(1))
    # Unlike Path.exists, False in a folder that may not be entered; whoever writes there is told why it fails.
    return next(path for name in names if not os.path.exists(path := folder / name))  # noqa: PTH110


def _move(path: Path, target: Path) -> Path:
    make_folder(target.parent)
    try:
        return path.rename(target)
    except OSError as error:
        raise SaveError("other", f"{path.name} could not be moved: {error.strerror}.") from None
