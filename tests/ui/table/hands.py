"""Hands at a table: they see what it shows, and use the mouse alone or the keyboard alone."""

import math
from collections import Counter

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.core.rng import below
from tabletop.games.thief_of_baghdad.state import CARDS

KEYS = {(-1, 0): Qt.Key.Key_Left, (1, 0): Qt.Key.Key_Right, (0, -1): Qt.Key.Key_Up, (0, 1): Qt.Key.Key_Down}
MOST_KEYS = 60
MOST_NOTCHES = 60
MOST_CARDS = 6
WAIT_MS = 1


class Luck:
    """A generator to choose by."""

    def __init__(self, seed):
        self.rng = seed

    def choice(self, things):
        things = list(things)
        return things[below(self, len(things))]


class Hands:
    """Plays a page; a subclass says how a target and a button are reached."""

    def __init__(self, page, seed=1):
        self.page, self.luck = page, Luck(seed)

    def settle(self):
        """Wait until somebody is asked or the match is over."""
        page = self.page
        for _ in range(4000):
            QTest.qWait(WAIT_MS)
            if page.curtain.isVisible():
                page.curtain._deaf.stop()
                self.press(page.curtain._button)
            elif page.stage.busy or page.controller._forced.isActive():
                continue
            elif page.controller.match.over:
                if page.result.isVisible():
                    return
            elif page.controller.actor is not None:
                return
            elif page.opponents.waiting:
                page.opponents.answer_all()
        raise AssertionError(f"the table is stuck: {page.prompt.text()}")

    def play(self, action):
        """Choose an action of the person who is asked."""
        controller = self.page.controller
        before = len(controller.match.steps)
        targets = list(controller.targets(action))
        if not targets:
            self.press(self.button(action))
        for target in targets:
            self.point(target)
        if targets and len(controller.match.steps) == before:
            self.pay(action)
            self.press(self.button(action))
        step = controller.match.steps[before]
        assert step.action == action
        return step

    def pay(self, action):
        """Where a payment is proposed, point at the cards of another one until it is the action's."""
        selection = self.page.controller.selection
        for _ in range(MOST_CARDS):
            if action in selection.ready:
                return
            now = Counter(target[1] for target in selection.proposed)
            kinds = Counter(CARDS.index(card) for card in action.cards)
            more = next(kind for kind in kinds if kinds[kind] > now[kind])
            self.point(("card", more, 0))
        raise AssertionError(f"no clicks on cards pay for {action}")

    def play_out(self, choose=None, most=600):
        """Play to the end; ``choose`` picks among the legal actions, by chance if not given."""
        controller = self.page.controller
        self.settle()
        for _ in range(most):
            if controller.match.over:
                return
            actions = controller.rules.legal_actions(controller.view, controller.actor)
            self.play((choose or self.luck.choice)(actions))
            self.settle()
        raise AssertionError("the match does not end")

    def button(self, action):
        """The prompt's button for an action."""
        controller = self.page.controller
        text = controller.text.action(controller.view, controller.actor, action)
        found = [b for b in self.page.prompt.buttons() if b.text().replace("&&", "&") == text]
        assert found, f"no button “{text}” among {[b.text() for b in self.page.prompt.buttons()]}"
        return found[0]

    def place(self, target):
        """Where a target is."""
        places = self.page.scene.places_of([target])
        assert places, f"{target} is not on the table"
        return places[-1]


class Mouse(Hands):
    """Nothing but left clicks."""

    def press(self, button):
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def point(self, target):
        QTest.mouseClick(self.page.view.viewport(), Qt.MouseButton.LeftButton, pos=self.spot(target))

    def spot(self, target):
        """A point where a target is seen, its middle if nothing lies over that; the wheel brings it there."""
        view = self.page.view
        self.wheel_to(lambda: view.on_screen(self.place(target)))
        rect = view.on_screen(self.place(target))
        shares = (0.5, 0.2, 0.8, 0.08, 0.92)
        for across in shares:
            for down in shares:
                point = QPoint(round(rect.x() + rect.width() * across), round(rect.y() + rect.height() * down))
                found = self.page.scene.place_at(view.scene_point(QPointF(point)))
                if found is not None and found.target == target and view.viewport().rect().contains(point):
                    return point
        raise AssertionError(f"{target} is out of sight")

    def wheel_to(self, rect):
        """Turn the wheel, as one would, until the middle of a place is well in sight, or as far as it goes."""
        view = self.page.view
        middle, sight = view.viewport().rect().center(), view.viewport().rect().adjusted(40, 40, -40, -40)
        for _ in range(MOST_NOTCHES):
            away = middle - rect().center()
            turn = QPoint(
                0 if sight.left() <= rect().center().x() <= sight.right() else 120 * sign(away.x()),
                0 if sight.top() <= rect().center().y() <= sight.bottom() else 120 * sign(away.y()),
            )
            before = rect()
            for notch in (QPoint(turn.x(), 0), QPoint(0, turn.y())):
                if not notch.isNull():
                    wheel(view.viewport(), notch)
            if rect() == before:
                return

    def drag(self, start, end):
        """Press on one target, move in steps, let go on another."""
        viewport = self.page.view.viewport()
        a, b = self.spot(start), self.spot(end)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=a)
        for share in (0.2, 0.5, 0.8, 1.0):
            QTest.mouseMove(
                viewport, QPoint(round(a.x() + (b.x() - a.x()) * share), round(a.y() + (b.y() - a.y()) * share))
            )
            QTest.qWait(1)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=b)


def wheel(widget, turn, at=None, keys=Qt.KeyboardModifier.NoModifier):
    """Turn the wheel over a widget."""
    point = QPointF(widget.rect().center() if at is None else at)
    QApplication.sendEvent(
        widget,
        QWheelEvent(
            point, widget.mapToGlobal(point), QPoint(), turn,
            Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False,
        ),
    )  # fmt: skip


def sign(number):
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


class Keyboard(Hands):
    """Nothing but keys, sent to what has the focus."""

    def key(self, key):
        focus = self.page.window().focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key)

    def press(self, button):
        for _ in range(80):
            if self.page.window().focusWidget() is button:
                self.key(Qt.Key.Key_Return)
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach “{button.text()}”")

    def point(self, target):
        view = self.page.view
        for _ in range(80):
            if self.page.window().focusWidget() is view:
                break
            self.key(Qt.Key.Key_Tab)
        assert self.page.window().focusWidget() is view, "Tab does not reach the table"
        goal = self.place(target).rect.center()
        been = set()
        for _ in range(MOST_KEYS):
            here = view.focus_place
            if here is not None and here.target == target:
                self.key(Qt.Key.Key_Return)
                return
            way = goal - here.rect.center() if here else goal
            keys = sorted(KEYS, key=lambda d: -(d[0] * way.x() + d[1] * way.y()))
            spot = here.rect.topLeft().toTuple() if here else None  # equal cards are one target in several places
            fresh = [d for d in keys if (spot, d) not in been] or [self.luck.choice(KEYS)]
            been.add((spot, fresh[0]))
            self.key(KEYS[fresh[0]])
        raise AssertionError(f"the arrows do not reach {target}")


def distance(a, b):
    """Between two points."""
    return math.hypot(a.x() - b.x(), a.y() - b.y())
