"""The end of a trick is seen: the last play lies there for a moment, and a pass is told."""

import pytest

from tabletop.core.match import Match
from tabletop.core.words import Words
from tabletop.games import catalog
from tabletop.games.days_of_christmas import events as e
from tabletop.games.days_of_christmas.state import Entry
from tabletop.ui.games.days_of_christmas.scene import SCENE
from tabletop.ui.table.effects import Banner, FloatText
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


def test_N5_a_pass_is_told_at_the_place_of_who_passes(scene):
    (told,) = scene.effects(e.Passed(2), 0.0)
    assert isinstance(told, FloatText)
    assert scene.plan.slot(2, 3).contains(told.pos())


def test_the_place_of_the_last_play_is_marked_and_no_rank_is_crossed_by_a_frame(scene):
    assert scene.last_moved([e.Played(2, (4, 4), lead=False)]) == [("slot", 2)]
