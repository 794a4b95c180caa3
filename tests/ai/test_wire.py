"""What goes to the worker is the view, whole and exact, and nothing besides."""

import dataclasses

import msgspec
import pytest

from tabletop.ai import levels, wire
from tabletop.core.hidden import HIDDEN

from .positions import FEW, moments

CANARY = 987_654_321


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_a_view_and_its_rulebook_arrive_as_they_left(table, seats):
    for rules, state, seat in moments(table, seats, every=37):
        view = rules.view(state, seat)
        question = wire.read_question(wire.ask(5, rules, view, seat, level="hard", seed=9))
        bound, arrived = wire.place(question)
        assert arrived == view
        assert (bound.game, bound.ruleset, bound.name) == (rules.game, rules.ruleset, rules.name)
        assert (question.number, question.seat, question.level, question.seed) == (5, seat, "hard", 9)


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_a_canary_in_every_hidden_place_never_appears_in_the_bytes_sent(table, seats):
    for rules, state, seat in moments(table, seats, every=37):
        view = rules.view(state, seat)
        marked = put_canaries(state, view)
        sent = wire.ask(1, rules, rules.view(marked, seat), seat, level="hard", seed=1)
        assert str(CANARY).encode() in msgspec.json.encode(marked)
        assert str(CANARY).encode() not in sent


@pytest.mark.parametrize(("table", "seats"), FEW)
def test_worlds_that_look_alike_send_the_same_bytes(table, seats):
    for rules, state, seat in moments(table, seats, every=37):
        view = rules.view(state, seat)
        other = rules.view(rules.sample(view, seat, 3), seat)
        assert wire.ask(1, rules, other, seat, level="easy", seed=1) == wire.ask(
            1, rules, view, seat, level="easy", seed=1
        )


def test_advice_comes_back_with_actions_of_the_game():
    table, seats = next(p.values for p in FEW if p.values[0].game == "thief_of_baghdad")
    for rules, state, seat in moments(table, seats, every=41):
        advice = levels.best(rules, rules.view(state, seat), seat, iterations=4, seed=1)
        assert wire.read_answer(wire.answer(3, advice), rules) == advice
        assert wire.number_of(wire.answer(3, advice)) == 3


@pytest.mark.parametrize("line", [b"", b"{", b"[]", b'{"number": "x"}', b"\xff", b'{"number": 1, "advice": {}}'])
def test_what_is_no_answer_is_refused(line):
    table, _ = FEW[0].values
    with pytest.raises(msgspec.DecodeError):
        wire.read_answer(line, table.rules)


def put_canaries(state, view):
    """The state with a canary wherever its view shows HIDDEN, and in the generator."""
    marked = state.copy()
    marked.rng = CANARY
    _mark(marked, view)
    return marked


def _mark(true, seen):
    for field in dataclasses.fields(true):
        a, b = getattr(true, field.name), getattr(seen, field.name)
        if b == HIDDEN != a:
            setattr(true, field.name, CANARY)
        elif isinstance(a, (list, tuple)):
            marked = [_marked(x, y) for x, y in zip(a, b, strict=True)]
            setattr(true, field.name, type(a)(marked))


def _marked(a, b):
    if dataclasses.is_dataclass(a):
        if not a.__dataclass_params__.frozen:
            _mark(a, b)
        return a
    if isinstance(a, list):
        return [_marked(x, y) for x, y in zip(a, b, strict=True)]
    return CANARY if b == HIDDEN != a else a
