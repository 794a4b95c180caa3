"""``tabletop render``: draw the table of a record or position as the window would show it, without a display."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tabletop.core.commandline import Parser, complain
from tabletop.core.errors import BadRequest, SaveError, TableError
from tabletop.core.records import Opened, Player
from tabletop.core.words import LANGUAGES

SMALLEST, LARGEST = 320, 7680


def main(arguments: Sequence[str]) -> int:
    """Write the picture; 1 if the file cannot be read or the picture cannot be written."""
    parser = Parser(prog="tabletop render", description="Draw the table of a record or position.")
    parser.add_argument("file", metavar="FILE", help="a record or position; - is standard input")
    parser.add_argument(
        "--size", type=_size, default=(1280, 800), metavar="1280x800", help="width and height in pixels"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="PICTURE.png", help="where the picture goes")
    parser.add_argument("--seat", type=int, metavar="N", help="whose view, counted from 0 (default: an onlooker's)")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="the language of its words")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    chosen = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        render(chosen.file, chosen.out, chosen.size, chosen.seat, {"language": chosen.lang, "theme": chosen.theme})
    except TableError as error:
        complain(f"tabletop render: {error}")
        return 1
    return 0


def render(file: str, out: Path, size: tuple[int, int], seat: int | None, look: dict[str, str]) -> None:
    """Draw the picture. Raises TableError."""
    from PySide6.QtCore import QCoreApplication, qInstallMessageHandler  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 — only once the platform is set

    from tabletop.ui.app import Application, load_fonts  # noqa: PLC0415
    from tabletop.ui.clothes import Clothes  # noqa: PLC0415
    from tabletop.ui.library import has_table  # noqa: PLC0415
    from tabletop.ui.saves import open_file  # noqa: PLC0415
    from tabletop.ui.settings import Settings  # noqa: PLC0415

    opened = open_file(file)
    game = opened.match.rules.game
    if seat is not None and not 0 <= seat < opened.match.seats:
        raise BadRequest(f"There is no seat {seat}: this match has {opened.match.seats}, counted from 0.")
    if not has_table(game):
        raise BadRequest(f"{game} has no table to draw yet.")
    qInstallMessageHandler(quiet)
    app = QApplication.instance() or Application(sys.argv[:1])
    load_fonts()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.change(speed="off", sound=False, **look)
        clothes = Clothes(app, settings)
        page = _page(opened, settings, seat)
        page.resize(*size)
        page.show()
        QCoreApplication.sendPostedEvents()  # layouts settle; no timer runs, so nothing begins to move
        picture = page.grab()
        page.close()
        clothes.deleteLater()
    if not picture.save(str(out), "PNG"):
        raise SaveError("other", f"{out} could not be written.")


def _page(opened: Opened, settings, seat: int | None):
    """The table with people at every seat, so that nobody begins to think, seen by ``seat``."""
    from tabletop.ui.table.page import TablePage  # noqa: PLC0415

    match = opened.match
    names = [player.name for player in opened.players] or [
        settings.words("ui")("seats.person", n=n + 1) for n in range(match.seats)
    ]
    page = TablePage(match, [Player(name, None) for name in names], settings, _NoSaves())
    page.curtain.hide()
    controller = page.controller
    controller.actor, controller.viewer = None, seat
    if seat in match.rules.to_move(match.state):
        controller.viewer = None
        controller.seat_down(seat)
    else:
        controller.look.emit()
        controller.prompted.emit()
    return page


def quiet(*_: object) -> None:
    """What Qt has to say about a platform without windows is of no use to anybody."""


class _NoSaves:
    """Nothing that happens here is kept."""

    folder = None

    def autosave(self, match, players) -> None:
        del match, players


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if found is None or not all(SMALLEST <= int(part) <= LARGEST for part in found.groups()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1280x800, {SMALLEST} to {LARGEST} each way")
    return int(found[1]), int(found[2])
