"""The rules of a game in our own words, with its pictures, to be read or looked up."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import count, takewhile

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from tabletop.core.paths import rulesets
from tabletop.games import catalog
from tabletop.ui import theme
from tabletop.ui.page import READABLE_WIDTH, Page, button
from tabletop.ui.places import data_folder
from tabletop.ui.plain import PlainLabel, on_button
from tabletop.ui.settings import Settings
from tabletop.ui.style import set_kind
from tabletop.ui.theme import Theme

Draw = Callable[[int, QPainter, QRectF, Theme], None]

CONTENTS_FROM_PX = 900
CONTENTS_PX = 260
PICTURE_ASPECT = 2.2
MARGIN = 24
EXAMPLE = "printed-example.toml"


class RulesText(QWidget):
    """All chapters of a game's rules below each other; the table shows it too.

    Words: ``rules.<n>.title``, ``rules.<n>.text`` with paragraphs set apart by empty lines, and, where values are our
    own invention, ``rules.<n>.ours``; where an owner can type in the printed ones, a last chapter says how. A picture
    comes from ``ui/games/<game>/pictures.py`` if it has ``PAGES`` (the numbers it has a picture for) and
    ``paint(number, painter, area, theme)``.
    """

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        words = settings.words(game, "ui")
        numbers = takewhile(lambda n: f"rules.{n}.title" in words, count(1))
        pages, draw = pictures_of(game)
        self.chapters: list[Chapter] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(28)
        for n in numbers:
            ours = f"rules.{n}.ours"
            chapter = Chapter(f"{n}. {words(f'rules.{n}.title')}", words(f"rules.{n}.text"))
            if n in pages:
                chapter.show_picture(n, draw)
            if ours in words:
                chapter.show_note(words("rules.ours"), words(ours))
            self.chapters.append(chapter)
        if (example := rulesets(game, EXAMPLE)).is_file():
            paths = {"example": example, "folder": data_folder() / "rulesets" / game}
            told = words("rules.printed", **{name: breakable(str(path)) for name, path in paths.items()})
            self.chapters.append(Chapter(words("rules.printed.title"), told))
        for chapter in self.chapters:
            column.addWidget(chapter)
        column.addStretch(1)


def breakable(path: str) -> str:
    """A path that may go on in a further line after each of its folders."""
    return path.replace("/", "/\u200b").replace("\\", "\\\u200b")


class Chapter(QWidget):
    """A title, its picture, its paragraphs, and what is our own in it."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(10)
        self._column.addWidget(PlainLabel(title, "heading"))
        for paragraph in text.split("\n\n"):
            label = PlainLabel(paragraph.strip(), "reading")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._column.addWidget(label)

    def show_picture(self, number: int, draw: Draw) -> None:
        """Set a picture below the title."""
        self._column.insertWidget(1, Picture(number, draw))

    def show_note(self, title: str, text: str) -> None:
        """Set a note at the end."""
        note = QFrame()
        note.setProperty("kind", "card")
        inside = QVBoxLayout(note)
        inside.setContentsMargins(16, 12, 16, 12)
        inside.setSpacing(4)
        inside.addWidget(PlainLabel(title, "strong"))
        inside.addWidget(PlainLabel(text, "muted"))
        self._column.addWidget(note)


class Picture(QWidget):
    """A picture of the rules, as wide as the text."""

    def __init__(self, number: int, draw: Draw, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number, self._draw = number, draw
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        return QSize(READABLE_WIDTH, self.heightForWidth(READABLE_WIDTH))

    def heightForWidth(self, width: int) -> int:
        return round(width / PICTURE_ASPECT)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw(self._number, painter, QRectF(self.rect()), theme.current())


class RulesPage(Page):
    """The chapters, and beside them where there is room a list of them, which marks the one that is read.

    Whoever may read on by the keyboard sees it by the handle of the scroll bar.
    """

    def __init__(self, settings: Settings, game: str, parent: QWidget | None = None) -> None:
        words = settings.words("ui")
        super().__init__(settings, words("rules.title", game=catalog.game(game).title), parent)
        self.game = game
        self.text = RulesText(settings, game)
        self.text.setMaximumWidth(READABLE_WIDTH)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.text, 100)
        row.addStretch(1)
        self._ways = [self._way(number) for number in range(len(self.text.chapters))]
        self._contents = self._list()
        self.put_beside(self._contents)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # arrows and Page Down read on
        self.scroll.setAccessibleName(self.accessibleName())
        self.scroll.installEventFilter(self)
        self.scroll.verticalScrollBar().valueChanged.connect(self._mark)
        self._laid_out = QTimer(self, singleShot=True, interval=0)
        self._laid_out.timeout.connect(self._mark)
        self.scroll.verticalScrollBar().rangeChanged.connect(self._laid_out.start)
        self.first = self.scroll

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        look = theme.current()
        self._contents.setVisible(self.width() >= look.px(CONTENTS_FROM_PX))
        self._contents.setFixedWidth(look.px(CONTENTS_PX))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            set_kind(self.scroll.verticalScrollBar(), "reading" if event.type() == QEvent.Type.FocusIn else "")
        return super().eventFilter(watched, event)

    def _list(self) -> QScrollArea:
        area = QScrollArea()
        area.setProperty("kind", "contents")
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(12, MARGIN - 4, 12, MARGIN)
        column.setSpacing(2)
        for way in self._ways:
            column.addWidget(way)
        column.addStretch(1)
        area.setWidget(inside)
        inside.setAutoFillBackground(False)
        return area

    def _way(self, number: int) -> QPushButton:
        way = button(on_button(self.text.chapters[number].title), "chapter")
        way.setObjectName(str(number))
        way.setCheckable(True)
        way.clicked.connect(self._jump)
        return way

    def _jump(self) -> None:
        number = int(self.sender().objectName())
        self.scroll.verticalScrollBar().setValue(self._top(number) - MARGIN)
        self._mark()

    def _top(self, number: int) -> int:
        chapter = self.text.chapters[number]
        return chapter.mapTo(self.body, chapter.rect().topLeft()).y()

    def _mark(self) -> None:
        """The chapter whose title went past the upper third last is the one that is read; at the end, the last."""
        bar = self.scroll.verticalScrollBar()
        line = bar.value() + self.scroll.viewport().height() // 3
        passed = [number for number in range(len(self._ways)) if self._top(number) <= line]
        read = len(self._ways) - 1 if 0 < bar.maximum() == bar.value() else max(passed, default=0)
        for number, way in enumerate(self._ways):
            way.setChecked(number == read)


def pictures_of(game: str) -> tuple[frozenset[int], Draw]:
    """The numbers of the chapters that have a picture, and how to paint one."""
    name = f"tabletop.ui.games.{game}.pictures"
    try:
        there = find_spec(name) is not None
    except ModuleNotFoundError:
        there = False
    if not there:
        return frozenset(), _nothing
    module = import_module(name)
    return frozenset(module.PAGES), module.paint


def _nothing(number: int, painter: QPainter, area: QRectF, look: Theme) -> None:
    del number, painter, area, look
