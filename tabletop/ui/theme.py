"""The look that all pages share: colours for light and dark, ten seat colours with their marks, and fonts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtGui import QColor, QFont

if TYPE_CHECKING:  # see first_frame
    from PySide6.QtCore import Qt

SANS = ("Table Twelve Sans", "Table Twelve Sans TC")
DISPLAY = ("Table Twelve Display", "Table Twelve Sans TC")
SEATS = 10

# Beside the colour, each seat has a pattern: no information hangs on colour alone.
MARKS = (
    "SolidPattern",
    "BDiagPattern",
    "VerPattern",
    "CrossPattern",
    "FDiagPattern",
    "HorPattern",
    "DiagCrossPattern",
    "Dense5Pattern",
    "Dense3Pattern",
    "Dense6Pattern",
)


class Theme(NamedTuple):
    """One look. Texts have a contrast of at least 4.5:1 on ``window``, ``panel`` and ``raised``, seat colours 3:1.

    ``seat_order`` gives each seat its colour, as a permutation of 0…9; ``scale`` enlarges the fonts of widgets.
    """

    dark: bool
    window: QColor
    panel: QColor
    raised: QColor
    text: QColor
    muted: QColor
    line: QColor
    accent: QColor
    accent_text: QColor
    good: QColor
    warn: QColor
    bad: QColor
    seat_colours: tuple[QColor, ...]
    seat_order: tuple[int, ...] = tuple(range(SEATS))
    scale: float = 1.0

    def seat(self, seat: int) -> QColor:
        """The colour of a seat; the first five are far apart for all kinds of colour blindness."""
        return self.seat_colours[self.seat_order[seat % SEATS]]

    def seat_mark(self, seat: int) -> Qt.BrushStyle:
        """The pattern of a seat, for a QBrush; the numeral that goes with it is ``seat + 1``."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 — see first_frame

        style: Qt.BrushStyle = Qt.BrushStyle[MARKS[seat % SEATS]]
        return style

    def font(self, px: float, weight: QFont.Weight = QFont.Weight.Normal, *, scaled: bool = True) -> QFont:
        """The text font, ``px`` pixels tall at a text size of 100 %; ``scaled=False`` for what grows with a board."""
        return self._font(SANS, px, weight, scaled=scaled)

    def display_font(self, px: float, *, scaled: bool = True) -> QFont:
        """The font of titles, always semi-bold."""
        return self._font(DISPLAY, px, QFont.Weight.DemiBold, scaled=scaled)

    def px(self, px: float) -> int:
        """A length in pixels that grows with the text size."""
        return round(px * self.scale)

    def _font(self, families: Sequence[str], px: float, weight: QFont.Weight, *, scaled: bool) -> QFont:
        font = QFont(list(families))
        font.setPixelSize(max(1, self.px(px) if scaled else round(px)))
        font.setWeight(weight)
        return font


def _colours(*names: str) -> tuple[QColor, ...]:
    return tuple(QColor(name) for name in names)


LIGHT = Theme(
    dark=False,
    window=QColor("#efe8dc"),
    panel=QColor("#f8f4ec"),
    raised=QColor("#fffdf9"),
    text=QColor("#2a231b"),
    muted=QColor("#655a4c"),
    line=QColor("#d6cab7"),
    accent=QColor("#94501f"),
    accent_text=QColor("#fffdf9"),
    good=QColor("#2f6b3a"),
    warn=QColor("#8a5a00"),
    bad=QColor("#a8332b"),
    seat_colours=_colours(
        "#0a48bc", "#a42c22", "#0b976b", "#7c2a76", "#bb7600", "#3d8ac4", "#67232c", "#686c3a", "#47565e", "#6d59bc"
    ),
)
DARK = Theme(
    dark=True,
    window=QColor("#1c1917"),
    panel=QColor("#262220"),
    raised=QColor("#322d29"),
    text=QColor("#f2eadd"),
    muted=QColor("#b9ad9b"),
    line=QColor("#473f37"),
    accent=QColor("#e6ad66"),
    accent_text=QColor("#22180c"),
    good=QColor("#8fcb8f"),
    warn=QColor("#eec15f"),
    bad=QColor("#f2938a"),
    seat_colours=_colours(
        "#6491fa", "#e36a4f", "#42de9e", "#e582c3", "#edcf58", "#a6d4f5", "#c35b6d", "#bbbf60", "#a8c1b9", "#aa98ea"
    ),
)

_shown = LIGHT


def current() -> Theme:
    """The theme that is shown now. A widget that paints with it is told of a change by ``PaletteChange``."""
    return _shown


def show(*, dark: bool, seat_order: Sequence[int] = tuple(range(SEATS)), scale: float = 1.0) -> Theme:
    """Make a theme the current one and return it; ``style.dress`` puts it on the application."""
    global _shown  # noqa: PLW0603 — the one look of the one application
    _shown = (DARK if dark else LIGHT)._replace(seat_order=tuple(seat_order), scale=scale)
    return _shown


def contrast(a: QColor, b: QColor) -> float:
    """The contrast ratio of two colours, 1…21, as WCAG 2 defines it."""
    low, high = sorted((_luminance(a), _luminance(b)))
    return (high + 0.05) / (low + 0.05)


def text_on(ground: QColor) -> QColor:
    """Black or white, whichever reads better on a colour."""
    return max(_colours("#000000", "#ffffff"), key=lambda ink: contrast(ink, ground))


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
