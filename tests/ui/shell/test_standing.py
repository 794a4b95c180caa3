"""One line says how a stored match stands, in every game and language, whatever lies in the file."""

from dataclasses import replace

import pytest

from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.core.words import LANGUAGES
from tabletop.games import catalog
from tabletop.games.catalog import GAMES
from tabletop.ui.plain import isolated
from tabletop.ui.saves import Saves
from tabletop.ui.standing import standing
from tests.ui.shell.matches import advance, begun


@pytest.fixture
def saved(settings, tmp_path):
    saves = Saves(settings, tmp_path / "matches")

    def make(match, players, title):
        saves.save(match, players, title)
        return saves.listed()[0]

    yield make
    saves.close()


def parts(line):
    return line.split(" · ")


def test_the_turn_the_time_and_the_players_with_their_scores_are_told(settings, saved):
    match, players = begun("twelve_days", seats=3, actions=8)
    shown = parts(standing(saved(match, players, "12 Days"), settings))
    scores = match.rules.scores(match.state)
    assert shown[0] == "Day 2 of 12"
    assert shown[2] == ", ".join(f"{isolated(f'Player {n + 1}')}: {score}" for n, score in enumerate(scores))
    assert len(shown) == 3


def test_the_game_is_told_where_the_title_does_not_tell_it(settings, saved):
    assert parts(standing(saved(*begun("twelve_days", seats=3), "Sunday"), settings))[0] == "12 Days"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_every_game_is_told_in_every_language(settings, saved, game, language):
    settings.change(language=language)
    seats = max(2, catalog.game(game).min_seats)
    line = standing(saved(*begun(game, seats=seats), catalog.game(game).title), settings)
    assert len(parts(line)) == 3
    assert settings.words("ui")("saves.in_play") not in line


def test_a_finished_match_is_said_to_be_so(settings, saved):
    match, players = begun("camisa12", actions=0)
    while not match.over:
        advance(match, 1)
    assert parts(standing(saved(match, players, "Camisa 12"), settings))[0] == "finished"


def test_the_opponent_that_nobody_plays_has_a_score_too(settings, saved):
    match = Match.new(catalog.game("camisa12").rules(), 1, 1, {"mode": "seven-one"})
    assert "Opponent" in standing(saved(match, [Player("Ana", None)], "Camisa 12"), settings)


@pytest.mark.parametrize(
    "harm", [{"position": {"phase": "place"}}, {"ruleset": {}}, {"ruleset": {"id": 3, "values": 7}}]
)
def test_what_cannot_be_read_is_told_by_its_players(settings, saved, harm):
    line = standing(replace(saved(*begun("twelve_days", seats=3), "12 Days"), **harm), settings)
    assert parts(line)[::2] == ["in play", ", ".join(isolated(f"Player {n}") for n in (1, 2, 3))]
