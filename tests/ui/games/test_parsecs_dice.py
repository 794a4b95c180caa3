"""Dice tumble before they lie, end on what was rolled, and do not where nothing moves."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from tabletop.games.parsecs.events import Rolled
from tabletop.ui.games.parsecs.tumble import Tumble


def test_a_die_shows_other_faces_and_ends_on_its_own(dressed):
    assert dressed
    for value in range(1, 7):
        die = Tumble(QRectF(40, 40, 30, 30), value, 0, QPixmap(30, 30))
        faces = []
        for step in range(101):
            die.advance_to(step / 100)
            faces.append(die.face())
        assert len(set(faces[:60])) > 2
        assert set(faces) <= set(range(1, 7))
        assert set(faces[70:]) == {value}


def test_it_stays_where_it_says_it_is(dressed):
    assert dressed
    area = QRectF(100, 100, 40, 40)
    die = Tumble(area, 3, 2, QPixmap(40, 40))
    for step in range(0, 101, 4):
        die.advance_to(step / 100)
        image = QImage(300, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            die.paint(painter, QStyleOptionGraphicsItem())
        bounds = die.boundingRect()
        outside = [(x, y) for x in range(0, 300, 3) for y in range(0, 300, 3) if not bounds.contains(x, y)]
        assert all(image.pixelColor(x, y).alpha() == 0 for x, y in outside)


def test_a_roll_sets_three_dice_tumbling(sit):
    scene = sit("parsecs", ["Ana"]).scene
    assert [effect._value for effect in scene.effects(Rolled(2, (4, 1, 6)), 0)] == [4, 1, 6]
