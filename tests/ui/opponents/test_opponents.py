"""Opponents answer by ticket, whatever happens to the process that thinks for them."""

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop.ai import levels, process
from tabletop.games import catalog
from tabletop.ui.opponents import Opponents
from tabletop.ui.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")
RULES = catalog.game("twelve_days").rules()
STATE = RULES.new_game(3, 5, {})
VIEW = RULES.view(STATE, 1)
BAD = str(Path(__file__).with_name("bad_worker.py"))
MISDEEDS = [
    "crashes",
    "hangs",
    "talks nonsense",
    "talks without end",
    "answers illegally",
    "answers late",
    "answers what nobody asked",
    *(["stops"] if hasattr(signal, "SIGSTOP") else []),
]


class Heard:
    """Everything that opponents said."""

    def __init__(self, asked: Opponents) -> None:
        self.answers: list[tuple[int, object]] = []
        self.hints: list[tuple[int, object]] = []
        self.failures: list[tuple[int, str]] = []
        asked.answered.connect(lambda *said: self.answers.append(said))
        asked.hinted.connect(lambda *said: self.hints.append(said))
        asked.failed.connect(lambda *said: self.failures.append(said))


@pytest.fixture
def asked(tmp_path, request):
    patient = getattr(request, "param", 30.0)
    made = Opponents(Settings(tmp_path), patience=patient)
    yield made
    made.close()


def test_an_answer_comes_back_with_its_ticket_and_is_what_the_level_plays(qtbot, asked):
    heard = Heard(asked)
    # The mildest level searches so little that no time guard can cut it, however busy the machine is.
    tickets = [asked.ask("m", RULES, VIEW, 1, "easy", seed) for seed in (11, 12)]
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=20_000)
    expected = [levels.by_level(RULES, VIEW, 1, "easy", seed).action for seed in (11, 12)]
    assert heard.answers == list(zip(tickets, expected, strict=True))
    assert heard.failures == []


def test_a_hint_brings_the_whole_advice(qtbot, asked):
    heard = Heard(asked)
    ticket = asked.hint("m", RULES, VIEW, 1, 4)
    qtbot.waitUntil(lambda: bool(heard.hints), timeout=20_000)
    said, advice = heard.hints[0]
    assert said == ticket
    assert advice.action in RULES.legal_actions(VIEW, 1)
    assert advice.choices[0].action == advice.action
    assert heard.answers == []


@pytest.mark.parametrize("how", MISDEEDS)
@pytest.mark.parametrize("asked", [-0.3], indirect=True)
def test_a_worker_that_misbehaves_is_reported_and_asked_again_then_the_simplest_plays(qtbot, asked, monkeypatch, how):
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, BAD, how])
    heard = Heard(asked)
    ticket = asked.ask("m", RULES, VIEW, 1, "hard", 2)
    qtbot.waitUntil(lambda: bool(heard.answers), timeout=20_000)
    assert [said for said, _ in heard.failures] == [ticket, ticket]
    assert heard.failures[0] != heard.failures[1]
    assert heard.answers == [(ticket, levels.simplest(RULES, VIEW, 1, 2))]


@pytest.mark.parametrize("how", MISDEEDS)
def test_a_worker_that_misbehaves_once_is_replaced_by_one_that_answers(qtbot, monkeypatch, tmp_path, how):
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, BAD, how, str(tmp_path / "mark")])
    monkeypatch.setitem(levels.SECONDS, "normal", 1.0)
    asked = Opponents(Settings(tmp_path), patience=1.0)
    heard = Heard(asked)
    ticket = asked.ask("m", RULES, VIEW, 1, "normal", 2)
    qtbot.waitUntil(lambda: bool(heard.answers), timeout=20_000)
    asked.close()
    assert [said for said, _ in heard.failures] == [ticket]
    assert heard.answers == [(ticket, levels.by_level(RULES, VIEW, 1, "normal", 2).action)]


@pytest.mark.parametrize("asked", [-0.5], indirect=True)
def test_a_hint_that_fails_twice_does_not_come(qtbot, asked, monkeypatch):
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, BAD, "crashes"])
    heard = Heard(asked)
    ticket = asked.hint("m", RULES, VIEW, 1, 2)
    qtbot.waitUntil(lambda: len(heard.failures) == 2, timeout=20_000)
    qtbot.wait(50)
    assert heard.hints == heard.answers == []
    assert ticket == heard.failures[1][0]


def test_a_cancelled_thought_ends_within_50_milliseconds_and_is_never_heard_of_again(qtbot, asked, monkeypatch):
    monkeypatch.setattr(process, "command", lambda *_: [sys.executable, BAD, "hangs"])
    heard = Heard(asked)
    ticket = asked.ask("m", RULES, VIEW, 1, "expert", 2)
    qtbot.waitUntil(lambda: running(asked) is not None, timeout=5000)
    qtbot.wait(200)
    pid = running(asked)
    begun = time.perf_counter()
    asked.cancel(ticket)
    returned = time.perf_counter() - begun
    qtbot.waitUntil(lambda: not alive(pid), timeout=1000)
    assert returned < 0.05
    monkeypatch.undo()
    later = asked.ask("m", RULES, VIEW, 1, "easy", 2)
    qtbot.waitUntil(lambda: bool(heard.answers), timeout=20_000)
    assert [said for said, _ in heard.answers] == [later]
    assert heard.failures == []


def test_leaving_a_match_forgets_its_questions_and_no_other(qtbot, asked):
    heard = Heard(asked)
    for _ in range(3):
        asked.ask("left", RULES, VIEW, 1, "normal", 2)
    kept = asked.ask("kept", RULES, VIEW, 1, "easy", 2)
    asked.leave("left")
    qtbot.waitUntil(lambda: bool(heard.answers), timeout=20_000)
    qtbot.wait(100)
    assert [said for said, _ in heard.answers] == [kept]


def test_a_killed_worker_is_replaced(qtbot, asked):
    heard = Heard(asked)
    first = asked.ask("m", RULES, VIEW, 1, "easy", 2)
    qtbot.waitUntil(lambda: bool(heard.answers), timeout=20_000)
    os.kill(running(asked), signal.SIGKILL)
    second = asked.ask("m", RULES, VIEW, 1, "easy", 3)
    qtbot.waitUntil(lambda: len(heard.answers) == 2, timeout=20_000)
    assert [said for said, _ in heard.answers] == [first, second]


def test_no_worker_outlives_close(qtbot, asked):
    asked.ask("m", RULES, VIEW, 1, "expert", 2)
    qtbot.waitUntil(lambda: running(asked) is not None, timeout=5000)
    pid = running(asked)
    asked.close()
    assert not alive(pid)
    assert running(asked) is None


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_worker_in_thought_dies_with_a_killed_parent():
    code = (
        "import subprocess, sys, time; from tabletop.ai import levels, wire; from tabletop.games import catalog\n"
        "rules = catalog.game('twelve_days').rules(); view = rules.view(rules.new_game(3, 5, {}), 1)\n"
        "w = subprocess.Popen([sys.executable, '-c', 'from tabletop.ai import levels, worker;"
        ' levels.SECONDS["expert"] = 600; levels.BUDGETS["twelve_days"]'
        '["expert"] = levels.Budget(10**9, 99); worker.main([])\'], stdin=subprocess.PIPE)\n'
        "w.stdin.write(wire.ask(1, rules, view, 1, level='expert', seed=1)); w.stdin.flush()\n"
        "print(w.pid, flush=True); time.sleep(600)"
    )
    parent = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    worker = int(parent.stdout.readline())
    time.sleep(1.0)
    assert alive(worker)
    parent.kill()
    parent.communicate()
    wait_until = time.monotonic() + 2
    while alive(worker) and time.monotonic() < wait_until:
        time.sleep(0.01)
    assert not alive(worker)


def test_closing_the_program_ends_the_worker(tmp_path):
    code = (
        "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication, QTimer\n"
        "from tabletop.ui.opponents import Opponents; from tabletop.ui.settings import Settings\n"
        "app = QCoreApplication([]); asked = Opponents(Settings(Path(sys.argv[1]))); asked.warm_up()\n"
        "asked._worker.started.connect(lambda: print(asked._worker.processId(), flush=True))\n"
        "QTimer.singleShot(500, app.quit); sys.exit(app.exec())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)], check=False, capture_output=True, text=True, timeout=30
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not alive(int(done.stdout))


def running(asked: Opponents) -> int | None:
    worker = asked._worker
    return worker.processId() or None if worker is not None else None


def alive(pid: int) -> bool:
    with contextlib.suppress(FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    return False
