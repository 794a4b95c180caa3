"""The third die, boxes and circles (P6), fuel and cadets (P7)."""

import pytest

from .tables import FULL, Table, boosting, seat, supplying, tags


def test_P6_the_third_die_marks_at_once_with_the_choice():
    table = Table(seat())
    chosen, marked = table.choose([2, 4], "academies")
    assert (chosen.third, marked.boxes, marked.total) == (5, 5, 5)
    assert table.seat()["academies"] == [5, 0, 0, 0]
    assert table.seat()["phase"] == "number"


def test_P6_a_row_that_is_complete_from_the_start_is_passed_over():
    table = Table(seat())
    table.choose([2, 4], "stations")
    assert table.seat()["stations"] == [0, 5, 0, 0]


@pytest.mark.parametrize(("before", "after", "told"), [(8, 13, ["marked"]), (9, 14, ["marked", "circle_won"])])
def test_P6_a_full_row_gains_its_circle_at_once(before: int, after: int, told: list[str]):
    table = Table(seat(academies=[before, 0, 0, 0]))
    assert tags(table.choose([2, 4], "academies")) == ["chosen", *told]
    assert table.seat()["academies"] == [after, 0, 0, 0]


def test_P6_what_the_row_has_no_box_for_is_lost_and_does_not_run_on():
    table = Table(seat(academies=[12, 0, 0, 0]))
    *_, lost = table.choose([2, 4], "academies")
    assert lost.boxes == 3
    assert table.seat()["academies"] == [14, 0, 0, 0]


def test_P6_the_die_goes_to_the_first_incomplete_row():
    table = Table(seat(academies=[14, 16, 3, 0]))
    table.choose([2, 4], "academies")
    assert table.seat()["academies"] == [14, 16, 8, 0]


def test_P6_a_full_group_may_be_named_and_the_die_is_lost():
    table = Table(seat(stations=FULL["stations"]))
    assert tags(table.choose([2, 4], "stations")) == ["chosen", "boxes_lost"]
    assert table.seat()["stations"] == FULL["stations"]


def test_P6_the_third_die_of_a_double_is_the_one_that_is_left():
    table = Table(seat(), dice=[3, 3, 6])
    chosen, *_ = table.choose([3, 6], "academies")
    assert chosen.third == 3


def test_P7_each_circle_gives_a_unit_when_all_numbers_are_written():
    table = Table(seat(stations=[0, 12, 15, 4], academies=[14, 16, 0, 0]), dice=[3, 3, 6])
    table.choose([3, 3], "stations")
    assert table.seat()["to_place"] is None
    _, income = table.write(33, 0, 0, 0)
    assert (income.fuel, income.cadets) == (3, 2)
    assert table.seat()["phase"] == "supply"
    assert table.seat()["to_place"] == {"fuel": 3, "cadet": 2}


def test_P7_a_row_filled_by_this_turns_die_pays_this_turn():
    table = Table(seat(academies=[13, 0, 0, 0]), dice=[3, 3, 6])
    table.choose([3, 3], "academies")
    table.skip(33)
    assert table.seat()["to_place"] == {"fuel": 1, "cadet": 1}


def test_P7_all_fuel_is_placed_before_the_cadets():
    table = Table(supplying(1, 1))
    assert {action["what"] for action in table.legal()} == {"fuel"}
    assert table.why({"type": "supply", "what": "cadet", "ship": 0}) == "fuel_first"
    table.supply("fuel", 0)
    assert {action["what"] for action in table.legal()} == {"cadet"}
    assert table.why({"type": "surplus", "what": "fuel"}) == "cadets_first"


def test_P7_units_go_on_one_ship_or_spread_and_the_rest_is_surplus():
    table = Table(supplying(3), seat())
    table.supply("fuel", 4)
    table.supply("fuel", 1)
    table.surplus("fuel")
    assert [ship["fuel"] for ship in table.seat()["ships"]] == [0, 1, 0, 0, 1]
    assert table.seat()["surplus_fuel"] == 1
    assert table.seat()["to_place"] == {"fuel": 0, "cadet": 0}
    assert table.seat()["phase"] == "done"
    assert table.position["to_act"] == [1]


def test_P7_a_unit_without_a_free_space_can_only_be_surplus():
    full = [dict(ship) for ship in seat()["ships"]]
    for ship, cadets in zip(full, (8, 8, 7, 6, 3), strict=True):
        ship["cadets"] = cadets
    table = Table(supplying(0, 1, ships=full))
    assert table.legal() == [{"type": "surplus", "what": "cadet"}]


def test_P7_the_surplus_track_has_no_end():
    table = Table(supplying(1, surplus_fuel=400), seat())
    table.surplus("fuel")
    assert table.seat()["surplus_fuel"] == 401


def test_P7_a_row_completed_during_the_supply_step_pays_from_the_next_turn_on():
    boosted = boosting("complete", academies=[13, 0, 0, 0], to_place={"fuel": 1, "cadet": 0})
    table = Table(boosted, seat())
    table.complete("academies")
    assert table.seat()["to_place"] == {"fuel": 1, "cadet": 0}
    assert table.seat()["phase"] == "supply"


def test_P7_a_row_completed_by_a_boost_before_the_supply_step_pays_at_once():
    table = Table(boosting("complete"))
    assert tags(table.complete("academies")) == ["boost_used", "marked", "circle_won", "income"]
    assert table.seat()["to_place"] == {"fuel": 1, "cadet": 1}
