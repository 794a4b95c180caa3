"""The side panel: the log, the moves in words, and what else a game tells; each a plain list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from tabletop.ui import theme
from tabletop.ui.style import set_kind

WIDTH = 300


class _Wrapped(QStyledItemDelegate):
    """Lines as tall as their words need; the style sheet's padding makes Qt's own guess too small."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        margin = theme.current().px(8)
        width = self.parent().viewport().width() - 2 * margin
        box = QRect(0, 0, max(60, width), 10_000)
        text = option.fontMetrics.boundingRect(box, int(Qt.TextFlag.TextWordWrap), str(index.data()))
        return QSize(width, text.height() + 2 * margin)


class PlainList(QListWidget):
    """Lines of text, wrapped; ``chosen`` brings the number of a line that was pressed."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapped(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.itemClicked.connect(self._click)

    def show_lines(self, lines: Sequence[str], *, newest: bool = False) -> None:
        """Show these lines; ``newest``: with the last one in sight."""
        keep = self.currentRow()
        common = 0
        while common < min(self.count(), len(lines)) and self.item(common).text() == lines[common]:
            common += 1
        while self.count() > common:
            self.takeItem(self.count() - 1)
        for line in lines[common:]:
            self.addItem(QListWidgetItem(line))
        if newest:
            self.scrollToBottom()
        elif lines:
            self.setCurrentRow(max(0, min(keep, len(lines) - 1)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentRow() >= 0 and not event.isAutoRepeat():
            self.chosen.emit(self.currentRow())
        else:
            super().keyPressEvent(event)

    def _click(self, item: QListWidgetItem) -> None:
        self.chosen.emit(self.row(item))


class SidePanel(QFrame):
    """Pages under a row of tabs; ``turned`` when another page is shown."""

    turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel")
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        self._tabs = QHBoxLayout()
        self._tabs.setSpacing(4)
        self._pages = QStackedWidget()
        column.addLayout(self._tabs)
        column.addWidget(self._pages, 1)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.turn_to)
        self.setFixedWidth(theme.current().px(WIDTH))

    def add(self, title: str, page: QWidget) -> None:
        """Add a page under a tab."""
        tab = QPushButton(title)
        tab.setCheckable(True)
        set_kind(tab, "segment")
        self._group.addButton(tab, self._pages.count())
        self._tabs.addWidget(tab)
        page.setAccessibleName(title)
        self._pages.addWidget(page)
        tab.setChecked(self._pages.count() == 1)

    def turn_to(self, number: int) -> None:
        """Show the page of that number."""
        self._group.button(number).setChecked(True)
        self._pages.setCurrentIndex(number)
        self.turned.emit()

    def shows(self, page: QWidget) -> bool:
        """Whether this page is before the person's eyes."""
        return self.isVisible() and self._pages.currentWidget() is page
