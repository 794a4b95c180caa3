"""The controller of The Thief of Baghdad: a figure and a palace make an action, the payment is proposed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tabletop.core.match import Step
from tabletop.core.rules import Action
from tabletop.games.thief_of_baghdad.actions import Enter, Guard, Move, MoveNeutral
from tabletop.games.thief_of_baghdad.events import Drawn, Robbed
from tabletop.games.thief_of_baghdad.legality import entry_cost
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why
from tabletop.games.thief_of_baghdad.state import GUARDS, PALACES
from tabletop.ui.games.thief_of_baghdad.paying import Paying
from tabletop.ui.games.thief_of_baghdad.text import ThiefText
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.sprites import Target

ANYWHERE = (Why.GUARDS_FIRST, Why.THIRD_THIEF_USED, Why.NO_THIEF_IN_STOCK)
"""Why no thief can be brought in, whatever the palace."""


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
                return Move(PALACES[number], self._free_palace(number), ())
            case ("neutral", int(number)):
                return MoveNeutral(PALACES[number], self._free_palace(number), ())
            case ("stock",):
                # Only what holds for every palace: each tells its own price.
                enter = Enter(PALACES[0], ())
                return enter if self.rules.why_not(state, self.actor, enter) in ANYWHERE else None
        return None

    def preview(self, target: Target) -> str:
        """What a guard's move or an entry would cost, and what would still be missing for the chest."""
        text: ThiefText = self.text
        if self.actor is None or target[0] != "palace":
            return super().preview(target)
        for figure in self.selection.picked:
            if figure[0] in ("own", "neutral"):
                return text.fare(*figure, target[1]) if target in self.selection.can_be else ""
        return text.palace_line(self.view, self.actor, target[1])

    def explain(self, target: Target) -> str:
        """What figures, cards, prices and trays are for."""
        text: ThiefText = self.text
        view, seat = self.view, self.actor or 0
        match target:
            case ("palace", int(number)):
                return text.palace_line(view, seat, number)
            case ("price", int(number)):
                return text.words("about.price", palace=text.palace(number), n=entry_cost(view.palaces[number], seat))
            case ("own" | "neutral" as figure, int(number)):
                return text.words(f"about.{figure}", palace=text.palace(number))
            case ("stock",):
                return text.words("about.stock", n=view.seats[seat].stock)
            case ("tray", int(owner)):
                return text.about_tray(view, owner)
            case ("card", int(kind), _):
                told = text.about_card(kind)
                pays = target in self.selection.can_be - self.selection.proposed
                return f"{told} {text.words('about.pay')}" if pays else told
        return ""

    def _free_palace(self, start: int) -> str:
        """Another palace, if possible one where a guard still finds a square."""
        palaces, squares = self.match.state.palaces, self.rules.ruleset.squares
        others = [number for number in range(len(PALACES)) if number != start]
        free = [number for number in others if sum(palaces[number].guards) < squares]
        return PALACES[(free or others)[0]]

    def sounds_of(self, step: Step) -> list[str]:
        """A robbery rings, cards rustle, figures knock."""
        if any(isinstance(event, Robbed) for event in step.events):
            return ["goal"]
        return ["card"] if any(isinstance(event, Drawn) for event in step.events) else ["place"]


CONTROLLER = ThiefController
