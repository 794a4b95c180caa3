"""A tour: every game is played to its end at each size, theme and language, by clicks or by keys, with pictures.

``python -m tests.benchmarks.tour --out pictures``, under a real display or Xvfb, or offscreen. Two people, people and
opponents in any mix, and the largest table take turns. Prints a line a match; the pictures are there to be looked at.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from itertools import cycle, product
from pathlib import Path

from PySide6.QtTest import QTest

from tabletop.ai.levels import simplest
from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.core.words import LANGUAGES
from tabletop.games import catalog
from tabletop.ui.clothes import Clothes
from tabletop.ui.settings import Settings
from tabletop.ui.table import page as page_module
from tests.benchmarks._window import SEATS, Answering, application
from tests.ui.table.doubles import Saves
from tests.ui.table.hands import Keyboard, Mouse

SIZES = ((960, 600), (1920, 1080))
OPTIONS = {
    "camisa12": ({"mode": "duel", "teams": "random"}, {"mode": "seven-one"}),
    "thief_of_baghdad": ({}, {"variant": "tactical"}),
    "twelve_days": ({}, {"clauses_give": True}),
    "days_of_christmas": ({"length": "short"},),
    "parsecs": ({},),
}
NAMES = ["Ana", "Bruno", "Clara", "Davi", "Elisa", "Fábio", "Gabi", "Heitor", "Iara", "João"]
MOST = 3000
MIDDLE = 14
"""After so many choices a picture is taken, besides the first and the last."""


def main() -> None:
    """Play the tour."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("pictures"), help="the folder for the pictures")
    parser.add_argument("--games", nargs="+", default=list(SEATS), choices=list(SEATS))
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for game in chosen.games:
        options, hands = cycle(OPTIONS[game]), cycle((Mouse, Mouse, Keyboard, Keyboard))
        fewest = max(2, catalog.game(game).min_seats)
        tables = cycle(((fewest, fewest), (SEATS[game], 2), (SEATS[game], SEATS[game])))
        for size, theme, language in product(SIZES, ("light", "dark"), LANGUAGES):
            look = {"size": size, "theme": theme, "language": language}
            sit(chosen.out, game, next(tables), next(options), next(hands), look)


def sit(out: Path, game: str, table: tuple[int, int], options: dict, hands: type, look: dict) -> None:
    """Play one match of ``table`` (seats, people) and save its pictures."""
    begun = time.perf_counter()
    app = application()
    seats, people = (1, 1) if options.get("mode") == "seven-one" else table
    players = [Player(name, None if n < people else "normal") for n, name in enumerate(NAMES[:seats])]
    page_module.Opponents = Answering
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.change(speed="off", sound=False, language=look["language"], theme=look["theme"])
        clothes = Clothes(app, settings)
        match = Match.new(catalog.game(game).rules(), seats, 7, options)
        page = page_module.TablePage(match, players, settings, Saves())
        page.resize(*look["size"])
        page.show()
        QTest.qWaitForWindowExposed(page)
        page.activateWindow()
        QTest.qWaitForWindowActive(page)
        page.view.setFocus()
        name = f"{game}-{look['size'][0]}-{look['theme']}-{look['language']}-{seats}"
        made = 0

        def choose(actions):
            nonlocal made
            made += 1
            if made in {1, MIDDLE}:
                page.grab().save(str(out / f"{name}-{made:02}.png"))
            controller = page.controller
            found = simplest(controller.rules, controller.view, controller.actor, len(match.steps))
            assert found in actions
            return found

        hands(page).play_out(choose, MOST)
        page.grab().save(str(out / f"{name}-end.png"))
        assert page.result.isVisible()
        page.close()
        clothes.deleteLater()
        page.deleteLater()
        QTest.qWait(1)
    told = f"{seats} seats, {people} people, {hands.__name__.lower()}, {len(match.steps)} actions"
    print(f"{name}: {told}, {time.perf_counter() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
