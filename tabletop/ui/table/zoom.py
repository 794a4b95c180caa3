"""By how much a table can be magnified: the steps, and those that memory has room for."""

from __future__ import annotations

from PySide6.QtCore import QSizeF

STEPS = (100, 125, 150, 200, 250, 300)
"""In per cent of a table that the window shows whole."""
MOST_PIXELS = 2**24
"""Of the screen, for one board: 64 MB."""


def steps(room: QSizeF, ratio: float) -> list[int]:
    """The steps for a table with so much room in logical pixels, at a scale factor; 100 is always one."""
    pixels = room.width() * room.height() * ratio * ratio
    return [step for step in STEPS if step == STEPS[0] or pixels * (step / 100) ** 2 <= MOST_PIXELS]


def at_most(wish: float, offered: list[int]) -> int:
    """The largest step that does not exceed a wish."""
    return max((step for step in offered if step <= wish), default=STEPS[0])


def beside(step: int, offered: list[int], way: int) -> int:
    """The next step up (``way`` 1) or down (-1); the same where there is none."""
    return offered[max(0, min(offered.index(step) + way, len(offered) - 1))]


def nearest(wish: float, offered: list[int]) -> int:
    """The step that differs least from a wish, as a ratio."""
    return min(offered, key=lambda step: max(step / wish, wish / step))
