"""A new match of every game: one click is enough, and every choice that is offered can be played."""

import pytest
from PySide6.QtWidgets import QComboBox

from tabletop.games import catalog
from tabletop.games.catalog import GAMES
from tabletop.ui.choice import Choice
from tabletop.ui.fields import Switch
from tabletop.ui.new_game import NewGamePage

IDS = [game.id for game in GAMES]


@pytest.fixture
def page(qtbot, settings):
    def make(game):
        made = NewGamePage(settings, game)
        qtbot.addWidget(made)
        made.show()
        made.matches = []
        made.begun.connect(lambda match, players: made.matches.append((match, players)))
        return made

    return make


def play(page):
    page.play.click()
    assert page.refusal.text() == ""
    return page.matches.pop()


@pytest.mark.parametrize("game", IDS)
def test_one_click_begins_a_match_of_a_person_against_built_in_opponents(page, game):
    match, players = play(page(game))
    assert match.rules.game == game
    assert len(players) == match.seats
    assert [player.level is None for player in players] == [True] + [False] * (match.seats - 1)


@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "camisa12"], ids=lambda game: game.id)
def test_every_number_of_seats_can_be_played(page, game):
    shown = page(game.id)
    for number in range(game.min_seats, game.max_seats + 1):
        shown.seats._number.button(number).click()
        match, players = play(shown)
        assert (match.seats, len(players)) == (number, number)


@pytest.mark.parametrize("game", IDS)
def test_every_choice_that_is_offered_can_be_played(page, game):
    shown = page(game)
    for field in shown.options.fields.values():
        if isinstance(field, Choice):
            for value in field._values:
                field.button(value).click()
                play(shown)
        elif isinstance(field, Switch):
            for _ in range(2):
                field.click()
                play(shown)
        elif isinstance(field, QComboBox):
            for index in range(field.count()):
                field.setCurrentIndex(index)
                play(shown)


@pytest.mark.parametrize("game", IDS)
def test_every_ruleset_can_be_played(page, game):
    shown = page(game)
    rows = shown.options._ruleset
    for name in rows._values if rows else ["base"]:
        if rows:
            rows.button(name).click()
        match, _ = play(shown)
        assert match.rules.encode(match.state)["ruleset"] == name


def test_who_starts_is_chosen_by_name(page):
    shown = page("thief_of_baghdad")
    start = shown.options.fields["start"]
    shown.seats._rows[1].name.setText("Scheherazade")
    shown.seats._rows[1].name.textEdited.emit("Scheherazade")
    assert "Scheherazade" in start.itemText(2)
    start.setCurrentIndex(2)
    match, _ = play(shown)
    assert match.options["start"] == 1


def test_the_kind_of_opponent_and_the_names_are_taken(page, settings):
    shown = page("parsecs")
    first, second = shown.seats._rows
    first.name.setText(" Ana \n Beatriz ")
    second.kind.setCurrentIndex(0)
    _, players = play(shown)
    assert [(player.name, player.level) for player in players] == [("Ana Beatriz", None), ("Player 2", None)]
    assert settings.values.names == ("Ana Beatriz", "")


def test_names_are_remembered_for_the_next_match(page):
    shown = page("parsecs")
    shown.seats._rows[0].name.setText("Ana")
    play(shown)
    assert page("twelve_days").seats.players()[0].name == "Ana"


def test_a_name_that_was_typed_stays_when_a_person_takes_the_seat_of_an_opponent(qtbot, page):
    shown = page("parsecs")
    second = shown.seats._rows[1]
    qtbot.keyClicks(second.name, "Ben")
    second.kind.setCurrentIndex(0)
    assert [(player.name, player.level) for player in shown.seats.players()][1] == ("Ben", None)
    second.kind.setCurrentIndex(3)
    assert shown.seats.players()[1].name == "Ben"


def test_the_person_who_played_last_lends_no_name_to_an_opponent(page, settings):
    settings.remember(names=("Ana", "Ben"))
    shown = page("parsecs")
    second = shown.seats._rows[1]
    assert shown.seats.players()[1].name == "Otto"
    second.kind.setCurrentIndex(0)
    assert shown.seats.players()[1].name == "Ben"


def test_a_seat_that_comes_again_is_as_it_was(qtbot, page):
    shown = page("parsecs")
    shown.seats._number.button(3).click()
    third = shown.seats._rows[2]
    qtbot.keyClicks(third.name, "Zoe")
    third.kind.setCurrentIndex(0)
    shown.seats._number.button(2).click()
    assert len(shown.seats.players()) == len(shown.seats.people()) == 2
    shown.seats._number.button(3).click()
    assert (shown.seats.players()[2].name, shown.seats.people()[2]) == ("Zoe", "Zoe")


def test_S3_the_7_1_mode_is_for_one_and_asks_for_the_points_at_the_start(page):
    shown = page("camisa12")
    shown.options.fields["mode"].button("seven-one").click()
    assert shown.options.fields["start_points"].isVisible()
    assert not shown.options.fields["start"].isVisible()
    shown.options.fields["start_points"].slider.setValue(16)
    match, players = play(shown)
    assert (match.seats, len(players), match.state.start_points) == (1, 1, 16)


def test_C1_each_team_is_chosen_once_and_shows_its_power(page):
    shown = page("camisa12")
    teams = shown.options.fields["teams"]
    one, two = teams.rows
    one.choose("saci-do-redemoinho")
    assert "token" in one._power.text()
    two.choose("saci-do-redemoinho")
    assert teams.value == ["random", "saci-do-redemoinho"]
    match, _ = play(shown)
    ids = [catalog.game("camisa12").rules().ruleset.teams[own.team].id for own in match.state.seats]
    assert ids[1] == "saci-do-redemoinho" != ids[0]


def test_S2_a_team_without_meaning_in_the_7_1_mode_cannot_be_chosen_there(page):
    shown = page("camisa12")
    shown.options.fields["mode"].button("seven-one").click()
    offered = {shown.options.fields["teams"].rows[0].picker.itemData(i) for i in range(30)} - {None, "random"}
    assert offered == {team.id for team in catalog.game("camisa12").rules().ruleset.teams if team.solo}


def test_a_ruleset_s_own_teams_and_words_are_offered_once_it_is_chosen(page):
    shown = page("camisa12")
    shown.options._ruleset.button("printed-example").click()
    values = catalog.game("camisa12").rules("printed-example").ruleset
    picker = shown.options.fields["teams"].rows[0].picker
    assert {picker.itemData(i) for i in range(2, picker.count())} == {team.id for team in values.teams}
    names = [picker.itemText(i) for i in range(picker.count())]
    assert not any(name.startswith("team.") for name in names)
    picker.setCurrentIndex(picker.count() - 1)
    play(shown)


@pytest.mark.parametrize("game", IDS)
def test_every_rule_set_says_in_a_sentence_what_is_different_in_it(page, game):
    options = page(game).options
    told = set()
    for name in options._ruleset._values:
        options._ruleset.button(name).click()
        told.add(options.ruleset_note.text())
        assert not options.ruleset_note.text().startswith("ruleset.")
        assert options.ruleset_note.isVisible()
    assert len(told) == len(options._ruleset._values)
