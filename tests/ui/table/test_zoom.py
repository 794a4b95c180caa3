"""The magnifier: all that is pointed at is where it is seen, what matters is in sight, and memory has an end."""

from functools import reduce

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QNativeGestureEvent, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.ui.settings import Settings
from tabletop.ui.table import zoom
from tabletop.ui.table.effects import Banner, Confetti
from tabletop.ui.table.magnifier import STILL_MS
from tests.ui.games.test_whole_matches import sensibly
from tests.ui.table.hands import Keyboard, Mouse, wheel

CTRL = Qt.KeyboardModifier.ControlModifier
TABLES = [
    ("camisa12", 2, {}),
    ("thief_of_baghdad", 3, {}),
    ("twelve_days", 4, {}),
    ("days_of_christmas", 4, {}),
    ("parsecs", 3, {}),
]


class SeeingKeyboard(Keyboard):
    """Sees to it that the place the keys have come to is in sight."""

    def key(self, key):
        super().key(key)
        view = self.page.view
        if view.focus_place is not None and self.page.curtain.isHidden():
            seen, place = view.table.seen.adjusted(-1, -1, 1, 1), view.focus_place.heart
            too_large = place.width() > seen.width() or place.height() > seen.height()
            assert seen.contains(place.center() if too_large else place), view.focus_place.name


@pytest.fixture
def sit_close(sit, settings):
    """As ``sit``, at a table that is twice as large."""

    def sit_down(*arguments, percent=200, **options):
        settings.change(board_zoom=percent)
        page = sit(*arguments, **options)
        Mouse(page).settle()
        return page

    return sit_down


@pytest.fixture
def solo(sit_close):
    return sit_close("camisa12", ["Ana"], mode="seven-one")


def still(page):
    """Wait until the table has been laid out."""
    QTest.qWait(STILL_MS + 60)
    assert page.view.transform().isIdentity()
    return page.view


def test_only_steps_that_memory_has_room_for_are_offered():
    assert zoom.steps(QSizeF(960, 600), 1) == [100, 125, 150, 200, 250, 300]
    assert zoom.steps(QSizeF(1920, 1000), 2) == [100, 125]
    assert zoom.steps(QSizeF(3840, 2000), 2) == [100]


def test_a_smaller_window_brings_the_wish_back(solo):
    solo.view.wish(300)
    solo.resize(3840, 2160)
    assert solo.view.percent < 200
    solo.resize(960, 600)
    assert solo.view.percent == 300
    assert solo.scene.area.size() == QSizeF(solo.view.viewport().size()) * 3


@pytest.mark.parametrize("way", ["buttons", "keys", "wheel"])
def test_it_goes_up_and_down_by_steps(sit, settings, way):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    Mouse(page).settle()
    ways = {
        "buttons": (page.larger.click, page.smaller.click),
        "keys": (
            lambda: QTest.keyClick(page.view, Qt.Key.Key_Equal, CTRL),
            lambda: QTest.keyClick(page.view, Qt.Key.Key_Minus, CTRL),
        ),
        "wheel": tuple(lambda y=y: wheel(page.view.viewport(), QPoint(0, y), keys=CTRL) for y in (120, -120)),
    }
    larger, smaller = ways[way]
    assert not page.smaller.isEnabled()
    for percent in (125, 150, 200):
        larger()
        assert page.view.percent == percent
    assert settings.values.board_zoom == 200
    view = still(page)
    assert page.scene.area.size() == QSizeF(view.viewport().size()) * 2
    for percent in (150, 125, 100, 100):
        smaller()
        assert page.view.percent == percent
    view = still(page)
    assert page.scene.area.size() == QSizeF(view.viewport().size())
    larger()
    QTest.keyClick(page.view, Qt.Key.Key_0, CTRL)
    assert page.view.percent == 100


def test_the_zoom_is_kept_and_else_goes_with_the_text_size(tmp_path):
    settings = Settings(tmp_path)
    assert settings.board_zoom == 100
    settings.change(text_size=200)
    assert settings.board_zoom > 100
    settings.remember(board_zoom=100)
    assert Settings(tmp_path).board_zoom == 100


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_what_is_under_the_mouse_stays_there(sit, table):
    game, seats, options = table
    page = sit(game, ["Ana"] + [(f"Bot {n}", "normal") for n in range(1, seats)], **options)
    Mouse(page).settle()
    view, scene = page.view, page.scene
    target = min(page.controller.selection.can_be, key=repr)
    at = QPointF(view.on_screen(Mouse(page).place(target)).center())
    for turn in (120, 120, 120, -120):
        wheel(view.viewport(), QPoint(0, turn), at, CTRL)
        still(page)
        place = scene.place_at(view.scene_point(at))
        edge = at.x() < 200 or at.y() < 200 or view.width() - at.x() < 200 or view.height() - at.y() < 200
        assert edge or (place is not None and place.target == target)


@pytest.mark.parametrize("hands", [Mouse, SeeingKeyboard])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_every_game_can_be_played_at_twice_its_size(sit_close, table, hands):
    game, seats, options = table
    page = sit_close(game, ["Ana"] + [(f"Bot {n}", "normal") for n in range(1, seats)], **options)
    assert page.view.percent == 200
    player, choose = hands(page), sensibly(page)
    for _ in range(5):
        player.settle()
        controller = page.controller
        player.play(choose(controller.rules.legal_actions(controller.view, controller.actor)))


@pytest.mark.parametrize("hands", [Mouse, SeeingKeyboard])
def test_a_whole_7_1_is_played_at_twice_its_size(solo, hands):
    hands(solo).play_out()
    assert solo.result.isVisible()


@pytest.mark.parametrize("hands", [Mouse, SeeingKeyboard])
def test_a_whole_12_parsecs_is_played_at_twice_its_size(sit_close, hands):
    page = sit_close("parsecs", ["Ana", ("Bot", "normal")])
    hands(page).play_out(sensibly(page), most=900)
    assert page.result.isVisible()


def test_dragging_the_empty_table_moves_it_and_chooses_nothing(solo):
    view = solo.view
    viewport = view.viewport()
    start = view.table.seen
    at = next(
        QPoint(x, y)
        for x in range(300, viewport.width() - 300, 7)
        for y in range(300, viewport.height() - 300, 7)
        if view.table.place_at(view.scene_point(QPointF(x, y))) is None
    )
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
    for part in (40, 120, 200):
        QTest.mouseMove(viewport, at - QPoint(part, part // 2))
    assert viewport.cursor().shape() == Qt.CursorShape.ClosedHandCursor
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=at - QPoint(200, 100))
    assert (view.table.seen.topLeft() - start.topLeft()).toPoint() == QPoint(200, 100)
    assert viewport.cursor().shape() != Qt.CursorShape.ClosedHandCursor
    assert not solo.controller.selection.picked


def test_a_thing_that_can_be_dragged_is_dragged_also_when_magnified(solo):
    view = solo.view
    c = solo.controller
    face, space = next(targets for targets in map(c.targets, c.rules.legal_actions(c.view, 0)) if len(targets) == 2)
    hands = Mouse(solo)
    viewport = view.viewport()
    here = hands.spot(face)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=here)
    QTest.mouseMove(viewport, here + QPoint(30, 30))
    assert view.drag.ghost is not None
    assert (view.drag.ghost.pos() - view.scene_point(QPointF(here + QPoint(30, 30)))).manhattanLength() < 2
    hands.wheel_to(lambda: view.on_screen(hands.place(space)))  # the wheel turns meanwhile
    there = view.on_screen(hands.place(space)).center()
    QTest.mouseMove(viewport, there)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=there)
    assert len(c.match.steps) == 1


def test_a_thing_held_at_the_edge_has_the_table_scroll(solo, qtbot):
    view = solo.view
    viewport = view.viewport()
    c = solo.controller
    face = next(iter(c.targets(c.rules.legal_actions(c.view, 0)[0])))
    here = Mouse(solo).spot(face)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=here)
    QTest.mouseMove(viewport, QPoint(viewport.width() - 4, here.y()))
    before = view.table.seen.x()
    qtbot.waitUntil(lambda: view.table.seen.x() > before + 40, timeout=2000)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(viewport.width() - 4, here.y()))
    assert view.drag.ghost is None


def test_two_fingers_on_a_touch_pad_magnify_and_choose_nothing(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    view = page.view
    device = QPointingDevice.primaryPointingDevice()
    at = QPointF(400, 300)
    where = (at, at, view.viewport().mapToGlobal(at))

    def gesture(kind, value=0.0):
        event = QNativeGestureEvent(kind, device, 2, *where, value, QPointF())
        QApplication.sendEvent(view.viewport(), event)
        assert event.isAccepted()

    gesture(Qt.NativeGestureType.BeginNativeGesture)
    for _ in range(8):
        gesture(Qt.NativeGestureType.ZoomNativeGesture, 0.09)
    assert view.percent == 200
    for _ in range(30):
        gesture(Qt.NativeGestureType.ZoomNativeGesture, -0.09)
    assert view.percent == 100
    assert not page.controller.selection.picked


def test_two_fingers_on_a_screen_magnify_and_choose_nothing(sit):
    page = sit("camisa12", ["Ana"], mode="seven-one")
    Mouse(page).settle()
    viewport = page.view.viewport()
    finger = QTest.createTouchDevice()
    a, b = QPoint(400, 300), QPoint(460, 300)
    QTest.touchEvent(viewport, finger).press(0, a, viewport).press(1, b, viewport).commit()
    for part in range(5, 80, 5):
        QTest.touchEvent(viewport, finger).move(0, a - QPoint(part, 0), viewport).move(
            1, b + QPoint(part, 0), viewport
        ).commit()
    QTest.touchEvent(viewport, finger).release(0, a - QPoint(75, 0), viewport).release(
        1, b + QPoint(75, 0), viewport
    ).commit()
    assert page.view.percent > 125
    assert not page.controller.selection.picked


def test_what_an_opponent_did_is_in_sight(sit_close):
    page = sit_close("thief_of_baghdad", ["Ana", ("Bot", "normal"), ("Bat", "normal")])
    seen = []

    def look(step):
        if step.seat not in page.controller.people and page.scene.last:
            seen.append(all(page.scene.seen.intersects(rect) for rect in page.scene.last))

    page.stage.shown.connect(look)
    hands = Mouse(page)
    for _ in range(3):
        hands.play(sensibly(page)(page.controller.rules.legal_actions(page.controller.view, 0)))
        hands.settle()
    assert len(seen) > 3
    assert all(seen)


def test_something_that_can_be_chosen_is_in_sight(sit_close):
    for game, seats, options in TABLES:
        page = sit_close(game, ["Ana"] + [(f"Bot {n}", "normal") for n in range(1, seats)], **options)
        places = page.scene.places_of(page.controller.selection.can_be)
        assert any(page.scene.seen.contains(place.heart) for place in places), game


def test_words_beside_a_place_are_in_sight_and_go_with_it(solo):
    view = solo.view
    c = solo.controller
    face = next(iter(c.targets(c.rules.legal_actions(c.view, 0)[0])))
    QTest.mouseMove(view.viewport(), Mouse(solo).spot(face))
    solo.scene.say("What this would bring.", Mouse(solo).place(face))
    bubble = solo.scene._bubble
    for way in (QPointF(30, 0), QPointF(-90, 40), QPointF(60, -90)):
        view.scroll_by(way)
        if bubble.isVisible():
            assert solo.scene.seen.contains(bubble.sceneBoundingRect())
    view.scroll_by(QPointF(-9999, -9999))
    assert not bubble.isVisible()


def test_a_banner_and_confetti_stay_in_sight(solo):
    solo.view.scroll_by(QPointF(-9999, -9999))
    scene = solo.scene
    banner = Banner("Goal! " * 40, scene.area, QColor("gold"), scene.board_font(60))
    confetti = Confetti(scene.area, [QColor("gold")])
    for effect in (banner, confetti):
        effect.keep_in(scene.seen)
        scene.addItem(effect)
        effect.step(0.5)
        assert scene.seen.adjusted(-4, -4, 4, 4).contains(effect.sceneBoundingRect())
        effect.end()


def test_what_was_pointed_at_and_is_gone_is_not_asked_about_when_the_table_is_laid_out_anew(sit_close):
    page = sit_close("days_of_christmas", ["Ana", ("Bot", "normal")])
    page.pointing._pointed = ("card", 99)
    page.resize(1000, 700)
    assert page.pointing._pointed is None


def test_spots_for_assistive_technology_lie_where_the_places_are_seen(solo):
    view = solo.view
    view.scroll_by(QPointF(77, 33))
    for spot, place in zip(view.spots._spots, view.spots.places, strict=False):
        assert spot.geometry() == view.on_screen(place)


def test_all_that_can_be_chosen_is_in_sight_where_there_is_room_for_it_together(sit_close):
    page = sit_close("parsecs", ["Ana"])
    view = page.view
    choices = page.scene.places_of(page.controller.selection.can_be)
    near = [place for place in choices if place.heart.height() < view.table.seen.height() / 3][:3]
    assert near
    view.scroll_by(QPointF(4000, 4000))
    view.bring_some(near)
    together = reduce(QRectF.united, [place.heart for place in near])
    assert view.table.seen.contains(together)
