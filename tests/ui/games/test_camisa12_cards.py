"""Mosaic cards at the table of Camisa 12: large while one is chosen, counted one after another at the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from tabletop.ai.levels import simplest
from tabletop.core.match import Match
from tabletop.core.words import Words
from tabletop.games import catalog
from tabletop.games.camisa12 import events as e
from tabletop.games.camisa12.state import DISCARD
from tabletop.ui.games.camisa12.scene import COUNT_MS, SCENE
from tabletop.ui.table.effects import FloatText
from tabletop.ui.table.scene import STAGGER_MS

RULES = catalog.game("camisa12").rules()


@pytest.fixture
def scene(qapp):
    assert qapp
    made = SCENE(RULES, Words("en", "table_camisa12", "camisa12", "table"), ["Ana", "Bruno"])
    made.lay_out(QSizeF(960, 500), 1.0)
    return made


@pytest.fixture(scope="module")
def choosing():
    """A state in which seat 0 is to give a card back."""
    for seed in range(100):
        match = Match.new(RULES, 2, seed, {})
        while not match.over:
            (seat,) = RULES.to_move(match.state)
            if seat == 0 and match.state.agenda[-1] == DISCARD:
                return match.state
            match.play(seat, simplest(RULES, RULES.view(match.state, seat), seat, seed))
    raise AssertionError("nobody has to give a card back")


def heights(scene, view, reader, seat):
    sprites = scene.sprites(view, reader)
    return {sprite.rect.height() for sprite in sprites if sprite.key[:2] == ("mosaic", seat)}


def test_C12_the_cards_one_is_given_back_of_lie_large_over_the_pitch(scene, choosing):
    view = RULES.view(choosing, 0)
    scene.show_view(view, 0)
    (large,) = heights(scene, view, 0, 0)
    rects = [rect for _, _, rect in scene._cards(view, 0)]
    assert all(scene.plan.ground.pitch.rect.contains(rect) for rect in rects)
    (small,) = {rect.height() for rect in scene.plan.benches[0].card_rects(len(rects))}
    assert large > 1.5 * small
    target = ("mosaic", view.seats[0].mosaic_hand[0])
    assert scene.place_at(scene.places_of([target])[0].rect.center()).target == target


def test_the_other_seat_sees_no_card_of_it(scene, choosing):
    view = RULES.view(choosing, 1)
    scene.show_view(view, 1)
    (height,) = heights(scene, view, 1, 0)
    assert height in {rect.height() for rect in scene.plan.benches[1].card_rects(len(view.seats[0].mosaic_hand))}


def test_C14_what_is_counted_at_the_end_is_counted_one_thing_after_another(scene, choosing):
    view = RULES.view(choosing, 0)
    scene.show_view(view, 0)
    card = view.seats[0].mosaic_hand[0]
    counted = e.Scored(0, 4, "mosaic", card)
    assert scene.stagger(counted) == COUNT_MS > STAGGER_MS
    assert scene.stagger(e.Scored(0, 4, "flag", 2, 3)) == STAGGER_MS
    scene.play([], view, 0, 1.0)
    (told,) = [effect for effect in scene.effects(counted, 0.0) if isinstance(effect, FloatText)]
    assert any(rect.contains(told.pos()) for _, found, rect in scene._cards(view, 0) if found == card)
