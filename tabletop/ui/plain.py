"""Texts that people typed, shown as nothing but text: no markup, no shortcuts, no reach beyond their place."""

from __future__ import annotations

import unicodedata

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

# A name from right to left must not turn the sentence around it.
_ISOLATE, _POP = "\u2068", "\u2069"
_ZERO_WIDTH_JOINER = "\u200d"
MAX_NAME = 200


def tidy(name: str) -> str:
    """A typed name on one line without control characters, at most MAX_NAME characters."""
    kept = (c if _printable(c) else " " for c in name)
    return " ".join("".join(kept).split())[:MAX_NAME]


def isolated(name: str) -> str:
    """A name to be set into a sentence."""
    return f"{_ISOLATE}{tidy(name)}{_POP}"


def on_button(text: str) -> str:
    """A text for a button, a menu entry or a tab, where ``&`` would mean a shortcut."""
    return text.replace("&", "&&")


class PlainLabel(QLabel):
    """A label that shows exactly its characters; ``elided`` keeps to one line and ends in … where it is too long."""

    def __init__(self, text: str = "", kind: str = "", parent: QWidget | None = None, *, elided: bool = False):
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._elided = elided
        if elided:
            self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        else:
            self.setWordWrap(True)
        if kind:
            self.setProperty("kind", kind)
        self.setText(text)

    def setText(self, text: str) -> None:
        super().setText(text)
        if self._elided:
            self.setAccessibleName(text)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 24), hint.height()) if self._elided else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._elided:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        area = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        self.style().drawItemText(
            painter, area, self.alignment(), self.palette(), self.isEnabled(), text, self.foregroundRole()
        )
        self.setToolTip(on_tooltip(self.text()) if text != self.text() else "")


def on_tooltip(text: str) -> str:
    """A text for a tooltip, which would take what looks like markup for markup."""
    escaped = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return f"<span>{escaped}</span>"


def _printable(character: str) -> bool:
    category = unicodedata.category(character)
    # Format characters are overrides of direction and the like; emoji need their joiner.
    return category not in ("Cc", "Cf", "Cs", "Zl", "Zp") or character == _ZERO_WIDTH_JOINER
