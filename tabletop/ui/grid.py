"""Where the cards of the library lie."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

MARGIN, GAP = 20, 10
MOST_WIDTH = 1720
COLUMN_PX = 264
MOST_COLUMNS = 3
SLENDER = 0.85  # a card is at most this much as tall as wide, if its words allow


def columns(view: QSize, scale: float) -> tuple[int, int]:
    """How many columns, and how wide each, for a view and a text size (1…2)."""
    width = min(view.width(), MOST_WIDTH) - 2 * MARGIN
    number = max(1, min(MOST_COLUMNS, round(width // (COLUMN_PX * scale))))
    return number, (width - GAP * (number - 1)) // number


def grid(view: QSize, cards: int, scale: float, least: int) -> list[QRect]:
    """Rectangles for so many cards of at least that height, the rows filling what height there is."""
    across, wide = columns(view, scale)
    rows = -(-cards // across)
    room = (view.height() - 2 * MARGIN - GAP * (rows - 1)) // rows
    tall = max(least, min(room, round(wide * SLENDER)))
    left = (view.width() - across * wide - GAP * (across - 1)) // 2
    top = max(MARGIN, (view.height() - rows * tall - GAP * (rows - 1)) // 2)
    return [QRect(left + i % across * (wide + GAP), top + i // across * (tall + GAP), wide, tall) for i in range(cards)]
