"""The look can be read, and told apart, by everybody."""

import math
from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from tabletop.core.paths import assets
from tabletop.ui import style, theme
from tabletop.ui.theme import DARK, LIGHT, contrast, text_on

THEMES = pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])

# Machado, Oliveira and Fernandes (2009), full severity, for linear light.
BLINDNESS = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def seen(colour: QColor, eye) -> tuple[float, float, float]:
    """CIE L*a*b* of a colour as an eye sees it."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
        for c in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    r, g, b = (min(1, max(0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in eye)
    x, y, z = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@THEMES
@pytest.mark.parametrize("ink", ["text", "muted", "accent", "good", "warn", "bad"])
@pytest.mark.parametrize("ground", ["window", "panel", "raised"])
def test_every_text_colour_has_a_contrast_of_at_least_4_5_on_every_ground(look, ink, ground):
    assert contrast(getattr(look, ink), getattr(look, ground)) >= 4.5


@THEMES
def test_text_on_the_accent_and_on_seat_colours_has_a_contrast_of_at_least_4_5(look):
    assert contrast(look.accent_text, look.accent) >= 4.5
    assert all(contrast(text_on(look.seat(i)), look.seat(i)) >= 4.5 for i in range(10))


@THEMES
def test_seat_colours_stand_out_from_every_ground_by_3_to_1(look):
    grounds = (look.window, look.panel, look.raised)
    assert min(contrast(look.seat(i), ground) for i in range(10) for ground in grounds) >= 3


@THEMES
@pytest.mark.parametrize("eye", BLINDNESS.values(), ids=BLINDNESS)
def test_seat_colours_differ_to_colour_blind_eyes_and_the_first_five_clearly(look, eye):
    labs = [seen(look.seat(i), eye) for i in range(10)]
    assert min(math.dist(a, b) for a, b in combinations(labs, 2)) >= 10
    assert min(math.dist(a, b) for a, b in combinations(labs[:5], 2)) >= 25


def test_each_seat_has_a_pattern_of_its_own():
    assert len({LIGHT.seat_mark(i) for i in range(10)}) == 10


def test_seats_take_the_colours_that_were_chosen_for_them():
    try:
        look = theme.show(dark=False, seat_order=(3, 1, 2, 0, 4, 5, 6, 7, 8, 9))
        assert (look.seat(0), look.seat(3)) == (LIGHT.seat(3), LIGHT.seat(0))
    finally:
        theme.show(dark=False)


def test_all_letters_have_outlines_of_one_kind_so_that_none_look_bold_beside_others():
    """FreeType darkens the stems of PostScript outlines (``OTTO``), not those of TrueType ones."""
    fonts = [path for path in assets("fonts").iterdir() if path.suffix != ".txt"]
    assert len(fonts) == 6
    assert {path.read_bytes()[:4] for path in fonts} == {b"\0\1\0\0"}


def test_fonts_grow_with_the_text_size_unless_a_board_sizes_them():
    try:
        look = theme.show(dark=True, scale=1.5)
        assert look.font(20).pixelSize() == 30
        assert look.font(20, scaled=False).pixelSize() == 20
    finally:
        theme.show(dark=False)


@THEMES
def test_the_style_sheet_is_understood_by_qt(qapp, look, capfd):
    style.dress(qapp, look)
    assert "parse" not in capfd.readouterr().err
