"""The side panel: its tabs have room for their titles in every language."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget

from tabletop.core.words import LANGUAGES, Words
from tabletop.ui.plain import isolated
from tabletop.ui.table.panels import PlainList, SidePanel

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


@pytest.mark.parametrize(
    "name", ["Ana Maria da Silva Santos", "王小明 王小明 王小明", "مريم بنت يوسف الطويلة", "שרה לוי שרה לוי"]
)
def test_a_line_is_not_cut_off_because_of_a_name_in_another_script(qtbot, dressed, name):
    assert dressed
    shown = PlainList()
    qtbot.addWidget(shown)
    shown.resize(240, 300)
    with qtbot.waitExposed(shown):
        shown.show()
    shown.show_lines(["…", f"{isolated(name)} leva a bola até: quadrado."])
    image = shown.viewport().grab(shown.visualItemRect(shown.item(1))).toImage()
    ground = image.pixelColor(1, image.height() - 2)
    inked = [y for y in range(image.height()) if any(image.pixelColor(x, y) != ground for x in range(12, 60))]
    assert inked[-1] - inked[0] > 1.4 * shown.fontMetrics().height()
