"""The championship of Camisa 12: four entrants, two semi-finals, a final, resumable at any moment."""

import pytest
from PySide6.QtWidgets import QLabel, QPushButton

from tabletop.core.records import Player
from tabletop.ui import championship
from tabletop.ui.championship import FINAL, Championship
from tabletop.ui.championship_page import ChampionshipPage
from tests.ui.shell.matches import advance

FOUR = [Player("Ana", None), Player("Bento", None), Player("Otto", "easy"), Player("Luz", "hard")]


def finish(match):
    while not match.over:
        advance(match, 1)


def test_the_draw_seats_all_four_and_the_final_waits_for_both_semi_finals():
    cup = Championship.drawn(FOUR, None)
    assert sorted(player.name for player in cup.entrants) == ["Ana", "Bento", "Luz", "Otto"]
    assert [cup.pairing(number) for number in range(3)] == [(0, 1), (2, 3), (None, None)]
    with pytest.raises(KeyError):
        cup.open(FINAL)


def test_an_entrant_of_an_unknown_level_plays_at_the_usual_one(tmp_path):
    championship.save(tmp_path, Championship.drawn([*FOUR[:3], Player("Luz", "grandmaster")], None))
    found = championship.load(tmp_path)
    assert {player.name: player.level for player in found.entrants}["Luz"] == "normal"


def test_C16_a_match_of_a_championship_is_never_drawn_and_its_winner_goes_on():
    cup = Championship.drawn(FOUR, "random")
    for number in range(3):
        opened = cup.open(number)
        assert opened.match.options == {"final_tie": "coin", "teams": "random"}
        assert [player.name for player in opened.players] == [cup.entrants[i].name for i in cup.pairing(number)]
        finish(opened.match)
        cup.keep(opened.match)
        winner = opened.match.rules.outcome(opened.match.state).winners[0]
        assert cup.fixtures[number].winner == cup.pairing(number)[winner]
    assert cup.champion is cup.entrants[cup.fixtures[FINAL].winner]


def test_a_match_goes_on_where_it_was_left(tmp_path):
    cup = Championship.drawn(FOUR, None)
    match = cup.open(0).match
    advance(match, 7)
    cup.keep(match)
    championship.save(tmp_path, cup)
    again = championship.load(tmp_path)
    assert again.open(0).match.rules.encode(again.open(0).match.state) == match.rules.encode(match.state)


def test_a_damaged_file_gives_the_championship_as_it_was_before(tmp_path):
    cup = Championship.drawn(FOUR, None)
    championship.save(tmp_path, cup)
    championship.save(tmp_path, cup)
    (tmp_path / championship.FILE).write_bytes(b"{")
    assert championship.load(tmp_path) == cup
    (tmp_path / f"{championship.FILE}.1").write_bytes(b"")
    assert championship.load(tmp_path) is None


def test_it_is_played_on_its_page_from_the_draw_to_the_cup(window):
    window.pages.show_championship()
    window.pages.page.first.click()
    for number in range(3):
        page: ChampionshipPage = window.pages.page
        page.findChild(QPushButton, str(number)).click()
        match = window.pages.seating.match
        assert match.seed == page.cup.fixtures[number].seed
        finish(match)
        assert window.pages.page.way_back == "cup"
        window.pages.page.left.emit()
    page = window.pages.page
    assert isinstance(page, ChampionshipPage)
    assert any("The cup goes to" in label.text() for label in page.findChildren(QLabel))


def test_a_match_left_in_the_middle_is_continued_and_not_kept_twice(window):
    window.pages.show_championship()
    window.pages.page.first.click()
    window.pages.page.findChild(QPushButton, "1").click()
    match = window.pages.seating.match
    advance(match, 5)
    window.pages.saves.autosave(match, window.pages.seating.players)
    window.pages.page.left.emit()
    play = window.pages.page.findChild(QPushButton, "1")
    assert play.text() == "Continue"
    play.click()
    assert len(window.pages.seating.match.steps) == 5
    assert window.pages.saves.listed() == []


def test_after_a_crash_the_autosave_knows_more_than_the_championship(window):
    window.pages.show_championship()
    window.pages.page.first.click()
    window.pages.page.findChild(QPushButton, "0").click()
    match = window.pages.seating.match
    advance(match, 3)
    window.pages.saves.autosave(match, window.pages.seating.players)
    window.pages.show_library()
    window.pages.show_championship()
    window.pages.page.findChild(QPushButton, "0").click()
    assert len(window.pages.seating.match.steps) == 3


def test_a_disk_that_refuses_is_told_and_the_championship_goes_on(window, monkeypatch):
    def refuse(*_):
        raise championship.files.SaveError("full", "no room")

    monkeypatch.setattr(championship, "save", refuse)
    window.pages.show_championship()
    window.pages.page.first.click()
    assert "no room left" in window.pages.notice.text.text()
    assert window.pages.page.findChild(QPushButton, "0") is not None
