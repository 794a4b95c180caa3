"""The controller of 12 Parsecs: a die for the boxes, numbers for the ships, supplies, boosts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from tabletop.core.match import Step
from tabletop.core.rules import Action, Seat
from tabletop.games.parsecs.actions import Choose, Complete, Mark, PutAside, PutOnShip, Write
from tabletop.games.parsecs.events import Rolled, ShipCompleted, UpgradeGained
from tabletop.games.parsecs.state import BOOSTING, SUPPLYING
from tabletop.ui.games.parsecs import best_list
from tabletop.ui.games.parsecs.text import ParsecsText, third_die
from tabletop.ui.plain import isolated, tidy
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.ranking import Ranking
from tabletop.ui.table.sprites import Target

LONGEST_ON_BUTTON = 14
SHEET = "sheet"
"""In ``looks``: whose sheet is shown, None for one's own."""


class ParsecsController(Controller):
    """Targets: ``("die", value)`` for the third die, a group, a number, ``("space", ship, row, i)``, a ship."""

    TEXT: ClassVar[type[ParsecsText]] = ParsecsText
    hides: ClassVar[bool] = False

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._rest_aside = False

    def targets(self, action: Action) -> Sequence[Target]:
        """What must be pointed at."""
        match action:
            case Choose():
                return ("die", third_die(self.match.state.dice, action.dice)), ("group", action.group)
            case Write():
                space = ("space", action.ship, action.row, action.space)
                # A free number: the space first, then the numbers that fit are offered. Nor is the last one to choose.
                own = self.match.state.seats[self.actor or 0]
                clear = own.phase == BOOSTING or len(set(own.numbers)) == 1
                return (space,) if clear else (("number", action.number), space)
            case PutOnShip():
                return (("ship", action.ship),)
            case Mark() | Complete():
                return (("group", action.group),)
        return ()

    def attempt(self, target: Target) -> Action | None:
        """A number in a space where it does not fit, a unit on a ship without room for it."""
        if target[0] == "ship" and self.actor is not None:
            own = self.match.state.seats[self.actor]
            if own.phase == SUPPLYING and own.to_place:
                return PutOnShip("fuel" if own.to_place[0] else "cadet", target[1])
        numbers = [picked[1] for picked in self.selection.picked if picked[0] == "number"]
        if target[0] == "space" and self.actor is not None:
            known = numbers or self.match.state.seats[self.actor].numbers
            if known:
                return Write(known[0], *target[1:])
        return None

    def preview(self, target: Target) -> str:
        """The numbers a die leaves, what a space still admits."""
        text: ParsecsText = self.text
        if self.actor is None:
            return ""
        if target[0] == "die":
            return text.numbers_left(self.view, target[1])
        if target[0] == "space":
            return text.room_left(self.view, self.actor, self.selection.with_target(target), target)
        return super().preview(target)

    def explain(self, target: Target) -> str:
        """What the things on the sheet of the person to act are for."""
        text: ParsecsText = self.text
        view, seat = self.view, self.actor or 0
        own = view.seats[seat]
        match target:
            case ("group", str(name)):
                return text.about_group(own, name)
            case ("ship" | "callout", int(ship)):
                return text.about_ship(own, ship)
            case ("upgrade", int(card)):
                return text.about_upgrade(own, card)
            case ("number", int(number)):
                return text.words("about.number", number=number)
            case ("space", int(ship), _, int(space)):
                shown = text.words("place.empty")
                return text.words("about.space", ship=text.ship(ship), space=space + 1, number=shown)
            case ("plate",):
                return text.about_plate(view, seat)
            case ("pairs",) | ("die", _):
                return text.words(f"about.{target[0]}")
        return ""

    def seat_down(self, seat: Seat) -> None:
        """Show this person's sheet; what is left over goes aside by itself if they said so."""
        foreign, self.looks[SHEET] = self.looks.get(SHEET), None
        if foreign is not None:
            self.look.emit()
        super().seat_down(seat)
        if self._rest_aside and self.actor is not None:
            aside = [a for a in self.rules.legal_actions(self.match.state, seat) if isinstance(a, PutAside)]
            if aside:
                self.play(aside[0])
            else:
                self._rest_aside = False

    def extra_choices(self) -> list[tuple[str, Callable[[], None]]]:
        """All the rest aside; somebody else's sheet."""
        choices: list[tuple[str, Callable[[], None]]] = []
        actions = self.rules.legal_actions(self.match.state, self.actor) if self.actor is not None else []
        if len(actions) > 1 and any(isinstance(action, PutAside) for action in actions):
            choices.append((self.text.words("rest_aside"), self._put_rest_aside))
        if len(self.players) > 1:
            following = self._following()
            choices.append((self.text.words("sheet_of", player=_short(self.players[following].name)), self._turn_sheet))
        return choices

    def ranking(self) -> Ranking | None:
        """The best list, if this was played alone; where nothing is kept there is no folder."""
        folder = self._saves.folder
        return folder and best_list.take_down(folder, self.match, self.players, self.text.words)

    def sounds_of(self, step: Step) -> list[str]:
        """Dice roll, ships ring."""
        if any(isinstance(event, (ShipCompleted, UpgradeGained)) for event in step.events):
            return ["goal"]
        return ["dice"] if any(isinstance(event, Rolled) for event in step.events) else ["place"]

    def _put_rest_aside(self) -> None:
        self._rest_aside = True
        actions = self.rules.legal_actions(self.match.state, self.actor) if self.actor is not None else []
        self.play(next(action for action in actions if isinstance(action, PutAside)))

    def _following(self) -> Seat:
        shown = self.looks.get(SHEET)
        shown = self.viewer or 0 if shown is None else shown
        return (shown + 1) % len(self.players)

    def _turn_sheet(self) -> None:
        following = self._following()
        self.looks[SHEET] = None if following == self.viewer else following
        self.look.emit()
        self.prompted.emit()


def _short(name: str) -> str:
    """A name that leaves room for other buttons."""
    shown = tidy(name)
    return isolated(shown if len(shown) <= LONGEST_ON_BUTTON else f"{shown[: LONGEST_ON_BUTTON - 1]}…")


CONTROLLER = ParsecsController
