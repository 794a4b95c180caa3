"""The end of a turn and of a match (P10), the score (P11) and ties (P12)."""

import pytest

from tabletop.core.errors import NotYourTurn

from .tables import RULES, Table, boosting, complete, done, seat, ships, supplying, tags


def scores(*seats: dict) -> list[int]:
    return RULES.scores(Table(*seats).match.state)


def test_P10_the_match_goes_on_while_nobody_has_three_complete_ships():
    table = Table(supplying(1, ships=complete(0, 1)), done())
    events = table.surplus("fuel")
    assert tags(events) == ["set_aside", "seat_done", "turn_ended", "rolled"]
    assert events[-1].reveals
    assert table.position["turn"] == 6
    assert table.position["to_act"] == [0, 1]
    assert table.position["dice"] == list(events[-1].dice)
    assert all((each["phase"], each["to_place"]) == ("choose", None) for each in table.position["seats"])


@pytest.mark.parametrize("count", [3, 4])
def test_P10_the_match_is_over_at_the_end_of_a_turn_in_which_somebody_has_three_ships(count: int):
    table = Table(supplying(1, ships=complete(*range(count))), done())
    assert tags(table.surplus("fuel")) == ["set_aside", "seat_done", "turn_ended", "ended"]
    assert (table.position["phase"], table.position["to_act"]) == ("over", [])
    assert table.position["result"]["complete"] == [count, 0]


def test_P10_all_seats_finish_the_turn_in_which_the_third_ship_is_completed():
    table = Table(supplying(1, ships=complete(0, 1, 2)), seat())
    assert tags(table.surplus("fuel")) == ["set_aside", "seat_done"]
    assert table.position["to_act"] == [1]
    assert table.position["result"] is None
    assert tags(table.finish(1))[-1] == "ended"


def test_P10_no_roll_is_made_while_a_seat_is_still_to_act():
    table = Table(seat(), seat(), seat())
    for number in (2, 0):
        table.finish(number)
        assert table.position["turn"] == 5
        assert table.position["dice"] == [2, 4, 5]
    assert tags(table.finish(1))[-1] == "rolled"


def test_P10_a_lone_players_match_ends_after_turn_16():
    for turn, last in ((15, "rolled"), (16, "ended")):
        assert tags(Table(supplying(1), turn=turn).surplus("fuel"))[-1] == last


def test_P10_any_other_match_ends_after_turn_60():
    for turn, last in ((16, "rolled"), (59, "rolled"), (60, "ended")):
        assert tags(Table(supplying(1), done(), turn=turn).surplus("fuel"))[-1] == last


def test_P10_after_the_end_dice_turn_and_sheets_stay_and_nobody_acts():
    table = Table(supplying(1, ships=complete(0, 1, 2)))
    table.surplus("fuel")
    after = table.position
    assert (after["turn"], after["dice"]) == (5, [2, 4, 5])
    assert after["seats"][0]["to_place"] == {"fuel": 0, "cadet": 0}
    assert table.legal() == []
    assert table.why({"type": "surplus", "what": "fuel"}) == "over"
    with pytest.raises(NotYourTurn):
        table.surplus("fuel")


def test_P10_a_third_ship_completed_by_a_boost_counts():
    near = complete(0, 1, 2)
    near[0]["rows"][0][5] = None
    near[0]["complete"] = False
    table = Table(boosting("number", ships=near, to_place={"fuel": 0, "cadet": 0}), done())
    table.write(33, 0, 0, 5)
    assert tags(table.mark("stations"))[-1] == "ended"


def test_P11_a_number_space_of_a_complete_ship_is_worth_ten_points():
    assert scores(seat(ships=complete(0))) == [6 * 10 + 2 * 5]
    assert scores(seat(ships=complete(3))) == [11 * 10 + 2 * 5]


def test_P11_a_filled_space_of_an_incomplete_ship_is_worth_five_printed_ones_too():
    assert scores(seat()) == [2 * 5]
    assert scores(seat(ships=ships({(0, 0): [11, 12, None, 13]}, fuel=(9, 0, 0, 0, 0)))) == [5 * 5]


def test_P11_the_printed_numbers_of_a_complete_ship_are_worth_ten():
    assert scores(seat(ships=complete(2))) == [10 * 10]


def test_P11_a_surplus_unit_is_worth_one_point_and_one_on_a_ship_none():
    assert scores(seat(surplus_fuel=3, surplus_cadets=4, ships=ships({}, (5, 0, 0, 0, 0)))) == [2 * 5 + 7]


def test_P11_the_result_tells_scores_and_complete_ships_of_every_seat():
    table = Table(supplying(1, ships=complete(0, 1, 3)), done(ships=complete(2), surplus_cadets=2))
    table.surplus("fuel")
    assert table.position["result"] == {
        "winners": [0],
        "scores": [(6 + 9 + 11) * 10 + 2 * 5 + 1, 102],
        "complete": [3, 1],
    }


def test_P11_the_match_can_be_won_by_one_who_has_not_built_three_ships():
    table = Table(supplying(1, ships=complete(0, 1, 3)), done(ships=complete(2, 4), surplus_fuel=90))
    table.surplus("fuel")
    assert table.position["result"]["winners"] == [1]


def test_P12_a_tie_goes_to_the_complete_ships_with_more_number_spaces():
    # Two sheets of 271 points: 26 and 22 number spaces on complete ships.
    first = supplying(1, ships=complete(0, 1, 3))
    second = done(ships=complete(2, 4), surplus_fuel=51)
    table = Table(first, second)
    table.surplus("fuel")
    result = table.position["result"]
    assert result["scores"] == [271, 271]
    assert result["winners"] == [0]


def test_P12_the_number_of_ships_does_not_decide_a_tie():
    # 15 number spaces on two ships against 21 on two others, in a match that ends by its turns.
    first = supplying(1, ships=complete(0, 1), surplus_fuel=61)
    second = done(ships=complete(1, 4), surplus_cadets=2)
    table = Table(first, second, turn=60)
    table.surplus("fuel")
    result = table.position["result"]
    assert result["scores"] == [222, 222]
    assert result["winners"] == [1]


def test_P12_what_is_still_equal_is_a_shared_victory():
    table = Table(supplying(1, ships=complete(0, 1, 3)), done(ships=complete(0, 1, 3), surplus_cadets=1), done())
    table.surplus("fuel")
    assert table.position["result"]["winners"] == [0, 1]
    outcome = RULES.outcome(table.match.state)
    assert (outcome.winners, outcome.scores) == ((0, 1), (271, 271, 10))
