"""The scene any game's table is drawn on: it shows views, marks targets, and lets sprites travel from view to view."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from tabletop.core.rules import AnyRules, Event, Seat
from tabletop.core.words import Words
from tabletop.ui import theme
from tabletop.ui.table.bubble import Bubble
from tabletop.ui.table.effects import Effect
from tabletop.ui.table.marks import OPEN, Marks
from tabletop.ui.table.motion import Motion, Moving, Travel, Way
from tabletop.ui.table.sprites import Key, Place, Sprite, SpriteItem, Target, between

STAGGER_MS = 140
"""How much later the next event of a step begins to move."""


class TableScene(QGraphicsScene):
    """A game's table. A subclass arranges, paints and lists; this class shows, moves and marks.

    The scene holds views only. ``show_view`` is the truth: whatever was shown before, afterwards the picture is that
    of the view.
    """

    paper: ClassVar[QSizeF | None] = None
    """The size in logical pixels at which the table can be saved as a picture; None where it cannot."""

    OPEN: ClassVar[QColor] = OPEN
    """What marks the targets that can be chosen; no colour of the game's own."""

    def __init__(self, rules: AnyRules, words: Words, names: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rules, self.words, self.names = rules, words, list(names)
        self.motion = Motion(self)
        self.area = QRectF(0, 0, 960, 500)
        self.seen = self.area
        """The part of the table in sight; all of it, unless it is magnified."""
        self.ratio = 1.0
        self.view: Any = None
        self.looks: dict[str, Any] = {}
        self.seat: Seat | None = None
        self._pixmaps: dict[Hashable, QPixmap] = {}
        self._items: dict[Key, SpriteItem] = {}
        self._places: list[Place] = []
        self._last: tuple[Key, ...] = ()
        self._said: tuple[str, Place | None] = ("", None)
        self._board = QGraphicsPixmapItem()
        self._board.setZValue(-1000)
        self._marks, self._bubble = Marks(self.OPEN), Bubble()
        for item in (self._board, self._marks, self._bubble):
            self.addItem(item)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # What a game says of its table.

    def arrange(self, area: QRectF) -> None:
        """Work out where everything lies on a table of this size."""
        raise NotImplementedError

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """Paint what never changes during a match."""
        raise NotImplementedError

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """Paint a sprite's picture into ``rect``, which begins at 0, 0."""
        raise NotImplementedError

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Everything that lies on the table in this view."""
        raise NotImplementedError

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """Everything that can be pointed at in this view, whether or not it can be chosen now."""
        raise NotImplementedError

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """Which sprites of the view before are which of the view after, because of this event.

        ``self.view`` is still the view before all events of the step.
        """
        yield from ()

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """What else is seen of this event."""
        yield from ()

    def stagger(self, event: Event) -> float:
        """How long this event is alone before the next one of its step begins to move, in ms at normal speed."""
        del event
        return STAGGER_MS

    def way(self, key: Key) -> Way:
        """How a sprite travels; straight if the game does not know better."""
        del key
        return between

    def last_moved(self, events: Sequence[Event]) -> Iterable[Key]:
        """The sprites to mark as moved last, asked like ``becomes`` while the scene still has the view before."""
        return [after for event in events for _, after in self.becomes(event)]

    def paper_name(self) -> str:
        """Whose or what the paper is, for the name of its file."""
        return ""

    # What the table does with it.

    def lay_out(self, size: QSizeF, ratio: float) -> None:
        """Fit the table to a size in logical pixels, at a scale factor; what moves is brought to its end."""
        moving = self.motion.running
        self.motion.stop()
        self.area, self.ratio = QRectF(QPointF(), size), ratio
        self.seen = self.area
        self.setSceneRect(self.area)
        self._marks.set_area(self.area, ratio)
        self._pixmaps.clear()
        self.arrange(self.area)
        self._board.setPixmap(self._drawn(("board",), size, board=True))
        if self.view is not None:
            self.show_view(self.view, self.seat)
        if moving:
            self.motion.idle.emit()

    def show_view(self, view: Any, seat: Seat | None) -> None:
        """Show a view at rest."""
        self.motion.stop()
        self.view, self.seat = view, seat
        if self._board.pixmap().isNull():
            return  # it will be laid out, and shown then
        wanted = {sprite.key: sprite for sprite in self.sprites(view, seat)}
        for key in [key for key in self._items if key not in wanted]:
            self.removeItem(self._items.pop(key))
        for sprite in wanted.values():
            self._put(sprite)
        self._places = list(self.places(view, seat))

    def play(self, events: Sequence[Event], view: Any, seat: Seat | None, pace: float) -> None:
        """Move from the view shown to the view after ``events``; ``motion.idle`` tells when it is done."""
        self.motion.stop()
        old = {key: item.rect for key, item in self._items.items()}
        delays: dict[Key, float] = {}
        extras: list[Effect] = []
        delay = 0.0
        for event in events:
            pairs = list(self.becomes(event))
            # All leave before any arrives: two that change places do not meet.
            taken = [
                (after, self._items.pop(before), old.pop(before)) for before, after in pairs if before in self._items
            ]
            for after, item, rect in taken:
                if after in self._items:
                    self.removeItem(self._items[after])
                self._items[after], old[after] = item, rect
            delays |= dict.fromkeys((after for _, after in pairs), delay)
            extras += self.effects(event, delay)
            delay += self.stagger(event)
        gone = dict(self._items)
        self._last = tuple(self.last_moved(events))
        self.view, self.seat = view, seat
        moving: list[Moving] = []
        for sprite in self.sprites(view, seat):
            gone.pop(sprite.key, None)
            start = old.get(sprite.key)
            item = self._put(sprite)
            if start is None:
                moving.append(
                    Travel(item, sprite.origin or sprite.rect, sprite.rect, delays.get(sprite.key, 0), fade=1)
                )
            elif start != sprite.rect:
                way = self.way(sprite.key)
                moving.append(Travel(item, start, sprite.rect, delays.get(sprite.key, 0), way=way))
        for key, item in gone.items():
            del self._items[key]
            moving.append(Travel(item, item.rect, item.sprite.origin or item.rect, delays.get(key, 0), fade=-1))
        for effect in extras if pace else ():
            effect.keep_in(self.seen)
            self.addItem(effect)
            moving.append(effect)
        self._places = list(self.places(view, seat))
        self.motion.pace = pace
        self.motion.run(moving)

    def mark(
        self,
        can_be: Collection[Target],
        picked: Collection[Target],
        focus: Place | None,
        notes: Mapping[Target, str] | None = None,
    ) -> None:
        """Mark targets, ``notes`` with a few characters on each; the last move stays marked until the next."""
        chosen = [place for place in self._places if place.target in picked]
        free = [place for place in self._places if place.target in can_be and place.target not in picked]
        noted = [(place, notes[place.target]) for place in self._places if place.target in notes] if notes else []
        self._marks.show_marks(free, chosen, self.last, focus, noted)

    @property
    def last(self) -> list[QRectF]:
        """Where what moved last lies now."""
        return [self._items[key].sprite.rect for key in self._last if key in self._items]

    def places_of(self, targets: Collection[Target]) -> list[Place]:
        """The places of these targets, in the order the game lists them."""
        return [place for place in self._places if place.target in targets]

    def place_at(self, point: QPointF) -> Place | None:
        """The place under a point, the topmost first."""
        return next((place for place in reversed(self._places) if place.contains(point)), None)

    def say(self, text: str, place: Place | None) -> None:
        """Show words beside a place, or none."""
        self._said = (text, place)
        if text and place is not None and place.heart.intersects(self.seen):
            self._bubble.say(text, place.heart, self.seen, theme.current().font(15 * min(self.unit, 1.5)))
        else:
            self._bubble.hide()

    @property
    def surround(self) -> QColor:
        """A colour of the board's edge, for what lies beyond; corners may be lit."""
        board = self._board.pixmap()
        return board.copy(board.width() // 6, 0, 1, 1).toImage().pixelColor(0, 0)

    def look_at(self, seen: QRectF) -> None:
        """This part of the table is in sight now; what is said stays in it."""
        self.seen = seen
        self.say(*self._said)

    def sprite_item(self, key: Key | None) -> SpriteItem | None:
        """The item that shows a sprite now."""
        return self._items.get(key)

    @property
    def unit(self) -> float:
        """By how much words and small things grow on a board larger than the smallest."""
        return max(1.0, min(self.area.width() / 900, self.area.height() / 540))

    def board_font(self, px: float, weight: QFont.Weight = QFont.Weight.DemiBold) -> QFont:
        """The text font at a size that grows with the board, but never below 12 px."""
        return theme.current().font(max(12.0, px), weight, scaled=False)

    def _put(self, sprite: Sprite) -> SpriteItem:
        pixmap = self._drawn(sprite.picture, sprite.rect.size())
        item = self._items.get(sprite.key)
        if item is None:
            item = self._items[sprite.key] = SpriteItem(pixmap, sprite)
            self.addItem(item)
        elif item.sprite != sprite or item.pixmap().cacheKey() != pixmap.cacheKey():
            item.take(pixmap, sprite)
        else:
            item.rest()
        return item

    def _drawn(self, picture: tuple[Hashable, ...], size: QSizeF, *, board: bool = False) -> QPixmap:
        key = (picture, round(size.width(), 1), round(size.height(), 1))
        found = self._pixmaps.get(key)
        if found is None:
            pixels = (size * self.ratio).toSize().expandedTo((QSizeF(1, 1)).toSize())
            found = QPixmap(pixels)
            found.setDevicePixelRatio(self.ratio)
            # A board covers all its ground; without transparency it is painted faster.
            found.fill(Qt.GlobalColor.black if board else Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            rect = QRectF(QPointF(), size)
            if board:
                self.paint_board(painter, rect)
            elif not rect.isEmpty():  # on a tiny table there is no room for everything
                self.paint(painter, picture, rect)
            painter.end()
            self._pixmaps[key] = found
        return found
