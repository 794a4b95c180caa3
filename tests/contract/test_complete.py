"""That the laws are tried on all five games: nothing is skipped in silence."""

from .tables import TABLES

GAMES = {"camisa12", "thief_of_baghdad", "twelve_days", "days_of_christmas", "parsecs"}


def test_every_game_has_tables_with_its_base_ruleset():
    assert {table.game for table in TABLES if table.ruleset == "base"} == GAMES


def test_the_games_with_unpublished_values_ship_an_owner_s_ruleset_too():
    assert {table.game for table in TABLES if table.ruleset != "base"} >= {"camisa12", "parsecs"}
