"""Payments: every distinct one is legal, whatever its order, and the proposed one spends the fewest dancers."""

from collections import Counter
from itertools import groupby, permutations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.games.thief_of_baghdad import payment
from tabletop.games.thief_of_baghdad.actions import Enter, Move, MoveNeutral, dancers_in
from tabletop.games.thief_of_baghdad.state import CARDS

from .table import RULES, table

HANDS = st.lists(st.sampled_from([*CARDS, "dancer"]), max_size=9).filter(lambda hand: hand.count("dancer") <= 8)
STANDING = {"red": ["neutral", 0, 1, 1], "blue": ["neutral", 0], "green": ["neutral", 0]}


def paid(match):
    return [action for action in RULES.legal_actions(match.state, 0) if isinstance(action, (Enter, Move, MoveNeutral))]


def purpose(action):
    return tuple(value for name, value in msgspec.to_builtins(action).items() if name != "cards")


def could_pay(match, action, cards):
    """Whether the cards, each laid on one part of the price, pay for the action."""
    if isinstance(action, Enter):
        guards = RULES.encode(match.state)["palaces"][action.palace]["guards"]
        price = [{action.palace} for owner in guards if owner != 0]
    elif isinstance(action, Move):
        price = [{action.start, action.to}]
    else:
        price = [{action.start}, {action.to}]
    return len(cards) == len(price) and any(
        all(card == "dancer" or card in part for card, part in zip(laid, price, strict=True))
        for laid in permutations(cards)
    )


@given(hand=HANDS)
def test_T5_T6_T8_every_payment_pays_is_held_and_is_named_once(hand):
    match = table(STANDING, [hand, []])
    actions = paid(match)
    assert len(set(actions)) == len(actions)
    for action in actions:
        assert could_pay(match, action, action.cards)
        assert not Counter(action.cards) - Counter(hand)


@given(hand=HANDS, data=st.data())
def test_T5_T6_T8_any_held_cards_that_pay_are_legal_dancers_included(hand, data):
    match = table(STANDING, [hand, []])
    cards = tuple(data.draw(st.lists(st.sampled_from([*hand, "red"]), max_size=4)))
    made = data.draw(
        st.sampled_from([Enter("red", cards), Enter("blue", cards), Move("red", "green", cards),
                         MoveNeutral("red", "blue", cards), MoveNeutral("yellow", "green", cards)])
    )  # fmt: skip
    right = could_pay(match, made, cards) and not Counter(cards) - Counter(hand)
    assert (made in paid(match)) == right
    assert (RULES.why_not(match.state, 0, made) is None) == right


@given(hand=HANDS)
def test_T12_what_is_paid_leaves_the_hand_and_lies_among_the_discards_or_with_the_dancers(hand):
    match = table(STANDING, [hand, []])
    for action in paid(match):
        after = match.state.copy()
        RULES.apply(after, 0, action)
        spent = Counter(CARDS.index(card) for card in action.cards)
        for card in range(6):
            assert after.seats[0].hand[card] == match.state.seats[0].hand[card] - spent[card]
            assert after.discard[card] == match.state.discard[card] + spent[card]
        assert after.dancers == match.state.dancers + spent[6]
        assert after.seats[0].hand[6] + after.dancers == 8


@given(hand=HANDS)
def test_the_proposed_payment_is_legal_and_spends_the_fewest_dancers(hand):
    match = table(STANDING, [hand, []])
    for _, group in groupby(sorted(paid(match), key=lambda action: str(purpose(action))), key=purpose):
        ways = list(group)
        proposed = payment.proposed(ways)
        assert proposed in ways
        assert dancers_in(proposed) == min(map(dancers_in, ways))


@given(cards=st.permutations(["red", "dancer", "red"]))
def test_T12_a_payment_may_be_named_in_any_order(cards):
    doc = {"type": "enter", "palace": "red", "cards": cards}
    assert msgspec.convert(doc, RULES.action_type) == Enter("red", ("red", "dancer", "red"))
    assert hash(Enter("red", tuple(cards))) == hash(Enter("red", ("red", "red", "dancer")))
    assert Enter("red", tuple(cards)).cards == ("dancer", "red", "red")


@pytest.mark.parametrize(("hand", "ways"), [(["red"] * 3, 1), (["red"] * 3 + ["dancer"] * 3, 4), (["dancer"] * 2, 0)])
def test_T5_each_number_of_dancers_is_a_payment_of_its_own(hand, ways):
    match = table(STANDING, [hand, []])
    found = [action for action in paid(match) if isinstance(action, Enter) and action.palace == "red"]
    assert len(found) == ways
    assert [dancers_in(action) for action in found] == list(range(ways))
