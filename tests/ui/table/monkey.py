"""A monkey at the window: it clicks, drags, types and resizes at random, and sees to it that nothing breaks.

After every event no exception was raised anywhere and at most one move of a person was made; whenever it sits down
to wait, the match goes on: somebody can choose, or it is over, and the picture is that of the view.
"""

import sys
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QListWidget

from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.games import catalog
from tabletop.ui.table.page import TablePage
from tests.ui.table.hands import Luck, Mouse

TABLES = [
    ("camisa12", (2,), {"mode": "duel", "teams": "random"}),
    ("camisa12", (1,), {"mode": "seven-one"}),
    ("thief_of_baghdad", (2, 3, 4), {"variant": "tactical"}),
    ("twelve_days", (3, 4, 5), {"clauses_give": True}),
    ("days_of_christmas", (2, 4, 8), {"length": "short"}),
    ("parsecs", (1, 2, 5), {}),
]
KEYS = [
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down) * 2,
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab) * 2,
    *(Qt.Key.Key_Escape, Qt.Key.Key_H, Qt.Key.Key_L, Qt.Key.Key_M, Qt.Key.Key_S, Qt.Key.Key_R),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_F1, Qt.Key.Key_A, Qt.Key.Key_1),
]
SIZES = [(600, 600), (960, 600), (1280, 800), (1920, 1080), (700, 1100), (1010, 640)]
SETTINGS = [
    *({"speed": speed} for speed in ("off", "fast", "normal", "slow")),
    *({"language": language} for language in ("en", "pt_BR", "zh_TW")),
    {"text_size": 150}, {"text_size": 100}, {"hints": True}, {"hints": False},
]  # fmt: skip
KINDS = {
    "sensible": 50, "click": 20, "double": 8, "anywhere": 8, "drag": 5, "key": 20, "undo": 2, "button": 6, "wheel": 2,
    "resize": 3, "setting": 1, "wait": 3,
}  # fmt: skip
"""How often each kind of event comes."""
MOST_WAITS = 20_000
"""Of a millisecond or more, until a table counts as stuck; not by the clock, for all may have been paused."""


class Monkey:
    """``begin(match, players)`` seats people in ``window``; ``level`` is that of the opponents."""

    def __init__(self, window, begin, seed, level="easy"):
        self.window, self.begin, self.level = window, begin, level
        self.luck = Luck(seed)
        self.caught = []
        self.done = dict.fromkeys(KINDS, 0)
        self.matches = self.steps = 0
        self.away = 0
        self._bag = [kind for kind, weight in KINDS.items() for _ in range(weight)]

    @contextmanager
    def awake(self):
        """Catches what nobody else does."""
        before = sys.excepthook
        sys.excepthook = lambda _kind, error, trace: self.caught.append(error.with_traceback(trace))
        try:
            yield self
        finally:
            sys.excepthook = before

    @property
    def page(self):
        """The table, if that is what the window shows."""
        page = self.window.pages.page
        return page if isinstance(page, TablePage) else None

    def sit_down(self):
        """Another match, some people and some opponents at it."""
        game, seats, options = self.luck.choice(TABLES)
        count = self.luck.choice(seats)
        names = ["Ana", "<b>Bruno</b>", "王小明", "", "x" * 80]
        people = self.luck.choice([1, 1, 1, 2, count])
        players = [
            Player(self.luck.choice(names), None) if seat < people else Player(f"Bot {seat}", self.level)
            for seat in range(count)
        ]
        rules = catalog.game(game).rules()
        self.begin(Match.new(rules, count, self.luck.rng % 2**31, options), players)
        self.matches += 1

    def run(self, events):
        """So many events, with a rest after some of them."""
        for number in range(events):
            page = self.page
            self.away = 0 if page is not None else self.away + 1
            if (page is None and self.away > 12) or (
                page is not None and page.controller.match.over and number % 9 == 0
            ):
                self.sit_down()
            kind = self.luck.choice(self._bag)
            self.event(kind)
            self.done[kind] += 1
            if number % 10 == 9:
                self.settle()

    def event(self, kind):
        """One event and what must hold after it."""
        page = self.page
        before = moves(page)
        getattr(self, f"_{kind}")(page)
        if page is self.page and moves(page) - before > 0:
            self.steps += 1
            assert moves(page) - before == 1, f"{kind} made {moves(page) - before} moves"
        QApplication.processEvents()
        for other in QApplication.topLevelWidgets():
            if other is not self.window and other.isVisible():
                other.close()
        self.look_for_trouble()

    def look_for_trouble(self):
        """Raise AssertionError if an exception was caught."""
        if self.caught:
            raise AssertionError(f"{len(self.caught)} exceptions") from self.caught[0]

    def settle(self):
        """Wait until somebody can go on. Raises AssertionError if nobody ever can."""
        for _ in range(MOST_WAITS):
            QTest.qWait(1)
            self.look_for_trouble()
            page = self.page
            if page is None:
                return
            controller = page.controller
            if page.curtain.isVisible():
                page.curtain._deaf.stop()
                page.curtain._button.click()
            elif page.stage.busy:
                page.stage.hurry()
            elif controller._forced.isActive():
                continue
            elif controller.match.over or controller.actor is not None:
                assert page.scene.view == controller.view, "the picture is not that of the view"
                legal = controller.match.over or controller.rules.legal_actions(
                    controller.match.state, controller.actor
                )
                assert legal, "somebody is asked who can do nothing"
                return
            elif hasattr(page.opponents, "answer_all"):
                page.opponents.answer_all()
        match, busy, covered = page.controller.match, page.stage.busy, page.curtain.isVisible()
        where = f"{match.rules.game}, {len(match.steps)} steps, {busy=}, {covered=}, {page.controller.actor=}"
        raise AssertionError(f"stuck: {where}: {page.prompt.text()}")

    # The kinds of events.

    def _sensible(self, page):
        """A part of something legal, so that matches get on."""
        if page is None or page.controller.actor is None or page.curtain.isVisible():
            return
        controller = page.controller
        buttons = [button for button in page.prompt.buttons() if button.isVisible()]
        if buttons and (self.luck.choice(range(3)) == 0 or not controller.selection.can_be):
            QTest.mouseClick(self.luck.choice(buttons), Qt.MouseButton.LeftButton)
            return
        self._click(page)

    def _click(self, page, click=QTest.mouseClick):
        targets = sorted(page.controller.selection.can_be, key=repr) if page is not None else []
        try:
            spot = Mouse(page).spot(self.luck.choice(targets)) if targets else None
        except AssertionError:  # out of sight
            spot = None
        if spot is None:
            self._anywhere(page)
        else:
            click(page.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def _double(self, page):
        self._click(page, click=QTest.mouseDClick)

    def _anywhere(self, page):
        widget = self._somebody()
        button = self.luck.choice([Qt.MouseButton.LeftButton] * 4 + [Qt.MouseButton.RightButton])
        point = QPoint(self.luck.choice(range(widget.width())), self.luck.choice(range(widget.height())))
        self.luck.choice([QTest.mouseClick, QTest.mouseDClick])(widget, button, pos=point)

    def _drag(self, page):
        if page is None:
            return
        viewport = page.view.viewport()
        a, b = (
            QPoint(self.luck.choice(range(viewport.width())), self.luck.choice(range(viewport.height()))) for _ in "ab"
        )
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
        for share in (0.3, 0.6, 1):
            QTest.mouseMove(viewport, a + (b - a) * share)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)

    def _key(self, page):
        focus = self.window.focusWidget() or self.window
        if isinstance(focus, QLineEdit):
            focus.insert(self.luck.choice(["x", "é", " ", "<i>", "龍"]))  # QTest types nothing but ASCII
        QTest.keyClick(focus, self.luck.choice(KEYS))

    def _undo(self, page):
        focus = self.window.focusWidget() or self.window
        QTest.keyClick(focus, self.luck.choice([Qt.Key.Key_Z, Qt.Key.Key_Y]), Qt.KeyboardModifier.ControlModifier)

    def _button(self, page):
        """Any button that is seen; of a table one that stays at it, most of the time."""
        seen = [
            b for b in self.window.findChildren(QAbstractButton) if b.isVisible() and b.isEnabled() and b.width() > 4
        ]
        if page is not None and self.luck.choice(range(12)):
            leaving = {page.back, page.preferences, *page.result.findChildren(QAbstractButton)}
            seen = [b for b in seen if b not in leaving]
        if seen:
            QTest.mouseClick(self.luck.choice(seen), Qt.MouseButton.LeftButton)

    def _wheel(self, page):
        widget = self._somebody()
        point = QPointF(widget.rect().center())
        turn = QPoint(0, self.luck.choice([-120, 120]))
        QApplication.sendEvent(
            widget,
            QWheelEvent(
                point, widget.mapToGlobal(point), QPoint(), turn,
                Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
            ),
        )  # fmt: skip

    def _resize(self, page):
        self.window.resize(*self.luck.choice(SIZES))

    def _setting(self, page):
        self.window.settings.change(**self.luck.choice(SETTINGS))

    def _wait(self, page):
        if self.luck.choice(range(8)) == 0:  # the window is left
            QApplication.sendEvent(page or self.window, QEvent(QEvent.Type.WindowDeactivate))
        QTest.qWait(self.luck.choice([0, 1, 20]))

    def _somebody(self):
        """A widget to point at."""
        page = self.page
        kinds = self.window.findChildren(QListWidget) + self.window.findChildren(QLineEdit)
        seen = [widget for widget in kinds if widget.isVisible() and widget.width() > 4 and widget.height() > 4]
        seen += [page.view.viewport()] * 8 if page is not None and page.view.isVisible() else [self.window]
        return self.luck.choice(seen)


def moves(page):
    """How many steps of people stand in the match at a table."""
    if page is None:
        return 0
    controller = page.controller
    return sum(step.seat in controller.people for step in controller.match.steps)
