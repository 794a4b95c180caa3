"""A table keeps order: one move a click, no answer to the wrong question, nothing lost, nothing taken for markup."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tabletop.ai.levels import Advice, Choice
from tabletop.ui.table import asking
from tests.ui.table.hands import Keyboard, Mouse

HOSTILE = ["", "x" * 200, "🦆🎉👩‍👩‍👧", "שלום עולם", "<img src=x>", "A & B", "a\nb\tc", "\u202eabc"]


@pytest.fixture
def solo(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    Mouse(page).settle()
    return page


def first_pair(page):
    """The two targets of the first legal placing."""
    c = page.controller
    return list(c.targets(c.rules.legal_actions(c.view, c.actor)[0]))


def test_a_double_click_on_the_last_target_plays_one_move(solo):
    hands = Mouse(solo)
    face, space = first_pair(solo)
    hands.point(face)
    spot = hands.spot(space)
    QTest.mouseClick(solo.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(solo.view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    hands.settle()
    placings = [step for step in solo.controller.match.steps if step.action.__struct_config__.tag == "place"]
    assert len(placings) == 1


def test_a_double_click_on_the_first_target_picks_it_once(solo):
    hands = Mouse(solo)
    face = first_pair(solo)[0]
    QTest.mouseDClick(solo.view.viewport(), Qt.MouseButton.LeftButton, pos=hands.spot(face))
    hands.point(face)
    QTest.mouseDClick(solo.view.viewport(), Qt.MouseButton.LeftButton, pos=hands.spot(face))
    assert solo.controller.selection.picked == [face]


def test_dragging_a_face_to_a_space_plays(solo):
    face, space = first_pair(solo)
    Mouse(solo).drag(face, space)
    assert len(solo.controller.match.steps) == 1
    assert solo.view.drag.ghost is None


def test_dragging_to_nowhere_plays_nothing(solo):
    face, _ = first_pair(solo)
    hands = Mouse(solo)
    viewport = solo.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=hands.spot(face))
    QTest.mouseMove(viewport, viewport.rect().topLeft())
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=viewport.rect().topLeft())
    assert not solo.controller.match.steps


def test_escape_takes_the_selection_back_and_never_leaves(solo, qtbot):
    face, _ = first_pair(solo)
    Mouse(solo).point(face)
    with qtbot.assertNotEmitted(solo.left):
        for _ in range(3):
            QTest.keyClick(solo.view, Qt.Key.Key_Escape)
    assert solo.controller.selection.picked == []


def test_what_cannot_be_chosen_says_why(solo):
    hands = Mouse(solo)
    c = solo.controller
    hands.play(next(a for a in c.rules.legal_actions(c.view, 0) if a.space == 0))
    hands.settle()
    while c.rules.phase(c.match.state) != "place":
        hands.play(c.rules.legal_actions(c.view, 0)[-1])
        hands.settle()
    hands.point(("space", 0))
    assert solo.prompt.text() == c.text.words("why.space_taken")


def test_every_step_is_saved_before_anything_else_happens(solo):
    hands = Mouse(solo)
    hands.play(solo.controller.rules.legal_actions(solo.controller.view, 0)[0])
    assert solo.controller._saves.saved == [1]


def test_undo_alone_is_a_plain_take_back_and_redo_brings_it_again(solo):
    hands = Mouse(solo)
    start = solo.controller.match.state
    hands.play(solo.controller.rules.legal_actions(solo.controller.view, 0)[0])
    hands.settle()
    steps = len(solo.controller.match.steps)
    hands.press(solo.undo)
    assert solo.controller.match.state is start
    assert solo.controller.actor == 0
    assert any(solo.words("note.taken_back", player=solo.controller.text.name(0)) == line for line in lines(solo.log))
    hands.settle()
    hands.press(solo.redo)
    assert len(solo.controller.match.steps) == steps


def test_between_people_taking_back_past_a_revelation_asks_all(sit):
    page = sit("camisa12", ["Ana", "Bruno"])
    hands = Mouse(page)
    hands.settle()
    hands.play(page.controller.rules.legal_actions(page.controller.view, page.controller.actor)[0])
    hands.settle()
    hands.press(page.undo)
    assert page.prompt.text() == page.words("barrier.revealed")
    assert len(page.controller.match.steps) == 1
    hands.press(page.prompt.buttons()[1])
    assert len(page.controller.match.steps) == 0
    hands.settle()
    assert any("all agreed" in line for line in lines(page.log))


def test_play_on_keeps_the_move(sit):
    page = sit("camisa12", ["Ana", "Bruno"])
    hands = Mouse(page)
    hands.settle()
    hands.play(page.controller.rules.legal_actions(page.controller.view, page.controller.actor)[0])
    hands.settle()
    hands.press(page.undo)
    hands.press(page.prompt.buttons()[0])
    assert len(page.controller.match.steps) == 1
    assert page.prompt.text() != page.words("barrier.revealed")


def test_the_moves_panel_lists_every_action_and_plays_it(solo):
    solo._open_panel(solo.moves)
    c = solo.controller
    actions = c.rules.legal_actions(c.view, 0)
    assert solo.moves.count() == len(actions)
    for row, action in enumerate(actions):
        text = solo.moves.item(row).text()
        assert c.text.action(c.view, 0, action) in text
        assert c.text.consequence(c.view, 0, action) in text
    solo.moves.setCurrentRow(3)
    QTest.keyClick(solo.moves, Qt.Key.Key_Return)
    assert c.match.steps[0].action == actions[3]


def test_an_answer_to_a_question_that_was_taken_back_is_not_heard(sit):
    page = sit("camisa12", ["Ana", ("Bot", "normal")], start=0)
    hands = Mouse(page)
    hands.settle()
    hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
    wait_for_question(page)
    (ticket, asked), *_ = page.opponents.waiting.items()
    action = asked[1].legal_actions(asked[2], asked[3])[0]
    page.controller.undo()
    assert ticket in page.opponents.forgotten
    page.opponents.answered.emit(ticket, action)
    assert not page.controller.match.steps
    assert page.controller.actor == 0


def test_an_answer_after_closing_is_not_heard(sit):
    page = sit("camisa12", ["Ana", ("Bot", "normal")], start=1)
    wait_for_question(page)
    (ticket, asked), *_ = page.opponents.waiting.items()
    page.close()
    page.opponents.answered.emit(ticket, asked[1].legal_actions(asked[2], asked[3])[0])
    assert not page.controller.match.steps
    assert page.opponents.closed
    page.close()  # once more does no harm


def test_a_hint_that_comes_late_is_not_told(solo):
    class Late:
        action = solo.controller.rules.legal_actions(solo.controller.view, 0)[0]

    solo.hinting.ask()
    ticket = solo.hinting._ticket
    solo.controller.play(solo.controller.rules.legal_actions(solo.controller.view, 0)[-1])
    Mouse(solo).settle()
    solo.controller.actor = None
    said = solo.prompt.text()
    solo.opponents.hinted.emit(ticket, Late())
    assert solo.prompt.text() == said


def test_the_first_turns_of_a_first_match_bring_hints_unasked(sit):
    page = sit("camisa12", ["Ana", ("Bot", "normal")], hints=2, start=0)
    hands = Mouse(page)
    asked = []
    for _ in range(3):
        hands.settle()
        asked.append(page.hinting._ticket is not None)
        page.hinting._ticket = None
        hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
    assert asked == [True, True, False]


def test_a_hint_stays_marked_while_the_mouse_moves(solo):
    action = solo.controller.rules.legal_actions(solo.controller.view, 0)[-1]
    hint(solo, action)
    hinted = set(solo.controller.targets(action))
    assert hinted
    solo.pointing.point_at(next(iter(hinted)))
    solo.pointing.point_at(None)
    assert solo.hinting.targets == hinted
    solo.controller.play(action)
    Mouse(solo).settle()
    assert not solo.hinting.targets


def test_a_hint_stays_marked_and_told_until_the_whole_choice_is_made(solo):
    c = solo.controller
    action, other = c.rules.legal_actions(c.view, 0)[-1], c.rules.legal_actions(c.view, 0)[0]
    hint(solo, action)
    asked, told = solo.prompt.text(), solo.prompt._guide.text()
    assert asked == asking.question(c, solo.words), "the question stays"
    face, space = c.targets(action)
    solo.view.chosen.emit(face)
    assert solo.hinting.targets == {face, space}
    assert solo.prompt._guide.text() == told
    solo.view.chosen.emit(face)
    stray = next(target for target in c.targets(other) if target not in (face, space))
    solo.view.chosen.emit(stray)
    assert not solo.hinting.targets, "somebody chooses something else"
    assert solo.prompt._guide.text() != told
    c.let_go()
    assert solo.hinting.targets == {face, space}
    assert solo.prompt._guide.text() == told


def hint(page, action):
    page.hinting.ask()
    choices = [Choice(action, 0.5, None, 9)]
    page.opponents.hinted.emit(page.hinting._ticket, Advice(action, 0.5, 9, choices, seconds=0.1, cut=False))


def test_the_focus_goes_back_to_the_table_when_the_button_pressed_is_gone(sit):
    page = sit("days_of_christmas", ["Ana", ("Bot", "normal")], length="short")
    hands = Keyboard(page)
    for _ in range(3):
        hands.settle()
        hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
        assert page.window().focusWidget() is not page.back


def test_the_second_sentence_is_there_from_the_first_prompt_on_unless_the_window_is_low(sit):
    page = sit("camisa12", ["Ana", "Bruno"], start=0)
    Mouse(page).settle()
    for size, shown in (((1280, 800), True), ((900, 500), False), ((960, 600), True)):
        page.resize(*size)
        QTest.qWait(1)
        assert page.prompt._guide.isVisibleTo(page.prompt) == shown


def test_nobody_says_that_a_person_is_thinking(sit):
    page = sit("camisa12", ["Ana", "Bruno"], start=0)
    Mouse(page).settle()
    page.controller.actor = None
    assert asking.waiting(page.controller, page.words, busy=False) == ""


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_everywhere(sit, name):
    page = sit("camisa12", [name, ("Bot", "normal")], start=0)
    hands = Mouse(page)
    hands.settle()
    hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
    hands.settle()
    page._open_panel(page.players)
    for label in page.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText or not label.text()
    assert page.grab().toImage().size() == page.size() * page.devicePixelRatio()
    assert page.width() == 1280  # no name pushes the table apart


def test_the_language_changes_at_the_table(solo, settings):
    settings.change(language="zh_TW")
    assert solo.prompt.text() == solo.controller.text.prompt(solo.controller.view, 0)
    assert solo.undo.accessibleName() == settings.words("table")("table.undo")
    assert solo.controller.text.words.language == "zh_TW"


def test_what_was_shown_can_be_shown_again_without_being_played_again(solo):
    hands = Mouse(solo)
    hands.play(solo.controller.rules.legal_actions(solo.controller.view, 0)[0])
    hands.settle()
    steps = len(solo.controller.match.steps)
    QTest.keyClick(solo.view, Qt.Key.Key_R)
    hands.settle()
    assert len(solo.controller.match.steps) == steps
    assert solo.scene.view == solo.controller.view


def lines(listed):
    return [listed.item(row).text() for row in range(listed.count())]


def wait_for_question(page):
    for _ in range(300):
        QTest.qWait(5)
        if page.opponents.waiting:
            return
    raise AssertionError("nobody was asked")


def test_the_second_sentence_is_seen_whole_in_a_narrow_window(sit):
    page = sit("thief_of_baghdad", ["Ana", ("Bot", "normal"), ("Bat", "normal"), ("But", "normal")], start=0)
    Mouse(page).settle()
    for width in (1280, 600, 900, 600):
        page.resize(width, 1200)
        QTest.qWait(1)
        guide = page.prompt._guide
        assert guide.height() >= guide.heightForWidth(guide.width())
