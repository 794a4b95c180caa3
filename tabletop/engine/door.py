"""The loop at the engine door: a line in, a line out, whatever the line says."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence
from typing import Any, BinaryIO

import msgspec

from tabletop.core.commandline import Parser
from tabletop.core.errors import BadRequest, TableError, TooLarge
from tabletop.engine import requests
from tabletop.engine.table import Table

MAX_LINE = 1024 * 1024
"""The longest line that is read, in bytes, its end not counted."""


def serve(lines: BinaryIO, replies: BinaryIO) -> None:
    """Answer every line until ``quit`` or the end of the input, one reply a line, flushed."""
    table = Table()
    talking = True
    while talking and (line := lines.readline(MAX_LINE + 1)):
        whole = len(line) <= MAX_LINE or line.endswith(b"\n")
        if not whole:
            _skip(lines)
        reply, talking = answer(table, line if whole else None)
        replies.write(reply + b"\n")
        replies.flush()


def answer(table: Table, line: bytes | None) -> tuple[bytes, bool]:
    """The reply to a line (None: one that is too long), and whether the talk goes on."""
    identity: Any = None
    try:
        doc = requests.parse(_present(line))
        identity = doc.get("id")
        request = requests.read(doc)
        reply = {"id": identity, "ok": True, **table.answer(request)}
        return msgspec.json.encode(reply), not isinstance(request, requests.Quit)
    except TableError as error:
        return _refusal(identity, error), True
    except Exception as error:  # noqa: BLE001 - a mistake of this program must not end the other program's talk
        traceback.print_exc()
        return _refusal(identity, BadRequest(f"The program made a mistake: {type(error).__name__}: {error}.")), True


def main(arguments: Sequence[str]) -> int:
    """Serve standard input and output; 0 at the end, also when the reader has gone."""
    told = 'One JSON object a line in, one out, until {"do": "quit"} or the end. {"do": "hello"} says what there is.'
    Parser(prog="tabletop engine", description=told).parse_args(arguments)
    if sys.stdin is None or sys.stdout is None:
        raise BadRequest("The engine talks over standard input and output; one of them is closed.")
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        sys.stdout = None  # nobody is left to flush to
    return 0


def _present(line: bytes | None) -> bytes:
    if line is None:
        raise TooLarge(f"A line is at most {MAX_LINE} bytes long.")
    return line


def _refusal(identity: Any, error: TableError) -> bytes:
    return msgspec.json.encode({"id": identity, "ok": False, "error": {"kind": error.kind, "message": str(error)}})


def _skip(lines: BinaryIO) -> None:
    while (part := lines.readline(MAX_LINE)) and not part.endswith(b"\n"):
        continue
