"""Where matches lie: an autosave a window, those kept by themselves or by name, a bin from which all comes back."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import count
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from tabletop.core import files, records
from tabletop.core.errors import BadRecord, FileTrouble, SaveError, TableError
from tabletop.core.match import Match
from tabletop.core.records import Opened, Player
from tabletop.core.words import Words
from tabletop.games import catalog
from tabletop.ui.known import known_players
from tabletop.ui.places import data_folder
from tabletop.ui.saved import SUFFIX, Saved, continues, glance, goes_on, stem
from tabletop.ui.settings import Settings
from tabletop.ui.writer import Writer, make_folder

WINDOWS = 16
"""How many windows at once have an autosave of their own."""


class Saves(QObject):
    """The matches on disk below ``folder``. ``failed`` says in one sentence that a match could not be autosaved.

    The window holds a lock on the autosave it writes, so that another window takes another one. What is kept without
    anybody asking lies apart from what was saved under a name: only the former is replaced, by what goes on from it.
    """

    failed = Signal(str)

    def __init__(self, settings: Settings, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.folder = folder or data_folder() / "matches"
        self._kept = self.folder / "kept"  # without anybody asking
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

    def settle(self) -> None:
        """When a match is left: if it is over, it goes from the autosave among the saves. Raises SaveError."""
        found = self._last()
        if found and found.over:
            self.set_aside()

    def set_aside(self, match: Match | None = None) -> Saved | None:
        """Before a match begins: what the autosave holds is kept among the saves, and returned if it is unfinished.

        It takes the place of what was kept of it earlier. Not so if it is kept already, or if it is ``match`` itself,
        no further than that is. Raises SaveError or ReadError; it then stays where it is, and is written over no more.
        """
        try:
            return self._put_aside(match)
        except TableError:
            self._take_another_slot()
            raise

    def _put_aside(self, match: Match | None) -> Saved | None:
        found = self._last()
        if found and ((match is not None and goes_on(found, match)) or self._is_kept(found)):
            found = None
        if found:
            earlier = (saved.path for saved in self._glances(self._kept) if continues(found, saved))
            title = catalog.game(found.game).title
            try:
                _move(found.path, next(earlier, None) or self._free_name(title, self._kept))
            except SaveError:
                _move(found.path, self._free_name(title, self.folder))  # it is listed there as well
        for path in files.generations(self._slot):
            with suppress(OSError):
                path.unlink()
        return None if found is None or found.over else found

    def save(self, match: Match, players: Sequence[Player], title: str) -> Path:
        """Store a match under a name of its own, made from ``title``. Raises SaveError."""
        make_folder(self.folder)
        path = self._free_name(title, self.folder)
        files.save_atomically(path, records.write(match, players))
        return path

    def save_copy(self, saved: Saved, title: str) -> Path:
        """Store another copy of a match under a name of its own, made from ``title``. Raises SaveError or ReadError."""
        make_folder(self.folder)
        path = self._free_name(title, self.folder)
        files.save_atomically(path, files.read_bounded(saved.path, records.MAX_BYTES))
        return path

    def listed(self, *, deleted: bool = False) -> list[Saved]:
        """All saves, newest first, or those in the bin; what cannot be read is left out.

        So is what was kept of the match that was left off, which knows more.
        """
        if deleted:
            found = self._glances(self._bin)
        else:
            last, kept = self.left_off(), self._glances(self._kept)
            found = self._glances(self.folder) + [saved for saved in kept if not (last and continues(last, saved))]
        return sorted(found, key=lambda saved: saved.when, reverse=True)

    def rename(self, saved: Saved, title: str) -> Path:
        """Give a save another name, made from ``title``. Raises SaveError."""
        if stem(title) == saved.path.stem:
            return saved.path
        return _move(saved.path, self._free_name(title, self.folder))

    def delete(self, saved: Saved) -> Path:
        """Put a save into the bin. Raises SaveError."""
        return _move(saved.path, self._free_name(saved.title, self._bin))

    def restore(self, path: Path) -> Path:
        """Take a save out of the bin. Raises SaveError."""
        return _move(path, self._free_name(path.stem, self.folder))

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

    def _glances(self, folder: Path) -> list[Saved]:
        paths: list[Path] = []
        with suppress(OSError):
            paths = list(folder.glob(f"*{SUFFIX}"))
        return [saved for path in paths if (saved := glance(path))]

    def _is_kept(self, saved: Saved) -> bool:
        """Whether exactly this lies among the saves already."""
        among = self._glances(self.folder) + self._glances(self._kept)
        twins = [saved, *(other for other in among if other.seed == saved.seed)]
        content, *others = (files.read_bounded(twin.path, records.MAX_BYTES) for twin in twins)
        return content in others

    def _free_name(self, title: str, folder: Path) -> Path:
        """A file in a folder, with a name that nothing in the same list has."""
        folders = {folder} if folder == self._bin else {self.folder, self._kept}
        names = (stem(title) + (f" ({n})" if n > 1 else "") + SUFFIX for n in count(1))
        # Unlike Path.exists, False in a folder that may not be entered; whoever writes there is told why it fails.
        free = (name for name in names if not any(os.path.exists(place / name) for place in folders))  # noqa: PTH110
        return folder / next(free)

    def _take_another_slot(self) -> None:
        """Autosave elsewhere from now on; a later window finds what this one held."""
        self._writer.close()
        slot, lock = _take_slot(self.folder / "autosave", empty=True)
        self._lock.unlock()
        self._slot, self._lock = slot, lock
        self._writer = Writer(self._slot, self)
        self._writer.failed.connect(self._tell)

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


def trouble(words: Words, error: TableError, place: Path) -> str:
    """What went wrong with a file or a folder, in a sentence for people."""
    key = f"file.{error.reason}" if isinstance(error, FileTrouble) else f"trouble.{error.kind}"
    return words(key if key in words else "trouble.other", place=str(place))


def _take_slot(folder: Path, *, empty: bool = False) -> tuple[Path, QLockFile]:
    """Of the autosaves no other window holds, the one written last, else the first; locked if that is possible.

    ``empty``: one that holds nothing yet.
    """
    with suppress(SaveError):  # the first autosave tells
        make_folder(folder)
    slots = [folder / f"{n}{SUFFIX}" for n in range(1, WINDOWS + 1)]
    slots.sort(key=_written, reverse=not empty)  # what holds nothing was never written
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


def _move(path: Path, target: Path) -> Path:
    make_folder(target.parent)
    try:
        return path.replace(target)
    except OSError as error:
        raise SaveError("other", f"{path.name} could not be moved: {error.strerror}.") from None
