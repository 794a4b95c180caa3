"""A short visit of the monkey; the long one is a benchmark."""

import pytest

from tabletop.ui import saves
from tabletop.ui.main_window import MainWindow
from tabletop.ui.table import page as page_module
from tests.ui.table.doubles import Opponents
from tests.ui.table.monkey import TABLES, Monkey

EVENTS = 80


@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join((table[0], *map(str, table[2].values()))))
def test_a_monkey_breaks_nothing_and_makes_one_move_at_a_time(qtbot, settings, tmp_path, monkeypatch, table):
    monkeypatch.setattr(saves, "data_folder", lambda: tmp_path / "data")
    monkeypatch.setattr(page_module, "Opponents", Opponents)
    monkeypatch.setattr("tests.ui.table.monkey.TABLES", [table])
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.pages.show()
    with qtbot.waitExposed(window):
        window.show()
    monkey = Monkey(window, window.pages.seating.begin, seed=TABLES.index(table), level="normal")
    with monkey.awake():
        monkey.sit_down()
        monkey.run(EVENTS)
        window.close()
    monkey.look_for_trouble()
    assert monkey.steps > 3
