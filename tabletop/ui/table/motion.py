"""Motion on the table: one clock steps everything that moves, and can bring all of it to its end at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol, TypeAlias

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, Qt, QTimer, Signal

from tabletop.ui.table.sprites import SpriteItem, between

FRAME_MS = 16
TRAVEL_MS = 280
PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.9}
"""By the setting ``speed``: how long things take."""

Way: TypeAlias = Callable[[QRectF, QRectF, float], QRectF]
"""How to get from a rectangle to another: where a sprite is after that share of the way, 0…1."""


class Moving(Protocol):
    """Something on its way; ``delay`` and ``duration`` in ms at normal speed."""

    delay: float
    duration: float

    def step(self, share: float) -> None:
        """Show it that share of the way, 0…1."""
        ...

    def end(self) -> None:
        """Bring it to rest, or take it off the table."""
        ...


class Travel:
    """A sprite on its way from where it was, easing out, growing from or fading to nothing if need be."""

    def __init__(
        self, item: SpriteItem, start: QRectF, end: QRectF, delay: float = 0.0, *, fade: float = 0.0, way: Way = between
    ) -> None:
        """``fade``: +1 appears, −1 vanishes and is then removed from its scene."""
        self.delay = delay
        self.duration = float(TRAVEL_MS)
        self._item, self._start, self._end, self._fade, self._way = item, start, end, fade, way
        self.step(0.0)

    def step(self, share: float) -> None:
        """Ease out: fast at first, then gently to rest."""
        eased = 1 - (1 - share) ** 3
        self._item.show_at(self._way(self._start, self._end, eased))
        if self._fade:
            shown = eased if self._fade > 0 else 1 - eased
            self._item.setOpacity(self._item.sprite.opacity * shown)

    def end(self) -> None:
        """Stand where the sprite says, or be gone."""
        if self._fade < 0:
            scene = self._item.scene()
            if scene is not None:
                scene.removeItem(self._item)
        else:
            self._item.rest()


class Motion(QObject):
    """The one clock. ``idle`` comes when nothing moves any more, also when there was nothing to move."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        self._moving: list[Moving] = []
        self._begun = QElapsedTimer()
        self._clock = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._clock.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether something moves."""
        return bool(self._moving)

    def run(self, things: Iterable[Moving]) -> None:
        """Set things moving; what moved before is brought to its end first."""
        self._end_all()
        self._moving = list(things)
        if self.pace == 0 or not self._moving:
            self.finish()
            return
        self._begun.start()
        self._clock.start()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        self._end_all()
        self.idle.emit()

    def stop(self) -> None:
        """The same without telling."""
        self._end_all()

    def _end_all(self) -> None:
        self._clock.stop()
        moving, self._moving = self._moving, []
        for thing in moving:
            thing.end()

    def _tick(self) -> None:
        passed = self._begun.elapsed() / self.pace
        going = []
        for thing in self._moving:
            share = (passed - thing.delay) / thing.duration
            if share >= 1:
                thing.end()
            else:
                going.append(thing)
                if share > 0:
                    thing.step(share)
        self._moving = going
        if not going:
            self.finish()
