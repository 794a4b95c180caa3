"""Every chapter of every game's rules has a picture of its own."""

from itertools import count, takewhile

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.core.words import catalog
from tabletop.games.catalog import GAMES
from tabletop.ui import theme
from tabletop.ui.rules_page import pictures_of


def painted(game: str, number: int, width: int) -> QImage:
    image = QImage(width, round(width / 2.2), QImage.Format.Format_RGB32)
    image.fill(0)
    _, draw = pictures_of(game)
    with QPainter(image) as painter:
        draw(number, painter, QRectF(image.rect()), theme.current())
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", [entry.id for entry in GAMES])
def test_every_chapter_has_its_own_picture_at_any_width(game):
    words = catalog("en", game)
    numbers = list(takewhile(lambda n: f"rules.{n}.title" in words, count(1)))
    assert pictures_of(game)[0] == set(numbers)
    for width in (260, 720):
        assert len({bytes(painted(game, number, width).constBits()) for number in numbers}) == len(numbers)
