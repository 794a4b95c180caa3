"""Puts a theme on the application: one palette and one style sheet, so that all widgets look like one program.

A widget names its part by the dynamic property ``kind``: buttons ``primary``, ``quiet``, ``segment``, ``tab`` or
``danger``, labels ``title``, ``heading``, ``strong``, ``muted``, ``small`` or ``bad``, frames ``card``, ``foot`` or
``panel``; ``onwood`` is for what lies on the bar along the top.
"""

from __future__ import annotations

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory, QWidget

from tabletop.ui.fields import LIST_EDGE
from tabletop.ui.first_frame import INK
from tabletop.ui.theme import DISPLAY, Theme

BASE_PX = 15


def dress(app: QApplication, theme: Theme) -> None:
    """Make the whole application look like ``theme``."""
    if app.style().name() != "fusion":
        app.setStyle(QStyleFactory.create("fusion"))
    app.setFont(theme.font(BASE_PX))
    app.setPalette(palette(theme))
    app.setStyleSheet(sheet(theme))


def set_kind(widget: QWidget, kind: str) -> None:
    """Give a widget its part in the look, also after it was shown."""
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def palette(theme: Theme) -> QPalette:
    """The colours for what the style sheet does not reach, Qt's own dialogs among them."""
    faded = mixed(theme.text, theme.panel, 0.5)
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.raised,
        QPalette.ColorRole.AlternateBase: theme.panel,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.raised,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.BrightText: theme.bad,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_text,
        QPalette.ColorRole.Accent: theme.accent,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.LinkVisited: theme.accent,
        QPalette.ColorRole.ToolTipBase: theme.text,
        QPalette.ColorRole.ToolTipText: theme.window,
        QPalette.ColorRole.Mid: theme.line,
    }
    made = QPalette(theme.raised, theme.window)
    for role, colour in roles.items():
        made.setColor(role, colour)
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, faded)
    return made


def mixed(a: QColor, b: QColor, share: float) -> QColor:
    """A colour between two; ``share`` is how much of the first."""
    return QColor.fromRgbF(*(x * share + y * (1 - share) for x, y in zip(_rgb(a), _rgb(b), strict=True)))


def sheet(theme: Theme) -> str:
    """The style sheet of the application."""
    px, name = theme.px, QColor.name
    text, muted, line = name(theme.text), name(theme.muted), name(theme.line)
    window, panel, raised = name(theme.window), name(theme.panel), name(theme.raised)
    accent, on_accent, bad = name(theme.accent), name(theme.accent_text), name(theme.bad)
    here = name(mixed(theme.accent, theme.panel, 0.16))
    hover = name(mixed(theme.accent, theme.raised, 0.10))
    pressed = name(mixed(theme.accent, theme.raised, 0.20))
    edge = name(mixed(theme.text, theme.panel, 0.50))
    faded = name(mixed(theme.text, theme.panel, 0.50))
    cream = INK
    accent_hover = name(mixed(theme.accent, theme.text, 0.86))
    bold = int(QFont.Weight.DemiBold)
    return f"""
QWidget {{ color: {text}; }}
QMainWindow, QStackedWidget, QScrollArea, QScrollArea > QWidget > QWidget[kind="page"] {{ background: {window}; }}
QScrollArea {{ border: 1px solid transparent; background: transparent; }}
QScrollArea:focus {{ border-color: {accent}; }}
QScrollArea[kind="reading"] {{ border: none; }}
QScrollArea[kind="contents"] {{ background: {panel}; border: none; border-right: 1px solid {line}; }}
QToolTip {{ background: {text}; color: {window}; border: none; padding: {px(6)}px; }}

QLabel {{ background: transparent; }}
QLabel[kind="title"] {{ font-family: "{DISPLAY[0]}", "{DISPLAY[1]}"; font-size: {px(30)}px; font-weight: {bold}; }}
QLabel[kind="heading"] {{ font-family: "{DISPLAY[0]}", "{DISPLAY[1]}"; font-size: {px(19)}px; font-weight: {bold}; }}
QLabel[kind="woodtitle"], QLabel[kind="wordmark"] {{
    font-family: "{DISPLAY[0]}", "{DISPLAY[1]}"; font-weight: {bold}; color: {cream};
}}
QLabel[kind="woodtitle"] {{ font-size: {px(21)}px; }}
QLabel[kind="wordmark"] {{ font-size: {px(30)}px; }}
QLabel[kind="onwood"] {{ color: {cream}; }}
QLabel[kind="strong"] {{ font-weight: {bold}; }}
QLabel[kind="muted"] {{ color: {muted}; }}
QLabel[kind="small"] {{ color: {muted}; font-size: {px(13)}px; }}
QLabel[kind="reading"] {{ font-size: {px(16)}px; }}
QLabel[kind="bad"] {{ color: {bad}; }}

QFrame[kind="card"] {{ background: {panel}; border: 1px solid {line}; border-radius: {px(12)}px; }}
QFrame[kind="panel"] {{ background: {panel}; border: none; }}
QFrame[kind="foot"] {{ background: {panel}; border: none; border-top: 1px solid {line}; }}
QFrame[kind="notice"] {{ background: {raised}; border: 2px solid {accent}; border-radius: {px(12)}px; }}
QFrame[kind="line"] {{ background: {line}; border: none; max-height: 1px; }}

QPushButton, QToolButton {{
    background: {raised}; border: 1px solid {line}; border-radius: {px(8)}px;
    padding: {px(7)}px {px(15)}px; min-height: {px(20)}px; font-weight: {bold};
}}
QPushButton:hover, QToolButton:hover {{ background: {hover}; border-color: {edge}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {pressed}; }}
QPushButton:focus, QToolButton:focus {{ border: 2px solid {accent}; padding: {px(7) - 1}px {px(15) - 1}px; }}
QPushButton:disabled, QToolButton:disabled {{ color: {faded}; background: {panel}; }}
QPushButton[kind="primary"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[kind="primary"]:hover {{ background: {accent_hover}; }}
QPushButton[kind="primary"]:focus {{ border: 2px solid {text}; }}
QPushButton[kind="primary"]:disabled {{ background: {panel}; color: {faded}; border-color: {line}; }}
QPushButton[kind="quiet"], QToolButton[kind="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover {{ background: {hover}; }}
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus {{ border: 2px solid {accent}; }}
QPushButton[kind="danger"] {{ color: {bad}; }}
QPushButton[kind="onwood"] {{ background: transparent; border-color: transparent; color: {cream}; }}
QPushButton[kind="onwood"]:hover {{ background: rgba(0, 0, 0, 60); border-color: {cream}; }}
QPushButton[kind="onwood"]:pressed {{ background: rgba(0, 0, 0, 110); }}
QPushButton[kind="onwood"]:focus {{ border: 2px solid {cream}; }}
QPushButton[kind="chapter"] {{
    background: transparent; border-color: transparent; text-align: left;
    font-weight: 400; padding: {px(5)}px {px(12)}px;
}}
QPushButton[kind="chapter"]:checked {{ background: {here}; }}
QPushButton[kind="chapter"]:hover {{ background: {hover}; }}
QPushButton[kind="chapter"]:focus {{ border: 2px solid {accent}; padding: {px(5) - 1}px {px(12) - 1}px; }}
QPushButton[kind="segment"] {{ padding: {px(5)}px {px(12)}px; }}
QPushButton[kind="segment"]:focus {{ padding: {px(5) - 1}px {px(12) - 1}px; }}
QPushButton[kind="tab"] {{ padding: {px(4)}px {px(4)}px; font-size: {px(14)}px; }}
QPushButton[kind="tab"]:focus {{ padding: {px(4) - 1}px {px(4) - 1}px; }}
QPushButton[kind="segment"]:checked, QPushButton[kind="tab"]:checked {{
    background: {accent}; color: {on_accent}; border-color: {accent};
}}
QPushButton[kind="segment"]:checked:focus, QPushButton[kind="tab"]:checked:focus {{ border: 2px solid {text}; }}

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{
    background: {raised}; border: 1px solid {edge}; border-radius: {px(7)}px;
    padding: {px(6)}px {px(10)}px; min-height: {px(20)}px;
    selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{
    border: 2px solid {accent}; padding: {px(6) - 1}px {px(10) - 1}px;
}}
QComboBox::drop-down {{ border: none; width: {px(30)}px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox > QFrame {{ border: none; background: {raised}; }}
QComboBox QAbstractItemView {{
    background: {raised}; border: 1px solid {edge}; border-radius: 0; outline: none; padding: {px(LIST_EDGE) - 1}px;
}}
QComboBox QAbstractItemView::item {{ padding: {px(3)}px {px(8)}px; border-radius: {px(5)}px; }}
QMenu {{ background: {raised}; border: 1px solid {edge}; padding: {px(5)}px; }}
QMenu::item {{ padding: {px(6)}px {px(18)}px; border-radius: {px(5)}px; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}

QSlider {{ min-height: {px(28)}px; border: 2px solid transparent; border-radius: {px(8)}px; }}
QSlider:focus {{ border-color: {accent}; }}
QSlider::groove:horizontal {{ height: {px(6)}px; border-radius: {px(3)}px; background: {edge}; }}
QSlider::sub-page:horizontal {{ height: {px(6)}px; border-radius: {px(3)}px; background: {accent}; }}
QSlider::handle:horizontal {{
    width: {px(18)}px; margin: -{px(6)}px 0; border-radius: {px(9)}px; background: {accent};
}}

QListView, QTreeView {{ background: {raised}; border: 1px solid {line}; border-radius: {px(8)}px; outline: none; }}
QListView::item {{ padding: {px(6)}px; border-radius: {px(5)}px; }}
QListView::item:hover {{ background: {hover}; }}
QListView::item:selected {{ background: {accent}; color: {on_accent}; }}

QScrollBar {{ background: transparent; }}
QScrollBar:vertical {{ width: {px(12)}px; }}
QScrollBar:horizontal {{ height: {px(12)}px; }}
QScrollBar::handle {{ background: {edge}; border-radius: {px(4)}px; margin: 2px; }}
QScrollBar[kind="reading"]::handle {{ background: {accent}; }}
QScrollBar::handle:vertical {{ min-height: {px(36)}px; }}
QScrollBar::handle:horizontal {{ min-width: {px(36)}px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QGraphicsView QScrollBar:vertical {{ width: 12px; }}
QGraphicsView QScrollBar:horizontal {{ height: 12px; }}
QGraphicsView QScrollBar::handle {{ border-radius: 4px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def _rgb(colour: QColor) -> tuple[float, float, float]:
    return colour.redF(), colour.greenF(), colour.blueF()
