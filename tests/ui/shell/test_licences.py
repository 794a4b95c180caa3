"""The licences of what the program brings along can be read in it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from tabletop.ui.licences_page import LicencesPage
from tabletop.ui.pages import Pages
from tabletop.ui.settings import Settings
from tabletop.ui.settings_page import SettingsPage


@pytest.fixture
def settings(tmp_path):
    return Settings(tmp_path)


def test_our_own_licence_is_read_first_and_each_other_when_it_is_chosen(qtbot, settings):
    page = LicencesPage(settings)
    qtbot.addWidget(page)
    assert "MIT" in page.text.toPlainText()
    parts = [page.names.item(row).text() for row in range(page.names.count())]
    assert {"Python", "Qt and its parts", "GNU LGPL 3", "Fonts", "msgspec", "miniaudio"} <= set(parts)
    page.names.setCurrentRow(parts.index("GNU LGPL 3"))
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in page.text.toPlainText()
    assert page.text.isReadOnly()


def test_the_way_leads_from_the_settings_and_back(qtbot, settings):
    pages = Pages(settings)
    qtbot.addWidget(pages)
    pages.show_settings()
    qtbot.mouseClick(pages.page.findChild(QPushButton, "licences"), Qt.MouseButton.LeftButton)
    assert isinstance(pages.page, LicencesPage)
    pages.page.back.click()
    assert isinstance(pages.page, SettingsPage)
