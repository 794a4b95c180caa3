"""The end of a match: who has won, how it came about, and what next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from tabletop.core.words import Words
from tabletop.ui import theme
from tabletop.ui.page import button
from tabletop.ui.plain import PlainLabel, on_button
from tabletop.ui.style import set_kind
from tabletop.ui.table.course import HEIGHT as CHART
from tabletop.ui.table.course import Course
from tabletop.ui.table.ranking import Ranking, RankingTable
from tabletop.ui.table.seats_bar import SeatLine

WIDTH, HEIGHT = 760, 720
MARGIN = 16
EDGE = 2
TALLEST_CHART = 270


class Shade(QWidget):
    """Dims what lies behind a card; clicks go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(0, 0, 0, 110))


class ResultCard(QFrame):
    """A card over the table; it can be put away to look at the table."""

    rematch = Signal()
    new_match = Signal()
    left = Signal()
    kept = Signal()
    put_by = Signal()

    def __init__(self, parent: QWidget, *, keeps: bool = False) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 12, 28, 20)
        column.setSpacing(8)
        self._title = PlainLabel(kind="title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self._title)
        self._course = Course()
        column.addWidget(self._course)
        self._grid = QWidget()
        self._rows = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(self._grid)
        for ground in (scroll.viewport(), self._grid):
            ground.setAutoFillBackground(False)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(28)
        self._middle.addWidget(scroll, 1)
        column.addLayout(self._middle, 1)
        self._told = PlainLabel(kind="muted")
        self._told.hide()
        column.addWidget(self._told)
        self._ranking: QScrollArea | None = None
        row = QHBoxLayout()
        self._buttons = {
            "result.rematch": button("", "primary"),
            "result.new_match": button(""),
            "result.games": button(""),
            "paper.save": button(""),
            "result.look": button("", "quiet"),
        }
        acts = (self.rematch, self.new_match, self.left, self.kept, self.put_away)
        for made, act in zip(self._buttons.values(), acts, strict=True):
            made.clicked.connect(act)
            row.addWidget(made)
        self._buttons["paper.save"].setVisible(keeps)
        column.addLayout(row)
        self._shade = Shade(parent)
        parent.installEventFilter(self)
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self._shade.hide()

    def name_all(self, words: Words) -> None:
        """Label the buttons in a language."""
        for key, made in self._buttons.items():
            made.setText(on_button(words(key)))

    def lead_to_cup(self, words: Words) -> None:
        """Offer only the way back to the championship that the match belongs to: it has no rematch."""
        for key in ("result.rematch", "result.new_match"):
            self._buttons[key].hide()
        named = {"result.games": "result.cup"}
        self._buttons = {named.get(key, key): made for key, made in self._buttons.items()}
        set_kind(self._buttons["result.cup"], "primary")
        self.name_all(words)

    def put_away(self) -> None:
        """Let the table be seen; ``put_by`` tells that the card can be asked for again."""
        self.hide()
        self.put_by.emit()

    def tell(self, text: str) -> None:
        """Say something above the buttons."""
        self._told.setText(text)
        self._told.show()
        if not self.isHidden():
            self._fit()

    def show_result(
        self,
        title: str,
        seats: Sequence[SeatLine],
        rows: Sequence[tuple[str, Sequence[str]]],
        course: Sequence[Sequence[int]],
        ranking: Ranking | None = None,
    ) -> None:
        """``rows`` are labels with one text a seat; the last one is the total. ``course`` is the scores by turn."""
        self._show_ranking(ranking)
        self._told.hide()
        self._title.setText(title)
        look = theme.current()
        self._course.show_scores(course, [line.colour or look.seat(seat) for seat, line in enumerate(seats)])
        if self._grid.layout() is not None:
            QWidget().setLayout(self._grid.layout())  # the old one goes with its widgets
        grid = QGridLayout(self._grid)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(4)
        for seat, line in enumerate(seats):
            label = PlainLabel(f"{seat + 1}  {line.name}", "strong", elided=True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, seat + 1)
            grid.setColumnStretch(seat + 1, 1)
        for number, (name, cells) in enumerate(rows, 1):
            kind = "strong" if number == len(rows) else ""
            grid.addWidget(PlainLabel(name, kind), number, 0)
            for seat, cell in enumerate(cells):
                label = PlainLabel(cell, kind)
                label.setAlignment(Qt.AlignmentFlag.AlignCenter)
                grid.addWidget(label, number, seat + 1)
        grid.setColumnStretch(0, 2)
        grid.addWidget(QLabel(), len(rows) + 1, 0)
        grid.setRowStretch(len(rows) + 1, 1)
        self._grid.setAccessibleName(". ".join(f"{name}: {', '.join(cells)}" for name, cells in rows))
        self._shade.show()
        self._shade.raise_()
        self.show()
        self.raise_()
        self._fit()
        next(made for made in self._buttons.values() if not made.isHidden()).setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._fit()
        return super().eventFilter(watched, event)

    def _show_ranking(self, ranking: Ranking | None) -> None:
        """Beside the rows, where the result belongs to a list."""
        if self._ranking is not None:
            self._ranking.hide()
            self._ranking.deleteLater()
            self._ranking = None
        if ranking is not None:
            self._ranking = QScrollArea()
            self._ranking.setWidgetResizable(True)
            self._ranking.setWidget(RankingTable(ranking))
            for ground in (self._ranking.viewport(), self._ranking.widget()):
                ground.setAutoFillBackground(False)
            self._middle.addWidget(self._ranking, 1)

    def _fit(self) -> None:
        """The chart has the room that the rows leave, up to a height; what is left then, the card does without."""
        around, look = self.parentWidget().rect(), theme.current()
        self._shade.setGeometry(around)
        width = min(look.px(WIDTH), around.width() - 2 * MARGIN)
        height = min(look.px(HEIGHT), around.height() - 2 * MARGIN)
        gap = self.layout().spacing()
        free = height - self._needed(width)
        chart = min(free - gap, look.px(TALLEST_CHART))
        self._course.set_room(look.px(CHART) - chart)
        if not self._course.isHidden():
            self._course.setFixedHeight(chart)
            free -= chart + gap
        height -= max(0, free)
        self.setGeometry((around.width() - width) // 2, (around.height() - height) // 2, width, height)

    def _needed(self, width: int) -> int:
        """How high all is without the chart, the rows and the ranking beside them in full."""
        column = self.layout()
        margins, gap = column.contentsMargins(), column.spacing()
        width -= margins.left() + margins.right() + 2 * EDGE
        lists = [area.widget() for area in (self._rows, self._ranking) if area is not None]
        each = (width - (len(lists) - 1) * self._middle.spacing()) // len(lists) - 2 * EDGE
        rows = max(made.layout().totalHeightForWidth(each) for made in lists) + 2 * EDGE
        items = (column.itemAt(number) for number in range(column.count()))
        others = [
            item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            for item in items
            if item is not self._middle and item.widget() is not self._course and not item.isEmpty()
        ]
        return rows + sum(others) + len(others) * gap + margins.top() + margins.bottom() + 2 * EDGE
