"""A bar that shows how far a long count has come."""

from __future__ import annotations

import sys
from typing import Self

_BAR = 30


class Progress:
    """A bar on standard error, where somebody looks at it."""

    def __init__(self, total: int, done: int) -> None:
        self._total, self._done = total, done
        self._shown = sys.stderr is not None and sys.stderr.isatty()

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            sys.stderr.write("\n")

    def step(self) -> None:
        """One more."""
        self._done += 1
        self._draw()

    def _draw(self) -> None:
        if self._shown:
            full = _BAR * self._done // self._total
            sys.stderr.write(f"\r[{'#' * full}{'.' * (_BAR - full)}] {self._done} of {self._total} ")
            sys.stderr.flush()
