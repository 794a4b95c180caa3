"""A window over empty folders, with a plain stand-in where its table would be."""

import sys
from types import ModuleType

import pytest
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tabletop.ui import library, saves, style, theme
from tabletop.ui.app import load_fonts
from tabletop.ui.main_window import MainWindow
from tabletop.ui.settings import Settings


class TablePage(QWidget):
    """What the window knows of a table."""

    left = Signal()
    wants_settings = Signal()
    rematch = Signal()
    new_match = Signal()

    def __init__(self, match, players, settings, saves, hints=0):
        super().__init__()
        self.match, self.players, self.settings, self.saves = match, players, settings, saves
        self.way_back = ""

    def lead_to_cup(self):
        self.way_back = "cup"


@pytest.fixture(scope="session", autouse=True)
def dressed(qapp):
    load_fonts()
    style.dress(qapp, theme.show(dark=False))
    yield qapp
    theme.show(dark=False)


@pytest.fixture(autouse=True)
def apart(monkeypatch, tmp_path):
    """Nothing of these tests touches the folders of whoever runs them."""
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path / "data")


@pytest.fixture
def settings(dressed, tmp_path):
    made = Settings(tmp_path / "config")
    made.change(language="en")
    assert dressed
    return made


@pytest.fixture
def table(monkeypatch):
    """Every game has its table, and it is a plain one."""
    module = ModuleType("tabletop.ui.table.page")
    module.TablePage = TablePage
    monkeypatch.setitem(sys.modules, "tabletop.ui.table.page", module)
    monkeypatch.setattr(library, "has_table", bool)
    return bool


@pytest.fixture
def window(qtbot, settings, table):
    assert library.has_table is table
    made = MainWindow(settings)
    qtbot.addWidget(made, before_close_func=lambda window: window.pages.leave())
    made.pages.show()
    with qtbot.waitExposed(made):
        made.show()
    return made
