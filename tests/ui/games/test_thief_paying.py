"""The Thief of Baghdad at the table: a payment is proposed, shown on the cards, and changed by a click on another."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from tabletop.ai.levels import simplest
from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.thief_of_baghdad.actions import Enter, Move
from tabletop.games.thief_of_baghdad.state import CARDS
from tabletop.ui.games.thief_of_baghdad.layout import Layout
from tabletop.ui.games.thief_of_baghdad.paying import Paying

OWN, PALACE, STOCK = ("own", 4), ("palace", 3), ("stock",)
HAND = [0, 0, 0, 2, 1, 0, 1]  # two yellow, one purple, a dancer


def targets(action):
    return (OWN, PALACE) if isinstance(action, Move) else (STOCK, PALACE)


def card(name, i=0):
    return ("card", CARDS.index(name), i)


@pytest.fixture
def moving():
    fares = [(name,) for name in ("purple", "yellow", "dancer")]
    return Paying([Move("purple", "yellow", fare, thief) for fare in fares for thief in (False, True)], targets, HAND)


@pytest.fixture
def entering():
    return Paying(
        [Enter("yellow", ("yellow", "yellow")), Enter("yellow", ("yellow", "dancer"))], targets, HAND
    )  # fmt: skip


def test_nothing_is_paid_and_no_card_can_be_chosen_before_a_figure_and_a_palace_are(moving):
    moving.pick(OWN)
    assert moving.proposed == set()
    assert not any(target[0] == "card" for target in moving.can_be)
    assert not moving.pick(card("purple"))


def test_T6_T7_a_guard_that_moves_leaves_two_ways_with_its_thief_or_without(moving):
    moving.pick(OWN), moving.pick(PALACE)
    assert [action.thief for action in moving.ready] == [False, True]
    assert {action.cards for action in moving.ready} == {("purple",)}
    assert moving.proposed == {card("purple")}


def test_a_click_on_another_card_pays_with_that_one(moving):
    moving.pick(OWN), moving.pick(PALACE)
    assert moving.pick(card("dancer"))
    assert {action.cards for action in moving.ready} == {("dancer",)}
    assert moving.proposed == {card("dancer")}


def test_T5_a_thief_is_paid_for_with_the_fewest_dancers(entering):
    entering.pick(STOCK), entering.pick(PALACE)
    assert entering.proposed == {card("yellow", 0), card("yellow", 1)}
    assert entering.complete is None, "it can still be paid for otherwise"


def test_a_second_click_on_a_dancer_takes_it_back(entering):
    entering.pick(STOCK), entering.pick(PALACE)
    entering.pick(card("dancer"))
    assert entering.proposed == {card("yellow"), card("dancer")}
    entering.pick(card("dancer"))
    assert entering.proposed == {card("yellow", 0), card("yellow", 1)}


def test_another_palace_begins_with_the_proposed_payment_again(moving):
    moving.pick(OWN), moving.pick(PALACE), moving.pick(card("dancer"))
    moving.pick(PALACE), moving.pick(PALACE)
    assert moving.proposed == {card("purple")}
    moving.pick(card("dancer"))
    assert moving.clear()
    moving.pick(OWN), moving.pick(PALACE)
    assert moving.proposed == {card("purple")}


def test_T6_at_the_table_the_prompt_asks_only_whether_a_thief_comes_along(sit):
    page, fares = _choice_of_fares(sit)
    c = page.controller
    for target in c.targets(fares[0]):
        page.view.chosen.emit(target)
    assert len(page.prompt.buttons()) <= 3, "with a thief, without, and take back"
    other = next(target for target in c.selection.can_be - c.selection.proposed if target[0] == "card")
    page.view.chosen.emit(other)
    assert c.selection.proposed == {("card", other[1], 0)}
    page.prompt.buttons()[0].click()
    assert c.match.steps[-1].action.cards == (CARDS[other[1]],)


def _choice_of_fares(sit):
    """A table at which a guard with a thief can be moved, and its move paid for in several ways."""
    for seed in range(40):
        match = Match.new(catalog.game("thief_of_baghdad").rules(), 2, seed, {})
        for number in range(60):
            (seat,) = match.rules.to_move(match.state)
            legal = match.rules.legal_actions(match.state, seat)
            guided = [action for action in legal if isinstance(action, Move) and action.thief]
            fares = [action for action in guided if (action.start, action.to) == (guided[0].start, guided[0].to)]
            if seat == 0 and len(fares) > 1:
                return sit("thief_of_baghdad", ["Ana", ("Bot", "normal")], match=match), fares
            match.play(seat, simplest(match.rules, match.rules.view(match.state, seat), seat, number))
    raise AssertionError("no such table")


@pytest.mark.parametrize("hand", [[1, 1, 0, 0, 0, 0, 1], [2, 4, 0, 1, 1, 2, 1], [5, 5, 5, 5, 5, 5, 3]])
def test_cards_lie_side_by_side_where_there_is_room_and_never_leave_the_table(hand):
    plan = Layout(QRectF(0, 0, 1280, 650), 1.0)
    rects = [rect for _, _, rect in plan.fan(hand)]
    assert rects[0].left() >= plan.hand.left() - 0.01
    assert rects[-1].right() <= plan.hand.right() + 0.01
    if len(rects) < 12:
        assert not any(a.intersects(b) for a, b in pairwise(rects))
