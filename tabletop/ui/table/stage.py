"""The stage between controller and scene: steps are shown moving, one after another, and then the match goes on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.core.match import Step
from tabletop.ui.settings import Settings
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.motion import PACE
from tabletop.ui.table.scene import TableScene

PAUSE_MS = {"off": 0, "fast": 120, "normal": 420, "slow": 900}
"""After a built-in opponent's step, so that it can be followed."""


class Stage(QObject):
    """Shows what the controller tells of; ``rest`` is called whenever nothing moves and nothing waits to.

    ``shown`` comes with each step as it begins to move, ``settled`` when it has been seen.
    """

    shown = Signal(Step)
    settled = Signal(Step)

    def __init__(
        self, controller: Controller, scene: TableScene, settings: Settings, rest: Callable[[], None], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._controller, self._scene, self._settings = controller, scene, settings
        self._rest = rest
        self._waiting: deque[Step] = deque()
        self._shown: Step | None = None
        self._held = self._due = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._next)
        controller.look.connect(self.look)
        controller.stepped.connect(self._take)
        scene.motion.idle.connect(self._settled)

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to."""
        return self._shown is not None or bool(self._waiting) or self._pause.isActive() or self._due

    def look(self) -> None:
        """Show the present view at once, whatever was moving."""
        self._waiting.clear()
        self._pause.stop()
        self._shown = None
        self._due = False
        self._scene.show_view(self._controller.view, self._controller.viewer)

    def hold(self, *, held: bool) -> None:
        """While nobody sees the table nothing begins to move; what is played meanwhile is shown afterwards."""
        self._held = held
        if self._due and not held:
            self._due = False
            self._pause.start(0)

    def hurry(self) -> None:
        """A press brings everything that moves to its end."""
        if self._pause.isActive():
            self._pause.stop()
            self._next()
        elif self._scene.motion.running:
            self._scene.motion.finish()

    def replay(self, step: Step, before: object) -> None:
        """Show a step that was shown before once more."""
        if not self.busy:
            viewer = self._controller.viewer
            self._scene.show_view(self._controller.rules.view(before, viewer), viewer)
            self._take(step)

    def _take(self, step: Step) -> None:
        self._waiting.append(step)
        if self._shown is None and not self._pause.isActive() and not self._due:
            self._pause.start(0)  # whoever clicked sees that at once; then it begins to move

    def _next(self) -> None:
        if self._held:
            self._due = True
            return
        if not self._waiting:
            self._shown = None
            self._rest()
            return
        step = self._shown = self._waiting.popleft()
        rules, viewer = self._controller.rules, self._controller.viewer
        events = [rules.redact(event, viewer) for event in step.events]
        view, pace = rules.view(step.after, viewer), PACE[self._settings.speed]
        try:
            self._scene.play(events, view, viewer, pace)
            self.shown.emit(step)
        except Exception:
            # Whatever is the matter with how it moves: the match goes on.
            self._scene.show_view(view, viewer)
            self._settled()
            raise

    def _settled(self) -> None:
        step = self._shown
        if step is None:
            return
        self._shown = None
        self.settled.emit(step)
        foreign = step.seat not in self._controller.people
        self._pause.start(PAUSE_MS[self._settings.speed] if foreign else 0)
