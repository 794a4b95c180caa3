"""Tries a frozen program as a person would not see it: ``python packaging/try_frozen.py PROGRAM``; status 1 if anything fails.

Every door answers: version, engine (a match begun and recorded), check of that record, arena, render, and a whole match
played through the real window.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

NEW = {"id": 1, "do": "new", "game": "camisa12", "seats": 1, "seed": 7, "options": {"mode": "seven-one"}}
ASK = (
    NEW,
    {"id": 2, "do": "best", "seat": 0, "level": "easy", "seed": 1},
    {"id": 3, "do": "record"},
    {"id": 4, "do": "quit"},
)


def run(program: str, *arguments: str, given: str = "", seconds: float = 300) -> str:
    """The program's output. Raises CalledProcessError or TimeoutExpired."""
    done = subprocess.run(
        [program, *arguments], input=given, capture_output=True, encoding="utf-8", timeout=seconds, check=True
    )
    return done.stdout


def main(program: str) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        replies = [
            json.loads(line)
            for line in run(program, "engine", given="".join(json.dumps(a) + "\n" for a in ASK)).splitlines()
        ]
        assert all(reply["ok"] for reply in replies), replies
        print("engine: a match begun, a move found, a record written")
        record = Path(scratch) / "三 match.twelve"
        record.write_text(json.dumps(replies[2]["record"]), encoding="utf-8")
        run(program, "check", str(record))
        print("check: the record replays")
        picture = Path(scratch) / "table.png"
        run(program, "render", str(record), "--size", "960x600", "--out", str(picture))
        assert picture.read_bytes()[:4] == b"\x89PNG"
        print("render: a picture of the table")
        run(program, "showcase", "--out", scratch)
        print("window: a whole match played")


if __name__ == "__main__":
    main(*sys.argv[1:])
