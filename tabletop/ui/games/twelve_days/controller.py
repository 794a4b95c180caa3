"""The controller of 12 Days: one card a choice, all at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tabletop.core.match import Step
from tabletop.core.rules import Action
from tabletop.games.twelve_days.actions import Give
from tabletop.games.twelve_days.events import DayWon, Revealed
from tabletop.ui.games.twelve_days.text import TwelveDaysText
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.sprites import Target


class TwelveDaysController(Controller):
    """Targets: ``("card", rank)`` in one's hand, ``("seat", number)`` to give a day to."""

    TEXT: ClassVar[type[TwelveDaysText]] = TwelveDaysText

    def targets(self, action: Action) -> Sequence[Target]:
        """One target an action."""
        return [("seat", action.seat) if isinstance(action, Give) else ("card", action.card)]

    def preview(self, target: Target) -> str:
        """What a card means for the end of the match, or what a thing is."""
        return self.explain(target)

    def explain(self, target: Target) -> str:
        """Cards of one's hand, windows, and the players' places."""
        text: TwelveDaysText = self.text
        match target:
            case ("card", int(rank)) if self.actor is not None:
                return text.about_card(self.view, self.actor, rank)
            case ("day", int(day)):
                return text.about_day(self.view, day)
            case ("seat", int(seat)):
                return text.about_seat(self.view, seat)
        return ""

    def sounds_of(self, step: Step) -> list[str]:
        """Cards rustle; a day won rings."""
        won = any(isinstance(event, DayWon) for event in step.events)
        turned = any(isinstance(event, Revealed) for event in step.events)
        return ["score"] if won else ["card"] if turned else ["place"]


CONTROLLER = TwelveDaysController
