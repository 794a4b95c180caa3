"""The moment of a day: all cards turn together, equal ranks fall, the lowest one left goes to its window."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from tabletop.ui.table.effects import TOP, Effect

REVEAL_MS = 2100.0
TURNED, PARTED = 0.16, 0.6
"""Up to which share of the time the cards turn, and from which on each meets its fate."""


class Fate(Enum):
    """What becomes of a played card (D4–D6)."""

    OUT = "equal to another"
    LOST = "not the lowest"
    WON = "the lowest that is left"


def fates(cards: Sequence[int | None]) -> list[Fate]:
    """The fate of each card of a day, by seat."""
    often = Counter(cards)
    left = [card for card in cards if card is not None and often[card] == 1]
    lowest = min(left, default=None)
    return [
        Fate.OUT if card is not None and often[card] > 1 else Fate.WON if card == lowest and left else Fate.LOST
        for card in cards
    ]


class TurningCard(Effect):
    """A card that turns over where it was played, waits to be read, and meets its fate."""

    def __init__(self, back: QPixmap, face: QPixmap, rect: QRectF, fate: Fate, window: QRectF) -> None:
        super().__init__(0.0, REVEAL_MS)
        self._back, self._face, self._shown = back, face, back
        self._centre, self._fate, self._goal = rect.center(), fate, window.center()
        self._rect = QRectF(-rect.width() / 2, -rect.height() / 2, rect.width(), rect.height())
        self._shrunk = window.width() / rect.width() * 0.8
        self._open = 1.0
        self.setZValue(TOP - 1)
        self.setPos(self._centre)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = self._rect.width() * self._open
        narrow = QRectF(-width / 2, self._rect.top(), width, self._rect.height())
        painter.drawPixmap(narrow, self._shown, QRectF(self._shown.rect()))

    def advance_to(self, share: float) -> None:
        turned = min(1.0, share / TURNED)
        self._open = abs(math.cos(math.pi * turned))
        self._shown = self._back if turned < 0.5 else self._face
        gone = max(0.0, (share - PARTED) / (1 - PARTED))
        if self._fate is Fate.WON:
            eased = gone * gone * (3 - 2 * gone)
            self.setPos(self._centre + (self._goal - self._centre) * eased)
            self.setScale(1 + (self._shrunk - 1) * eased)
            self.setOpacity(min(1.0, (1 - gone) * 5))
        elif self._fate is Fate.OUT:
            self.setPos(self._centre + QPointF(0, self._rect.height() * 0.5 * gone * gone))
            self.setRotation(9 * gone)
            self.setOpacity(1 - gone)
        else:
            self.setOpacity(1 - gone)
        self.update()
