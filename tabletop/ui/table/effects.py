"""Short-lived things on the table: points that rise from a place, a banner across the board, confetti."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

FLOAT_MS = 1100
CONFETTI_MS = 2200
_PIECES = 120
TOP = 1000.0
"""The z value above everything."""


class Effect(QGraphicsItem):
    """An item that is its own motion and leaves the scene at its end."""

    def __init__(self, delay: float, duration: float) -> None:
        super().__init__()
        self.delay = delay
        self.duration = duration
        self.setZValue(TOP)
        self.setVisible(False)

    def keep_in(self, seen: QRectF) -> None:
        """Only this part of the table is in sight: what belongs to no place on it has to be seen all the same."""

    def step(self, share: float) -> None:
        """Show it that share of the way."""
        self.setVisible(True)
        self.advance_to(share)

    def advance_to(self, share: float) -> None:
        """What a subclass shows at that share of the way."""
        raise NotImplementedError

    def end(self) -> None:
        """Leave the table."""
        scene: QGraphicsScene | None = self.scene()
        if scene is not None:
            scene.removeItem(self)


class FloatText(Effect):
    """A few characters that rise from a point and fade, as points won do; outlined, so that any ground carries them."""

    def __init__(self, text: str, at: QPointF, colour: QColor, font: QFont, delay: float = 0.0) -> None:
        super().__init__(delay, FLOAT_MS)
        metrics = QFontMetricsF(font)
        self._rise = metrics.height() * 1.2
        self._at = at
        self._colour = colour
        self._path = QPainterPath()
        self._path.setFillRule(Qt.FillRule.WindingFill)  # strokes of a letter may cross
        self._path.addText(-metrics.horizontalAdvance(text) / 2, metrics.ascent() / 2, font, text)
        self._bounds = self._path.boundingRect().adjusted(-5, -5, 5, 5)
        self.setPos(at)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(self._path, QPen(QColor(10, 14, 18, 220), 6, j=Qt.PenJoinStyle.RoundJoin))
        painter.fillPath(self._path, self._colour)

    def advance_to(self, share: float) -> None:
        self.setPos(self._at - QPointF(0, self._rise * (1 - (1 - share) ** 2)))
        self.setOpacity(min(1.0, (1 - share) * 3))


class Banner(Effect):
    """A sentence across the board that comes and goes: a goal, a robbery, a day won."""

    def __init__(self, text: str, area: QRectF, colour: QColor, font: QFont, delay: float = 0.0) -> None:
        super().__init__(delay, FLOAT_MS * 1.4)
        metrics = QFontMetricsF(font)
        width = min(area.width() * 0.9, metrics.horizontalAdvance(text) + metrics.height() * 2)
        self._text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width - metrics.height())
        self._rect = QRectF(-width / 2, -metrics.height(), width, metrics.height() * 2)
        self._colour, self._font = colour, font
        self._size = 1.0
        self.setPos(area.center())

    def keep_in(self, seen: QRectF) -> None:
        self._size = min(1.0, seen.width() * 0.94 / self._rect.width())
        across, down = self._rect.width() / 2 * self._size, self._rect.height() / 2 * self._size
        at = self.pos()
        self.setPos(
            min(max(at.x(), seen.left() + across), seen.right() - across),
            min(max(at.y(), seen.top() + down), seen.bottom() - down),
        )

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._colour, 3))
        painter.setBrush(QColor(12, 16, 22, 235))
        painter.drawRoundedRect(self._rect, self._rect.height() / 2, self._rect.height() / 2)
        painter.setFont(self._font)
        painter.setPen(QColor("#ffffff"))
        painter.drawText(self._rect, Qt.AlignmentFlag.AlignCenter, self._text)

    def advance_to(self, share: float) -> None:
        self.setOpacity(min(1.0, share * 8, (1 - share) * 5))
        self.setScale(self._size * (0.9 + 0.1 * min(1.0, share * 6)))


class Confetti(Effect):
    """Paper in some colours falls over an area; where each piece goes hangs on its number alone."""

    def __init__(self, area: QRectF, colours: Sequence[QColor], delay: float = 0.0) -> None:
        super().__init__(delay, CONFETTI_MS)
        self._area = area
        self._colours = list(colours)
        self._share = 0.0

    def keep_in(self, seen: QRectF) -> None:
        self._area = self._area & seen or seen

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        left, top, width, height = self._area.getRect()
        size = max(5.0, width / 150)
        pieces: list[list[QRectF]] = [[] for _ in self._colours]
        for i in range(_PIECES):
            lot = (i * 0.6180339887) % 1
            fall = self._share * (1.1 + 0.7 * ((i * 0.7548776662) % 1)) - 0.35 * lot
            if 0 <= fall <= 1:
                sway = math.sin(fall * 9 + i) * size * 1.5
                turn = abs(math.sin(fall * 14 + i * 1.7))
                piece = QRectF(left + lot * width + sway, top + fall * height, size, size * (0.25 + turn))
                pieces[i % len(pieces)].append(piece)
        for colour, rects in zip(self._colours, pieces, strict=True):
            painter.setBrush(colour)
            painter.drawRects(rects)

    def advance_to(self, share: float) -> None:
        self._share = share
        self.setOpacity(min(1.0, (1 - share) * 4))
        self.update()
