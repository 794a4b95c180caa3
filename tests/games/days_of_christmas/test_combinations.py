"""What a hand can form and what follows a lead, held against the words of the page (N4, N6)."""

from itertools import combinations as subsets

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.hidden import HIDDEN
from tabletop.games.days_of_christmas.combinations import (
    Kind,
    counted,
    following,
    kind_of,
    leading,
    sets,
    singles,
    straights,
)

HANDS = st.lists(st.integers(1, 12), max_size=9).map(sorted)


def kind(cards):
    """The page's words, one by one."""
    if len(cards) == 1:
        return Kind.SINGLE
    if len(cards) >= 2 and all(card == cards[0] for card in cards):
        return Kind.SET
    if len(cards) >= 2 and list(cards) == list(range(cards[0], cards[0] + len(cards))):
        return Kind.STRAIGHT
    return None


def cards_of(actions):
    """What they play."""
    return [action.cards for action in actions]


def plays(hand):
    """Every play of a hand, found by trying all its parts."""
    return {part for size in range(1, len(hand) + 1) for part in subsets(hand, size) if kind(part)}


def test_N4_the_leader_plays_a_single_a_set_or_a_straight():
    assert cards_of(leading([3, 4, 4, 5])) == [(3,), (4,), (5,), (4, 4), (3, 4), (3, 4, 5), (4, 5)]


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ((4,), Kind.SINGLE),
        ((4, 4), Kind.SET),
        ((4, 4, 4), Kind.SET),
        ((4, 5), Kind.STRAIGHT),
        ((10, 11, 12), Kind.STRAIGHT),
        ((4, 6), None),
        ((4, 4, 5), None),
        ((4, 5, 5, 6), None),
        ((), None),
    ],
)
def test_N4_cards_are_of_one_kind_or_of_none(cards, name):
    assert kind_of(cards) == name


@given(HANDS)
def test_N4_all_that_may_be_led_is_listed_once(hand):
    found = cards_of(leading(hand))
    assert len(found) == len(set(found))
    assert set(found) == plays(hand)


@given(HANDS, HANDS.filter(bool), st.data())
def test_N6_what_follows_is_of_the_lead_s_kind_with_a_card_as_low_as_its_lowest(hand, leaders, data):
    lead = data.draw(st.sampled_from(sorted(plays(leaders))))
    found = cards_of(following(hand, lead))
    assert len(found) == len(set(found))
    low = min(lead)
    assert set(found) == {
        cards for cards in plays(hand) if kind(cards) == kind(lead) and any(card <= low for card in cards)
    }


def test_N6_a_straight_may_be_longer_if_its_lowest_card_is_low_enough():
    hand = [4, 5, 6, 6, 7, 8, 9]
    assert (4, 5, 6, 7, 8) in cards_of(following(hand, (5, 6, 7)))
    assert (6, 7, 8, 9) not in cards_of(following(hand, (5, 6, 7)))
    assert (5, 6) in cards_of(following(hand, (5, 6, 7)))


def test_sets_and_straights_stand_in_a_fixed_order():
    hand = [2, 2, 2, 3, 4, 9, 9]
    assert cards_of(singles(counted(hand))) == [(2,), (3,), (4,), (9,)]
    assert cards_of(sets(counted(hand))) == [(2, 2), (2, 2, 2), (9, 9)]
    assert cards_of(straights(counted(hand))) == [(2, 3), (2, 3, 4), (3, 4)]


def test_hidden_cards_form_nothing():
    assert cards_of(leading([HIDDEN, HIDDEN, 1, 2])) == [(1,), (2,), (1, 2)]
