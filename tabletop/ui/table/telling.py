"""The lines of the side panel: what happened, what can be done, who plays."""

from __future__ import annotations

from typing import Any

from tabletop.core.match import Step
from tabletop.core.rules import Action, Event
from tabletop.core.words import Words
from tabletop.ui.plain import isolated
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.seats_bar import SeatLine

MOST_MOVES = 400
"""A list longer than this is cut: pointing is quicker than reading."""


def seen(controller: Controller, step: Step) -> list[Event]:
    """The events of a step as the one before the screen sees them."""
    return [controller.rules.redact(event, controller.viewer) for event in step.events]


class Log:
    """The match so far in words; what was told already is not told again but for another reader or in other words."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._notes: dict[int, list[str]] = {}
        self._told: list[tuple[Step, list[str]]] = []
        self._reader: object = None

    def note(self, line: str) -> None:
        """Add a line that is no event, after the newest step."""
        self._notes.setdefault(len(self._controller.match.steps), []).append(line)

    def lines(self, upto: int) -> list[str]:
        """What it is about, then all lines of so many steps, oldest first."""
        controller, steps = self._controller, self._controller.match.steps
        reader = (controller.viewer, controller.text)
        if reader != self._reader:
            self._reader, self._told = reader, []
        same = 0
        while same < min(len(self._told), len(steps)) and self._told[same][0] is steps[same]:
            same += 1
        del self._told[same:]
        for number, step in enumerate(steps[same:], same):
            before = steps[number - 1].after if number else controller.match.start
            self._told.append((step, controller.text.told(seen(controller, step), before)))
        lines = [controller.text.sentence(controller.text.words("aim")), *self._notes.get(0, ())]
        for number, (_, told) in enumerate(self._told[:upto], 1):
            lines += told
            lines += self._notes.get(number, ())
        return lines


def moves(controller: Controller) -> list[tuple[Action, str]]:
    """Everything the person to act can choose, in words, with what it brings."""
    if controller.actor is None:
        return []
    view, actor, text = controller.view, controller.actor, controller.text
    listed = []
    for action in controller.rules.legal_actions(view, actor)[:MOST_MOVES]:
        gain = text.consequence(view, actor, action)
        listed.append((action, text.action(view, actor, action) + (f"  ({gain})" if gain else "")))
    return listed


def player_lines(controller: Controller, words: Words) -> list[str]:
    """Who plays, one that nobody plays included, as whom, and where they stand; ``words`` know opponents' levels."""
    view, text = controller.view, controller.text
    lines = []
    for seat in range(max(len(controller.players), len(controller.rules.scores(view)))):
        player = controller.players[seat] if seat < len(controller.players) else None
        name = f"{seat + 1}  {isolated(player.name) if player else text.name(seat)}"
        if player and player.level is not None:
            name += f" – {words(f'level.{player.level}')}"
        lines.append("\n".join(filter(None, (name, text.score(view, seat), text.about(view, seat)))))
    return lines


def seat_lines(controller: Controller, view: Any, shown: Any = None) -> list[SeatLine]:
    """The seats for the top bar as they stand in a view, one that nobody plays included.

    ``shown`` is what the table shows, if that is another view: whose turn it is goes by that.
    """
    text = controller.text
    movers = controller.rules.to_move(view if shown is None else shown)
    lines = []
    for seat in range(max(len(controller.players), len(controller.rules.scores(view)))):
        name = controller.players[seat].name if seat < len(controller.players) else text.name(seat)
        lines.append(SeatLine(name, text.score(view, seat), seat in movers, controller.seat_colour(view, seat)))
    return lines
