"""A game's painting, and beside it in two lines what the game is."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.games.catalog import GameInfo
from tabletop.ui.paintings import paint
from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings

ASPECT = 2.1
RADIUS = 10


class Painting(QWidget):
    """A painting by its name, painted once a size; its height is set from outside, its width follows."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._picture = QPixmap()

    def set_height(self, height: int) -> None:
        """Be so tall, and as wide as the picture is then."""
        self.setFixedSize(round(height * ASPECT), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        ratio = self.devicePixelRatioF()
        if self._picture.size() != self.size() * ratio:
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            with QPainter(self._picture) as painter:
                paint(self._name, painter, QRectF(self.rect()))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(self.rect()), RADIUS, RADIUS)
            painter.setClipPath(shape)
            painter.drawPixmap(0, 0, self._picture)


class Banner(QFrame):
    """The head of a page about one game."""

    def __init__(self, settings: Settings, game: GameInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = settings.words("ui")
        self.painting = Painting(game.id)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(20)
        row.addWidget(self.painting)
        column = QVBoxLayout()
        column.addStretch(1)
        column.addWidget(PlainLabel(words(f"{game.id}.line"), "heading"))
        players = words("library.players_range", least=game.min_seats, most=game.max_seats)
        meta = words("library.meta", players=players, minutes=words(f"{game.id}.minutes"))
        column.addWidget(PlainLabel(meta, "muted"))
        column.addStretch(1)
        row.addLayout(column, 1)

    def set_height(self, height: int) -> None:
        """How tall the painting is."""
        self.painting.set_height(height)
