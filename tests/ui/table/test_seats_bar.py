"""The row of seats above a table shows as much of the names as there is room for."""

from PySide6.QtGui import QFontMetricsF

from tabletop.ui.table.seats_bar import NAME_PX, fitting


def width(name, px):
    return QFontMetricsF(fitting(name, 1e6, acts=True)).horizontalAdvance(name) * px / NAME_PX[0]


def test_a_name_is_written_smaller_before_it_is_cut(dressed):
    assert dressed
    roomy, tight = (fitting("Player 1", width("Player 1", px) + 1, acts=True) for px in (15, 12))
    assert roomy.pixelSize() > tight.pixelSize()
    assert QFontMetricsF(tight).horizontalAdvance("Player 1") <= width("Player 1", 12) + 1
    assert fitting("Player 1", 5, acts=True).pixelSize() == tight.pixelSize()
