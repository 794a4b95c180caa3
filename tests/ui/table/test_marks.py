"""Marks over the table: shown where they belong, painted once, gone when they are no longer meant."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from tabletop.ui.table.marks import OPEN, Mark, Marks
from tabletop.ui.table.sprites import Place

pytestmark = pytest.mark.usefixtures("qtbot")

AREA = QRectF(0, 0, 300, 200)
LEFT = Place("left", QRectF(40, 60, 60, 60), "left")
RIGHT = Place("right", QRectF(180, 60, 60, 60), "right")


def marked(ratio: float = 1.0) -> tuple[QGraphicsScene, Marks]:
    scene, marks = QGraphicsScene(AREA), Marks()
    scene.addItem(marks)
    marks.set_area(AREA, ratio)
    return scene, marks


def painted(scene: QGraphicsScene) -> QImage:
    image = QImage(300, 200, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, AREA, AREA)
    painter.end()
    return image


def kept(marks: Marks) -> list[Mark]:
    return [item for item in marks.childItems() if isinstance(item, Mark)]


def test_the_edge_of_what_can_be_chosen_is_drawn_around_it():
    scene, marks = marked()
    marks.show_marks([LEFT], [], [], None)
    image = painted(scene)
    assert image.pixelColor(40, 90) == OPEN
    assert image.pixelColor(180, 90).alpha() == 0


def test_nothing_is_marked_any_more_when_nothing_is_meant():
    scene, marks = marked()
    marks.show_marks([LEFT], [RIGHT], [LEFT.rect], RIGHT, [(LEFT, "+3")])
    marks.show_marks([], [], [], None)
    assert painted(scene) == painted(marked()[0])
    assert not kept(marks)


def test_a_mark_that_stays_is_not_painted_again():
    _, marks = marked()
    marks.show_marks([LEFT], [], [], None)
    before = kept(marks)
    marks.show_marks([LEFT, RIGHT], [], [], LEFT)
    assert before[0] in kept(marks)
    assert len(kept(marks)) == 3


def test_words_on_a_narrow_place_are_shown_whole():
    scene, marks = marked()
    narrow = Place("narrow", QRectF(145, 60, 10, 60), "narrow")
    marks.show_marks([], [], [], None, [(narrow, "+3 and 2 goals")])
    image = painted(scene)
    row = [x for x in range(300) if image.pixelColor(x, 118).alpha() > 200]
    assert max(row) - min(row) > 90
    assert image.pixelColor(max(row), 118) != QColor(0, 0, 0)


def test_marks_are_sharp_at_a_scale_factor_of_two():
    _, marks = marked(2.0)
    marks.show_marks([LEFT], [], [], None)
    (mark,) = kept(marks)
    assert mark.pixmap().devicePixelRatio() == 2
    assert mark.pixmap().width() > 2 * LEFT.rect.width()
