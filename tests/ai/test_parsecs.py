"""How the opponents of 12 Parsecs judge a sheet, and how they look through a turn."""

from itertools import pairwise

import pytest

from tabletop.ai.evaluation.parsecs_turn import Turn
from tabletop.ai.evaluation.parsecs_weights import LEARNED
from tabletop.ai.evaluation.parsecs_worth import Judge
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice
from tabletop.games import catalog
from tests.benchmarks import learn_parsecs

RULES = catalog.game("parsecs").rules()
JUDGE = Judge(RULES)


@pytest.fixture
def sheet():
    """A sheet on which nothing is written."""
    return RULES.sheet.blank()


def test_a_gap_is_harder_to_fill_the_longer_it_is_and_the_fewer_numbers_it_admits():
    wide, narrow = JUDGE.effort((11, 0, 66)), JUDGE.effort((31, 0, 33))
    assert 1 < wide < narrow
    assert JUDGE.effort((11, 0, 0, 66)) > wide + 1
    assert JUDGE.effort((11, 12)) == 0


def test_a_row_is_as_hard_to_fill_from_either_end():
    assert JUDGE.effort((11, 0, 35, 0, 0)) == pytest.approx(JUDGE.effort((0, 0, 35, 0, 11)))


def test_numbers_boxes_supplies_and_surplus_each_make_a_sheet_worth_more(sheet):
    before = JUDGE.worth(sheet)
    for change in (
        lambda me: me.write(0, 11), lambda me: me.mark(0, 1, 3), lambda me: me.mark(1, 0, 3),
        lambda me: me.load(0, 4), lambda me: me.load(1, 4), lambda me: setattr(me, "surplus_fuel", 1),
    ):  # fmt: skip
        after = sheet.copy()
        change(after)
        assert JUDGE.worth(after) > before


def test_a_number_in_the_middle_of_its_range_is_worth_more_than_one_that_closes_a_row(sheet):
    good, bad = sheet.copy(), sheet.copy()
    good.write(36, 11)
    bad.write(36, 35)
    assert JUDGE.worth(good) > JUDGE.worth(bad)


def test_lines_come_best_first_and_their_plans_can_be_played():
    turn = Turn(RULES, JUDGE)
    state, dice = RULES.new_game(2, 8, {}), Dice(3)
    known = mind(RULES)
    while movers := RULES.to_move(state):
        seat = movers[0]
        lines = turn.lines(state, seat)
        assert all(one.worth >= other.worth for one, other in pairwise(lines))
        world = state.copy()
        for action in lines[0].plan:
            assert action in RULES.legal_actions(world, seat)
            RULES.apply(world, seat, action)
        RULES.apply(state, seat, known.policy(state, seat, dice))


def test_the_learning_program_writes_weights_in_a_row_and_names_them_again():
    assert learn_parsecs.named(learn_parsecs.flat(LEARNED)) == LEARNED
    assert len(learn_parsecs.flat(learn_parsecs.SPREADS)) == len(learn_parsecs.flat(LEARNED))


def test_the_learned_weights_gain_nothing_over_themselves():
    assert learn_parsecs.better(RULES, LEARNED, LEARNED, 5) == 0
