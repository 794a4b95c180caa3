"""The two glasses in the bar: by how much a person magnifies the table, kept for the next one."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tabletop.ui.settings import Settings
from tabletop.ui.table.announce import announce
from tabletop.ui.table.tools import Tool
from tabletop.ui.table.view import TableView


class Glasses(QObject):
    """Leads the clicks of both buttons to the view, and shows whether there is a step left either way."""

    def __init__(self, view: TableView, smaller: Tool, larger: Tool, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._view, self._smaller, self._larger, self._settings = view, smaller, larger, settings
        smaller.clicked.connect(self.magnify_less)
        larger.clicked.connect(self.magnify)
        view.zoomed.connect(self._keep)
        view.fitted.connect(self._show)

    def magnify(self) -> None:
        """By a step."""
        self._view.zoom_by(1)

    def magnify_less(self) -> None:
        """By a step less."""
        self._view.zoom_by(-1)

    def magnify_nothing(self) -> None:
        """All of the table."""
        self._view.zoom_to(100)

    def _keep(self, percent: int) -> None:
        self._settings.remember(board_zoom=percent)
        self._show()
        announce(self._view, f"{percent} %")

    def _show(self) -> None:
        steps = self._view.steps
        self._smaller.setEnabled(self._view.percent > steps[0])
        self._larger.setEnabled(self._view.percent < steps[-1])
