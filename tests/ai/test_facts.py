"""A reason is told only where its number speaks for the choice, and no finer than it was counted."""

import pytest

from tabletop.ai.facts import DIFFERENCE, RIVAL, SHARE, Fact, Why, counted, error_of, known, percent, plain, sides
from tabletop.ai.facts import reasons as chosen

PRO, CON, PLAIN = Why("pro"), Why("con"), Why("plain")


def pros(mine, theirs):
    return sides(mine, theirs)[0]


def cons(mine, theirs):
    return list(sides(mine, theirs)[1].values())


def test_a_reason_is_told_only_where_the_number_is_better_than_that_of_the_next_best():
    assert pros({"x": Fact(2, PRO, CON)}, {"x": Fact(1)}) == [PRO]
    assert sides({"x": Fact(1, PRO, CON)}, {"x": Fact(1)}) == ([], {})


def test_a_cost_is_told_where_the_next_best_costs_less_and_a_price_always():
    assert cons({"x": Fact(-2, None, CON)}, {"x": Fact(-1)}) == [CON]
    assert cons({"x": Fact(-2, None, CON)}, {"x": Fact(-2)}) == []
    assert cons({"x": Fact(-2, None, CON, always=True)}, {"x": Fact(-3)}) == [CON]
    assert cons({"x": Fact(0, None, CON, always=True)}, {"x": Fact(0)}) == []


def test_at_most_two_are_told_and_a_cost_is_one_of_them():
    told = [Why(f"pro{n}") for n in range(3)]
    assert chosen(told, []) == told[:2]
    assert chosen(told, [Why("con0"), Why("con1")]) == [told[0], Why("con0")]


def test_the_same_sentence_is_told_once():
    assert pros({"x": Fact(1, PRO), "y": Fact(1, PRO)}, {}) == [PRO]


def test_what_may_be_said_of_a_choice_by_itself_leaves_out_what_is_spoken_of_already():
    mine = {"x": Fact(0, plain=PLAIN), "y": Fact(1, plain=Why("other"))}
    assert plain(mine) == [PLAIN]
    assert plain(mine, without={"x": CON}) == [Why("other")]
    assert plain(mine, gains=True) == [Why("other")]
    assert plain({"x": Fact(1, PRO)}) == []


def test_a_share_is_said_of_a_choice_by_itself_only_if_it_was_counted_and_is_not_as_good_as_nothing():
    assert plain({"x": counted([1, 0] * 50, SHARE, None, plain=PLAIN)}) == [Why("plain", {"n": 50})]
    assert plain({"x": counted([1] * 99, SHARE, None, plain=PLAIN)}) == [Why("plain.sure", {"n": 100})]
    assert plain({"x": counted([0] * 99, SHARE, None, plain=PLAIN)}) == []
    assert plain({"x": counted([], SHARE, None, plain=PLAIN)}) == []


def test_with_nothing_to_compare_only_what_the_rules_give_is_told():
    assert pros({"x": Fact(1, PRO), "y": counted([1, 1], SHARE, PRO)}, None) == [PRO]


def test_what_was_counted_is_told_only_beyond_luck():
    assert pros({"x": counted([1, 0, 1, 0], "", PRO)}, {"x": counted([0, 1, 1, 0], "", PRO)}) == []
    assert pros({"x": counted([1, 1, 1, 1], "", PRO)}, {"x": counted([0, 0, 0, 0], "", PRO)}) == [PRO]


def test_a_difference_is_told_in_whole_numbers_and_not_below_one():
    more = pros({"x": counted([5, 6, 5, 6], DIFFERENCE, PRO)}, {"x": counted([3, 4, 3, 4], DIFFERENCE, PRO)})
    assert more == [Why("pro", {"n": 2})]
    less = pros({"x": counted([0.2] * 4, DIFFERENCE, PRO)}, {"x": counted([0.1] * 4, DIFFERENCE, PRO)})
    assert less == []


def test_what_the_next_best_has_is_told_as_its_own_number():
    assert cons({"x": Fact(1, None, CON, told=RIVAL)}, {"x": Fact(3)}) == [Why("con", {"n": 3})]


def test_a_share_is_told_of_the_choice_alone_and_not_if_the_next_best_has_about_the_same():
    many, few = [1, 1, 1, 0] * 25, [1, 0, 0, 0] * 25
    assert pros({"x": counted(many, SHARE, PRO)}, {"x": counted(few, SHARE, PRO)}) == [Why("pro", {"n": 75})]
    assert cons({"x": counted(few, SHARE, PRO, CON)}, {"x": counted(many, SHARE, PRO)}) == [Why("con", {"n": 25})]
    nearly = [1, 1, 0, 0] * 12 + [1, 0]
    assert pros({"x": counted([*nearly, 1], SHARE, PRO)}, {"x": counted([*nearly, 0], SHARE, PRO)}) == []


def test_nearly_all_and_nearly_nothing_have_words_of_their_own():
    all_of, none_of, half = [1.0] * 100, [0.0] * 100, [1.0, 0.0] * 50
    assert pros({"x": counted(all_of, SHARE, PRO)}, {"x": counted(half, SHARE, PRO)}) == [Why("pro.sure", {"n": 100})]
    assert cons({"x": counted(none_of, SHARE, PRO, CON)}, {"x": counted(half, SHARE, PRO)}) == [
        Why("con.hardly", {"n": 0})
    ]
    some = [1.0] * 5 + [0.0] * 95
    assert pros({"x": counted(some, SHARE, PRO)}, {"x": counted(none_of, SHARE, PRO)}) == []


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
