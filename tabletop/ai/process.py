"""This program started again as a helper: how to start it, and how it serves line by line until its asker is gone."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, NoReturn

from tabletop.core.paths import home


def command(*arguments: str) -> list[str]:
    """The command line that starts this very program, from source or frozen."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-m", "tabletop", *arguments]


def python_path() -> str | None:
    """What PYTHONPATH must be for ``command`` to find the program from any folder; None if it needs nothing."""
    if getattr(sys, "frozen", False):
        return None
    return os.pathsep.join(filter(None, (str(home()), os.environ.get("PYTHONPATH"))))


def serve(answer: Callable[[bytes], bytes]) -> NoReturn:
    """Answer each line of standard input with one on standard output, and end with the process that asks."""
    # By number, because a windowed program has no sys.stdin; and whatever prints must not print into the answers.
    with open(0, "rb", closefd=False) as questions, open(1, "wb", closefd=False) as answers:
        sys.stdout = sys.stderr
        lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_listen, args=(questions, lines), daemon=True).start()
        while True:
            answers.write(answer(lines.get()))
            answers.flush()


def _listen(questions: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Hand on the lines; when the asker has gone, killed or closed, end at once, also in the middle of a thought."""
    try:
        for line in questions:
            lines.put(line)
    finally:
        os._exit(0)
