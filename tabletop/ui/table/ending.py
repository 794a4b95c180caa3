"""How a match ends at the table: its result is shown, put by to look at the table, and shown again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from tabletop.core.words import Words
from tabletop.ui.table import telling
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.prompt_bar import Choice
from tabletop.ui.table.result_card import ResultCard


class Ending(QObject):
    """Fills the card of the result. ``turned``: it was put by or taken up again, so the prompt says another thing."""

    turned = Signal()

    def __init__(self, controller: Controller, card: ResultCard, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._card = controller, card
        self.put_by = False
        card.put_by.connect(self._put_by)

    @property
    def sentence(self) -> str:
        """Who has won, in words."""
        text = self._controller.text
        return text.sentence(text.result(self._controller.match))

    @property
    def shown(self) -> bool:
        """Whether the result covers the table."""
        return not self._card.isHidden()

    def show(self) -> None:
        """Show what came of the match, and how."""
        c = self._controller
        seats = telling.seat_lines(c, c.view)
        self._card.show_result(self.sentence, seats, c.text.breakdown(c.match), c.course(), c.ranking())

    def hide(self) -> None:
        """The table has changed: there is no result, or another one."""
        self._card.hide()

    def way_back(self, words: Words) -> list[Choice]:
        """The button that leads back to a result that was put by."""
        return [Choice(words("result.show"), self._take_up, primary=True)] if self.put_by else []

    def _put_by(self) -> None:
        self.put_by = True
        self.turned.emit()

    def _take_up(self) -> None:
        self.put_by = False
        self.turned.emit()
        self.show()
