"""How the scores went, as lines: one a seat, in its colour, its numeral at the end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tabletop.ui import theme

HEIGHT, LEAST_HEIGHT = 130, 84
_SIDE = 34.0
_BADGE = 9.0
_MOST_LINES = 4


class Course(QWidget):
    """A chart of scores by turn; hidden while there is nothing to show."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scores: Sequence[Sequence[int]] = ()
        self._colours: Sequence[QColor] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scores(self, scores: Sequence[Sequence[int]], colours: Sequence[QColor]) -> None:
        """``scores`` holds one number a seat for each moment; ``colours`` are those of the seats."""
        self._scores, self._colours = list(scores), list(colours)
        self.set_room(0)
        self.update()

    def set_room(self, missing: int) -> None:
        """Be lower by so many pixels that others miss, or go where too little is left."""
        height = theme.current().px(HEIGHT) - max(0, missing)
        told = len({tuple(moment) for moment in self._scores}) > 1
        self.setVisible(told and height >= theme.current().px(LEAST_HEIGHT))
        self.setFixedHeight(max(1, height))

    def sizeHint(self) -> QSize:
        return QSize(300, theme.current().px(HEIGHT))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        low = min(0, *(min(moment) for moment in self._scores))
        high = max(low + 1, *(max(moment) for moment in self._scores))
        plot = QRectF(self.rect()).adjusted(_SIDE, _BADGE + 2, -_SIDE, -_BADGE - 2)
        across = plot.width() / max(1, len(self._scores) - 1)

        def point(moment: int, score: int) -> QPointF:
            return QPointF(plot.left() + moment * across, plot.bottom() - plot.height() * (score - low) / (high - low))

        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._scale(painter, plot, low, high)
            for seat in reversed(range(len(self._scores[0]))):
                line = QPolygonF([point(i, moment[seat]) for i, moment in enumerate(self._scores)])
                colour = self._colours[seat]
                painter.setBrush(Qt.BrushStyle.NoBrush)
                # An edge keeps light colours apart from light grounds.
                painter.setPen(QPen(theme.current().text, 4.5, j=Qt.PenJoinStyle.RoundJoin))
                painter.drawPolyline(line)
                painter.setPen(QPen(colour, 3, j=Qt.PenJoinStyle.RoundJoin))
                painter.drawPolyline(line)
                end = line[-1] + QPointF(_BADGE + 3 + (seat % 2) * 2 * _BADGE * 0.6, 0)
                painter.setPen(QPen(theme.current().text, 1))
                painter.setBrush(colour)
                painter.drawEllipse(end, _BADGE, _BADGE)
                painter.setPen(theme.text_on(colour))
                painter.setFont(theme.current().font(12, QFont.Weight.Bold, scaled=False))
                badge = QRectF(end.x() - _BADGE, end.y() - _BADGE, 2 * _BADGE, 2 * _BADGE)
                painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(seat + 1))

    def _scale(self, painter: QPainter, plot: QRectF, low: int, high: int) -> None:
        look = theme.current()
        step = next(n for n in (1, 2, 5, 10, 20, 25, 50, 100, 250, 1000, high - low) if (high - low) / n <= _MOST_LINES)
        painter.setFont(look.font(12, scaled=False))
        for value in range(-(-low // step) * step, high + 1, step):
            y = plot.bottom() - plot.height() * (value - low) / (high - low)
            painter.setPen(QPen(look.line, 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(look.muted)
            place = QRectF(0, y - 9, _SIDE - 6, 18)
            painter.drawText(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(value))
