"""The ten seats with their colours; pressing two of them swaps theirs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from tabletop.ui import theme
from tabletop.ui.chip import paint_chip
from tabletop.ui.fields import EnterPresses
from tabletop.ui.flow import Flow
from tabletop.ui.page import button
from tabletop.ui.settings import Settings
from tabletop.ui.theme import SEATS

PX = 40


class SeatButton(EnterPresses, QAbstractButton):
    """The mark of a seat, to be pressed; pressed in, it waits for its partner."""

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setCheckable(True)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        side = theme.current().px(PX)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = theme.current()
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            paint_chip(painter, area.adjusted(4, 4, -4, -4), self.seat, look)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.isChecked() or self.hasFocus():
                painter.setPen(QPen(look.accent, 3 if self.isChecked() else 2))
                painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)


class SeatColours(QWidget):
    """All seats, and a way back to the colours they had at first."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        words = settings.words("ui")
        self._first: SeatButton | None = None
        row = Flow(self, gap=4)
        for seat in range(SEATS):
            mark = SeatButton(seat, words("settings.seat", n=seat + 1))
            mark.clicked.connect(self._press)
            row.addWidget(mark)
        reset = button(words("settings.seats.reset"), "quiet")
        reset.clicked.connect(self._reset)
        row.addWidget(reset)

    def _press(self) -> None:
        pressed = self.sender()
        first, self._first = self._first, pressed
        if first is None:
            return
        order = list(self._settings.seat_colours)
        order[first.seat], order[pressed.seat] = order[pressed.seat], order[first.seat]
        self._first = None
        first.setChecked(False)
        pressed.setChecked(False)
        self._settings.change(seat_colours=tuple(order))

    def _reset(self) -> None:
        self._settings.change(seat_colours=tuple(range(SEATS)))
