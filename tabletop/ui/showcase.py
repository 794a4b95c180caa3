"""``tabletop showcase``: a whole 7-1 match played through the real window by clicks, with pictures of it saved."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tabletop.core.commandline import Parser, complain, say

SIZE = (1280, 800)
SEED = 12
_WAIT_MS = 10
_MOST_WAITS = 3000
_EVERY = 3
"""A picture every so many moves."""


def main(arguments: Sequence[str]) -> int:
    """Play and save; 1 if the pictures cannot be written or the table gets stuck."""
    parser = Parser(prog="tabletop showcase", description="Play a match through the window and save its pictures.")
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="where the pictures go")
    out: Path = parser.parse_args(arguments).out
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    try:
        out.mkdir(parents=True, exist_ok=True)
        pictures = play(out)
    except (OSError, Stuck) as error:
        complain(f"tabletop showcase: {error}")
        return 1
    say(f"A match of 7-1 was played to its end; {pictures} pictures are in {out}.")
    return 0


class Stuck(Exception):
    """The table waits for something that does not come."""


def play(out: Path) -> int:
    """Play the match and return how many pictures were saved in ``out``. Raises OSError or Stuck."""
    from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415 — only once the platform is set
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from tabletop.core.match import Match  # noqa: PLC0415
    from tabletop.core.records import Player  # noqa: PLC0415
    from tabletop.games import catalog  # noqa: PLC0415
    from tabletop.ui import style, theme  # noqa: PLC0415
    from tabletop.ui.app import load_fonts  # noqa: PLC0415
    from tabletop.ui.render import quiet  # noqa: PLC0415
    from tabletop.ui.saves import Saves  # noqa: PLC0415
    from tabletop.ui.settings import Settings  # noqa: PLC0415
    from tabletop.ui.table.page import TablePage  # noqa: PLC0415

    qInstallMessageHandler(quiet)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    style.dress(app, theme.show(dark=True))
    rules = catalog.game("camisa12").rules()
    match = Match.new(rules, 1, SEED, {"mode": "seven-one"})
    with tempfile.TemporaryDirectory() as scratch:
        settings = Settings(Path(scratch))
        settings.change(speed="off", sound=False)
        saves = Saves(settings, Path(scratch) / "matches")
        page = TablePage(match, [Player("Ana", None)], settings, saves)
        page.resize(*SIZE)
        page.show()
        try:
            return Visitor(page, out).play_out()
        finally:
            page.close()
            saves.close()


class Visitor:
    """Plays a table as a person would, by clicks where the choice is shown."""

    def __init__(self, page: Any, out: Path) -> None:
        self._page, self._out = page, out
        self._pictures = 0

    def play_out(self) -> int:
        """Play to the end and return the number of pictures. Raises OSError or Stuck."""
        from tabletop.ai.levels import simplest  # noqa: PLC0415

        controller = self._page.controller
        moves = 0
        self._until(self._asked)
        while not controller.match.over:
            if moves % _EVERY == 0:
                self._picture()
            action = simplest(controller.rules, controller.view, controller.actor, SEED + moves)
            self._choose(action)
            moves += 1
            self._until(self._asked)
        self._picture()
        return self._pictures

    def _asked(self) -> bool:
        page = self._page
        if page.stage.busy:
            return False
        return page.result.isVisible() if page.controller.match.over else page.controller.actor is not None

    def _choose(self, action: Any) -> None:
        controller = self._page.controller
        before = len(controller.match.steps)
        for target in controller.targets(action):
            self._click_target(target)
        if len(controller.match.steps) == before:
            text = controller.text.action(controller.view, controller.actor, action)
            for button in self._page.prompt.buttons():
                if button.text().replace("&&", "&") == text:
                    button.click()
                    return
            raise Stuck(f"there is no way to choose “{text}”")

    def _click_target(self, target: Any) -> None:
        from PySide6.QtCore import QEvent, QPointF, Qt  # noqa: PLC0415
        from PySide6.QtGui import QMouseEvent  # noqa: PLC0415
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415

        viewport = self._page.view.viewport()
        for place in self._page.scene.places_of([target]):
            point = QPointF(place.rect.center())
            for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
                left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
                held = left if kind == QEvent.Type.MouseButtonPress else none
                where = QPointF(viewport.mapToGlobal(point))
                event = QMouseEvent(kind, point, where, left, held, Qt.KeyboardModifier.NoModifier)
                QApplication.sendEvent(viewport, event)
            return
        raise Stuck(f"{target} is not on the table")

    def _until(self, done: Callable[[], bool]) -> None:
        from PySide6.QtCore import QEventLoop, QTimer  # noqa: PLC0415

        for _ in range(_MOST_WAITS):
            if done():
                return
            loop = QEventLoop()
            QTimer.singleShot(_WAIT_MS, loop.quit)
            loop.exec()
        raise Stuck(f"the table waits: {self._page.prompt.text()}")

    def _picture(self) -> None:
        path = self._out / f"{self._pictures + 1:02}.png"
        if not self._page.grab().save(str(path)):
            raise OSError(f"{path} could not be written.")
        self._pictures += 1
