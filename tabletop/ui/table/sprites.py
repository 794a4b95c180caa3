"""What a scene consists of: sprites, which are pictures with a place, and places, which can be pointed at."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

Key: TypeAlias = Hashable
Target: TypeAlias = Hashable
"""Something a player can point at, as the game names it, e.g. ``("space", 4)``."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture on the table. ``key`` is its identity from one moment to the next, so that it can be seen to travel.

    ``picture`` is what the scene's ``paint`` gets: equal pictures of one size are drawn once. ``origin`` is where a
    new sprite comes from and a vanished one goes to, None: it fades.
    """

    key: Key
    picture: tuple[Hashable, ...]
    rect: QRectF
    z: float = 0.0
    opacity: float = 1.0
    angle: float = 0.0
    origin: QRectF | None = None


@dataclass(frozen=True, slots=True)
class Place:
    """A part of the table that can be pointed at. ``name`` is spoken; ``sprite`` is what a drag takes along.

    ``path`` is its edge where that is no rectangle with round corners; ``rect`` is then what the path fills.
    ``core`` is what marks and the focus go by, where that is only a part of it.
    """

    target: Target
    rect: QRectF
    name: str
    sprite: Key | None = None
    radius: float = 8.0
    angle: float = 0.0
    path: QPainterPath | None = None
    core: QRectF | None = None

    @property
    def heart(self) -> QRectF:
        """What marks and the focus go by."""
        return self.rect if self.core is None else self.core

    def contains(self, point: QPointF) -> bool:
        """Whether the point is on it."""
        return self.rect.contains(point) and (self.path is None or self.path.contains(point))


class SpriteItem(QGraphicsPixmapItem):
    """A sprite on the scene; it can be shown at any rectangle, though its pixmap is drawn for the one it rests at."""

    def __init__(self, pixmap: QPixmap, sprite: Sprite) -> None:
        super().__init__()
        self.sprite = sprite
        self.rect = sprite.rect
        self.take(pixmap, sprite)

    def take(self, pixmap: QPixmap, sprite: Sprite) -> None:
        """Become this sprite, at rest."""
        self.sprite = sprite
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self._width = size.width()
        self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setZValue(sprite.z)
        self.rest()

    def rest(self) -> None:
        """Stand where the sprite says."""
        self.setOpacity(self.sprite.opacity)
        self.setRotation(self.sprite.angle)
        self.show_at(self.sprite.rect)

    def show_at(self, rect: QRectF) -> None:
        """Stand somewhere on the way."""
        self.rect = rect
        self.setScale(rect.width() / self._width)
        self.setPos(rect.center())


def between(a: QRectF, b: QRectF, share: float) -> QRectF:
    """The rectangle a ``share`` of the way from a to b."""
    ax, ay, a_width, a_height = a.getRect()
    bx, by, b_width, b_height = b.getRect()
    return QRectF(
        ax + (bx - ax) * share,
        ay + (by - ay) * share,
        a_width + (b_width - a_width) * share,
        a_height + (b_height - a_height) * share,
    )
