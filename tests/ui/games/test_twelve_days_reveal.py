"""The reveal of a day shows every card turning where it was played, and what becomes of it."""

import pytest

from tabletop.games.twelve_days.events import RankCounted
from tabletop.ui.games.twelve_days.reveal import Fate, TurningCard, fates
from tabletop.ui.table.effects import FloatText
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


def test_D10_the_ranks_are_counted_one_after_another_over_those_who_hold_the_most(sit):
    page = sit("twelve_days", ["Ana", "Bruno", "Clara"])
    Mouse(page).settle()
    counted = [RankCounted(rank, 3, rank, (rank % 3, 0) if rank % 3 else (0,)) for rank in range(1, 13)]
    shown = [[*page.scene.effects(event, 0.0)] for event in counted]
    assert [len(effects) for effects in shown] == [len(event.seats) for event in counted]
    assert all(isinstance(effect, FloatText) for effects in shown for effect in effects)
    delays = [effects[0].delay for effects in shown]
    assert delays == sorted(set(delays))
