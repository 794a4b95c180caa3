"""The verb ``best`` all through matches: each reason is a whole English sentence, whatever the position."""

from __future__ import annotations

import re

import pytest

from tabletop.ai.levels import simplest
from tabletop.core.match import Match
from tabletop.engine import requests as ask
from tabletop.engine.table import _best
from tabletop.games import catalog

TABLES = [
    ("camisa12", 2, {}),
    ("camisa12", 1, {"mode": "seven-one"}),
    ("thief_of_baghdad", 2, {}),
    ("thief_of_baghdad", 4, {}),
    ("twelve_days", 3, {}),
    ("days_of_christmas", 2, {"length": "short"}),
    ("days_of_christmas", 5, {"length": "short"}),
    ("parsecs", 1, {}),
    ("parsecs", 2, {}),
]
ASKED, STRIDE = 12, 4


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_every_reason_is_a_sentence_without_gaps(game: str, seats: int, options: dict):
    rules = catalog.game(game).rules()
    match = Match.new(rules, seats, 5, options)
    for number in range(ASKED * STRIDE):
        if match.over:
            break
        seat = rules.to_move(match.state)[0]
        if number % STRIDE == 0:
            found = _best(match, ask.Best(seat=seat, iterations=24, seed=number))
            assert found["action"] in rules.legal_actions(match.state, seat)
            for reason in found["why"]:
                assert re.fullmatch(r"[A-Z“0-9][^{}]*\.", reason["sentence"]), reason
        match.play(seat, simplest(rules, rules.view(match.state, seat), seat, number))
