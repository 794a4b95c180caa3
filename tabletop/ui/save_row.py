"""One saved match in the list: its picture, its name, who plays, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from tabletop.ui import theme
from tabletop.ui.banner import Painting
from tabletop.ui.flow import Flow
from tabletop.ui.page import button
from tabletop.ui.plain import PlainLabel, isolated
from tabletop.ui.saved import Saved
from tabletop.ui.settings import Settings
from tabletop.ui.standing import standing

PICTURE_PX = 54
MAX_TITLE = 80
SIDE_BY_SIDE_PX = 720


class SaveRow(QFrame):
    """``wished`` brings one of the ``wishes`` (each with its button), ``renamed`` a new title."""

    wished = Signal(str)
    renamed = Signal(str)

    def __init__(self, settings: Settings, saved: Saved, wishes: tuple[str, ...], parent: QWidget | None = None):
        super().__init__(parent)
        self.saved = saved
        self._words = settings.words("ui")
        self.setProperty("kind", "card")
        picture = Painting(saved.game)
        picture.set_height(PICTURE_PX)
        self.title = PlainLabel(saved.title, "strong", elided=True)
        self.edit = TitleEdit(saved.title, self._words("saves.name"))
        self.edit.returnPressed.connect(self._rename)
        self.edit.cancelled.connect(self._show_title)
        text = QVBoxLayout()
        text.setSpacing(2)
        for part in (self.title, self.edit, PlainLabel(standing(saved, settings), "small", elided=True)):
            text.addWidget(part)
        deeds = QWidget()
        flow = Flow(deeds, gap=6)
        self.deeds = []
        for wish in wishes:
            way = button(self._words(f"saves.{wish}"), "primary" if wish == wishes[0] else "quiet")
            way.setObjectName(wish)
            way.setAccessibleName(f"{self._words(f'saves.{wish}')}: {isolated(saved.title)}")
            way.clicked.connect(self._wish)
            flow.addWidget(way)
            self.deeds.append(way)
        deeds.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        what = QHBoxLayout()
        what.setSpacing(14)
        what.addWidget(picture)
        what.addLayout(text, 1)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(12, 10, 12, 10)
        self._whole.addLayout(what, 3)
        self._whole.addWidget(deeds, 0, Qt.AlignmentFlag.AlignVCenter)
        self._show_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= theme.current().px(SIDE_BY_SIDE_PX)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(way)

    def edit_title(self) -> None:
        """Let the title be typed over."""
        self.title.hide()
        self.edit.setText(self.saved.title)
        self.edit.show()
        self.edit.selectAll()
        self.edit.setFocus()

    def _show_title(self) -> None:
        self.edit.hide()
        self.title.show()

    def _rename(self) -> None:
        self.renamed.emit(self.edit.text())

    def _wish(self) -> None:
        self.wished.emit(self.sender().objectName())


class TitleEdit(QLineEdit):
    """A line whose Esc takes the typing back and does not leave the page."""

    cancelled = Signal()

    def __init__(self, text: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setMaxLength(MAX_TITLE)
        self.setAccessibleName(name)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
