"""A contest gives every deal to every seating, plays fair, and can be repeated."""

import pytest

from tabletop.ai import levels
from tabletop.ai.contest import Contest, play
from tabletop.ai.levels import Budget
from tabletop.core.errors import BadRequest
from tabletop.games import catalog

QUICK = {level: Budget(4 * number, 4) for number, level in enumerate(levels.LEVELS)}


def contest(game="twelve_days", seats=("plain", "random", "random"), **more):
    return Contest(game, "base", more.pop("options", {}), seats, more.pop("seed", 3), **more)


def test_every_different_order_of_the_players_is_a_seating():
    assert contest(seats=("hard", "easy", "easy")).seatings == [
        ("easy", "easy", "hard"),
        ("easy", "hard", "easy"),
        ("hard", "easy", "easy"),
    ]
    assert len(contest(seats=("easy", "normal", "hard", "expert")).seatings) == 24


def test_with_many_seats_every_rotation_is_a_seating():
    seatings = contest("days_of_christmas", ("hard", *["plain"] * 7)).seatings
    assert len(seatings) == 8
    assert {order.index("hard") for order in seatings} == set(range(8))


def test_each_deal_is_dealt_to_every_seating_and_the_next_is_another(monkeypatch):
    dealt = []
    rules = type(catalog.game("twelve_days").rules())
    new_game = rules.new_game
    monkeypatch.setattr(rules, "new_game", lambda *told: dealt.append(told[2]) or new_game(*told))
    for number in range(6):
        play(contest(), number)
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]


def test_the_same_match_of_a_contest_goes_the_same_way():
    one, same = play(contest(), 4), play(contest(), 4)
    assert (one.shares, one.scores, one.moves) == (same.shares, same.scores, same.moves)
    assert sum(one.shares) == pytest.approx(1)


def test_levels_play_by_their_budgets_and_unhurried_the_guard_never_bites(monkeypatch):
    monkeypatch.setitem(levels.BUDGETS, "camisa12", QUICK)
    monkeypatch.setattr(levels, "SECONDS", dict.fromkeys(levels.LEVELS, 0.0))
    hurried = play(contest("camisa12", ("hard", "normal")), 0)
    assert min(hurried.cuts) > 0
    unhurried = play(contest("camisa12", ("hard", "normal"), unhurried=True), 0)
    assert unhurried.cuts == (0, 0)


def test_a_lone_player_has_the_only_seat():
    alone = play(contest("camisa12", ("plain",), options={"mode": "seven-one"}), 0)
    assert len(alone.shares) == len(alone.scores) == 1


def test_a_player_nobody_knows_is_refused_by_name():
    with pytest.raises(BadRequest, match="grandmaster"):
        contest(seats=("grandmaster", "easy"))
