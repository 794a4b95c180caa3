"""The built-in opponents as the window knows them: a process that thinks, asked by ticket, replaced when it fails."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass
from functools import partial
from itertools import count
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QProcess, QProcessEnvironment, QTimer, Signal

from tabletop.ai import levels, process, wire
from tabletop.ai.levels import Advice
from tabletop.core.rules import Action, AnyRules, Seat
from tabletop.ui.settings import Settings

PATIENCE_SECONDS = 8.0
"""How much longer than its level may think a worker is waited for."""

_MAX_LINE = 1024 * 1024
_TRIALS = 2
_END_MILLISECONDS = 2000

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Asked:
    """A question that has not been answered yet."""

    ticket: int
    match_id: object
    rules: AnyRules
    view: Any
    seat: Seat
    level: str
    seed: int
    hint: bool
    failures: int = 0


class Opponents(QObject):
    """Answers questions one after another, in the order asked, from a worker process that sees views only.

    A worker that crashes, falls silent or answers nonsense is replaced, ``failed`` says so in one sentence, and it is
    asked once again; then the simplest opponent answers at once. A hint that fails twice does not come.
    A ticket that was cancelled is never heard of again.
    """

    answered = Signal(int, object)  # ticket, the action to play: legal by the view it was asked about
    hinted = Signal(int, object)  # ticket, Advice
    failed = Signal(int, str)  # ticket, a sentence for people

    def __init__(self, settings: Settings, parent: QObject | None = None, patience: float = PATIENCE_SECONDS) -> None:
        super().__init__(parent)
        self._settings = settings
        self._patience = patience
        self._tickets = count(1)
        self._waiting: deque[_Asked] = deque()
        self._asked: _Asked | None = None
        self._worker: QProcess | None = None
        self._closed = False
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(partial(self._fail, "no answer in time"))
        QCoreApplication.instance().aboutToQuit.connect(self.close)

    def ask(self, match_id: object, rules: AnyRules, view: Any, seat: Seat, level: str, seed: int) -> int:
        """Ask for the move of a seat to act; the ticket comes back with ``answered``, never before this returns."""
        return self._queue(_Asked(next(self._tickets), match_id, rules, view, seat, level, seed, hint=False))

    def hint(self, match_id: object, rules: AnyRules, view: Any, seat: Seat, seed: int) -> int:
        """Ask for advice for a seat to act; the ticket comes back with ``hinted``."""
        level = levels.HINT_LEVEL
        return self._queue(_Asked(next(self._tickets), match_id, rules, view, seat, level, seed, hint=True))

    def cancel(self, ticket: int) -> None:
        """Forget a question; if it is being thought about, the thought ends at once."""
        self._forget(lambda asked: asked.ticket == ticket)

    def leave(self, match_id: object) -> None:
        """Forget all questions of a match."""
        self._forget(lambda asked: asked.match_id == match_id)

    def warm_up(self) -> None:
        """Start the worker before it is needed."""
        if self._worker is None and not self._closed:
            self._start()

    def close(self) -> None:
        """Forget everything and end the worker; nothing can be asked afterwards."""
        self._closed = True
        self._waiting.clear()
        self._asked = None
        self._silence.stop()
        self._discard()
        for worker in self.findChildren(QProcess):  # those that were discarded a moment ago too
            worker.waitForFinished(_END_MILLISECONDS)

    def _queue(self, asked: _Asked) -> int:
        self._waiting.append(asked)
        self.warm_up()
        QTimer.singleShot(0, self, self._go_on)
        return asked.ticket

    def _go_on(self) -> None:
        if self._asked is not None or not self._waiting or self._closed:
            return
        asked = self._asked = self._waiting.popleft()
        if not asked.hint and len(legal := asked.rules.legal_actions(asked.view, asked.seat)) == 1:
            self._deliver(legal[0])
            return
        self.warm_up()
        line = wire.ask(
            asked.ticket, asked.rules, asked.view, asked.seat, level=asked.level, seed=asked.seed, hint=asked.hint
        )
        self._silence.start(int(1000 * (self._patience + levels.SECONDS[asked.level])))
        if self._worker is not None:
            self._worker.write(line)

    def _forget(self, chosen: Any) -> None:
        self._waiting = deque(asked for asked in self._waiting if not chosen(asked))
        if self._asked is not None and chosen(self._asked):
            self._asked = None
            self._silence.stop()
            self._discard()
            QTimer.singleShot(0, self, self._go_on)

    def _deliver(self, answer: Any) -> None:
        asked, self._asked = self._asked, None
        self._silence.stop()
        QTimer.singleShot(0, self, self._go_on)
        (self.hinted if asked.hint else self.answered).emit(asked.ticket, answer)

    def _fail(self, why: str) -> None:
        """The worker is of no use any more."""
        self._discard()
        asked = self._asked
        if asked is None:
            return
        asked.failures += 1
        _log.warning("opponent of %s, question %d: %s", asked.rules.game, asked.ticket, why)
        words = self._settings.words("ai")
        if asked.failures < _TRIALS:
            self._silence.stop()
            self._asked = None
            self._waiting.appendleft(asked)
            QTimer.singleShot(0, self, self._go_on)
            self.failed.emit(asked.ticket, words("worker.again"))
        elif asked.hint:
            self._silence.stop()
            self._asked = None
            QTimer.singleShot(0, self, self._go_on)
            self.failed.emit(asked.ticket, words("worker.no_hint"))
        else:
            self.failed.emit(asked.ticket, words("worker.simple"))
            if self._asked is asked:  # whoever heard of the failure may have left the match
                self._deliver(_simplest(asked))

    def _start(self) -> None:
        worker = self._worker = QProcess(self)
        worker.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        environment = QProcessEnvironment.systemEnvironment()
        if (path := process.python_path()) is not None:
            environment.insert("PYTHONPATH", path)
        worker.setProcessEnvironment(environment)
        worker.readyReadStandardOutput.connect(self._read)
        worker.finished.connect(self._on_end)
        worker.errorOccurred.connect(self._on_error)
        program, *arguments = process.command("--worker")
        worker.start(program, arguments)

    def _discard(self) -> None:
        """Kill the worker, a stopped one too, and never listen to it again."""
        worker, self._worker = self._worker, None
        if worker is None:
            return
        worker.readyReadStandardOutput.disconnect(self._read)
        worker.finished.disconnect(self._on_end)
        worker.errorOccurred.disconnect(self._on_error)
        worker.finished.connect(worker.deleteLater)
        worker.kill()
        if worker.state() == QProcess.ProcessState.NotRunning:
            worker.deleteLater()

    def _on_end(self) -> None:
        self._fail("the worker ended")

    def _on_error(self, error: QProcess.ProcessError) -> None:
        self._fail(f"the worker is in trouble: {error.name}")

    def _read(self) -> None:
        while self._worker is not None and self._worker.canReadLine():
            self._take(self._worker.readLine().data())
        if self._worker is not None and self._worker.bytesAvailable() > _MAX_LINE:
            self._fail("an endless answer")

    def _take(self, line: bytes) -> None:
        asked = self._asked
        try:
            if asked is None or wire.number_of(line) != asked.ticket:
                return
            advice: Advice = wire.read_answer(line, asked.rules)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            self._fail(f"an answer that cannot be read: {error}")
            return
        if advice.action not in asked.rules.legal_actions(asked.view, asked.seat):
            self._fail("an illegal answer")
            return
        self._deliver(advice if asked.hint else advice.action)


def _simplest(asked: _Asked) -> Action:
    try:
        action = levels.simplest(asked.rules, asked.view, asked.seat, asked.seed)
    except Exception:  # noqa: BLE001 - the game goes on, whatever is the matter with the opponent
        _log.exception("the simplest opponent of %s failed", asked.rules.game)
        return asked.rules.legal_actions(asked.view, asked.seat)[0]
    return action
