"""What the program's doors share on the command line: plain lines out, and exit status 2 for wrong usage."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from typing import NoReturn, TextIO

USAGE = 2
"""The exit status for wrong usage."""


class Parser(ArgumentParser):
    """An argument parser that says what is wrong in one line on standard error."""

    def error(self, message: str) -> NoReturn:
        """Exit with USAGE."""
        self.exit(USAGE, f"{self.prog}: {message}; see {self.prog} --help\n")


def say(text: str) -> None:
    """One line on standard output."""
    _write(sys.stdout, text)


def complain(text: str) -> None:
    """One line on standard error."""
    _write(sys.stderr, text)


def _write(stream: TextIO | None, text: str) -> None:
    if stream is not None:  # a windowed program may have none
        line = " ".join(text.split()) + "\n"
        stream.write(line.encode(stream.encoding, "backslashreplace").decode(stream.encoding))
