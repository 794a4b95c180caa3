"""What comes between a person and their choice: others' answers, and taking back while somebody thinks."""

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.ui.table import controller
from tests.ui.table.hands import Mouse


def forced_beside_an_opponent():
    """A match of 12 Parsecs in which seat 0 has one choice and seat 1 has yet to choose."""
    match = Match.new(catalog.game("parsecs").rules(), 2, 7, {})
    rules = match.rules
    while len(rules.legal_actions(match.state, 0)) != 1:
        seat = 0 if 0 in rules.to_move(match.state) else 1
        match.play(seat, rules.legal_actions(match.state, seat)[0])
    return match


def test_the_only_choice_is_made_by_itself_though_an_opponent_answers_meanwhile(sit, settings, qtbot, monkeypatch):
    settings.change(speed="normal")
    monkeypatch.setattr(controller, "FORCED_MS", 60_000)
    match = forced_beside_an_opponent()
    page = sit("parsecs", ["Ana", ("Bot", "normal")], match=match)
    before = len(match.steps)
    assert page.controller.actor == 0
    monkeypatch.setattr(controller, "FORCED_MS", 1)
    page.opponents.answer_all()
    qtbot.waitUntil(lambda: any(step.seat == 0 for step in match.steps[before:]), timeout=3000)


def test_another_hint_can_be_asked_for_after_taking_back_while_one_was_thought_about(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    hands = Mouse(page)
    hands.settle()
    hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
    hands.settle()
    page.hinting.ask()
    page._ask_undo()
    hands.settle()
    page.hinting.ask()
    assert len(page.opponents.waiting) == 1
