"""Paintings: five games, each in its own world, the table and the cup; each fills whatever shape it is given."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

WIDTH, HEIGHT = 640.0, 360.0
"""The canvas that each painting is drawn on; the middle 600 × 270 is never cropped much."""

_ROOMS = {
    "camisa12": "stadium",
    "thief_of_baghdad": "city",
    "twelve_days": "rose",
    "days_of_christmas": "woodcut",
    "parsecs": "blueprint",
    "table": "table",
    "cup": "cup",
}


def paint(game: str, painter: QPainter, area: QRectF) -> None:
    """Paint the picture of a game, the ``table`` or the ``cup`` over ``area``, cropped evenly where shapes differ."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    scale = max(area.width() / WIDTH, area.height() / HEIGHT)
    painter.translate(area.center())
    painter.scale(scale, scale)
    painter.translate(-WIDTH / 2, -HEIGHT / 2)
    import_module(f"{__name__}.{_ROOMS[game]}").draw(painter)
    painter.restore()
