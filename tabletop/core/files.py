"""Files that survive: written whole or not at all, two older contents kept beside; and read within a bound."""

from __future__ import annotations

import errno
import os
import shutil
import stat
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

from tabletop.core.errors import ReadError, SaveError, TooLarge

GENERATIONS = 3
"""How many contents of a saved file are kept: ``name``, before it ``name.1``, and before that ``name.2``."""

STDIN = "-"
"""Stands for standard input where a file is meant."""

_SHARING_SECONDS = 2.5  # a virus scanner or an indexer on Windows lets go of a file within this time
_STALE_SECONDS = 60
_serial = count()

_REASONS = {
    errno.ENOSPC: ("full", "there is no room left on the disk"),
    errno.EDQUOT: ("full", "there is no room left on the disk"),
    errno.EFBIG: ("full", "the disk takes no file of this size"),
    errno.EROFS: ("forbidden", "the disk is read-only"),
    errno.EACCES: ("forbidden", "access is not permitted"),
    errno.EPERM: ("forbidden", "access is not permitted"),
    errno.ENOENT: ("missing", "it is not there"),
    errno.ENOTDIR: ("missing", "it is not there"),
    errno.EISDIR: ("folder", "it is a folder"),
}


def save_atomically(path: Path, data: bytes, *, older: bool = True) -> None:
    """Put ``data`` at ``path``: at every moment, power loss included, the old or the new content lies there whole.

    The content before moves to ``name.1``, the one before that to ``name.2``, if ``older`` contents are to be kept.
    Raises SaveError, and then the file is as it was.
    """
    try:
        path = Path(os.path.realpath(path))  # a link stays a link
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "a folder")
        temporary = path.with_name(f".{path.name}.{os.getpid()}-{next(_serial)}.tmp")
        try:
            _write(temporary, data)
            if older:
                _keep_generations(path)
            _replace(temporary, path)
            _settle(path.parent)
        except OSError:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        reason, words = _explain(error)
        if reason == "missing":
            words = f"the folder {path.parent} is not there"
        raise SaveError(reason, f"{path.name} could not be saved: {words}.") from None
    with suppress(OSError):
        _sweep(path)


def read_bounded(path: Path, limit: int) -> bytes:
    """The content of a file of at most ``limit`` bytes. Raises ReadError or TooLarge.

    What is no file, such as a pipe that nobody writes to, is not waited for.
    """
    try:
        _refuse_pipes(path)
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except (OSError, ValueError) as error:
        reason, words = _explain(error)
        raise ReadError(reason, f"{path} could not be read: {words}.") from None
    if len(data) > limit:
        raise TooLarge(f"{path.name} is larger than {limit // 1024} KiB, which nothing of this program is.")
    return data


def read_input(name: str, limit: int) -> bytes:
    """The content of a file by name, or of standard input for ``-``. Raises ReadError or TooLarge."""
    if name != STDIN:
        return read_bounded(Path(name), limit)
    if sys.stdin is None:  # closed, or a windowed program's
        raise ReadError("missing", "There is no standard input to read.")
    data = sys.stdin.buffer.read(limit + 1)
    if len(data) > limit:
        raise TooLarge(f"Standard input is longer than {limit // 1024} KiB, which nothing of this program is.")
    return data


def generations(path: Path) -> list[Path]:
    """The contents that are kept of a saved file and exist, newest first."""
    names = [path, *(_generation(path, n) for n in range(1, GENERATIONS))]
    return [name for name in names if os.path.isfile(name)]  # noqa: PTH113 - False in a folder that may not be entered


def _refuse_pipes(path: Path) -> None:
    """Raises ValueError for pipes and devices; a folder fails as it is opened."""
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise ValueError("it is no ordinary file")


def _write(path: Path, data: bytes) -> None:
    with path.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
        # A nearly full disk can cut a file short without an error.
        if os.fstat(file.fileno()).st_size != len(data):
            raise OSError(errno.ENOSPC, "short write")


def _keep_generations(path: Path) -> None:
    newest = _generation(path, 1)
    # After a kill between these steps and the last one the two are one file, which is kept already.
    if not path.is_file() or (newest.is_file() and newest.samefile(path)):
        return
    for n in range(GENERATIONS - 1, 1, -1):
        if _generation(path, n - 1).is_file():
            _replace(_generation(path, n - 1), _generation(path, n))
    try:
        os.link(path, newest)
    except OSError:  # a file system without links
        shutil.copyfile(path, newest)


def _generation(path: Path, n: int) -> Path:
    return path.with_name(f"{path.name}.{n}")


def _replace(source: Path, target: Path) -> None:
    deadline = time.monotonic() + _SHARING_SECONDS
    while True:
        try:
            source.replace(target)
        except PermissionError:
            if os.name != "nt" or time.monotonic() > deadline:
                raise
            time.sleep(0.05)
        else:
            return


def _settle(folder: Path) -> None:
    """Make the renaming itself durable where folders can be opened."""
    if os.name != "nt":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _sweep(path: Path) -> None:
    """Remove what a killed process left half written."""
    now = time.time()
    for file in path.parent.iterdir():
        ours = file.name.startswith(f".{path.name}.") and file.suffix == ".tmp"
        if ours and now - file.stat().st_mtime > _STALE_SECONDS:
            file.unlink()


def _explain(error: OSError | ValueError) -> tuple[str, str]:
    if isinstance(error, OSError):
        return _REASONS.get(error.errno or 0, ("other", error.strerror or str(error)))
    return "other", str(error)  # a name that no file can have
