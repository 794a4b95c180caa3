"""The table page: top bar, scene, prompt and side panel of one match, wired to its controller."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tabletop.core.match import Match, Step
from tabletop.core.records import Player
from tabletop.core.rules import Action
from tabletop.ui import theme
from tabletop.ui.curtain import Curtain
from tabletop.ui.opponents import Opponents
from tabletop.ui.plain import PlainLabel, on_button
from tabletop.ui.settings import Settings
from tabletop.ui.style import set_kind
from tabletop.ui.table.announce import announce
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.hints import hint_lines
from tabletop.ui.table.panels import PlainList, SidePanel
from tabletop.ui.table.prompt_bar import Choice, PromptBar
from tabletop.ui.table.result_card import ResultCard
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.seats_bar import SeatLine, SeatsBar
from tabletop.ui.table.sounds import Sounds
from tabletop.ui.table.sprites import Target
from tabletop.ui.table.stage import Stage
from tabletop.ui.table.taking_back import Barrier
from tabletop.ui.table.view import TableView

LOG, MOVES = range(2)
MOST_MOVES = 400
"""A list longer than this is cut: pointing is quicker than reading."""
FOLD_BELOW = 1000
"""A table narrower than this many pixels begins with its side panel folded."""


class TablePage(QWidget):
    """A match on the table. ``left``: back to the library; ``rematch`` and ``new_match``: what next."""

    left = Signal()
    rematch = Signal()
    new_match = Signal()

    def __init__(self, match: Match, players: list[Player], settings: Settings, saves: Any) -> None:
        super().__init__()
        self.settings, self._saves = settings, saves
        self.words = settings.words("table")
        game = match.rules.game
        self.opponents = Opponents(settings, self)
        maker = import_module(f"tabletop.ui.games.{game}.controller")
        self.controller: Controller = maker.CONTROLLER(match, players, settings, saves, self.opponents, self)
        drawn = import_module(f"tabletop.ui.games.{game}.scene")
        names = [player.name for player in players]
        self.scene: TableScene = drawn.SCENE(match.rules, self.controller.text.words, names, self)
        self.scene.looks = self.controller.looks
        self.view = TableView(self.scene)
        self.sounds = Sounds(settings, self)
        self._notes: dict[int, list[str]] = {}
        self._hint_ticket: int | None = None
        self._asking = False
        self._build()
        self.stage = Stage(self.controller, self.scene, settings, self.controller.go_on, self)
        self.curtain = Curtain(self, settings)
        self._connect()
        self.setAccessibleName(self.words("table.name"))
        self.setFocusProxy(self.view)
        self.controller.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.scene.motion.stop()
        self.controller.close()
        self.opponents.close()
        self.sounds.close()
        super().closeEvent(event)

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        top = QHBoxLayout()
        top.setContentsMargins(10, 4, 10, 4)
        top.setSpacing(8)
        self._turn = PlainLabel(kind="strong")
        self._turn.setWordWrap(False)
        self.seats = SeatsBar()
        self._back = self._tool("‹", "table.back", self.left.emit)
        top.addWidget(self._back)
        top.addWidget(self._turn)
        top.addWidget(self.seats, 1)
        self._undo = self._tool("↶", "table.undo", self._ask_undo)
        self._redo = self._tool("↷", "table.redo", self.controller.redo)
        self._hint = self._tool("?", "table.hint", self._ask_hint)
        self._fold = self._tool("≡", "table.panel", self._toggle_panel)
        for tool in (self._undo, self._redo, self._hint, self._fold):
            top.addWidget(tool)
        column.addLayout(top)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.view, 1)
        self.panel = SidePanel()
        self.log, self.moves = PlainList(), PlainList()
        self.panel.add(self.words("panel.log"), self.log)
        self.panel.add(self.words("panel.moves"), self.moves)
        middle.addWidget(self.panel)
        column.addLayout(middle, 1)
        self.prompt = PromptBar()
        column.addWidget(self.prompt)
        self.result = ResultCard(self, self.words)
        self._actions: list[Action] = []
        self.panel.setVisible(False)
        self._panel_decided = False

    def _tool(self, sign: str, key: str, act: Any) -> QPushButton:
        button = QPushButton(on_button(sign))
        set_kind(button, "quiet")
        button.setAccessibleName(self.words(key))
        button.setToolTip(self.words(key))
        button.setFixedWidth(theme.current().px(44))
        button.clicked.connect(act)
        return button

    def _connect(self) -> None:
        c = self.controller
        c.look.connect(self._refresh)
        c.prompted.connect(self._prompt)
        c.stepped.connect(self._stepped)
        c.curtain.connect(self._draw_curtain)
        c.finished.connect(self._finish)
        c.told.connect(self._tell)
        c.taken_back.connect(self._note_taken_back)
        self.curtain.lifted.connect(self._lifted)
        self.view.chosen.connect(self._choose)
        self.view.hovered.connect(self._hover)
        self.view.pressed.connect(self.stage.hurry)
        self.view.fitted.connect(self._mark)
        self.moves.chosen.connect(self._play_listed)
        self.panel.turned.connect(self._list_moves)
        self.opponents.hinted.connect(self._show_hint)
        self.opponents.failed.connect(self._opponent_failed)
        self.result.rematch.connect(self.rematch)
        self.result.new_match.connect(self.new_match)
        self.result.left.connect(self.left)
        self.settings.changed.connect(self._follow_settings)
        for keys, act in (
            (QKeySequence.StandardKey.Undo, self._ask_undo),
            (QKeySequence.StandardKey.Redo, c.redo),
            (Qt.Key.Key_Escape, self._escape),
            (Qt.Key.Key_H, self._ask_hint),
            (Qt.Key.Key_L, self._toggle_panel),
            (Qt.Key.Key_M, partial(self._open_panel, MOVES)),
            (Qt.Key.Key_S, self._speak),
            (Qt.Key.Key_R, self._replay),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(act)

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        if not self._panel_decided:
            self.panel.setVisible(self.width() >= FOLD_BELOW)

    # What the controller tells.

    def _refresh(self) -> None:
        self.result.hide()
        self._show_seats()
        self._show_log()

    def _stepped(self, step: Step) -> None:
        for name in self.controller.sounds_of(step):
            self.sounds.play(name)
        self._show_seats()
        self._show_log()
        if step.seat not in self.controller.people:
            told = [self.controller.text.event(e) for e in self._redacted(step)]
            announce(self, " ".join(line for line in told if line))

    def _prompt(self) -> None:
        c = self.controller
        self._asking = False
        self._show_seats()
        if c.actor is None:
            self.prompt.say(self._waiting_for())
            self.view.offer([])
            self.scene.mark((), (), None)
            self.scene.say("", None)
            self._list_moves()
            self._tools()
            return
        text, view = c.text, c.view
        choices = [
            Choice(
                text.action(view, c.actor, action),
                partial(c.play, action),
                number == 0,
                text.consequence(view, c.actor, action),
            )
            for number, action in enumerate(c.selection.ready)
        ]
        ready = bool(choices)
        choices += [
            Choice(text.action(view, c.actor, action), partial(c.play, action), not ready and not c.selection.can_be)
            for action in c.selection.buttons
        ]
        choices += [Choice(label, act) for label, act in c.extra_choices()]
        if c.selection.picked:
            choices.append(Choice(self.words("table.let_go"), c.let_go))
        line = text.prompt(view, c.actor)
        if len(c.people) > 1:
            line = self.words("prompt.of", player=text.name(c.actor), prompt=line)
        self.prompt.say(line, choices)
        self._mark()
        self._list_moves()
        self._tools()

    def _mark(self) -> None:
        c = self.controller
        can_be = c.selection.can_be if c.actor is not None else set()
        self.view.offer(self.scene.places_of(can_be))
        self.scene.mark(can_be, c.selection.picked, self.view.focus_place)

    def _waiting_for(self) -> str:
        c = self.controller
        movers = c.rules.to_move(c.match.state)
        if not movers:
            return c.text.result(c.match)
        names = c.text.listed([c.text.name(seat) for seat in movers])
        return self.words("prompt.waiting", n=len(movers), players=names)

    def _draw_curtain(self, seat: int) -> None:
        self._next_seat = seat
        self.curtain.draw(self.controller.players[seat].name)

    def _lifted(self) -> None:
        self.controller.seat_down(self._next_seat)
        self.view.setFocus()

    def _finish(self) -> None:
        c = self.controller
        self.sounds.play("whistle")
        names = [player.name for player in c.players]
        seats = len(c.rules.scores(c.match.state))
        names += [c.text.name(seat) for seat in range(len(names), seats)]
        self.result.show_result(c.text.result(c.match), names, c.text.breakdown(c.match))
        announce(self, c.text.result(c.match))

    # What a person does.

    def _choose(self, target: Target) -> None:
        if not self.stage.busy:
            self.controller.choose(target)

    def _hover(self, target: Target | None) -> None:
        c = self.controller
        text = "" if target is None or c.actor is None else c.preview(target)
        if target is not None and c.actor is not None and not text:
            text = c.why_not(target)
        places = self.scene.places_of([target]) if target is not None else []
        self.scene.say(text, places[0] if places else None)
        if c.actor is not None and not self.stage.busy:
            self.scene.mark(c.selection.can_be, c.selection.picked, self.view.focus_place)

    def _tell(self, sentence: str) -> None:
        if sentence:
            self.prompt.say(sentence, self.prompt._choices)  # noqa: SLF001
            announce(self, sentence)

    def _ask_undo(self) -> None:
        c = self.controller
        found = c.take_back()
        if not found.steps:
            self._tell(self.words("barrier.nothing"))
        elif found.barrier is None or len(c.people) == 1 or self._asking:
            c.undo()
        else:
            self._asking = True
            why = self.words(f"barrier.{found.barrier.value}")
            yes = Choice(self.words("barrier.agreed"), c.undo)
            no = Choice(self.words("barrier.go_on"), self._prompt, primary=True)
            self.prompt.say(why, [no, yes])

    def _note_taken_back(self, seat: int, agreed: bool) -> None:
        key = "note.taken_back.agreed" if agreed and len(self.controller.people) > 1 else "note.taken_back"
        line = self.words(key, player=self.controller.text.name(seat))
        self._notes.setdefault(len(self.controller.match.steps), []).append(line)

    def _ask_hint(self) -> None:
        c = self.controller
        if c.actor is None or self._hint_ticket is not None:
            return
        self._tell(self.words("hint.thinking"))
        self._hint_ticket = self.opponents.hint(c, c.rules, c.view, c.actor, len(c.match.steps))

    def _show_hint(self, ticket: int, advice: Any) -> None:
        if ticket != self._hint_ticket:
            return
        self._hint_ticket = None
        c = self.controller
        if c.actor is not None and advice.action in c.rules.legal_actions(c.view, c.actor):
            self._tell(hint_lines(c.text, self.settings.words("ai"), c.view, c.actor, advice))
            targets = c.targets(advice.action)
            self.scene.mark(c.selection.can_be, targets, self.view.focus_place)

    def _opponent_failed(self, ticket: int, sentence: str) -> None:
        if ticket == self._hint_ticket:
            self._hint_ticket = None
        self._tell(sentence)

    def _play_listed(self, number: int) -> None:
        if self.controller.actor is not None and number < len(self._actions) and not self.stage.busy:
            self.controller.play(self._actions[number])

    def _escape(self) -> None:
        if self.result.isVisible():
            self.result.hide()
        elif not self.controller.let_go():
            self.left.emit()

    def _toggle_panel(self) -> None:
        self._panel_decided = True
        self.panel.setVisible(not self.panel.isVisible())
        self._list_moves()

    def _open_panel(self, number: int) -> None:
        self._panel_decided = True
        self.panel.show()
        self.panel.turn_to(number)
        (self.log, self.moves)[number].setFocus()

    def _speak(self) -> None:
        c = self.controller
        told = c.text.summary(c.view, c.viewer)
        self._tell(told)

    def _replay(self) -> None:
        steps = self.controller.match.steps
        if steps and not self.stage.busy and not self.curtain.isVisible():
            before = steps[-2].after if len(steps) > 1 else self.controller.match.start
            self.stage.replay(steps[-1], before)

    # What is shown.

    def _redacted(self, step: Step) -> list[Any]:
        return [self.controller.rules.redact(event, self.controller.viewer) for event in step.events]

    def _show_seats(self) -> None:
        c = self.controller
        view = c.view
        movers = c.rules.to_move(view)
        self._turn.setText(c.text.turn(view))
        lines = [
            SeatLine(player.name, c.text.score(view, seat), seat in movers, c.seat_colour(view, seat))
            for seat, player in enumerate(c.players)
        ]
        for seat in range(len(lines), len(c.rules.scores(view))):
            lines.append(SeatLine(c.text.name(seat), c.text.score(view, seat), False, c.seat_colour(view, seat)))
        self.seats.show_seats(lines, c.text.summary(view, c.viewer))

    def _show_log(self) -> None:
        c = self.controller
        lines = list(self._notes.get(0, ()))
        for number, step in enumerate(c.match.steps, 1):
            lines += [line for event in self._redacted(step) if (line := c.text.event(event))]
            lines += self._notes.get(number, ())
        self.log.show_lines(lines, newest=True)

    def _list_moves(self) -> None:
        c = self.controller
        if not self.panel.shows(self.moves):
            return
        self._actions = c.rules.legal_actions(c.view, c.actor)[:MOST_MOVES] if c.actor is not None else []
        lines = []
        for action in self._actions:
            gain = c.text.consequence(c.view, c.actor, action)
            lines.append(c.text.action(c.view, c.actor, action) + (f"  ({gain})" if gain else ""))
        self.moves.show_lines(lines)

    def _tools(self) -> None:
        c = self.controller
        found = c.take_back()
        self._undo.setEnabled(found.steps > 0)
        reason = found.barrier
        tip = self.words("table.undo") if reason is None else self.words(f"barrier.{reason.value}")
        self._undo.setToolTip(tip if reason is not Barrier.NOTHING else self.words("barrier.nothing"))
        self._redo.setEnabled(c.match.redoable is not None)
        self._hint.setEnabled(c.actor is not None)

    def _follow_settings(self) -> None:
        self.words = self.settings.words("table")
        self.controller.retell()
        self.scene.words = self.controller.text.words
        self.scene.lay_out(self.scene.area.size(), self.scene.ratio)
        self._refresh()
        if not self.stage.busy:
            self._prompt()
