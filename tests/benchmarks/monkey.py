"""A monkey at the real window, with real opponents in worker processes: 20,000 events over whole matches of all games."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path

EVENTS = 20_000
ROUND = 1_000


def main(events: int = EVENTS, seed: int = 12) -> None:
    """Round by round, a new window each, so that a failure can be had again from its seed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
        rounds(events, seed, Path(home))


def rounds(events: int, seed: int, home: Path) -> None:
    """The windows one after another."""
    from tabletop.ui.main_window import MainWindow
    from tabletop.ui.settings import Settings
    from tests.ui.table.monkey import Monkey

    from ._window import application

    app = application()
    began, done, matches, moves = time.monotonic(), 0, 0, 0
    while done < events:
        settings = Settings(home / "config")
        settings.change(language="en", speed="off", sound=False)
        window = MainWindow(settings)
        window.show()
        window.pages.show()
        monkey = Monkey(window, window.pages.seating.begin, seed)
        with monkey.awake():
            try:
                monkey.sit_down()
                monkey.run(min(ROUND, events - done))
            except BaseException:
                print(f"round of seed {seed}: {monkey.done}", file=sys.stderr)
                raise
            window.close()
            app.processEvents()
            monkey.look_for_trouble()
        window.deleteLater()
        done += ROUND
        seed += 1
        matches += monkey.matches
        moves += monkey.steps
        print(f"{done} events, {matches} matches, {moves} moves, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
