"""The controller of any game's table: the only one that plays, and that knows whose turn it is and who looks on."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor

from tabletop.core.match import Match, Step
from tabletop.core.records import Player
from tabletop.core.rules import Action, Seat
from tabletop.ui.settings import Settings
from tabletop.ui.table.ranking import Ranking
from tabletop.ui.table.selection import Selection
from tabletop.ui.table.sprites import Target
from tabletop.ui.table.taking_back import TakeBack, take_back
from tabletop.ui.table.text import Text

MOST_PREVIEWED = 8
FORCED_MS = 450
"""How long a person sees that there is only one choice before the table makes it."""


class Controller(QObject):
    """Drives the widgets by signals; a game's own controller names its targets, its text and its selection.

    ``look``: show the present view, at once. ``stepped``: a step was played, to be shown moving. ``prompted``: the
    person at ``actor`` is to choose, or nobody is (``actor`` None). ``curtain``: hand the screen to that seat first.
    """

    look = Signal()
    stepped = Signal(Step)
    prompted = Signal()
    curtain = Signal(int)
    finished = Signal()
    told = Signal(str)
    taken_back = Signal(int, bool)  # whose decision, whether others had to agree

    TEXT: ClassVar[type[Text]] = Text
    hides: ClassVar[bool] = True
    """Whether seats of this game have secrets from each other."""

    def __init__(
        self, match: Match, players: Sequence[Player], settings: Settings, saves: Any, opponents: Any, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.match, self.players = match, list(players)
        self.rules = match.rules
        self.settings = settings
        self._saves, self._opponents = saves, opponents
        self.people = [seat for seat, player in enumerate(self.players) if player.level is None]
        self.viewer: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.actor: Seat | None = None
        self.selection = Selection((), self.targets)
        self.looks: dict[str, Any] = {}  # how a person likes the table arranged; the scene reads it
        self._questions: dict[int, Seat] = {}
        self._seed = secrets.randbits(48)
        self._forced = QTimer(self, singleShot=True)
        self._forced.timeout.connect(self._play_forced)
        opponents.answered.connect(self._answer)
        self.retell()

    def retell(self) -> None:
        """Speak the language of the settings from now on."""
        game = self.rules.game
        words = self.settings.words(f"table_{game}", game, "table")
        self.text = self.TEXT(self.rules, words, [player.name for player in self.players])

    # What a game says of its choices.

    def targets(self, action: Action) -> Sequence[Target]:
        """What must be pointed at to choose an action, in no order; empty: a button."""
        raise NotImplementedError

    def attempt(self, target: Target) -> Action | None:
        """An action somebody may have meant by pointing at a target that cannot be chosen, to explain why not."""
        del target

    def preview(self, target: Target) -> str:
        """What picking a target would bring, in words; empty if that is not yet known."""
        if self.actor is None:
            return ""
        view, actor = self.view, self.actor
        found = self.selection.with_target(target)[:MOST_PREVIEWED]
        gains = {self.text.consequence(view, actor, action) for action in found}
        return gains.pop() if len(gains) == 1 else ""

    def explain(self, target: Target) -> str:
        """What a thing on the table is: its name and a sentence or two, whether or not it can be chosen."""
        del target
        return ""

    def notes(self, pointed: Target | None) -> dict[Target, str]:
        """A few characters to stand on targets while this person chooses, what each would bring, say.

        ``pointed`` is what the mouse or the focus is on.
        """
        del pointed
        return {}

    def course(self) -> list[list[int]]:
        """The scores that all could see, at the start and after each step."""
        return [self.rules.scores(state) for state in (self.match.start, *(step.after for step in self.match.steps))]

    def extra_choices(self) -> list[tuple[str, Callable[[], None]]]:
        """Buttons of a game's own while somebody chooses and when all is over: a label and what it does."""
        return []

    def seat_colour(self, view: Any, seat: Seat) -> QColor | None:
        """The colour of a seat where the game gives it one of its own."""
        del view, seat

    def ranking(self) -> Ranking | None:
        """Where the result stands among others that are kept, if the game keeps any; asked when a match is over."""

    def sounds_of(self, step: Step) -> list[str]:
        """The sounds of a step, by name."""
        del step
        return ["place"]

    # What happens.

    @property
    def view(self) -> Any:
        """What the one before the screen sees."""
        return self.rules.view(self.match.state, self.viewer)

    def start(self) -> None:
        """Show the table and go on with the match."""
        self.look.emit()
        self.go_on()

    def go_on(self) -> None:
        """Nothing moves: whoever is to act may. Called when the table is at rest."""
        movers = self.rules.to_move(self.match.state)
        if not movers:
            self.prompted.emit()
            self.finished.emit()
            return
        self._ask_opponents(movers)
        if self.actor in movers:
            return
        waiting = [seat for seat in movers if seat in self.people]
        if not waiting:
            self.prompted.emit()
            return
        seat = self.viewer if self.viewer in waiting else waiting[0]
        if seat != self.viewer and self.hides:
            self.prompted.emit()
            self.curtain.emit(seat)
        else:
            self.seat_down(seat)

    def seat_down(self, seat: Seat) -> None:
        """The screen is this person's now: show their view and let them choose."""
        if seat != self.viewer:
            self.viewer = seat
            self.look.emit()
        self.actor = seat
        actions = self.rules.legal_actions(self.view, seat)
        self.selection = self.make_selection(actions)
        self.prompted.emit()
        self._force_soon(actions)

    def make_selection(self, actions: Sequence[Action]) -> Selection:
        """The selection for a turn; a game may have a kind of its own."""
        return Selection(actions, self.targets)

    def choose(self, target: Target) -> None:
        """A person pointed at a target."""
        if self.actor is None:
            return
        if not self.selection.pick(target):
            self.told.emit(self.why_not(target))
            return
        action = self.selection.complete
        if action is None:
            self.prompted.emit()
        else:
            self.play(action)

    def why_not(self, target: Target) -> str:
        """Why a target cannot be chosen, in words; what it is where there is no reason."""
        if self.actor is None:
            return ""
        action = self.attempt(target)
        refused = self.text.refusal(self.view, self.actor, action) if action else ""
        return refused or self.explain(target)

    def let_go(self) -> bool:
        """Take the selection back; False if there was none."""
        had = self.selection.clear()
        if had:
            self.prompted.emit()
        return had

    def play(self, action: Action) -> None:
        """The person to act plays an action."""
        if self.actor is not None:
            self._play(self.actor, action)

    def take_back(self) -> TakeBack:
        """What ``undo`` would do now."""
        return take_back(self.match, self.people)

    def undo(self) -> None:
        """Open a person's last decision again. Whether that is fair is asked before (``take_back``)."""
        found = self.take_back()
        if not found.steps:
            return
        self._interrupt()
        for _ in range(found.steps):
            step = self.match.undo()
        self.taken_back.emit(step.seat, found.barrier is not None)
        self._resume_at(step.seat)

    def redo(self) -> None:
        """Play what was taken back again, up to the next decision of a person."""
        if self.match.redoable is None:
            return
        self._interrupt()
        step = self.match.redo()
        while (again := self.match.redoable) is not None and again.seat not in self.people:
            step = self.match.redo()
        self._resume_at(step.seat)

    def close(self) -> None:
        """Leave the match, once: nothing that is still thought about will be heard."""
        self._interrupt()
        self._opponents.answered.disconnect(self._answer)

    def _resume_at(self, seat: Seat) -> None:
        if len(self.people) > 1 and self.hides and seat != self.viewer:
            self.viewer = None
        self._saves.autosave(self.match, self.players)
        self.look.emit()
        self.go_on()

    def _interrupt(self) -> None:
        self.actor = None
        self._forced.stop()
        self._questions.clear()
        self._opponents.leave(self)

    def _play(self, seat: Seat, action: Action) -> None:
        self._forced.stop()
        self.actor = None
        self.selection = Selection((), self.targets)
        step = self.match.play(seat, action)
        self._saves.autosave(self.match, self.players)
        self.stepped.emit(step)
        self.prompted.emit()

    def _force_soon(self, actions: Sequence[Action]) -> None:
        if len(actions) == 1:
            pause = {"off": 0, "fast": FORCED_MS // 2}.get(self.settings.speed, FORCED_MS)
            self._forced.start(pause)

    def _play_forced(self) -> None:
        if self.actor is not None:
            actions = self.rules.legal_actions(self.match.state, self.actor)
            if len(actions) == 1:
                self._play(self.actor, actions[0])

    def _ask_opponents(self, movers: Sequence[Seat]) -> None:
        for seat in movers:
            level = self.players[seat].level if seat < len(self.players) else None
            if level is not None and seat not in self._questions.values():
                view = self.rules.view(self.match.state, seat)
                seed = self._seed + len(self.match.steps)
                self._questions[self._opponents.ask(self, self.rules, view, seat, level, seed)] = seat

    def _answer(self, ticket: int, action: Action) -> None:
        seat = self._questions.pop(ticket, None)
        if seat is None or seat not in self.rules.to_move(self.match.state):
            return
        actor, picked = self.actor, self.selection
        self._play(seat, action)
        if actor is not None and actor in self.rules.to_move(self.match.state):
            # Others choose at the same time: whoever is choosing is not disturbed.
            self.actor, self.selection = actor, picked
            self.prompted.emit()
            self._force_soon(self.rules.legal_actions(self.view, actor))
