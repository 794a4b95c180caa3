"""The worker process: one line in, one line out, and no life without its asker."""

import subprocess
import sys

import pytest

from tabletop.ai import levels, process, wire
from tabletop.games import catalog

RULES = catalog.game("days_of_christmas").rules()
VIEW = RULES.view(RULES.new_game(3, 5, {}), 0)
SEAT = RULES.to_move(VIEW)[0]
VIEW = RULES.view(RULES.new_game(3, 5, {}), SEAT)


@pytest.fixture
def worker():
    with subprocess.Popen(process.command("--worker"), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        yield started
        started.stdin.close()
        assert started.wait(10) == 0


def asked(worker, **question):
    worker.stdin.write(wire.ask(question.pop("number", 1), RULES, VIEW, SEAT, **question))
    worker.stdin.flush()
    return worker.stdout.readline()


def test_it_answers_as_the_level_does_in_this_process(worker):
    line = asked(worker, number=8, level="normal", seed=3)
    expected = levels.by_level(RULES, VIEW, SEAT, "normal", 3)
    advice = wire.read_answer(line, RULES)
    assert wire.number_of(line) == 8
    assert (advice.action, advice.why) == (expected.action, [])
    if not (advice.cut or expected.cut):
        assert (advice.choices, advice.iterations) == (expected.choices, expected.iterations)


def test_a_hint_comes_with_reasons(worker):
    assert wire.read_answer(asked(worker, level="easy", seed=3, hint=True), RULES).why


def test_several_questions_are_answered_in_order(worker):
    lines = [asked(worker, number=number, level="easy", seed=1) for number in (5, 6, 7)]
    assert [wire.number_of(line) for line in lines] == [5, 6, 7]


def test_it_loads_no_window():
    code = "import sys; import tabletop.ai.worker; print(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.check_output([sys.executable, "-c", code], text=True) == "False\n"
