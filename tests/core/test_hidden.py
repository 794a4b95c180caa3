"""Blanks are filled from what nobody has shown."""

from collections import Counter
from dataclasses import dataclass

import pytest

from tabletop.core.hidden import HIDDEN, deal_unseen, hide
from tabletop.core.rng import seeded


@dataclass
class Box:
    rng: int


def test_hiding_keeps_the_number_of_cards():
    assert hide([3, 1, 2]) == [HIDDEN] * 3


def test_blanks_get_exactly_the_unseen_cards():
    hands = [[1, HIDDEN, 2], [HIDDEN, HIDDEN]]
    deal_unseen(Box(seeded(1)), [1, 2, 3, 3, 4, 5], hands, seen=[5])
    assert hands[0][0] == 1
    assert hands[0][2] == 2
    assert Counter([hands[0][1], *hands[1]]) == Counter([3, 3, 4])


def test_more_cards_than_blanks_leaves_some_out():
    hands = [[HIDDEN]]
    deal_unseen(Box(seeded(1)), range(10), hands)
    assert hands[0][0] in range(10)


def test_too_few_cards_or_one_seen_twice_is_an_error():
    with pytest.raises(ValueError, match="hidden"):
        deal_unseen(Box(1), [1], [[HIDDEN, HIDDEN]])
    with pytest.raises(ValueError, match="hidden"):
        deal_unseen(Box(1), [1, 2], [[1, 1]])


def test_every_unseen_card_is_as_likely_in_every_blank():
    box, counts = Box(seeded(4)), Counter()
    for _ in range(3000):
        hands = [[HIDDEN, HIDDEN, HIDDEN]]
        deal_unseen(box, [7, 8, 9], hands)
        counts.update(enumerate(hands[0]))
    assert all(900 < n < 1100 for n in counts.values())
    assert len(counts) == 9
