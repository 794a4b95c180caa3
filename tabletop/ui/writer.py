"""Writes the newest content of one file on a thread of its own, so that no frame waits for the disk."""

from __future__ import annotations

from pathlib import Path
from threading import Condition, Thread

from PySide6.QtCore import QObject, Signal

from tabletop.core.errors import SaveError
from tabletop.core.files import save_atomically

PATIENCE_SECONDS = 10.0
KEEP_UP_SECONDS = 0.08
"""How long a content waits for the one before: however fast moves come, whoever kills the program loses only one."""


class Writer(QObject):
    """Contents are written in order; on a slow disk one that is overtaken by a newer before its turn is left out.

    ``failed`` brings the SaveError once when writing does not work, and again only after it has worked in between.
    """

    failed = Signal(object)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._next: bytes | None = None
        self._busy = self._closed = self._failing = False
        self._turn = Condition()
        self._thread: Thread | None = None

    def put(self, content: bytes) -> None:
        """Hand over what the file is to hold."""
        with self._turn:
            self._turn.wait_for(lambda: self._next is None and not self._busy, KEEP_UP_SECONDS)
            self._next = content
            if self._thread is None:
                self._thread = Thread(target=self._run, name=f"writer of {self._path.name}", daemon=True)
                self._thread.start()
            self._turn.notify_all()

    def flush(self) -> bool:
        """Wait until nothing is left to write; False if the disk takes longer than PATIENCE_SECONDS."""
        with self._turn:
            return self._turn.wait_for(lambda: self._next is None and not self._busy, PATIENCE_SECONDS)

    def close(self) -> None:
        """Flush and end the thread; nothing can be handed over afterwards."""
        with self._turn:
            self._closed = True
            self._turn.notify_all()
        if self._thread is not None:
            self._thread.join(PATIENCE_SECONDS)

    def _run(self) -> None:
        while True:
            with self._turn:
                self._turn.wait_for(lambda: self._next is not None or self._closed)
                if self._next is None:
                    return
                content, self._next, self._busy = self._next, None, True
            self._write(content)
            with self._turn:
                self._busy = False
                self._turn.notify_all()

    def _write(self, content: bytes) -> None:
        try:
            make_folder(self._path.parent)
            save_atomically(self._path, content)
            self._failing = False
        except SaveError as error:
            if not self._failing:
                self._failing = True
                self.failed.emit(error)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are missing. Raises SaveError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SaveError("forbidden", f"The folder {folder} cannot be made: {error.strerror}.") from None
