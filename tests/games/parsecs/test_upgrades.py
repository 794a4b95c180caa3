"""Upgrade cards: when each goal is met, and what comes of it (P9)."""

from typing import Any

import pytest

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.parsecs import upgrades
from tabletop.games.parsecs.ruleset import Values

from .tables import FULL, RULES, Table, boosting, complete, done, seat, ships, supplying, tags

CARDS = {card.id: card for card in RULES.values.upgrades}


def met(card: str, **changes: Any) -> bool:
    """Whether a sheet meets a card's goal."""
    me = Table(seat(**changes), upgrades=[card]).match.state.seats[0]
    return upgrades.met(RULES.sheet, me, CARDS[card].goal)


def rewards(card: str) -> list[str]:
    return list(CARDS[card].reward)


def rows(*numbers: list[int | None]) -> list[dict[str, Any]]:
    """Ships with rows for ships 1, 2, both rows of 4, and 5, as many as are given."""
    places = [(0, 0), (1, 0), (3, 0), (3, 1), (4, 0)]
    return ships(dict(zip(places, numbers, strict=False)))


def test_P9_four_stations_wants_all_four_station_rows_full():
    assert met("four_stations", stations=FULL["stations"])
    assert not met("four_stations", stations=[0, 12, 15, 17], academies=FULL["academies"])
    assert rewards("four_stations") == ["cadet", "cadet"]


def test_P9_four_academies_wants_all_four_academy_rows_full():
    assert met("four_academies", academies=FULL["academies"])
    assert not met("four_academies", academies=[14, 16, 18, 19], stations=FULL["stations"])
    assert rewards("four_academies") == ["fuel", "fuel"]


def test_P9_two_doubles_wants_two_different_ones():
    assert met("two_doubles", ships=rows([11, None, 66]))
    assert not met("two_doubles", ships=rows([11, 11, 12]))
    assert rewards("two_doubles") == ["mark", "mark"]


def test_P9_quintet_wants_one_number_in_five_spaces_anywhere():
    assert met("quintet", ships=rows([24, 24], [None, 24], [24, 25], [24]))
    assert not met("quintet", ships=rows([24, 24], [24, 24, 25]))
    assert rewards("quintet") == ["number"]


def test_P9_quintet_counts_printed_numbers():
    assert met("quintet", ships=rows([43, 43], [None, 43], [43]))


def test_P9_mirror_hall_wants_four_numbers_right_beside_their_mirror():
    four = rows([12, 21, None, 36, 63], [24, 42], [51, 15])
    assert met("mirror_hall", ships=four)
    assert not met("mirror_hall", ships=rows([12, 21, None, 36, 63], [24, 42], [51, None, 15]))
    assert rewards("mirror_hall") == ["mark"]


def test_P9_mirror_hall_does_not_count_doubles():
    assert not met("mirror_hall", ships=rows([12, 21, None, 36, 63], [24, 42], [33, 33]))


def test_P9_mirror_hall_does_not_count_a_pair_across_two_rows_or_ships():
    two_rows = rows([], [], [None, None, None, None, 12], [21, None, 36, 63], [24, 42, 51])
    assert not met("mirror_hall", ships=two_rows)


def test_P9_mirror_hall_counts_no_pair_that_is_wholly_printed():
    # The printed 43 and 34 would be the fourth pair.
    assert not met("mirror_hall", ships=rows([12, 21, None, 36, 63], [24, 42]))
    assert met("mirror_hall", ships=ships({(0, 0): [12, 21, None, 36, 63], (1, 0): [24, 42], (3, 0): [43, 34]}))


def test_P9_tight_row_wants_a_full_row_whose_ends_differ_by_25_at_most():
    assert met("tight_row", ships=rows([11, 12, 13, 14, 36, 36]))
    assert met("tight_row", ships=rows([], [], [41, 33, 33, 33, 16]))
    assert not met("tight_row", ships=rows([15, 16, 21, 22, 41, 41]))
    assert not met("tight_row", ships=rows([11, 12, 13, 14, 15]))
    assert rewards("tight_row") == ["complete"]


def test_P9_all_hands_wants_three_filled_spaces_on_every_ship_printed_ones_counted():
    three = {(0, 0): [11, 12, 13], (1, 0): [11, 12, 13], (2, 0): [44], (3, 0): [11], (3, 1): [11, 12], (4, 0): [11] * 3}
    assert met("all_hands", ships=ships(three))
    for place in three:
        assert not met("all_hands", ships=ships({key: row for key, row in three.items() if key != place}))
    assert rewards("all_hands") == ["fuel", "cadet"]


@pytest.mark.parametrize(("fuel", "cadets", "enough"), [(10, 0, True), (4, 6, True), (4, 5, False)])
def test_P9_reserve_wants_ten_surplus_units_together(fuel: int, cadets: int, enough: bool):
    assert met("reserve", surplus_fuel=fuel, surplus_cadets=cadets) is enough
    assert rewards("reserve") == ["number"]


def test_P9_decade_wants_ten_numbers_with_the_same_first_digit():
    assert met("decade", ships=rows([21, 22, 23, 24, 25, 26], [26, 26, 26, 26]))
    assert not met("decade", ships=rows([21, 22, 23, 24, 25, 26], [26, 26, 26, 31]))
    assert rewards("decade") == ["cadet", "cadet"]


def test_P9_both_ways_wants_two_full_rows_that_rise_and_two_that_fall():
    up, down = [11, 12, 13, 14, 15, 16], [66, 65, 64, 63, 62, 61]
    assert met("both_ways", ships=rows(up, [*up, 21, 22, 23], down[:5], down))
    assert not met("both_ways", ships=rows(up, [*up, 21, 22, 23], down[:5], up))
    assert not met("both_ways", ships=rows(up, [*up, 21, 22, 23], down[:5], [33] * 6))
    assert not met("both_ways", ships=rows(up, [*up, 21, 22], down[:5], down))
    assert rewards("both_ways") == ["mark"]


def test_P9_grand_span_wants_three_full_rows_whose_ends_differ_by_45_at_least():
    wide = [11, 22, 33, 44, 55, 56]
    assert met("grand_span", ships=rows(wide, [], [66, 55, 44, 33, 21], wide))
    assert not met("grand_span", ships=rows(wide, [], [65, 55, 44, 33, 21], wide))
    assert rewards("grand_span") == ["number"]


def test_P9_heavy_pair_wants_ships_4_and_5_complete():
    assert met("heavy_pair", ships=complete(3, 4))
    assert not met("heavy_pair", ships=complete(2, 4))
    assert rewards("heavy_pair") == ["complete"]


def test_P9_the_dozen_cards_are_those_of_the_page():
    assert len(CARDS) == 12


def test_P9_three_cards_lie_face_up_for_all_and_the_rest_face_down():
    state = Match.new(RULES, 4, 8, {}).state
    assert len(state.upgrades) == 3
    assert sorted(state.upgrades + state.upgrade_deck) == list(range(12))


def test_P9_a_match_without_upgrade_cards_has_none():
    position = RULES.encode(Match.new(RULES, 2, 8, {"upgrade_cards": False}).state)
    assert (position["upgrades"], position["upgrade_deck"]) == ([], [])


def test_P9_the_reward_comes_at_once_and_once_a_card():
    table = Table(seat(stations=[0, 12, 15, 17]), upgrades=["four_stations"])
    assert tags(table.choose([2, 4]))[-3:] == ["upgrade_gained", "boost_pending", "boost_pending"]
    assert table.seat()["gained"] == ["four_stations"]
    assert (table.seat()["phase"], table.seat()["numbers"]) == ("boost", [24, 42])
    table.surplus("cadet")
    assert table.seat()["pending"] == ["cadet"]
    table.surplus("cadet")
    assert "upgrade_gained" not in tags(table.write(24, 0, 0, 0))


def test_P9_every_player_can_gain_each_card():
    near = {"stations": [0, 12, 15, 17]}
    table = Table(seat(**near), seat(**near), upgrades=["four_stations"])
    table.choose([2, 4], seat=0)
    assert "upgrade_gained" in tags(table.choose([2, 4], seat=1))
    assert [each["gained"] for each in table.position["seats"]] == [["four_stations"]] * 2


def test_P9_a_card_that_does_not_lie_open_is_not_gained():
    table = Table(seat(stations=[0, 12, 15, 17]), upgrades=["quintet"], upgrade_deck=["four_stations"])
    assert "upgrade_gained" not in tags(table.choose([2, 4]))


def test_P9_goals_are_looked_at_after_every_action_of_the_seat():
    table = Table(supplying(1, surplus_fuel=9), seat(), upgrades=["reserve"])
    table.surplus("fuel")
    assert table.seat()["gained"] == ["reserve"]
    assert (table.seat()["phase"], table.seat()["to_place"]) == ("boost", {"fuel": 0, "cadet": 0})
    table.skip()
    assert table.seat()["phase"] == "done"


def test_P9_the_ships_boost_is_added_before_the_rewards_and_these_in_the_order_of_the_cards():
    near = complete(3, 4, fuel=[0, 0, 0, 6, 3])
    near[0]["rows"] = [[22, 22, 22, 22, None, None]]
    table = Table(
        supplying(1, ships=near, surplus_fuel=10),
        upgrades=["two_doubles", "heavy_pair", "reserve"],
    )
    table.supply("fuel", 3)
    assert table.seat()["gained"] == ["two_doubles", "heavy_pair", "reserve"]
    assert table.seat()["pending"] == ["number", "mark", "mark", "complete", "number"]


def test_P9_rewards_go_behind_what_is_pending():
    table = Table(boosting("mark", "fuel", stations=[0, 12, 15, 17]), upgrades=["four_stations"])
    table.mark("stations")
    assert table.seat()["pending"] == ["fuel", "cadet", "cadet"]


def test_P9_a_reward_with_nothing_to_do_is_dropped_at_once():
    table = Table(
        supplying(1, ships=complete(3, 4, fuel=[0, 0, 0, 6, 3]), **FULL), done(), upgrades=["heavy_pair"]
    )  # fmt: skip
    table.supply("fuel", 3)
    assert table.seat()["pending"] == ["number", "complete"]
    assert "boost_dropped" in tags(table.skip())
    assert table.position["turn"] == 6


def test_P9_a_goal_met_by_one_seat_says_nothing_of_another():
    table = Table(seat(stations=[0, 12, 15, 17]), seat(), upgrades=["four_stations"])
    table.choose([2, 4], seat=0)
    assert table.seat(1)["gained"] == []


@pytest.mark.parametrize("ruleset", ["base", "printed-example"])
def test_a_goal_that_is_met_has_come_as_far_as_it_has_to(ruleset: str):
    rules = catalog.game("parsecs").rules(ruleset)
    values: Values = rules.values
    for card in values.upgrades:
        now, wanted = upgrades.progress(rules.sheet, rules.sheet.blank(), card.goal)
        assert 0 <= now < wanted
