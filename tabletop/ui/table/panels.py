"""The side panel: the log, the moves in words, and what else a game tells; each a plain list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from tabletop.ui import theme
from tabletop.ui.plain import on_button
from tabletop.ui.style import set_kind

WIDTH = 320
PADDING = 6
"""Around a line, as the style sheet has it."""


class PlainList(QListWidget):
    """Lines of text, wrapped; ``chosen`` brings the number of a line that was pressed."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[str] = []
        self._newest = False
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._click)

    def show_lines(self, lines: Sequence[str], *, newest: bool = False) -> None:
        """Show these lines; ``newest``: with the last one in sight."""
        keep = self.currentRow()
        common = 0
        while common < min(len(self._lines), len(lines)) and self._lines[common] == lines[common]:
            common += 1
        while self.count() > common:
            self.takeItem(self.count() - 1)
        self._lines, self._newest = list(lines), newest
        for line in lines[common:]:
            item = QListWidgetItem(line)
            item.setSizeHint(self._size(line))
            self.addItem(item)
        if newest:
            self.scrollToBottom()
        elif lines:
            self.setCurrentRow(max(0, min(keep, len(lines) - 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()
        if self._newest:
            self.scrollToBottom()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0 and not event.isAutoRepeat():
            self.chosen.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _measure(self) -> None:
        for row, line in enumerate(self._lines):
            self.item(row).setSizeHint(self._size(line))

    def _size(self, line: str) -> QSize:
        """As tall as the words need: the style sheet's padding makes Qt's own guess too small."""
        padding = theme.current().px(PADDING)
        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, self) + 1
        width = self.viewport().width()
        box = QRect(0, 0, max(60, width - 2 * (padding + frame)), 10_000)
        text = self.fontMetrics().boundingRect(box, int(Qt.TextFlag.TextWordWrap), line)
        # Qt cuts a line off where another as tall would not fit below: other scripts are taller.
        spare = self.fontMetrics().size(0, line).height() - self.fontMetrics().height()
        return QSize(width, text.height() + spare + 2 * padding)

    def _click(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.row(item))


class SidePanel(QFrame):
    """Pages under a row of tabs; ``turned`` when another page is shown, or the panel itself.

    ``foot`` is a row below them.
    """

    turned = Signal()

    def __init__(self, pages: Sequence[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self._tabs = tabs = QHBoxLayout()
        tabs.setSpacing(4)
        self._stack = QStackedWidget()
        column.addLayout(tabs)
        column.addWidget(self._stack, 1)
        self.foot = QHBoxLayout()
        self.foot.addStretch(1)
        column.addLayout(self.foot)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._show)
        self.setFixedWidth(theme.current().px(WIDTH))
        for number, page in enumerate(pages):
            tab = QPushButton()
            tab.setCheckable(True)
            tab.setAutoDefault(True)  # Enter presses it too
            set_kind(tab, "tab")
            self._group.addButton(tab, number)
            tabs.addWidget(tab)
            self._stack.addWidget(page)
        self._group.button(0).setChecked(True)

    def name_all(self, titles: Sequence[str]) -> None:
        """Give the pages their titles, in order; a longer one has a wider tab."""
        for number, title in enumerate(titles):
            tab = self._group.button(number)
            tab.setText(on_button(title))
            tab.ensurePolished()
            self._tabs.setStretch(number, tab.sizeHint().width())
            self._stack.widget(number).setAccessibleName(title)

    @property
    def shown(self) -> QWidget | None:
        """The page before the person's eyes, None if the panel is folded."""
        return None if self.isHidden() else self._stack.currentWidget()

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""
        self._show(self._stack.indexOf(page))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.turned.emit()

    def _show(self, number: int) -> None:
        self._group.button(number).setChecked(True)
        self._stack.setCurrentIndex(number)
        self.turned.emit()
