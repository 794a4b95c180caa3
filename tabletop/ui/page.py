"""What every page but the table is built of: a bar with the way back and a title, a body that scrolls, a foot."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from tabletop.ui.plain import PlainLabel
from tabletop.ui.settings import Settings
from tabletop.ui.wood import WoodBar

READABLE_WIDTH = 760
"""Lines longer than this many pixels are hard to read."""


class Page(QWidget):
    """A page with ``left`` for the way back (button or Esc); subclasses fill ``body`` and may ask for a ``foot``.

    ``first`` is the widget that has the focus when the page is shown. (A focus proxy would do, but Tab would not get
    past it.)
    """

    left = Signal()

    def __init__(self, settings: Settings, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.words = settings.words("ui")
        self.setAccessibleName(title)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self.bar = self._title_bar(title)
        self._whole.addWidget(self.bar)
        self.scroll = QScrollArea()
        self.scroll.setProperty("kind", "reading")
        self.scroll.setWidgetResizable(True)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body = QWidget()
        self.body.setProperty("kind", "page")
        self.scroll.setWidget(self.body)
        self._beside = QHBoxLayout()
        self._beside.setSpacing(0)
        self._beside.addWidget(self.scroll, 1)
        self._whole.addLayout(self._beside, 1)
        self.first: QWidget = self.back
        self.foot_bar: QFrame | None = None
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.left)

    def foot(self) -> QHBoxLayout:
        """A row below the body that does not scroll away."""
        self.foot_bar = bar = QFrame()
        bar.setProperty("kind", "foot")
        row = QHBoxLayout(bar)
        row.setContentsMargins(24, 12, 24, 12)
        row.setSpacing(12)
        self._whole.addWidget(bar)
        return row

    def _title_bar(self, title: str) -> WoodBar:
        bar = WoodBar()
        self.back = button("‹  " + self.words("back"), "onwood")
        self.back.setAccessibleName(self.words("back"))
        self.back.clicked.connect(self.left)
        bar.row.addWidget(self.back)
        self._title = PlainLabel(title, "woodtitle", elided=True)
        bar.row.addWidget(self._title, 1)
        return bar

    def put_beside(self, widget: QWidget) -> None:
        """Set a widget to the left of the body."""
        self._beside.insertWidget(0, widget)

    def set_title(self, title: str) -> None:
        """Name the page anew, in the present language."""
        self.setAccessibleName(title)
        self.setWindowTitle(title)
        self._title.setText(title)
        self.back.setText("‹  " + self.words("back"))
        self.back.setAccessibleName(self.words("back"))


def section(title: str, note: str = "") -> tuple[QFrame, QVBoxLayout]:
    """A card with a heading, and the column below it."""
    card = QFrame()
    card.setProperty("kind", "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(20, 16, 20, 18)
    column.setSpacing(10)
    column.addWidget(PlainLabel(title, "heading"))
    if note:
        column.addWidget(PlainLabel(note, "muted"))
    return card, column


def button(text: str, kind: str = "") -> QPushButton:
    """A button of a kind; ``text`` is the program's own."""
    made = QPushButton(text)
    made.setAutoDefault(True)  # Enter presses it too
    if kind:
        made.setProperty("kind", kind)
    return made
