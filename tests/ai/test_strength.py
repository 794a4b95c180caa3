"""The table of strengths that ships with the program can be read and says what can be true."""

from tabletop.ai import strength
from tabletop.ai.contest import PLAIN, RANDOM
from tabletop.ai.levels import LEVELS
from tabletop.games import catalog

PLAYERS = {*LEVELS, PLAIN, RANDOM}


def test_every_row_is_of_a_game_and_of_players_that_there_are_and_its_interval_holds_the_rate():
    table = strength.shipped()
    games = {info.id: info for info in catalog.GAMES}
    for row in table.duels:
        assert games[row.game].min_seats <= row.seats <= games[row.game].max_seats
        assert {row.level, row.against} <= PLAYERS
    for row in (*table.duels, *table.starts):
        assert 0 <= row.low <= row.rate <= row.high <= 1
        assert row.matches > 0
    for row in table.paces:
        assert row.level in LEVELS
        assert 0 < row.mean <= row.longest


def test_without_its_file_the_table_is_empty(monkeypatch, tmp_path):
    monkeypatch.setattr(strength, "assets", tmp_path.joinpath)
    assert strength.shipped.__wrapped__() == strength.Strength()
    (tmp_path / "strength.json").write_bytes(b'{"duels": 7}')
    assert strength.shipped.__wrapped__() == strength.Strength()


def test_so_many_times_the_even_share():
    assert strength.Duel("twelve_days", 3, "hard", "normal", 90, 0.5, 0.4, 0.6).times == 1.5
