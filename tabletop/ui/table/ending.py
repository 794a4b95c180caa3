"""How a match ends at the table: its result is shown, put by to look at the table, and shown again."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.core.words import Words
from tabletop.ui.table import telling
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.prompt_bar import Choice
from tabletop.ui.table.result_card import ResultCard

PAUSE_MS = {"off": 0, "fast": 500, "normal": 1400, "slow": 2400}
"""After the last step, so that the table can be looked at before the result covers it; a press ends the pause."""


class Ending(QObject):
    """Fills the card of the result.

    ``came``: it is shown for the first time. ``turned``: it was put by or taken up again, so the prompt says another
    thing.
    """

    came = Signal()
    turned = Signal()

    def __init__(self, controller: Controller, card: ResultCard, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._card = controller, card
        self.put_by = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._come)
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

    @property
    def due(self) -> bool:
        """Whether it does, or is about to."""
        return self.shown or self._pause.isActive()

    def come(self) -> None:
        """The match is over: show the result once the table has been looked at, unless it was put by before."""
        pause = PAUSE_MS[self._controller.settings.speed]
        if self.put_by or self.shown:
            return
        if pause:
            self._pause.start(pause)
        else:
            self._come()

    def hurry(self) -> None:
        """Show it at once, if it is about to be shown."""
        if self._pause.isActive():
            self._come()

    def show(self) -> None:
        """Show what came of the match, and how."""
        c = self._controller
        seats = telling.seat_lines(c, c.view)
        self._card.show_result(self.sentence, seats, c.text.breakdown(c.match), c.course(), c.ranking())

    def hide(self) -> None:
        """The table has changed: there is no result, or another one."""
        self._pause.stop()
        self._card.hide()

    def way_back(self, words: Words) -> list[Choice]:
        """The button that leads back to a result that was put by."""
        return [Choice(words("result.show"), self._take_up, primary=True)] if self.put_by else []

    def _come(self) -> None:
        self._pause.stop()
        self.came.emit()
        self.show()

    def _put_by(self) -> None:
        self.put_by = True
        self.turned.emit()

    def _take_up(self) -> None:
        self.put_by = False
        self.turned.emit()
        self.show()
