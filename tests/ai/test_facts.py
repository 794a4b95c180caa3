"""A reason is told only where its number speaks for the choice, and no finer than it was counted."""

import pytest

from tabletop.ai.facts import DIFFERENCE, SHARES, Fact, Why, counted, error_of, known, percent, reasons

PRO, CON = Why("pro"), Why("con")


def test_a_reason_is_told_only_where_the_number_is_better_than_that_of_the_next_best():
    assert reasons({"x": Fact(2, PRO, CON)}, {"x": Fact(1)}) == [PRO]
    assert reasons({"x": Fact(1, PRO, CON)}, {"x": Fact(1)}) == []


def test_a_cost_is_told_after_what_speaks_for_the_choice_and_never_alone():
    cost = {"x": Fact(-2, None, CON)}
    assert reasons({**cost, "y": Fact(1, PRO)}, {}) == [PRO, CON]
    assert reasons(cost, {}) == []


def test_at_most_two_reasons_and_one_cost_are_told():
    mine = {str(n): Fact(1, Why(f"pro{n}")) for n in range(4)} | {f"-{n}": Fact(-1, None, Why(f"con{n}")) for n in "ab"}
    assert [why.key for why in reasons(mine, {})] == ["pro0", "pro1", "cona"]


def test_the_same_sentence_is_told_once():
    assert reasons({"x": Fact(1, PRO), "y": Fact(1, PRO)}, {}) == [PRO]


def test_with_nothing_to_compare_only_what_the_rules_give_is_told():
    assert reasons({"x": Fact(1, PRO), "y": counted([1, 1], SHARES, PRO)}, None) == [PRO]


def test_what_was_counted_is_told_only_beyond_luck():
    assert reasons({"x": counted([1, 0, 1, 0], "", PRO)}, {"x": counted([0, 1, 1, 0], "", PRO)}) == []
    assert reasons({"x": counted([1, 1, 1, 1], "", PRO)}, {"x": counted([0, 0, 0, 0], "", PRO)}) == [PRO]


def test_a_difference_is_told_in_whole_numbers_and_not_below_one():
    more = reasons({"x": counted([5, 6, 5, 6], DIFFERENCE, PRO)}, {"x": counted([3, 4, 3, 4], DIFFERENCE, PRO)})
    assert more == [Why("pro", {"n": 2})]
    less = reasons({"x": counted([0.2] * 4, DIFFERENCE, PRO)}, {"x": counted([0.1] * 4, DIFFERENCE, PRO)})
    assert less == []


def test_shares_are_told_for_both_choices_and_not_if_they_come_to_the_same():
    many, few = [1, 1, 1, 0] * 25, [1, 0, 0, 0] * 25
    assert reasons({"x": counted(many, SHARES, PRO)}, {"x": counted(few, SHARES, PRO)}) == [
        Why("pro", {"n": 75, "other": 25})
    ]
    nearly = [1, 1, 0, 0] * 12 + [1, 0]
    assert reasons({"x": counted([*nearly, 1], SHARES, PRO)}, {"x": counted([*nearly, 0], SHARES, PRO)}) == []


def test_a_share_is_rounded_to_the_twentieth_if_its_error_is_above_three_hundredths():
    assert percent(0.62, 0.05) == 60
    assert percent(0.63, 0.05) == 65
    assert percent(0.62, 0.03) == 62


def test_the_error_is_that_of_the_mean_and_never_nothing():
    assert error_of([1, 0] * 50) == pytest.approx((0.25 * 100 / 99 / 100) ** 0.5)
    assert error_of([1] * 98) == pytest.approx(0.01)
    assert error_of([1]) == error_of([]) == 0.5


def test_known_facts_are_those_that_were_not_counted_in_playouts():
    assert known({"x": Fact(1), "y": counted([1], "", PRO)}) == {"x": Fact(1)}
