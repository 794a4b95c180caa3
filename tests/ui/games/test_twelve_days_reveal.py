"""The reveal of a day shows every card turning where it was played, and what becomes of it."""

import pytest

from tabletop.ui.games.twelve_days.reveal import Fate, TurningCard, fates
from tests.ui.table.hands import Mouse


@pytest.mark.parametrize(
    ("cards", "out", "won"),
    [((3, 5, 3, 9), {0, 2}, {1}), ((12, 12, 12), {0, 1, 2}, set()), ((0, 0, 4), {0, 1}, {2}), ((0, 1, 2), set(), {0})],
)
def test_D4_equal_ranks_fall_and_the_lowest_that_is_left_wins(cards, out, won):
    found = fates(cards)
    assert {seat for seat, fate in enumerate(found) if fate is Fate.OUT} == out
    assert {seat for seat, fate in enumerate(found) if fate is Fate.WON} == won


def test_every_seat_s_card_turns_on_the_table(sit, settings):
    settings.change(speed="fast")
    page = sit("twelve_days", ["Ana", ("Bot", "normal"), ("Bat", "normal")])
    hands = Mouse(page)
    turned = []
    usual = page.scene.effects

    def watched(event, delay):
        for effect in usual(event, delay):
            turned.extend([effect] if isinstance(effect, TurningCard) else [])
            yield effect

    page.scene.effects = watched
    for _ in range(2):  # a card is passed, a card is played
        hands.settle()
        hands.play(page.controller.rules.legal_actions(page.controller.view, 0)[0])
    hands.settle()
    assert len(turned) == 3
    assert not any(card.scene() for card in turned)
