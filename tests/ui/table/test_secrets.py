"""Nothing that a seat may not know reaches its screen: two worlds that look alike to it look alike on it."""

import pytest
from PIL import Image, ImageChops
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from tabletop.core.match import Match
from tabletop.games import catalog
from tests.ui.table.hands import Luck, Mouse

HIDING = ["camisa12", "thief_of_baghdad", "twelve_days", "days_of_christmas"]
SEATS = {"camisa12": 2, "thief_of_baghdad": 3, "twelve_days": 3, "days_of_christmas": 4}

ROUNDING = 40
"""The edges of shapes are not drawn to the last bit alike each time."""


def picture(page):
    image = page.grab().toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()))


def advanced(game, actions, seed=5):
    match = Match.new(catalog.game(game).rules(), SEATS[game], seed, {})
    luck = Luck(seed)
    for _ in range(actions):
        seat = luck.choice(match.rules.to_move(match.state))
        match.play(seat, luck.choice(match.rules.legal_actions(match.state, seat)))
    return match


def worlds(game, seat, actions):
    """Two matches that differ only in what the seat cannot see."""
    match = advanced(game, actions)
    rules = match.rules
    view = rules.view(match.state, seat)
    made = [rules.sample(view, seat, seed) for seed in (1, 2)]
    assert made[0] != made[1], "the test would show nothing"
    return [Match(rules, world, 0, match.options) for world in made]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", HIDING)
def test_two_worlds_that_look_alike_to_a_seat_look_alike_on_its_screen(sit, game, seat):
    shown = []
    for match in worlds(game, seat, 14):
        players = [("Bot", "normal")] * match.seats
        players[seat] = "Ana"
        page = sit(game, players, match=match)
        QTest.qWait(30)
        page._open_panel(page.moves)
        QTest.qWait(10)
        shown.append(picture(page))
        page.close()
    greatest = max(high for _, high in ImageChops.difference(*shown).getextrema())
    assert greatest <= ROUNDING


@pytest.mark.parametrize("game", HIDING)
def test_before_the_curtain_lifts_the_screen_shows_what_anybody_may_see(sit, game):
    match = advanced(game, 9)
    rules = match.rules
    page = sit(game, [f"Player {n}" for n in range(match.seats)], match=match)
    QTest.qWait(30)
    assert page.curtain.isVisible()
    assert page.controller.viewer is None
    assert page.scene.view == rules.view(match.state, None)


@pytest.mark.parametrize("game", HIDING)
def test_at_every_moment_the_scene_holds_the_view_of_the_one_before_the_screen(sit, game):
    page = sit(game, [f"Player {n}" for n in range(SEATS[game])])
    hands, rules = Mouse(page), page.controller.rules
    luck = Luck(3)
    for _ in range(12):
        hands.settle()
        c = page.controller
        assert page.scene.view == rules.view(c.match.state, c.viewer)
        assert page.scene.view.rng == 0
        assert c.viewer == c.actor
        c.play(luck.choice(rules.legal_actions(c.view, c.actor)))


def test_the_log_tells_each_person_what_that_person_may_know(sit):
    page = sit("camisa12", ["Ana", "Bruno"], seed=9)
    hands, c = Mouse(page), page.controller
    drawn = None
    for _ in range(20):
        hands.settle()
        actions = c.rules.legal_actions(c.view, c.actor)
        c.play(actions[0])
        event = next((e for e in c.match.last.events if type(e).__name__ == "MosaicDrawn"), None)
        if event is not None:
            drawn = event
            break
    assert drawn is not None
    name = c.text.card(drawn.cards[0])
    told = {}
    for viewer in (0, 1, None):
        c.viewer = viewer
        told[viewer] = " ".join(page.side.history.lines(len(page.controller.match.steps)))
    assert name in told[drawn.seat]
    assert name not in told[1 - drawn.seat]
    assert name not in told[None]


def test_the_curtain_falls_when_two_people_leave_the_window(sit):
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    page = sit("camisa12", ["Ana", "Bruno"])
    hands = Mouse(page)
    hands.settle()
    actor, picked = page.controller.actor, page.controller.selection
    QApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))
    assert page.curtain.isVisible()
    page.curtain._deaf.stop()
    hands.press(page.curtain._button)
    assert (page.controller.actor, page.controller.selection) == (actor, picked)


def test_no_curtain_falls_for_one_person_alone(sit):
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication

    page = sit("camisa12", ["Ana", ("Bot", "normal")])
    Mouse(page).settle()
    QApplication.sendEvent(page, QEvent(QEvent.Type.WindowDeactivate))
    assert not page.curtain.isVisible()


def test_where_nothing_is_hidden_no_curtain_falls(sit):
    page = sit("parsecs", ["Ana", "Bruno"])
    drawn = []
    page.controller.curtain.connect(drawn.append)
    hands = Mouse(page)
    luck = Luck(1)
    for _ in range(10):
        hands.settle()
        c = page.controller
        c.play(luck.choice(c.rules.legal_actions(c.view, c.actor)))
    assert not drawn
