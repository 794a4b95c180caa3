"""The program's doors: the window, and beside it the engine, the arena, the checks, the pictures and the worker."""

from __future__ import annotations

import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module

from tabletop import __version__
from tabletop.core.commandline import Parser, complain
from tabletop.core.errors import BadRequest, TableError, UnknownGame

# Imported only when opened, so that the engine starts without the window, and the window without the arena.
# Each module has ``main(arguments) -> exit status``.
DOORS = {
    "engine": ("tabletop.engine.door", "play and analyse the games over JSON lines, for other programs"),
    "arena": ("tabletop.ai.arena", "let built-in opponents play each other, and count"),
    "check": ("tabletop.engine.check", "read records, positions and rulesets, and say what is wrong and where"),
    "render": ("tabletop.ui.render", "draw the table of a record or position without a display"),
    "showcase": ("tabletop.ui.showcase", "play a match by itself and save its pictures"),
}
WORKER = "--worker"


def main(arguments: Sequence[str] | None = None) -> int:
    """Open the door that the arguments name, the window by default; the exit status is 2 for wrong usage."""
    arguments = sys.argv[1:] if arguments is None else arguments
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    try:
        if name == WORKER:
            return run("tabletop.ai.worker", rest)
        if name in DOORS:
            return run(DOORS[name][0], rest)
        return run("tabletop.ui.app", files(arguments))
    except TableError as error:
        complain(f"tabletop: {error}")
        return 2 if isinstance(error, BadRequest | UnknownGame) else 1
    except OSError as error:  # standard output that cannot be written, above all
        sys.stdout = None  # what is left in it must not be tried again at the end
        complain(f"tabletop: {error.strerror or error}.")
        return 1
    except KeyboardInterrupt:
        return 130


def run(module: str, arguments: Sequence[str]) -> int:
    """Call the ``main`` of a module."""
    status: int = import_module(module).main(arguments)
    if sys.stdout is not None:
        sys.stdout.flush()  # while there is somebody to tell that it cannot be written
    return status


def files(arguments: Sequence[str]) -> list[str]:
    """The records and positions to open in the window."""
    doors = "\n".join(f"  tabletop {name:9} {text}" for name, (_, text) in DOORS.items())
    parser = Parser(
        prog="tabletop",
        description="Table Twelve: five games that all have a twelve in them, on one tabletop.",
        epilog=f"other doors, each with its own --help:\n{doors}",
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Table Twelve {__version__}")
    parser.add_argument("files", metavar="FILE", nargs="*", help="a record or position to open; - is standard input")
    chosen: list[str] = parser.parse_args(arguments).files
    return chosen


if __name__ == "__main__":
    sys.exit(main())
