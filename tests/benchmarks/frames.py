"""How long a frame takes at 1920×1080 while things move, at the largest table of each game.

*All at once*: every sprite of the table travels, under a banner and confetti. *Match*: the animations of a match as
they come; and the same while an Expert thinks in a worker. A frame is the step of the clock and the paint it causes.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.ui import theme
from tabletop.ui.opponents import Opponents
from tabletop.ui.table.effects import Banner, Confetti
from tabletop.ui.table.motion import FRAME_MS, Motion, Travel
from tabletop.ui.table.page import TablePage
from tabletop.ui.table.view import TableView

from ._window import SEATS, application, go_on, play, table, told

FRAMES = 120
LIMIT_MS = 16
SECONDS = 4.0
EARLIER_STEPS = 12


class Watch:
    """The time the clock's steps and the view's paints take, in ms, and when frames were painted."""

    def __init__(self) -> None:
        self.frames: list[float] = []
        self.gaps: list[float] = []
        self._stepped: float | None = None
        self._painted: float | None = None

    @contextmanager
    def __call__(self) -> Iterator[Watch]:
        tick, paint = Motion._tick, TableView.paintEvent

        def timed_tick(motion: Motion) -> None:
            began = time.perf_counter()
            tick(motion)
            self._stepped = time.perf_counter() - began if motion.running else None
            self._painted = self._painted if motion.running else None

        def timed_paint(view: TableView, event: object) -> None:
            began = time.perf_counter()
            paint(view, event)
            ended = time.perf_counter()
            if self._stepped is None:
                return
            self.frames.append((self._stepped + ended - began) * 1000)
            if self._painted is not None:
                self.gaps.append((ended - self._painted) * 1000)
            self._stepped, self._painted = None, ended

        Motion._tick, TableView.paintEvent = timed_tick, timed_paint
        try:
            yield self
        finally:
            Motion._tick, TableView.paintEvent = tick, paint


def all_at_once(page: TablePage) -> list[float]:
    """Every sprite goes from the far side of the table to its place, again and again."""
    scene, watch = page.scene, []
    centre = scene.area.center()
    tint = QColor("#ffd34d")

    def mirrored(rect: QRectF) -> QRectF:
        return rect.translated((centre - rect.center()) * 2)

    travels = [Travel(item, mirrored(item.rect), item.rect) for item in scene._items.values()]
    effects = [
        Confetti(scene.area, [tint, QColor("#ffffff")]),
        Banner("12", scene.area, tint, theme.current().display_font(40)),
    ]
    for effect in effects:
        scene.addItem(effect)
    for number in range(FRAMES):
        began = time.perf_counter()
        for thing in [*travels, *effects]:
            thing.step((number % 40 + 1) / 42)
        application().processEvents()
        watch.append((time.perf_counter() - began) * 1000)
        QTest.qWait(1)
    for thing in [*travels, *effects]:
        thing.end()
    return watch


def match_frames(game: str, *, thinking: bool) -> Watch:
    """The animations of a real match for some seconds."""
    watch = Watch()
    with watch(), table(game, seed=11) as page:
        expert = Expert(page, game) if thinking else None
        play(page, 2)
        watch.frames.clear()
        watch.gaps.clear()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            go_on(page)
            QTest.qWait(5)
            if page.controller.match.over:
                break
        if expert:
            expert.close()
    return watch


class Expert(Opponents):
    """Thinks about the same question for ever."""

    def __init__(self, page: TablePage, game: str) -> None:
        super().__init__(page.settings, page)
        rules = catalog.game(game).rules()
        match = Match.new(rules, SEATS[game], 3, {})
        seat = rules.to_move(match.state)[0]
        self._question = ("expert", rules, rules.view(match.state, seat), seat, "expert", 5)
        self.answered.connect(self._again)
        self._again()

    def _again(self) -> None:
        self.ask(*self._question)


def main() -> None:
    """Print each game's frames."""
    application()
    print(f"limit: 95 % at most {LIMIT_MS} ms")
    for game in SEATS:
        print(catalog.game(game).title)
        with table(game, speed="off") as page:
            play(page, EARLIER_STEPS)
            print(told(f"all {len(page.scene._items)} at once", all_at_once(page), LIMIT_MS))
        for thinking in (False, True):
            watch = match_frames(game, thinking=thinking)
            late = sum(gap > 1.5 * FRAME_MS + 8 for gap in watch.gaps)
            name = "match, Expert thinks" if thinking else "match"
            print(told(name, watch.frames, LIMIT_MS), f"  {len(watch.frames)} frames, {late} late")


if __name__ == "__main__":
    main()
