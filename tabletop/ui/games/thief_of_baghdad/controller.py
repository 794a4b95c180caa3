"""The controller of The Thief of Baghdad: a figure and a palace make an action, the payment is proposed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tabletop.core.match import Step
from tabletop.core.rules import Action
from tabletop.games.thief_of_baghdad.actions import Enter, Guard, Move, MoveNeutral
from tabletop.games.thief_of_baghdad.events import Drawn, Robbed
from tabletop.games.thief_of_baghdad.state import GUARDS, PALACES
from tabletop.ui.games.thief_of_baghdad.paying import Paying
from tabletop.ui.games.thief_of_baghdad.text import ThiefText
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.sprites import Target


class ThiefController(Controller):
    """Targets: ``("stock",)``, ``("own", palace)`` and ``("neutral", palace)`` for guards, ``("palace", number)``.

    Once these are chosen, ``("card", kind, i)`` for what is paid.
    """

    TEXT: ClassVar[type[ThiefText]] = ThiefText

    def targets(self, action: Action) -> Sequence[Target]:
        """The figure and the palace; several payments share them."""
        match action:
            case Guard():
                return (("palace", PALACES.index(action.palace)),)
            case Enter():
                return ("stock",), ("palace", PALACES.index(action.palace))
            case Move():
                return ("own", PALACES.index(action.start)), ("palace", PALACES.index(action.to))
            case MoveNeutral():
                return ("neutral", PALACES.index(action.start)), ("palace", PALACES.index(action.to))
        return ()

    def make_selection(self, actions: Sequence[Action]) -> Paying:
        """The payment of a choice is proposed, and can be changed."""
        return Paying(actions, self.targets, self.view.seats[self.actor].hand)

    def attempt(self, target: Target) -> Action | None:
        """What is refused: a full palace, one without foreign guards, a guard that is not there."""
        state = self.match.state
        match target:
            case ("palace", int(number)):
                name = PALACES[number]
                if state.phase == GUARDS:
                    return Guard(name)
                for figure in self.selection.picked:
                    if figure[0] in ("own", "neutral"):
                        kind = Move if figure[0] == "own" else MoveNeutral
                        return kind(PALACES[figure[1]], name, ("dancer",))
                return Enter(name, ())
            case ("own", int(number)):
                return Move(PALACES[number], PALACES[(number + 1) % len(PALACES)], ())
            case ("neutral", int(number)):
                return MoveNeutral(PALACES[number], PALACES[(number + 1) % len(PALACES)], ())
            case ("stock",):
                return Enter(PALACES[0], ())
        return None

    def preview(self, target: Target) -> str:
        """What an entry would cost and what would still be missing for the chest."""
        text: ThiefText = self.text
        if self.actor is not None and target[0] == "palace":
            return text.palace_line(self.view, self.actor, target[1])
        return super().preview(target)

    def sounds_of(self, step: Step) -> list[str]:
        """A robbery rings, cards rustle, figures knock."""
        if any(isinstance(event, Robbed) for event in step.events):
            return ["goal"]
        return ["card"] if any(isinstance(event, Drawn) for event in step.events) else ["place"]


CONTROLLER = ThiefController
