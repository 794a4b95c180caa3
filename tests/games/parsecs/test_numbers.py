"""Dice, numbers and rows (P1–P5)."""

import pytest

from tabletop.core.match import Match

from .tables import RULES, Table, done, position, seat, ships, tags


def at_number(*dice: int, **changes: object) -> Table:
    """A lone table where the first two dice were chosen, and the third went to the academies."""
    table = Table(seat(**changes), dice=list(dice))
    table.choose(list(dice[:2]), "academies")
    return table


def spaces(table: Table, number: int) -> set[tuple[int, int, int]]:
    """Where a number may be written."""
    return {
        (action["ship"], action["row"], action["space"])
        for action in table.legal()
        if action["type"] == "write" and action["number"] == number
    }


def test_P1_one_roll_of_three_dice_is_the_same_for_all():
    match = Match.new(RULES, 10, 3, {})
    dice = match.state.dice
    assert len(dice) == 3
    for number in range(10):
        pairs = {tuple(action.dice) for action in RULES.legal_actions(match.state, number)}
        assert all(set(pair) <= set(dice) for pair in pairs)
        assert pairs == {tuple(action.dice) for action in RULES.legal_actions(match.state, 0)}


def test_P1_over_many_turns_every_die_shows_every_face_about_as_often():
    rolls = [Match.new(RULES, 1, seed, {}).state.dice for seed in range(600)]
    for die in range(3):
        shown = [roll[die] for roll in rolls]
        assert all(70 < shown.count(face) < 130 for face in range(1, 7))


def test_P2_every_two_of_the_dice_and_either_group_may_be_chosen():
    table = Table(seat(), dice=[5, 2, 4])
    assert [(action["dice"], action["group"]) for action in table.legal()] == [
        ((2, 4), "stations"), ((2, 4), "academies"), ((2, 5), "stations"), ((2, 5), "academies"),
        ((4, 5), "stations"), ((4, 5), "academies"),
    ]  # fmt: skip


def test_P2_with_equal_dice_no_pair_is_listed_twice():
    assert [action["dice"] for action in Table(seat(), dice=[3, 6, 3]).legal()] == [(3, 3)] * 2 + [(3, 6)] * 2
    assert [action["dice"] for action in Table(seat(), dice=[1, 1, 1]).legal()] == [(1, 1)] * 2


def test_P2_two_dice_are_read_both_ways_and_the_numbers_ascend():
    assert at_number(4, 2, 5).seat()["numbers"] == [24, 42]


def test_P2_equal_dice_give_one_number():
    assert at_number(3, 3, 6).seat()["numbers"] == [33]


def test_P2_the_two_dice_may_be_named_in_any_order():
    here, there = Table(seat()), Table(seat())
    assert here.choose([4, 2]) == there.choose([2, 4])
    assert here.match.state == there.match.state


@pytest.mark.parametrize("dice", [[2, 2], [4, 4], [2, 6], [0, 2], [24, 42], [-1, 10**30]])
def test_P2_only_dice_that_were_rolled_can_be_chosen(dice: list[int]):
    assert Table(seat()).why({"type": "choose", "dice": dice, "group": "stations"}) == "not_these_dice"


def test_P3_both_numbers_may_go_on_one_ship_or_on_two_in_either_order():
    one = at_number(2, 4, 5)
    one.write(42, 1, 0, 8)
    one.write(24, 1, 0, 0)
    assert one.seat()["ships"][1]["rows"] == [[24, *[None] * 7, 42]]
    two = at_number(2, 4, 5)
    two.write(24, 0, 0, 3)
    two.write(42, 4, 0, 11)
    assert two.seat()["ships"][0]["rows"][0][3] == 24
    assert two.seat()["ships"][4]["rows"][0][11] == 42


def test_P3_on_a_blank_sheet_every_empty_space_takes_a_number_with_gaps_as_one_likes():
    table = at_number(2, 4, 5)
    blank = {(p.ship, p.row, space) for p in RULES.sheet.rows for space in range(p.end - p.start) if p.ship != 2}
    assert {place for place in spaces(table, 24) if place[0] != 2} == blank


def test_P3_a_taken_space_takes_nothing_more():
    table = at_number(2, 4, 5, ships=ships({(0, 0): [33]}))
    assert (0, 0, 0) not in spaces(table, 24)


def test_P4_a_row_that_rises_goes_on_rising():
    table = at_number(2, 6, 5, ships=ships({(1, 0): [21, None, None, None, 35]}))
    assert {space for ship, _, space in spaces(table, 26) if ship == 1} == {1, 2, 3}
    assert {space for ship, _, space in spaces(table, 62) if ship == 1} == {5, 6, 7, 8}


def test_P4_a_row_that_falls_goes_on_falling():
    table = at_number(2, 4, 5)
    assert {space for ship, _, space in spaces(table, 24) if ship == 2} == {6, 7, 8, 9}
    assert {space for ship, _, space in spaces(table, 42) if ship == 2} == set()
    high = at_number(5, 6, 5)
    assert {space for ship, _, space in spaces(high, 56) if ship == 2} == {0, 1, 2, 3}


def test_P4_equal_numbers_may_stand_side_by_side():
    table = at_number(2, 1, 5, ships=ships({(1, 0): [21, None, 35]}))
    assert (1, 0, 1) in spaces(table, 21)


def test_P4_the_direction_is_open_until_two_different_numbers_stand_in_the_row():
    table = at_number(2, 6, 5, ships=ships({(0, 0): [None, 33, None, None, 33]}))
    assert {space for ship, _, space in spaces(table, 26) if ship == 0} == {0, 5}
    assert {space for ship, _, space in spaces(table, 62) if ship == 0} == {0, 5}


def test_P4_between_two_equal_numbers_only_the_same_fits():
    table = at_number(3, 3, 5, ships=ships({(0, 0): [None, 33, None, None, 33]}))
    assert {space for ship, _, space in spaces(table, 33) if ship == 0} == {0, 2, 3, 5}


def test_P4_the_rows_of_a_ship_do_not_bind_each_other():
    table = at_number(2, 6, 5, ships=ships({(3, 0): [11, 12, 13, 14, 15]}))
    assert {space for ship, row, space in spaces(table, 62) if ship == 3} == set(range(6))


def nowhere() -> list[object]:
    """Ships where 61 fits nowhere and 16 does."""
    return ships(
        {
            (0, 0): [12, 13, 14, None, 21, 22],
            (1, 0): [66] * 9,
            (2, 0): [54, 54, 54, 54, None, None, 22, 22, 22, 22],
            (3, 0): [66] * 5,
            (3, 1): [66] * 6,
            (4, 0): [66] * 12,
        }
    )


def test_P5_a_number_without_a_legal_space_can_only_be_skipped_and_is_lost():
    table = at_number(1, 6, 5, ships=nowhere())
    assert [action for action in table.legal() if action.get("number") == 61] == [{"type": "skip", "number": 61}]
    (skipped,) = table.skip(61)
    assert skipped.lost


def test_P5_a_number_with_a_legal_space_may_still_be_skipped():
    table = at_number(2, 4, 5)
    (skipped,) = table.skip(24)
    assert not skipped.lost
    assert table.seat()["numbers"] == [42]
    assert table.seat()["phase"] == "number"


def test_P5_the_same_number_is_not_skipped_twice():
    table = at_number(2, 4, 5)
    table.skip(24)
    assert {"type": "skip", "number": 24} not in table.legal()
    assert table.why({"type": "skip", "number": 24}) == "not_your_number"


def test_a_skip_without_a_number_is_not_a_skip_of_ones_own_number():
    table = at_number(3, 3, 5)
    assert table.why({"type": "skip"}) == "name_the_number"
    assert {"type": "skip"} not in table.legal()


def test_what_a_seat_writes_is_seen_while_others_still_choose():
    table = Table(seat(), seat())
    table.choose([2, 4])
    assert tags(table.write(24, 0, 0, 0)) == ["written"]
    seen = RULES.encode(RULES.view(table.match.state, 1))
    assert seen["seats"][0]["ships"][0]["rows"] == [[24, None, None, None, None, None]]
    assert seen["to_act"] == [0, 1]


def test_the_phase_of_the_table_is_that_of_the_first_seat_to_act():
    table = Table(done(), seat(), seat())
    assert table.position["phase"] == "choose"
    table.choose([2, 4], seat=1)
    assert table.position["phase"] == "number"
    table.finish(1)
    assert table.position["phase"] == "choose"
    assert position(done(), seat())["to_act"] == [1]
