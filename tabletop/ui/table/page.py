"""The table page: one match, its controller, stage and frame wired together."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QHideEvent, QKeySequence, QShortcut, QShowEvent

from tabletop.core.match import Match, Step
from tabletop.core.records import Player
from tabletop.core.rules import Seat
from tabletop.games import catalog
from tabletop.ui.opponents import Opponents
from tabletop.ui.saves import stem
from tabletop.ui.settings import Settings
from tabletop.ui.table import asking, paper, telling
from tabletop.ui.table.announce import announce
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.ending import Ending
from tabletop.ui.table.frame import TableFrame
from tabletop.ui.table.glasses import Glasses
from tabletop.ui.table.hinting import Hinting
from tabletop.ui.table.pointing import Pointing
from tabletop.ui.table.side import Side
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.sprites import Target
from tabletop.ui.table.stage import Stage
from tabletop.ui.table.undoing import Undoing


class TablePage(TableFrame):
    """A match on the table. ``left``: back to the library; ``rematch`` and ``new_match``: what next.

    ``wants_settings``: to the settings and back; while the table is out of sight nothing moves on it.
    ``hints``: how many come unasked, for somebody's first match.
    """

    left = Signal()
    wants_settings = Signal()
    rematch = Signal()
    new_match = Signal()

    def __init__(
        self, match: Match, players: list[Player], settings: Settings, saves: Any, hints: int = 0
    ) -> None:  # fmt: skip
        game = match.rules.game
        opponents = Opponents(settings, None)
        maker = import_module(f"tabletop.ui.games.{game}.controller").CONTROLLER
        self.controller: Controller = maker(match, players, settings, saves, opponents, None)
        drawn = import_module(f"tabletop.ui.games.{game}.scene").SCENE
        scene = drawn(match.rules, self.controller.text.words, [player.name for player in players])
        scene.looks = self.controller.looks
        super().__init__(settings, scene)
        self.settings, self.opponents = settings, opponents
        for part in (self.controller, opponents):
            part.setParent(self)
        self.words = settings.words("table")
        self.sounds = Sounds(settings, self)
        self.stage = Stage(self.controller, scene, settings, self.controller.go_on, self)
        self.side = Side(self.controller, self.panel, (self.log, self.moves, self.players), self.rules)
        self.hinting = Hinting(self.controller, opponents, hints, self)
        self.pointing = Pointing(self.controller, self.view, self.stage, self.hinting, self)
        self.glasses = Glasses(self.view, self.smaller, self.larger, settings, self)
        self.undoing = Undoing(self.controller, self.prompt, self.undo, self.redo, self)
        self.ending = Ending(self.controller, self.result, self)
        self._awaited: Seat | None = None
        self._known: tuple[Any, int] = (self.controller.view, len(match.steps))
        self._open = True
        self._spoken = settings.language
        self.name_all(self.controller.text.words)
        self.view.wish(self.settings.board_zoom)
        self._connect()
        self.controller.start()

    def lead_to_cup(self) -> None:
        """The match is one of a championship: its result leads nowhere but back there."""
        self.result.lead_to_cup(self.controller.text.words)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._open:
            self._open = False
            self.scene.motion.stop()
            self.controller.close()
            self.opponents.close()
            self.sounds.close()
        super().closeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.stage.hold(held=False)
        self.pointing.bring_choices()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stage.hold(held=not event.spontaneous())  # a window made small says so by an event of the system

    def _connect(self) -> None:
        c = self.controller
        for signal, slot in (
            (c.look, self._refresh), (c.prompted, self._prompt), (c.finished, self._finish),
            (self.stage.shown, self._begin_step), (self.stage.settled, self._seen),
            (c.curtain, self._draw_curtain), (c.told, self._tell), (self.undoing.kept, self._prompt),
            (self.curtain.lifted, self._lifted), (self.view.chosen, self._choose),
            (self.prompt.left, self.view.setFocus), (self.view.pressed, self.stage.hurry),
            (self.view.pressed, self.ending.hurry),
            (self.moves.chosen, self._play_listed), (self.panel.turned, self._fill_panel),
            (self.hinting.thinking, self._think), (self.hinting.advised, self._advise),
            (self.opponents.failed, self._opponent_failed),
            (self.result.rematch, self.rematch), (self.result.new_match, self.new_match), (self.result.left, self.left),
            (self.undoing.told, self._tell), (self.undoing.noted, self.side.history.note),
            (self.back.clicked, self.left), (self.preferences.clicked, self.wants_settings),
            (self.hint.clicked, self.hinting.ask), (self.fold.clicked, self._toggle_panel),
            (self.keep.clicked, self._keep_paper), (self.result.kept, self._keep_paper),
            (self.ending.came, self._whistle), (self.ending.turned, self._prompt),
            (self.settings.changed, self._follow_settings),
        ):  # fmt: skip
            signal.connect(slot)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self.undoing.ask),
            (QKeySequence.StandardKey.Redo, c.redo),
            (Qt.Key.Key_Escape, self._escape),
            (Qt.Key.Key_H, self.hinting.ask),
            (Qt.Key.Key_L, self._toggle_panel),
            (Qt.Key.Key_M, partial(self._open_panel, self.moves)),
            (Qt.Key.Key_S, self._speak),
            (Qt.Key.Key_P, self._keep_paper),
            (Qt.Key.Key_R, self._replay),
            ("Ctrl++", self.glasses.magnify),
            ("Ctrl+=", self.glasses.magnify),
            ("Ctrl+-", self.glasses.magnify_less),
            ("Ctrl+0", self.glasses.magnify_nothing),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)
        keys = QKeySequence.keyBindings(QKeySequence.StandardKey.Preferences) or [QKeySequence("Ctrl+,")]
        QShortcut(keys[0], self).activated.connect(self.wants_settings)

    # What the controller tells.

    def _refresh(self) -> None:
        self.hinting.forget()
        self.ending.hide()
        self._show_seats()
        self._fill_panel()

    def _begin_step(self, step: Step) -> None:
        """A step begins to move: the one whose turn it then is, is marked in the bar as on the table."""
        self._show_seats()
        for name in self.controller.sounds_of(step):
            self.sounds.play(name)

    def _seen(self, step: Step) -> None:
        """A step has been shown: only now do scores and log tell what came of it."""
        steps = self.controller.match.steps
        number = next((number for number, known in enumerate(steps, 1) if known is step), len(steps))
        self._known = (self.scene.view, number)
        self._show_seats()
        self._fill_panel()
        if step.seat not in self.controller.people:
            before = steps[number - 2].after if number > 1 else self.controller.match.start
            announce(self, " ".join(self.controller.text.told(telling.seen(self.controller, step), before)))

    def _prompt(self) -> None:
        c = self.controller
        self._show_seats()
        if c.actor is None:
            busy = self.stage.busy
            over = [*self.ending.way_back(self.words), *asking.extras(c)] if c.match.over and not busy else []
            self.prompt.say(asking.waiting(c, self.words, busy=busy), over)
            self.scene.say("", None)
        else:
            self.ending.put_by = False
            self._ask()
        self.pointing.offer()
        self.pointing.bring_choices()
        self._fill_panel()
        self.undoing.show()
        self.hint.setEnabled(c.actor is not None)
        self.hinting.come_along()

    def _ask(self) -> None:
        """Ask the person to act, with a hint if one stands, else with a sentence for those who are new to it."""
        c, hint = self.controller, self.hinting
        guide = c.text.guide(c.view, c.actor) if self.settings.hints_on else ""
        self.prompt.say(asking.question(c, self.words), asking.choices(c, self.words, hint.action), guide, hint.line)

    def _draw_curtain(self, seat: Seat) -> None:
        self._awaited = seat
        self.curtain.draw(self.controller.players[seat].name)

    def _lifted(self) -> None:
        seat, self._awaited = self._awaited, None
        if seat is not None:  # else the window had been left, and all is as it was
            self.controller.seat_down(seat)
            self.curtain.guard(self.controller.players[seat].name)
        self.view.setFocus()

    def _finish(self) -> None:
        self.curtain.guard(None)  # nothing is hidden any more
        self.curtain.hide()
        self.ending.come()

    def _whistle(self) -> None:
        self.sounds.play("whistle")
        announce(self, self.ending.sentence)

    # What a person does.

    def _choose(self, target: Target) -> None:
        if not self.stage.busy:
            self.controller.choose(target)

    def _tell(self, sentence: str) -> None:
        if sentence:
            self.prompt.tell(sentence)
            announce(self, sentence)

    def _think(self) -> None:
        self._tell(self.words("hint.thinking"))

    def _advise(self) -> None:
        """Advice has come: it is told, and marked on the table or on its button."""
        self._ask()
        announce(self, self.hinting.line)
        self.pointing.mark()

    def _opponent_failed(self, _ticket: int, sentence: str) -> None:
        self._tell(sentence)

    def _play_listed(self, number: int) -> None:
        action = self.side.action(number)
        if action is not None and not self.stage.busy:
            self.controller.play(action)

    def _escape(self) -> None:
        if self.ending.shown:
            self.result.put_away()
        else:
            self.controller.let_go()

    def _toggle_panel(self) -> None:
        self.show_panel(shown=self.panel.isHidden())
        self._fill_panel()

    def _open_panel(self, page: Any) -> None:
        self.show_panel(shown=True)
        self.panel.turn_to(page)
        page.setFocus()

    def _speak(self) -> None:
        self._tell(self.controller.text.summary(self.controller.view, self.controller.viewer))

    def _keep_paper(self) -> None:
        """Save what can be saved as a picture or a PDF, where the game has such a thing."""
        c = self.controller
        if self.scene.paper is not None and not self.stage.busy:
            name = stem(" – ".join(filter(None, (catalog.game(c.rules.game).title, self.scene.paper_name()))))
            paper.ask(self, self.scene, name, c.text.words, self._tell_paper)

    def _tell_paper(self, sentence: str) -> None:
        self._tell(sentence)
        self.result.tell(sentence)

    def _replay(self) -> None:
        steps = self.controller.match.steps
        if steps and not self.stage.busy and self.curtain.isHidden() and not self.ending.shown:
            before = steps[-2].after if len(steps) > 1 else self.controller.match.start
            self.stage.replay(steps[-1], before)

    # What is shown.

    def _show_seats(self) -> None:
        c = self.controller
        if not self.stage.busy:
            self._known = (c.view, len(c.match.steps))
        view, _ = self._known
        self.turn.setText(c.text.turn(view))
        self.seats.show_seats(telling.seat_lines(c, view, self.scene.view), c.text.summary(view, c.viewer))

    def _fill_panel(self) -> None:
        self.side.fill(self._known[1])

    def _follow_settings(self) -> None:
        """Another language, speed or size of text."""
        c = self.controller
        if self.settings.language != self._spoken:
            self._spoken = self.settings.language
            self.words = self.settings.words("table")
            self.side.forget_language()
            c.retell()
            self.name_all(c.text.words)
            self.scene.words = c.text.words
        self.fit()
        self.view.wish(self.settings.board_zoom)
        self.view.fit(anew=True)
        result_due = self.ending.due
        self._refresh()
        if not self.stage.busy:
            self._prompt()
        if result_due:
            self.ending.show()
