"""The controller of Camisa 12: a face and a space make a placing, in whichever order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtGui import QColor

from tabletop.core.match import Step
from tabletop.core.rules import Action, Seat
from tabletop.games.camisa12 import events as e
from tabletop.games.camisa12.actions import Cycle, Discard, Place, Swap
from tabletop.games.camisa12.state import FACES
from tabletop.ui.games.camisa12 import crowd
from tabletop.ui.games.camisa12.explained import explained
from tabletop.ui.games.camisa12.text import Camisa12Text
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.selection import Selection
from tabletop.ui.table.sprites import Target


class Camisa12Controller(Controller):
    """Targets: ``("face", n)``, ``("space", n)`` of one's own side, ``("mosaic", card)``."""

    TEXT: ClassVar[type[Camisa12Text]] = Camisa12Text

    def targets(self, action: Action) -> Sequence[Target]:
        """What must be pointed at."""
        match action:
            case Place():
                return ("face", (self.match.state.ball + action.step) % FACES), ("space", action.space)
            case Discard():
                return (("mosaic", action.card),)
            case Swap():
                return ("space", action.space), ("space", action.space + 1)
        return ()

    def attempt(self, target: Target) -> Action | None:
        """A face too far away, a space that is taken."""
        match target:
            case ("face", int(face)):
                return Place((face - self.match.state.ball) % FACES or FACES, self._free_space())
            case ("space", int(space)):
                return Place(1, space)
            case ("mosaic", int(card)):
                return Discard(card)
        return None

    def preview(self, target: Target) -> str:
        """The points a space would give, for each face in reach if none is chosen yet."""
        if self.actor is None:
            return ""
        if target[0] == "mosaic":
            return self.explain(target)
        view, text = self.view, self.text
        lines: dict[str, None] = {}
        if target[0] == "space":
            for action in self.selection.with_target(target):
                if isinstance(action, Place) and not action.token and target in self.targets(action):
                    face = (view.ball + action.step) % FACES
                    lines[f"{text.symbol(face)}: {text.consequence(view, self.actor, action)}"] = None
        return "\n".join(lines) or super().preview(target)

    def explain(self, target: Target) -> str:
        """What lies where on the table, and what it is good for."""
        return explained(self.text, self.view, self.viewer or 0, target)

    def make_selection(self, actions: Sequence[Action]) -> Selection:
        """Refilling, which costs nothing, is the nearest at hand."""
        return super().make_selection(sorted(actions, key=lambda action: isinstance(action, Cycle)))

    def notes(self, pointed: Target | None) -> dict[Target, str]:
        """On each space the points of the face that is picked or pointed at: “+5”, or “+1 : +2” with the other's."""
        faces = [target for target in (*self.selection.picked, pointed) if target is not None and target[0] == "face"]
        if self.actor is None or not faces:
            return {}
        view, found = self.view, {}
        for action in self.selection.with_target(faces[0]):
            if isinstance(action, Place) and not action.token and faces[0] in self.targets(action):
                found["space", action.space] = self.text.score_line(view, self.actor, action)
        return found

    def seat_colour(self, view: Any, seat: Seat) -> QColor | None:
        """The colour of the crowd."""
        return crowd.colour(self.rules.ruleset.colors[view.seats[seat].color])

    def sounds_of(self, step: Step) -> list[str]:
        """A goal roars, points ring."""
        scored = sum(event.points for event in step.events if isinstance(event, e.Scored))
        before = self.match.steps[-2].after if len(self.match.steps) > 1 else self.match.start
        goals = [self.rules.goals(points) for points in self.rules.scores(step.after)]
        if goals != [self.rules.goals(points) for points in self.rules.scores(before)]:
            return ["goal"]
        return ["score"] if scored > 3 else ["place"]

    def _free_space(self) -> int:
        side = self.match.state.seats[self.actor or 0].side
        return next((space for space, piece in enumerate(side) if piece < 0), 0)


CONTROLLER = Camisa12Controller
