"""From a click to the first pixel that changes, at the largest table of each game; and what an autosave costs there.

*Pick*: a click that chooses a part of an action; *play*: the one that completes it, from which on things move.
"""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tabletop.ai.levels import simplest
from tabletop.games import catalog
from tabletop.ui.saves import Saves
from tabletop.ui.table.page import TablePage
from tests.ui.table.hands import Mouse

from ._window import SEATS, application, go_on, table, told

LIMIT_MS = 50
FRAME_MS = 16
CLICKS = 25
PATIENCE_S = 2.0


class TimedMouse(Mouse):
    """Clicks, and takes the time until the window shows something else."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.times: dict[str, list[float]] = {"pick": [], "play": []}

    def point(self, target: Any) -> None:
        steps = len(self.page.controller.match.steps)
        spot, viewport = self.spot(target), self.page.view.viewport()
        QTest.mouseMove(viewport, spot)
        application().processEvents()
        before = shown(self.page)
        began = time.perf_counter()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
        looking = 0.0
        while True:
            application().processEvents()
            now = time.perf_counter()
            changed = shown(self.page) != before
            if changed or now - began > PATIENCE_S:
                break
            looking += time.perf_counter() - now
        assert changed, f"a click on {target} changes nothing"
        kind = "play" if len(self.page.controller.match.steps) > steps else "pick"
        self.times[kind].append((now - began - looking) * 1000)

    def press(self, button: Any) -> None:
        """Buttons are Qt's own."""
        button.click()


def shown(page: TablePage) -> QImage:
    """What the window shows, as it was painted."""
    return page.screen().grabWindow(page.winId()).toImage()


def clicks(game: str) -> tuple[dict[str, list[float]], list[float]]:
    """The times of the clicks of one match after another, and of its autosaves in the window's thread, in ms."""
    times: dict[str, list[float]] = {"pick": [], "play": []}
    saves: list[float] = []
    autosave = Saves.autosave

    def timed(self: Saves, *arguments: Any) -> None:
        began = time.perf_counter()
        autosave(self, *arguments)
        saves.append((time.perf_counter() - began) * 1000)

    Saves.autosave = timed
    try:
        for seed in range(20):
            with table(game, speed="fast", seed=seed) as page:
                hands = TimedMouse(page)
                hands.times = times
                play_some(page, hands)
            if len(times["play"]) >= CLICKS:
                break
    finally:
        Saves.autosave = autosave
    return times, saves


def play_some(page: TablePage, hands: TimedMouse) -> None:
    """The person plays by mouse, the others at once, until there are clicks enough or the match is over."""
    controller = page.controller
    while not controller.match.over and len(hands.times["play"]) < CLICKS:
        QTest.qWait(1)
        if page.stage.busy:
            page.stage.hurry()
        elif controller.actor is not None and len(controller.rules.legal_actions(controller.view, 0)) > 1:
            view, actor = controller.view, controller.actor
            hands.play(simplest(controller.rules, view, actor, len(controller.match.steps)))
        else:
            go_on(page)


def main() -> None:
    """Print each game's clicks and autosaves."""
    application()
    print(f"limits: click to pixel {LIMIT_MS} ms; an autosave takes less than a frame of {FRAME_MS} ms")
    for game in SEATS:
        print(catalog.game(game).title)
        times, saves = clicks(game)
        for kind, taken in times.items():
            print(told(kind, taken, LIMIT_MS))
        print(told("autosave", saves, FRAME_MS))


if __name__ == "__main__":
    main()
