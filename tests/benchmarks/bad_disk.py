"""Plays through the real window while its disk is full, nearly full, read-only or gone; prints what the window says.

The match goes on, what was stored before stays whole, and once the disk is well again everything is stored. Mounts
small file systems, so it wants root on Linux.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest

from tabletop.core import records
from tabletop.core.files import generations
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.core.rng import below, seeded
from tabletop.games import catalog
from tests.contract.walks import Chooser, choose
from tests.ui.table.hands import Mouse

from ._window import application

EARLIER = 100
MOVES = 6
GAME = "thief_of_baghdad"


@contextmanager
def disk(kilobytes: int = 160) -> Iterator[Path]:
    """A small disk."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


@contextmanager
def window(home: Path) -> Iterator[Any]:
    """The program's window with its folders in ``home``."""
    from tabletop.ui.main_window import MainWindow
    from tabletop.ui.settings import Settings

    application()
    os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(home)
    with tempfile.TemporaryDirectory() as config:
        settings = Settings(Path(config))
        settings.change(language="en", speed="off", sound=False)
        made = MainWindow(settings)
        made.show()
        made.pages.show()
        try:
            yield made
        finally:
            made.close()
            made.deleteLater()
            QTest.qWait(1)


def begin(made: Any) -> None:
    """Two people sit down at a match whose record is larger than a page of memory."""
    players = [Player("Ana", None), Player("Bruno", None)]
    match, chance = Match.new(catalog.game(GAME).rules(), 2, 5, {}), Chooser(seeded(5))
    for _ in range(EARLIER):
        match.play(*choose(match, below(chance, 2**32)))
    made.pages.seating.begin(match, players)


def play(made: Any) -> None:
    """Some moves by mouse; nothing may keep them from being made."""
    page = made.pages.page
    hands = Mouse(page)
    for _ in range(MOVES):
        hands.settle()
        hands.play(page.controller.rules.legal_actions(page.controller.view, page.controller.actor)[0])
    hands.settle()
    made.pages.saves.flush()
    QTest.qWait(50)


def told(made: Any) -> str:
    """What the window says, once."""
    notice = made.pages.notice
    text = notice.text.text() if notice.isVisible() else ""
    notice.hide()
    return text


def steps(made: Any) -> int:
    """How many moves were made."""
    return len(made.pages.page.controller.match.steps)


def stored(made: Any) -> int:
    """How many moves lie on the disk, whole."""
    kept = generations(made.pages.saves._slot)
    return len(records.read(kept[0].read_bytes(), catalog.game).match.steps)


def fill(home: Path, spare: int = 0) -> Path:
    """Leave ``spare`` bytes on the disk; returns what fills it."""
    filler = home / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 4096)
        except OSError:
            pass
    if spare:
        os.truncate(filler, max(0, filler.stat().st_size - spare))
    return filler


def falls_ill(name: str, home: Path, harm: Callable[[], object], heal: Callable[[], object]) -> None:
    """A match, in the middle of which the disk falls ill, and well again."""
    with window(home) as made:
        begin(made)
        play(made)
        assert stored(made) == steps(made)
        assert not told(made)
        before = steps(made)
        harm()
        play(made)
        said = told(made)
        assert said, f"{name}: nothing is said"
        if home.is_dir():
            assert stored(made) >= before, f"{name}: {stored(made)} of {before} moves are left"
        play(made)
        assert not told(made), f"{name}: it is said again and again"
        heal()
        play(made)
        assert stored(made) == steps(made), f"{name}: {stored(made)} of {steps(made)} moves are stored afterwards"
        assert not told(made)
        print(f"{name}: {said}")


def is_ill(name: str, home: Path) -> None:
    """The window opens when the disk is ill already."""
    with window(home) as made:
        begin(made)
        play(made)
        said = told(made)
        assert said, f"{name}: nothing is said"
        assert steps(made) >= EARLIER + MOVES
        print(f"{name}: {said}")


def protect(home: Path) -> None:
    """Make a disk read-only, although the window holds a file on it open."""
    subprocess.run(["mount", "--bind", str(home), str(home)], check=True)
    subprocess.run(["mount", "-o", "remount,bind,ro", str(home)], check=True)


def release(home: Path) -> None:
    """Make it writable again."""
    subprocess.run(["umount", str(home)], check=True)


def main() -> None:
    """All illnesses."""
    for name, spare in (("full", 0), ("nearly full", 4096)):
        with disk() as home:
            falls_ill(name, home, lambda home=home, spare=spare: fill(home, spare), (home / "filler").unlink)
    with disk() as home:
        falls_ill("read-only", home, lambda home=home: protect(home), lambda home=home: release(home))
    with disk() as home:
        protect(home)
        is_ill("read-only from the start", home)
        release(home)
    with disk() as home:
        fill(home)
        is_ill("full from the start", home)
    with tempfile.TemporaryDirectory() as folder:
        place, gone, cork = (Path(folder, name) for name in ("data", "elsewhere", "data"))

        def vanish() -> None:
            place.rename(gone)
            cork.write_bytes(b"")  # so that it cannot be made again

        def come_back() -> None:
            cork.unlink()
            gone.rename(place)

        place.mkdir()
        falls_ill("missing", place, vanish, come_back)
    is_ill("missing from the start", Path("/proc/missing"))


if __name__ == "__main__":
    main()
