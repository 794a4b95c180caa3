"""The fields that the style sheet alone cannot draw: a switch and a list to pick from."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QSizePolicy, QStyledItemDelegate, QWidget

from tabletop.ui import theme
from tabletop.ui.plain import on_button

TRACK = QSize(40, 22)
GAP = 12
LIST_EDGE = 5
"""Around the rows of an open list, as the style sheet has it."""


class EnterPresses:
    """For buttons that Qt lets be pressed by the space bar alone: Enter does it too."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


class Switch(EnterPresses, QCheckBox):
    """A check box that looks like a switch: on is to the right, filled, and shows a tick."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(on_button(text), parent)
        self._text = text
        self.setAccessibleName(text)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        look, metrics = theme.current(), self.fontMetrics()
        width = look.px(TRACK.width() + GAP) + metrics.horizontalAdvance(self._text) + 12
        return QSize(width, max(look.px(TRACK.height()), metrics.height()) + 10)

    def hitButton(self, position) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look, on = theme.current(), self.isChecked()
        track = QRectF(5, 0, look.px(TRACK.width()), look.px(TRACK.height()))
        track.moveCenter(QPointF(track.center().x(), self.height() / 2))
        radius = track.height() / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus():
                painter.setPen(QPen(look.accent, 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
            painter.setPen(QPen(look.accent if on else look.muted, 1.6))
            painter.setBrush(look.accent if on else look.raised)
            painter.drawRoundedRect(track, radius, radius)
            knob = QPointF(track.right() - radius if on else track.left() + radius, track.center().y())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.accent_text if on else look.muted)
            painter.drawEllipse(knob, radius - 4, radius - 4)
            if on:
                painter.setPen(QPen(look.accent, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                step = radius / 3.6
                tick = (QPointF(-1.3, 0), QPointF(-0.3, 1), QPointF(1.4, -1.1))
                painter.drawPolyline(QPolygonF([knob + step * point for point in tick]))
            painter.setPen(look.text if self.isEnabled() else look.muted)
            words = self.rect().adjusted(round(track.right()) + look.px(GAP), 0, -4, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, self._text)


class Picker(QComboBox):
    """A combo box with an arrow of its own, which the wheel does not change in passing.

    Its list opens below it, in one frame, with all rows in sight where the screen has room for them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))  # the one that the style sheet reaches
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def showPopup(self) -> None:
        super().showPopup()
        rows, frame = self.view(), self.view().window()
        top, bottom = (self.mapToGlobal(corner).y() for corner in (self.rect().topLeft(), self.rect().bottomLeft()))
        screen = self.screen().availableGeometry()
        height = sum(rows.sizeHintForRow(row) for row in range(self.count())) + 2 * theme.current().px(LIST_EDGE)
        height = min(height, screen.height())
        start = bottom + 1
        if start + height > screen.bottom() + 1:
            above = top - height
            start = above if above >= screen.top() else max(screen.top(), screen.bottom() + 1 - height)
        frame.setGeometry(frame.x(), start, max(frame.width(), self.width()), height)
        rows.scrollTo(rows.currentIndex())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = theme.current()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(look.muted), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            tip = QPointF(self.width() - look.px(16), self.height() / 2 + look.px(2.5))
            wing = look.px(5)
            painter.drawPolyline(QPolygonF([tip + QPointF(-wing, -wing), tip, tip + QPointF(wing, -wing)]))
