"""The arena's helpers: processes that play the matches of a contest, several at a time."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator, Sequence
from queue import SimpleQueue
from threading import Thread

import msgspec

from tabletop.ai import process
from tabletop.ai.contest import Contest, Played, play
from tabletop.core.errors import BadRequest

HELPER = "--helper"


class _Task(msgspec.Struct, frozen=True):
    contest: Contest
    number: int


def matches(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[Played]:
    """Play the matches, several at a time in helpers, as they come to an end."""
    if jobs == 1:
        for number in numbers:
            yield play(contest, number)
        return
    tasks: SimpleQueue[int | None] = SimpleQueue()
    for task in [*numbers, *[None] * jobs]:
        tasks.put(task)
    done: SimpleQueue[Played | BaseException | None] = SimpleQueue()
    for _ in range(jobs):
        Thread(target=_employ, args=(contest, tasks, done), daemon=True).start()
    working = jobs
    while working:
        match = done.get()
        if match is None:
            working -= 1
        elif isinstance(match, BaseException):
            raise match
        else:
            yield match


def _employ(contest: Contest, tasks: SimpleQueue[int | None], done: SimpleQueue[Played | BaseException | None]) -> None:
    """Give one helper a match after another."""
    path = process.python_path()
    env = {**os.environ, **({} if path is None else {"PYTHONPATH": path})}
    try:
        with subprocess.Popen(  # noqa: S603 - this very program
            process.command("arena", HELPER), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env
        ) as helper:
            assert helper.stdin is not None
            assert helper.stdout is not None
            while (number := tasks.get()) is not None:
                helper.stdin.write(msgspec.json.encode(_Task(contest, number)) + b"\n")
                helper.stdin.flush()
                done.put(msgspec.json.decode(helper.stdout.readline(), type=Played))
            helper.stdin.close()
    except (OSError, ValueError) as error:
        done.put(BadRequest(f"A helper of the arena failed: {error}."))
    finally:
        done.put(None)


def answer(line: bytes) -> bytes:
    """What a helper does with one line of its input: play that match."""
    task = msgspec.json.decode(line, type=_Task)
    return msgspec.json.encode(play(task.contest, task.number)) + b"\n"
