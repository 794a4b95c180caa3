"""The controller of 12 Days of Christmas: cards are picked freely, then played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from tabletop.core.match import Step
from tabletop.core.rules import Action
from tabletop.games.days_of_christmas.actions import Play
from tabletop.games.days_of_christmas.events import Dealt, HandWon, TrickWon
from tabletop.games.days_of_christmas.state import FOLLOW
from tabletop.ui.games.days_of_christmas.picking import CardPicking
from tabletop.ui.games.days_of_christmas.text import ChristmasText
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.selection import Selection
from tabletop.ui.table.sprites import Target

SORTED = "by_combination"


class ChristmasController(Controller):
    """Targets: ``("card", i)``, i being the place in the ascending hand."""

    TEXT: ClassVar[type[ChristmasText]] = ChristmasText

    def targets(self, action: Action) -> Sequence[Target]:
        """The first cards of the hand that make the play."""
        if not isinstance(action, Play) or self.actor is None:
            return ()
        hand = self.match.state.seats[self.actor].hand
        return [
            ("card", hand.index(rank) + n)
            for i, rank in enumerate(action.cards)
            for n in (action.cards[:i].count(rank),)
        ]

    def make_selection(self, actions: Sequence[Action]) -> Selection:
        """Cards by their place in the hand."""
        state = self.match.state
        single = state.phase == FOLLOW and len(state.trick[0].cards) == 1
        return CardPicking(actions, state.seats[self.actor or 0].hand, at_once=single)

    def attempt(self, target: Target) -> Action | None:
        """The play that the picked cards would be with this one."""
        if self.actor is None or target[0] != "card":
            return None
        hand = self.match.state.seats[self.actor].hand
        places = {*(place for _, place in self.selection.picked), target[1]}
        return Play(tuple(hand[place] for place in places))

    def preview(self, target: Target) -> str:
        """What the picked cards lack, or what they would beat."""
        if self.actor is None or target[0] != "card":
            return ""
        if target in self.selection.can_be:
            return super().preview(target) or self.explain(target)
        return self.why_not(target)

    def explain(self, target: Target) -> str:
        """The cards, the players, their plays, the gifts and the piles."""
        text: ChristmasText = self.text
        view = self.view
        match target:
            case ("card", int(place)) if self.actor is not None:
                return text.about_card(view.seats[self.actor].hand[place])
            case ("seat", int(seat)):
                return text.about_seat(view, seat)
            case ("slot", int(seat)):
                return text.about_play(view, seat)
            case ("supply",):
                return text.words("about.supply", n=view.supply)
            case ("unseen",):
                return text.words("about.unseen", n=len(view.unseen))
            case ("discard",):
                return text.words("about.discard", n=len(view.discard))
        return ""

    def extra_choices(self) -> list[tuple[str, Callable[[], None]]]:
        """Another order for the hand."""
        if self.match.over:
            return []
        key = "sort.rank" if self.looks.get(SORTED) else "sort.combination"
        return [(self.text.words(key), self._sort)]

    def _sort(self) -> None:
        self.looks[SORTED] = not self.looks.get(SORTED)
        self.look.emit()
        self.prompted.emit()

    def sounds_of(self, step: Step) -> list[str]:
        """A hand won rings, a deal rustles."""
        if any(isinstance(event, HandWon) for event in step.events):
            return ["goal"]
        won = any(isinstance(event, TrickWon) for event in step.events)
        return ["score"] if won and not any(isinstance(event, Dealt) for event in step.events) else ["card"]


CONTROLLER = ChristmasController
