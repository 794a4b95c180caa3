"""A die that tumbles before it lies: it hops, turns, and shows other faces on the way to its own."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui.games.parsecs import blueprint
from tabletop.ui.table.effects import Effect

ROLL_MS = 620.0
FACES = 7
"""How many faces are seen on the way."""
TURN = 400.0


class Tumble(Effect):
    """Covers the die that lies in ``rect`` with the bare ``ground`` and rolls over it from the left."""

    def __init__(self, rect: QRectF, value: int, number: int, ground: QPixmap, delay: float = 0.0) -> None:
        super().__init__(0.0, delay + ROLL_MS + 70 * number)
        self._rect, self._value, self._number, self._ground = rect, value, number, ground
        self._share = 0.0

    def boundingRect(self) -> QRectF:
        reach = self._rect.width()
        return self._rect.adjusted(-reach * 1.6, -reach * 0.5, reach * 0.3, reach * 0.3)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._rect.topLeft(), self._ground)
        left = (1 - self._share) ** 2
        side = self._rect.width()
        hop = abs(math.sin(self._share * math.pi * 3)) * left * side * 0.45
        painter.translate(self._rect.center() + QPointF(-left * side * 1.3, -hop))
        painter.rotate(-left * TURN)
        blueprint.die(painter, QRectF(-side / 2, -side / 2, side, side), self.face())

    def face(self) -> int:
        """What it shows now; its own value for the last third of the way."""
        if self._share > 0.66:
            return self._value
        return (self._value + self._number + 1 + int(self._share * FACES * 1.5) * 5) % 6 + 1

    def advance_to(self, share: float) -> None:
        self._share = share
        self.update()
