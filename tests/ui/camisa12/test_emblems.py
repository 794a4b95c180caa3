"""Each power of a team has a picture of its own, whatever a ruleset makes of it."""

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from tabletop.games import catalog
from tabletop.games.camisa12.ability import Ability
from tabletop.ui.games.camisa12 import emblems


def picture(team) -> bytes:
    image = QImage(204, 60, QImage.Format.Format_RGB32)
    image.fill(0)
    with QPainter(image) as painter:
        emblems.paint(painter, QRectF(image.rect()), team)
    return bytes(image.constBits())


def kinds(ability: type) -> set[str]:
    below = ability.__subclasses__()
    return set().union(*map(kinds, below)) if below else {ability.__struct_config__.tag}


@pytest.mark.usefixtures("dressed")
def test_C1_each_of_the_24_powers_has_its_own_picture():
    teams = catalog.game("camisa12").rules().ruleset.teams
    same = [msgspec.structs.replace(team, colors=("red", "blue")) for team in teams]
    assert len({picture(team) for team in same}) == 24


def test_every_ability_that_a_ruleset_may_name_can_be_drawn():
    assert kinds(Ability) <= set(emblems.SKETCHES)
