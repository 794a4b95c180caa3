"""The view of a table that lays it out as large as it is magnified, scrolls over it, and knows what is in sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QResizeEvent, QShowEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from tabletop.ui.table import sight, zoom
from tabletop.ui.table.edge import Edge
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Place

STILL_MS = 80
"""When a size has not changed for so long the table is laid out for it; until then the old one is shown scaled."""
NOTCH = 120
"""What one notch of a wheel turns."""


class Magnifier(QGraphicsView):
    """``fitted``: the table was laid out for another size. ``zoomed``: a person chose by how much it is magnified."""

    fitted = Signal()
    zoomed = Signal(int)

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene  # the view does not own its scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setMinimumSize(200, 200)
        self._wish = 100
        self._about: QPointF | None = None
        self._turned = 0
        self._fitting = self._begun = False
        self._edge = Edge(self)
        self._still = QTimer(self, singleShot=True, interval=STILL_MS)
        self._still.timeout.connect(self.fit)
        self._show_bars()

    @property
    def steps(self) -> list[int]:
        """By how much the table can be magnified at this size, in per cent."""
        return zoom.steps(QSizeF(self.size()), self.devicePixelRatioF())

    @property
    def percent(self) -> int:
        """By how much it is."""
        return zoom.at_most(self._wish, self.steps)

    def wish(self, percent: int) -> None:
        """Magnify by so much, or as much of it as there is room for, from the next ``fit`` on."""
        self._wish = percent

    def zoom_to(self, percent: int, about: QPointF | None = None) -> None:
        """A person magnifies. What is at ``about`` in the viewport, else in its middle, stays there."""
        if percent != self.percent:
            self._wish = percent
            self._about = about
            self._fit_later()
            self.zoomed.emit(percent)

    def zoom_by(self, way: int, about: QPointF | None = None) -> None:
        """A person magnifies by a step more (``way`` 1) or less (-1)."""
        self.zoom_to(zoom.beside(self.percent, self.steps, way), about)

    def fit(self, *, anew: bool = False) -> None:
        """Lay the table out as large as it has to be, if it is not or is to be done ``anew``."""
        self._still.stop()
        self._fitting = True
        self._show_bars()
        self._fitting = False
        size, ratio, before = self._wanted(), self.devicePixelRatioF(), self.table.area.size()
        here, there = self._anchor() if self._begun else (self._middle(), self.table.area.center())
        under = self.table.place_at(there) if self._about else None
        share = sight.share(there, under.rect) if under else QPointF()
        self._begun = self._begun or self.isVisible()  # before it is seen for the first time it does not scroll
        self._about = None
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        self.setBackgroundBrush(Qt.BrushStyle.NoBrush)
        self.resetTransform()
        changed = size != before or ratio != self.table.ratio or self.table.view is None
        if changed or anew:
            self.table.lay_out(size, ratio)
        there = QPointF(there.x() * size.width() / before.width(), there.y() * size.height() / before.height())
        self._put(self._same(under, share, there), here)
        self._edge.settle()
        if changed or anew:
            self.fitted.emit()

    def scene_point(self, point: QPointF) -> QPointF:
        """Where on the table a point of the viewport is."""
        return self.viewportTransform().inverted()[0].map(point)

    def on_screen(self, place: Place) -> QRect:
        """A place in the pixels of the viewport."""
        return self.viewportTransform().mapRect(place.rect).toAlignedRect()

    def scroll_by(self, way: QPointF) -> None:
        """Scroll by so many pixels."""
        for bar, length in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() + round(length))

    def scrolled(self) -> None:
        """Other things are in sight."""

    def drop(self) -> None:
        """Two fingers have come: what one of them began is not meant."""

    def bring(self, rect: QRectF) -> None:
        """Scroll no more than it takes to have a part of the table in sight; its middle, if it is too large."""
        corner = sight.corner(rect, self.table.seen, self.table.area)
        if corner is not None:
            self._put(corner, QPointF())

    def bring_some(self, places: Sequence[Place]) -> None:
        """Have all of these in sight if there is room for them together, else at least the nearest."""
        hearts = [place.heart for place in places]
        if not hearts:
            return
        seen, together = self.table.seen, reduce(QRectF.united, hearts)
        if together.width() <= seen.width() and together.height() <= seen.height():
            self.bring(together)
        elif not any(sight.holds(seen, heart) for heart in hearts):
            self.bring(sight.nearest(hearts, seen.center()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitting:
            return
        if self._edge.moves:
            self._fit_later()
        else:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._edge.watch(self.window())
        self.fit()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        if self.scene() is not None:  # the last time it scrolls is when that goes
            self._look()
            self.scrolled()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        event.accept()
        self._turned += event.angleDelta().y()
        while abs(self._turned) >= NOTCH:
            way = 1 if self._turned > 0 else -1
            self._turned -= way * NOTCH
            self.zoom_by(way, event.position())

    def _fit_later(self) -> None:
        """Show the old layout as large as the new one will be."""
        here, there = self._anchor()
        wanted, area = self._wanted(), self.table.area
        scale = min(wanted.width() / area.width(), wanted.height() / area.height())
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setBackgroundBrush(self.table.surround)  # of other proportions it leaves room beside it
        self.setTransform(QTransform.fromScale(scale, scale))
        self._put(there, here)
        self._still.start()

    def _put(self, there: QPointF, here: QPointF) -> None:
        """Scroll until a point of the table is at a point of the viewport, as far as that goes."""
        scale = self.transform().m11()
        self.horizontalScrollBar().setValue(round(there.x() * scale - here.x()))
        self.verticalScrollBar().setValue(round(there.y() * scale - here.y()))
        self._look()

    def _same(self, under: Place | None, share: QPointF, there: QPointF) -> QPointF:
        """Where on the table laid out anew is what was under the mouse; things do not grow quite as the table does."""
        places = self.table.places_of([under.target]) if under else []
        if not places:
            return there
        rect = sight.nearest([place.rect for place in places], there)
        return QPointF(rect.x() + share.x() * rect.width(), rect.y() + share.y() * rect.height())

    def _look(self) -> None:
        seen = self.viewportTransform().inverted()[0].mapRect(QRectF(self.viewport().rect()))
        self.table.look_at(seen & self.table.area)

    def _show_bars(self) -> None:
        """Bars that take their room all the time: if they came and went, so would the room."""
        bars = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if self.percent > 100 else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(bars)
        self.setVerticalScrollBarPolicy(bars)

    def _wanted(self) -> QSizeF:
        return QSizeF((QSizeF(self.viewport().size()) * (self.percent / 100)).toSize())

    def _anchor(self) -> tuple[QPointF, QPointF]:
        """A point of the viewport, and the point of the table that is to stay there."""
        if self._about:
            return self._about, self.scene_point(self._about)
        return self._middle(), self.table.seen.center()

    def _middle(self) -> QPointF:
        return QRectF(self.viewport().rect()).center()
