"""The sheet of 12 Parsecs fits tables of every size and the sheets of owners: nothing overlaps, nothing is cut off."""

from itertools import combinations

import msgspec
import pytest
from PySide6.QtCore import QRectF

from tabletop.core import rulesets
from tabletop.games import catalog
from tabletop.games.parsecs.ruleset import Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import SUPPLIES
from tabletop.ui.games.parsecs.layout import Layout

SIZES = [(700, 430), (960, 499), (960, 450), (960, 712), (1600, 980), (3520, 1960), (600, 850), (1080, 1800)]


def sheet(name):
    return catalog.game("parsecs").rules(name).sheet


def largest():
    """As much as a ruleset may ask for."""
    values = msgspec.json.decode(msgspec.json.encode(catalog.game("parsecs").rules().values))
    for ship in values["ships"]:
        ship.update(rows=[[0] * 16, [0] * 16, [0] * 16], fuel=20, cadets=20)
    values.update(stations=[60] * 6, academies=[60] * 6)
    return Sheet(rulesets.convert(values, Values, "largest"))


SHEETS = {"base": sheet("base"), "example": sheet("printed-example"), "largest": largest()}


def column(plan):
    rows = {(group, row): plan.boxes(group, row) for group in (0, 1) for row in range(len(plan.sheet.lengths[group]))}
    return {
        "plate": plan.plate(),
        **{("die", i): plan.die(i) for i in range(3)},
        "pairs": plan.pairs(),
        **{("group", i): plan.group(i) for i in (0, 1)},
        **{("card", i): plan.card(i, 3) for i in range(3)},
    }, rows


def ship_parts(plan, ship):
    parts = [plan.supply(ship, what, i) for what in range(len(SUPPLIES)) for i in range(plan.sheet.room[what][ship])]
    return parts + [
        plan.space(place, i) for place in plan.sheet.rows if place.ship == ship for i in range(place.end - place.start)
    ]


def apart(rects):
    """No two of them overlap by more than a line's width."""
    return [pair for pair in combinations(rects, 2) if (both := pair[0] & pair[1]).width() > 1 and both.height() > 1]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def area(request):
    return QRectF(0, 0, *request.param)


@pytest.mark.parametrize("name", SHEETS)
def test_everything_lies_on_the_table_and_nothing_on_anything_else(area, name):
    plan = Layout(SHEETS[name], area)
    frames, rows = column(plan)
    hulls = [plan.hull(ship) for ship in range(5)]
    callouts = [plan.callout(ship) for ship in range(5)]
    inside = area.adjusted(-1, -1, 1, 1)
    if name != "largest":  # a table of any size cannot hold twelve rows of boxes
        assert all(inside.contains(rect) for rect in frames.values())
        assert apart(frames.values()) == []
    assert all(inside.contains(rect) for rect in (*hulls, *callouts))
    assert apart(hulls) == []
    for (group, _), rect in rows.items():
        assert frames["group", group].adjusted(-1, -1, 1, 1).contains(rect)


@pytest.mark.parametrize("name", SHEETS)
def test_a_ship_holds_its_spaces_and_supplies_apart_from_each_other_and_from_its_name(area, name):
    plan = Layout(SHEETS[name], area)
    for ship in range(5):
        parts, body = ship_parts(plan, ship), plan.hull(ship).adjusted(plan.tail - 1, -1, 1 - plan.nose() / 2, 1)
        assert all(body.contains(part) for part in parts)
        assert apart(parts) == []
        if name != "largest":
            assert apart([plan.callout(ship), *parts]) == []
            assert plan.callout(ship).width() > 60


@pytest.mark.parametrize("name", ["base", "example"])
def test_boxes_and_cards_are_large_enough_to_read(area, name):
    plan = Layout(SHEETS[name], area)
    assert plan.line >= 14
    assert all(plan.card(i, 3).height() >= 40 for i in range(3))
    assert plan.size >= 28
