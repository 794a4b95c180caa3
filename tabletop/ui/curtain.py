"""The curtain between two people at one screen: it falls before anything private is drawn and asks for the next one."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QVBoxLayout, QWidget

from tabletop.ui import theme
from tabletop.ui.plain import PlainLabel, isolated, tidy
from tabletop.ui.settings import Settings
from tabletop.ui.style import set_kind

FOLD_PX = 74
# Long enough that the click or key which ended the turn before does not lift the curtain as well.
DEAF_MS = 350

LEFT = (QEvent.Type.WindowDeactivate, QEvent.Type.Hide)
"""What says that whoever sat here may have gone."""

_CLOTH = QColor("#5c1f2b")
_GOLD = QColor("#c9974f")
_CARD_WIDTH = 520


class Curtain(QWidget):
    """A child that covers its parent whole once drawn, until ``lifted``.

    ``draw(name)`` draws it for a player. ``guard(name)`` lets it fall for that player whenever the window is left or
    shows something else; ``guard(None)`` ends that. Nothing behind it can be clicked, has the focus or hears a key but
    Esc while it is down.
    """

    lifted = Signal()

    def __init__(self, parent: QWidget, settings: Settings) -> None:
        super().__init__(parent)
        self._settings = settings
        self._guarded: str | None = None
        self._drawn = ""
        self._cloth = QPixmap()
        self._name = PlainLabel(kind="title")
        self._text = PlainLabel(kind="muted")
        self._button = LiftButton()
        set_kind(self._button, "primary")
        for label in (self._name, self._text):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._card = QFrame(self)
        self._card.setProperty("kind", "card")
        column = QVBoxLayout(self._card)
        column.setContentsMargins(36, 30, 36, 30)
        column.setSpacing(14)
        for part in (self._name, self._text, self._button):
            column.addWidget(part)
        self._button.clicked.connect(self._lift)
        self._deaf = QTimer(self, singleShot=True, interval=DEAF_MS)
        parent.installEventFilter(self)
        QApplication.instance().focusChanged.connect(self._hold_focus)
        settings.changed.connect(self._follow_settings)
        self.hide()

    def draw(self, name: str) -> None:
        """Cover the parent at once and ask for the player of that name."""
        self._drawn = name
        words = self._settings.words("ui")
        self._name.setText(self._short(name) or words("curtain.nobody"))
        self._text.setText(words("curtain.text"))
        self._button.setText(words("curtain.lift"))
        self._button.setAccessibleName(words("curtain.spoken", name=isolated(name)))
        self.setGeometry(self.parentWidget().rect())
        self._fit_card()
        self.raise_()
        self.show()
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._deaf.start()

    def guard(self, name: str | None) -> None:
        """Fall for the player of that name when the window is left; None: stay up."""
        self._guarded = name

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self.parentWidget().rect())
        elif event.type() in LEFT and self._guarded is not None and self.isHidden():
            self.draw(self._guarded)
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, _forwards: bool) -> bool:
        return True  # the button is the only thing there is

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._lift()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_card()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        ratio = self.devicePixelRatioF()
        if self._cloth.deviceIndependentSize() != self.size().toSizeF():
            self._cloth = QPixmap(self.size() * ratio)
            self._cloth.setDevicePixelRatio(ratio)
            with QPainter(self._cloth) as painter:
                paint_cloth(painter, QRectF(self.rect()))
        QPainter(self).drawPixmap(0, 0, self._cloth)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_settings(self) -> None:
        if not self.isHidden():
            self.draw(self._drawn)

    def _hold_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isVisible() and now is not self._button and self.parentWidget().isAncestorOf(now):
            self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lift(self) -> None:
        if self._deaf.isActive() or self.isHidden():
            return
        self.hide()
        self.lifted.emit()

    def _fit_card(self) -> None:
        self._card.setFixedWidth(max(200, min(theme.current().px(_CARD_WIDTH), self.width() - 40)))
        self._card.adjustSize()
        self._card.move((self.width() - self._card.width()) // 2, (self.height() - self._card.height()) // 2)

    def _short(self, name: str) -> str:
        """The name as far as the card holds it."""
        look = theme.current()
        metrics = QFontMetrics(look.display_font(30))
        return metrics.elidedText(tidy(name), Qt.TextElideMode.ElideRight, look.px(_CARD_WIDTH * 0.8))


class LiftButton(QPushButton):
    """Takes every key but Esc for itself, so that no shortcut of the table works behind the curtain."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and event.key() != Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)


def paint_cloth(painter: QPainter, area: QRectF) -> None:
    """Heavy cloth in even folds with a scalloped hem, lit from above left."""
    folds = max(3, round(area.width() / FOLD_PX))
    width = area.width() / folds
    for i in range(folds):
        fold = QRectF(area.left() + i * width, area.top(), width + 1, area.height())
        shade = QLinearGradient(fold.topLeft(), fold.topRight())
        for place, light in ((0, 62), (0.28, 112), (0.45, 128), (0.75, 92), (1, 58)):
            shade.setColorAt(place, _CLOTH.lighter(light) if light > 100 else _CLOTH.darker(10000 // light))
        painter.fillRect(fold, shade)
    dusk = QLinearGradient(area.topLeft(), area.bottomLeft())
    dusk.setColorAt(0, QColor(0, 0, 0, 110))
    dusk.setColorAt(0.25, QColor(0, 0, 0, 0))
    dusk.setColorAt(1, QColor(0, 0, 0, 120))
    painter.fillRect(area, dusk)
    braid = QRectF(area.left(), area.bottom() - 26, area.width(), 6)
    painter.fillRect(braid, _GOLD)
    for i in range(round(area.width() / 5)):
        painter.fillRect(QRectF(area.left() + i * 5, braid.bottom(), 3, 12), _GOLD.darker(125 + 20 * (i % 2)))
