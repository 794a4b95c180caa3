"""``tabletop --worker``: answers questions on standard input, one line each, and dies when its asker does."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from tabletop.ai import levels, wire

_log = logging.getLogger(__name__)


def main(arguments: Sequence[str]) -> int:
    """Serve until standard input ends."""
    del arguments
    # By number, because a windowed program has no sys.stdin; and whatever prints must not print into the answers.
    with open(0, "rb", closefd=False) as questions, open(1, "wb", closefd=False) as answers:
        sys.stdout = sys.stderr
        lines: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=_listen, args=(questions, lines), daemon=True).start()
        while True:
            answers.write(_answer(lines.get()))
            answers.flush()


def _listen(questions: BinaryIO, lines: SimpleQueue[bytes]) -> None:
    """Hand on the lines; when the asker has gone, killed or closed, end at once, also in the middle of a thought."""
    try:
        for line in questions:
            lines.put(line)
    finally:
        os._exit(0)


def _answer(line: bytes) -> bytes:
    question = wire.read_question(line)
    rules, view = wire.place(question)
    return wire.answer(question.number, levels.by_level(rules, view, question.seat, question.level, question.seed))
