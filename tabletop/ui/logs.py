"""Exceptions that nobody caught, and crashes, written to a log that does not grow without end."""

from __future__ import annotations

import faulthandler
import sys
import threading
import time
import traceback
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QObject, Signal

MOST_BYTES = 256 * 1024
OLDER = 2


class Log(QObject):
    """``troubled`` comes with the first exception of a session. Where the log cannot be written, there is none."""

    troubled = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path = folder / "log.txt"
        self._file = self._open()
        self._told = False
        if self._file is not None:
            faulthandler.enable(self._file)
        sys.excepthook = self.write
        threading.excepthook = self._from_thread

    def write(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an exception down; the signature of ``sys.excepthook``."""
        lines = "".join(traceback.format_exception(kind, error, trace))
        for stream in (self._file, sys.stderr):  # a windowed program has no standard error
            if stream is not None:
                stream.write(f"{time.strftime('%Y-%m-%d %H:%M:%S')}\n{lines}\n")
                stream.flush()
        if not self._told:
            self._told = True
            self.troubled.emit()

    def close(self) -> None:
        """Stop writing."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None

    def _from_thread(self, what: threading.ExceptHookArgs) -> None:
        self.write(what.exc_type, what.exc_value or what.exc_type(), what.exc_traceback)

    def _open(self) -> TextIO | None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size > MOST_BYTES:
                for n in range(OLDER, 0, -1):
                    older = self._generation(n - 1)
                    if older.exists():
                        older.replace(self._generation(n))
            return self.path.open("a", encoding="utf-8", errors="backslashreplace")
        except OSError:
            return None

    def _generation(self, n: int) -> Path:
        return self.path.with_name(f"log.{n}.txt") if n else self.path
