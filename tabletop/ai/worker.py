"""``tabletop --worker``: answers the window's questions, each about a view, with what a built-in opponent plays."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai import levels, process, wire


def main(arguments: Sequence[str]) -> int:
    """Serve until the window is gone."""
    del arguments
    process.serve(answer)


def answer(line: bytes) -> bytes:
    """The answer to a question. Raises msgspec.DecodeError."""
    question = wire.read_question(line)
    rules, view = wire.place(question)
    if question.hint:
        advice = levels.hint(rules, view, question.seat, question.seed)
    else:
        advice = levels.by_level(rules, view, question.seat, question.level, question.seed)
    return wire.answer(question.number, advice)
