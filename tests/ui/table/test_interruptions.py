"""What comes between a person and their choice: others' answers, and taking back while somebody thinks."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tabletop.ai.levels import Advice, Choice
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
    page.undoing.ask()
    hands.settle()
    page.hinting.ask()
    assert len(page.opponents.waiting) == 1


def test_a_hint_that_was_asked_for_before_a_move_is_not_told_at_the_next_decision_where_the_same_can_be_done(sit):
    page = sit("thief_of_baghdad", ["Ana", ("Bot", "normal")])
    hands, c = Mouse(page), page.controller
    hands.settle()
    page.hinting.ask()
    ticket = page.hinting._ticket
    played, *others = c.rules.legal_actions(c.view, 0)
    hands.play(played)
    hands.settle()
    again = next(action for action in c.rules.legal_actions(c.view, 0) if action in others)
    page.opponents.hinted.emit(
        ticket, Advice(again, 0.5, 9, [Choice(again, 0.5, None, 9, 0.1)], seconds=0.1, cut=False)
    )
    assert page.hinting.action is None
    page.hinting.ask()
    assert page.hinting._ticket not in (None, ticket)


def test_no_curtain_is_left_behind_the_result_of_a_match_that_ends_while_the_window_is_left(sit, qtbot):
    match = Match.new(catalog.game("twelve_days").rules(), 3, 7, {})
    while not match.over:
        match.play((seat := match.rules.to_move(match.state)[0]), match.rules.legal_actions(match.state, seat)[0])
    last = match.undo()
    page = sit("twelve_days", ["Ana", "Bruno", "Clara"], match=match)
    hands = Mouse(page)
    hands.settle()
    page.controller.play(last.action)
    QApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))
    assert page.curtain.isVisible()
    qtbot.waitUntil(page.result.isVisible, timeout=5000)
    assert page.curtain.isHidden()
