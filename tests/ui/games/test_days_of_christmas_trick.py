"""The end of a trick is seen: the last play lies there for a moment, and a pass is told."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from tabletop.core.match import Match
from tabletop.core.words import Words
from tabletop.games import catalog
from tabletop.games.days_of_christmas import events as e
from tabletop.games.days_of_christmas.state import Entry
from tabletop.ui.games.days_of_christmas.layout import Layout
from tabletop.ui.games.days_of_christmas.scene import SCENE
from tabletop.ui.table.effects import Banner
from tabletop.ui.table.held import Held


@pytest.fixture
def scene(qapp):
    rules = catalog.game("days_of_christmas").rules()
    match = Match.new(rules, 3, 7, {})
    assert qapp
    scene = SCENE(rules, Words("en", "table_days_of_christmas", "days_of_christmas"), ["Ana", "Bruno", "Clara"])
    scene.lay_out(scene.area.size(), 1.0)
    view = rules.view(match.state, 0)
    view.trick = [Entry(0, (9, 9)), Entry(1, (7, 7))]
    scene.show_view(view, 0)
    return scene


def test_N7_the_play_that_ends_a_trick_lies_there_until_it_has_been_read(scene):
    played = e.Played(2, (4, 4), lead=False)
    assert list(scene.effects(played, 0.0)) == []
    found = list(scene.effects(e.TrickWon(2, 4), 0.0))
    assert sum(isinstance(effect, Held) for effect in found) == 3 + 6, "three places, six cards"
    assert found[-1].delay > 0, "who has won is told once the cards have been read"
    assert isinstance(found[-1], Banner)


def test_N5_a_pass_is_told_at_the_place_of_who_passes_and_nowhere_else(scene):
    assert list(scene.effects(e.Passed(2), 0.0)) == []
    view = scene.view
    view.trick = [*view.trick, Entry(2, ())]
    (told,) = [sprite for sprite in scene.sprites(view, 0) if sprite.key == ("slot", 2)]
    assert told.picture[:3] == ("slot", 2, True)
    assert told.rect == scene.plan.slot(2, 3)


@pytest.mark.parametrize(("seats", "cards"), [(2, 1), (2, 2), (2, 3), (3, 2), (8, 2), (5, 4)])
def test_cards_of_a_trick_are_no_larger_than_those_of_the_hand_and_show_their_ranks(seats, cards):
    for size in ((960, 480), (1280, 650), (1920, 950), (600, 900)):
        plan = Layout(QRectF(0, 0, *size), 1.0)
        slot = plan.slot(0, seats)
        rects = plan.played(slot, cards)
        assert rects[0].height() <= plan.hand.height() + 0.01
        middle = sum(rect.center().x() for rect in rects) / cards
        assert abs(middle - slot.center().x()) < 1
        for rect, above in pairwise(rects):
            assert above.left() - rect.left() >= 0.7 * rect.width() or above.top() - rect.top() >= 0.27 * rect.height()


def test_the_place_of_the_last_play_is_marked_and_no_rank_is_crossed_by_a_frame(scene):
    assert scene.last_moved([e.Played(2, (4, 4), lead=False)]) == [("slot", 2)]
