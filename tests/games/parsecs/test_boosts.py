"""Complete ships, their boosts, and the line in which boosts wait (P8)."""

import pytest

from tabletop.games.parsecs.rows import NUMBERS

from .tables import FULL, RULES, Table, boosting, complete, seat, ships, supplying, tags


def nearly(ship: int, *others: int) -> list[dict]:
    """Ships of which ``others`` are complete, and ``ship`` but for its last fuel."""
    found = complete(ship, *others)
    found[ship] = found[ship] | {"fuel": found[ship]["fuel"] - 1, "complete": False}
    return found


def test_P8_a_ship_with_all_numbers_but_not_all_supplies_is_not_complete():
    numbers = {(0, 0): [33] * 5}
    table = Table(seat(ships=ships(numbers, fuel=(8, 0, 0, 0, 0), cadets=(8, 0, 0, 0, 0))), dice=[3, 3, 5])
    table.choose([3, 3])
    assert "ship_completed" not in tags(table.write(33, 0, 0, 5))
    assert not table.seat()["ships"][0]["complete"]


def test_P8_the_last_number_completes_a_ship_whose_supplies_are_full():
    numbers = {(0, 0): [33] * 5}
    table = Table(seat(ships=ships(numbers, fuel=(9, 0, 0, 0, 0), cadets=(8, 0, 0, 0, 0))), dice=[3, 3, 5])
    table.choose([3, 3])
    assert tags(table.write(33, 0, 0, 5)) == ["written", "ship_completed", "boost_pending"]
    assert table.seat()["ships"][0]["complete"]
    assert (table.seat()["phase"], table.seat()["pending"]) == ("boost", ["mark"])


@pytest.mark.parametrize(
    ("ship", "boost"), [(0, "mark"), (1, "number"), (2, "complete"), (3, "number"), (4, "complete")]
)
def test_P8_the_last_unit_completes_a_ship_and_its_boost_comes_first(ship: int, boost: str):
    table = Table(supplying(2, 1, ships=nearly(ship)))
    assert tags(table.supply("fuel", ship)) == ["supplied", "ship_completed", "boost_pending"]
    assert (table.seat()["phase"], table.seat()["pending"]) == ("boost", [boost])
    assert table.seat()["to_place"] == {"fuel": 1, "cadet": 1}


def test_P8_a_ship_of_two_rows_wants_both_full():
    full = nearly(3)
    full[3]["rows"][0][4] = None
    table = Table(supplying(1, ships=full), seat())
    assert "ship_completed" not in tags(table.supply("fuel", 3))


def test_P8_mark_one_box_goes_to_the_first_incomplete_row_of_either_group():
    table = Table(boosting("mark", academies=[14, 2, 0, 0]))
    assert table.legal() == [{"type": "mark", "group": group} for group in ("stations", "academies")]
    table.mark("academies")
    assert table.seat()["academies"] == [14, 3, 0, 0]


@pytest.mark.parametrize("boost", ["mark", "complete"])
def test_P8_a_boost_of_boxes_cannot_name_a_full_group(boost: str):
    table = Table(boosting(boost, stations=FULL["stations"]))
    assert table.legal() == [{"type": boost, "group": "academies"}]
    assert table.why({"type": boost, "group": "stations"}) == "group_full"


def test_P8_complete_next_fills_the_first_incomplete_row():
    table = Table(boosting("complete", stations=[0, 12, 3, 0]))
    assert tags(table.complete("stations"))[:3] == ["boost_used", "marked", "circle_won"]
    assert table.seat()["stations"] == [0, 12, 15, 0]


def test_P8_any_number_goes_in_any_legal_space_or_nowhere():
    table = Table(boosting("number", ships=ships({(0, 0): [None, 33, None, 35, None, None]})))
    actions = table.legal()
    first = {(action["number"], action["space"]) for action in actions if action.get("ship") == 0}
    low, between, high = ([n for n in NUMBERS if a <= n <= b] for a, b in ((11, 33), (33, 35), (35, 66)))
    wanted = {(n, 0) for n in low} | {(n, 2) for n in between} | {(n, space) for n in high for space in (4, 5)}
    assert first == wanted
    assert sum(action.get("ship") == 4 for action in actions) == 12 * 36
    assert actions[-1] == {"type": "skip"}


def test_P8_a_free_number_may_be_written_and_may_complete_a_ship_in_turn():
    numbers = {(0, 0): [33] * 5}
    table = Table(boosting("number", ships=ships(numbers, fuel=(9, 0, 0, 0, 0), cadets=(8, 0, 0, 0, 0))))
    events = table.write(61, 0, 0, 5)
    assert tags(events) == ["boost_used", "written", "ship_completed", "boost_pending"]
    assert events[1].free
    assert table.seat()["pending"] == ["mark"]


def test_P8_a_free_number_is_skipped_without_naming_one():
    table = Table(boosting("number"))
    assert table.why({"type": "skip", "number": 24}) == "free_number_first"
    used, skipped, *_ = table.skip()
    assert (used.boost, skipped.number, skipped.lost) == ("number", None, False)
    assert table.seat()["phase"] == "supply"


def test_P8_a_free_number_leaves_ones_own_numbers_alone():
    table = Table(boosting("number", numbers=[24, 42]))
    assert table.why({"type": "skip", "number": 24}) == "free_number_first"
    table.write(24, 0, 0, 0)
    assert (table.seat()["phase"], table.seat()["numbers"]) == ("number", [24, 42])


def test_P8_boosts_are_resolved_from_the_first_on_and_new_ones_go_to_the_end():
    numbers = {(0, 0): [33] * 5}
    table = Table(boosting("number", "complete", ships=ships(numbers, (9, 0, 0, 0, 0), (8, 0, 0, 0, 0))))
    assert table.why({"type": "complete", "group": "stations"}) == "free_number_first"
    table.write(33, 0, 0, 5)
    assert table.seat()["pending"] == ["complete", "mark"]
    table.complete("stations")
    assert table.seat()["pending"] == ["mark"]


@pytest.mark.parametrize("entry", ["mark", "complete"])
def test_P8_a_boost_of_boxes_is_dropped_when_every_row_of_both_groups_is_full(entry: str):
    last = {"stations": FULL["stations"], "academies": [14, 16, 18, 19]}
    table = Table(boosting("mark", entry, "number", **last))
    events = table.mark("academies")
    assert tags(events) == ["boost_used", "marked", "circle_won", "boost_dropped"]
    assert events[-1].boost == entry
    assert table.seat()["pending"] == ["number"]


def test_P8_a_free_number_is_dropped_when_no_number_space_is_empty():
    full = complete(0, 1, 2, 3, 4, fuel=[9, 8, 8, 7, 2])
    full[0]["rows"] = [[33, 33, 33, 33, 33, None]]
    full[0]["complete"] = False
    table = Table(boosting("number", "number", ships=full), seat())
    assert tags(table.write(66, 0, 0, 5))[:5] == [
        "boost_used", "written", "ship_completed", "boost_pending", "boost_dropped"
    ]  # fmt: skip
    assert table.seat()["pending"] == ["mark"]


def test_P8_only_an_entry_that_comes_first_is_dropped():
    table = Table(boosting("fuel", "mark", "cadet", **FULL))
    assert table.seat()["pending"] == ["fuel", "mark", "cadet"]
    table.surplus("fuel")
    assert table.seat()["pending"] == ["cadet"]


def test_P8_a_boost_comes_before_ones_own_numbers():
    table = Table(boosting("mark", numbers=[24, 42]))
    assert table.why({"type": "write", "number": 24, "ship": 0, "row": 0, "space": 0}) == "mark_first"
    table.mark("stations")
    assert table.seat()["phase"] == "number"


@pytest.mark.parametrize("what", ["fuel", "cadet"])
def test_P9_a_supply_of_a_reward_is_placed_like_any_other(what: str):
    table = Table(boosting(what, what, to_place={"fuel": 2, "cadet": 2}))
    assert [action["type"] for action in table.legal()] == ["supply"] * 5 + ["surplus"]
    assert {action["what"] for action in table.legal()} == {what}
    assert tags(table.supply(what, 4)) == ["boost_used", "supplied"]
    table.surplus(what)
    key = {"fuel": "fuel", "cadet": "cadets"}[what]
    assert (table.seat()["ships"][4][key], table.seat()[f"surplus_{key}"]) == (1, 1)
    assert (table.seat()["phase"], table.seat()["to_place"]) == ("supply", {"fuel": 2, "cadet": 2})


def test_P8_a_chain_of_boosts_runs_to_its_end():
    """The last fuel completes ship 1; its mark fills the row whose reward completes ship 2."""
    full = complete(0, 1, fuel=[8, 8, 0, 0, 0], cadets=[8, 7, 0, 0, 0])
    state = supplying(1, ships=full, stations=[0, 12, 15, 17])
    table = Table(state, upgrades=["four_stations"])
    table.supply("fuel", 0)
    assert table.seat()["pending"] == ["mark"]
    assert tags(table.mark("stations")) == [
        "boost_used", "marked", "circle_won", "upgrade_gained", "boost_pending", "boost_pending"
    ]  # fmt: skip
    table.supply("cadet", 1)
    assert table.seat()["pending"] == ["cadet", "number"]
    table.surplus("cadet")
    assert tags(table.write(11, 4, 0, 0))[:2] == ["boost_used", "written"]
    assert table.position["turn"] == 6


def test_P8_the_boosts_of_the_sheet_are_those_of_the_page():
    assert [ship.boost for ship in RULES.values.ships] == ["mark", "number", "complete", "number", "complete"]
