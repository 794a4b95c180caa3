"""The side panel: its tabs have room for their titles in every language."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.core.words import LANGUAGES, Words
from tabletop.ui.table.panels import SidePanel

LEAST_PX = 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_of_a_tab_touches_its_edges(qtbot, dressed, language):
    assert dressed
    panel = SidePanel([QWidget() for _ in range(4)])
    qtbot.addWidget(panel)
    words = Words(language, "table")
    panel.name_all([words(f"panel.{name}") for name in ("log", "moves", "players", "rules")])
    panel.resize(panel.width(), 400)
    with qtbot.waitExposed(panel):
        panel.show()
    for tab in panel.findChildren(QPushButton):
        room = tab.width() - tab.fontMetrics().horizontalAdvance(tab.text())
        assert room >= 2 * LEAST_PX, tab.text()
