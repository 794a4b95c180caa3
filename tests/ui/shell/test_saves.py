"""Matches on disk: nothing is lost, no window harms another, and no frame waits."""

import errno
import json
import os
import subprocess
import sys
import time

import pytest

from tabletop.core import files
from tabletop.core.errors import BadRecord, SaveError, TableError, UnknownGame
from tabletop.core.records import Player
from tabletop.ui import writer
from tabletop.ui.saves import SUFFIX, Saves, open_file, stem
from tests.ui.shell.matches import advance, begun


@pytest.fixture
def saves(settings, tmp_path):
    made = Saves(settings, tmp_path / "matches")
    yield made
    made.close()


def position(match):
    return match.rules.encode(match.state)


def test_an_autosaved_match_goes_on_exactly_where_it_was(saves):
    match, players = begun()
    saves.autosave(match, players)
    opened = saves.autosaved()
    assert (position(opened.match), opened.players) == (position(match), players)


def test_the_last_autosave_wins_however_fast_they_come(saves):
    match, players = begun(actions=0)
    for _ in range(30):
        advance(match, 1)
        saves.autosave(match, players)
    assert position(saves.autosaved().match) == position(match)


def test_a_damaged_autosave_gives_the_one_before_it(saves, tmp_path):
    match, players = begun()
    before = position(match)
    saves.autosave(match, players)
    saves.flush()
    advance(match, 1)
    saves.autosave(match, players)
    saves.flush()
    (newest,) = (tmp_path / "matches" / "autosave").glob(f"*{SUFFIX}")
    newest.write_bytes(newest.read_bytes()[:-40])
    assert position(saves.autosaved().match) == before
    assert saves.left_off() is not None


def test_a_finished_match_is_not_offered_again(saves):
    match, players = begun("camisa12")
    while not match.over:
        advance(match, 1)
    saves.autosave(match, players)
    assert saves.autosaved() is None
    assert saves.left_off() is None


def test_an_unfinished_match_is_kept_under_a_name_when_another_begins(saves):
    match, players = begun()
    saves.autosave(match, players)
    saves.set_aside()
    assert saves.autosaved() is None
    (kept,) = saves.listed()
    assert (kept.title, kept.players) == ("12 Parsecs", players)
    assert position(open_file(kept.path).match) == position(match)


def test_a_finished_match_is_kept_to_be_looked_at_again(saves):
    match, players = begun("camisa12")
    while not match.over:
        advance(match, 1)
    saves.autosave(match, players)
    assert saves.set_aside() is None, "nobody needs to be told"
    (kept,) = saves.listed()
    assert kept.over
    assert position(open_file(kept.path).match) == position(match)


def test_two_windows_at_once_have_an_autosave_each(settings, tmp_path):
    one, two = (Saves(settings, tmp_path / "matches") for _ in range(2))
    match, players = begun(seed=1)
    other, _ = begun(seed=2)
    one.autosave(match, players)
    two.autosave(other, players)
    assert one.autosaved().match.seed == 1
    assert two.autosaved().match.seed == 2
    one.close()
    two.close()


def test_the_next_window_takes_up_what_was_left_off_last(settings, tmp_path):
    one, two = (Saves(settings, tmp_path / "matches") for _ in range(2))
    two.autosave(*begun(seed=2))
    two.close()
    one.close()
    again = Saves(settings, tmp_path / "matches")
    assert again.autosaved().match.seed == 2
    again.close()


def test_the_autosave_of_a_killed_window_is_taken_up(settings, tmp_path):
    code = """
import sys, time
from pathlib import Path
from PySide6.QtWidgets import QApplication
app = QApplication([])
from tabletop.ui.settings import Settings
from tabletop.ui.saves import Saves
from tests.ui.shell.matches import begun
saves = Saves(Settings(Path(sys.argv[1]) / "config"), Path(sys.argv[1]) / "matches")
saves.autosave(*begun(seed=7))
saves.flush()
print("saved", flush=True)
time.sleep(60)
"""
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout.readline() == "saved\n"
        other.kill()
    saves = Saves(settings, tmp_path / "matches")
    assert saves.autosaved().match.seed == 7
    saves.close()


def test_no_frame_waits_for_the_disk(saves, monkeypatch):
    def slow(path, data):
        time.sleep(0.6)
        files.save_atomically(path, data)

    monkeypatch.setattr(writer, "save_atomically", slow)
    match, players = begun()
    started = time.perf_counter()
    for _ in range(3):
        saves.autosave(match, players)
    assert time.perf_counter() - started < 0.5
    assert saves.autosaved() is not None


def test_a_failing_disk_is_told_once_in_a_sentence_and_again_after_it_worked(qtbot, saves, monkeypatch):
    def full(*_):
        raise SaveError("full", "no room")

    match, players = begun()
    told = []
    saves.failed.connect(told.append)
    for _ in range(2):
        monkeypatch.setattr(writer, "save_atomically", full)
        for _ in range(3):
            saves.autosave(match, players)
            saves.flush()
        monkeypatch.setattr(writer, "save_atomically", files.save_atomically)
        saves.autosave(match, players)
        saves.flush()
    qtbot.waitUntil(lambda: len(told) == 2, timeout=1000)
    assert "no room left on the disk" in told[0]
    assert saves.autosaved() is not None


def test_a_folder_that_vanishes_in_the_middle_of_a_match_is_made_again(saves, tmp_path):
    match, players = begun()
    saves.autosave(match, players)
    saves.flush()
    (tmp_path / "matches").rename(tmp_path / "elsewhere")
    saves.autosave(match, players)
    assert saves.autosaved() is not None


@pytest.mark.parametrize(
    "title", ["", "..", "a/b\\c", "<img src=x>", "CON", "x" * 400, "🎲" * 90, "محمد", "a\x00b", " dots. "]
)
def test_any_title_makes_a_save_that_is_found_again(saves, title):
    match, players = begun()
    paths = {saves.save(match, players, title) for _ in range(2)}
    assert len(paths) == 2
    assert {saved.path for saved in saves.listed()} == paths
    assert {path.parent for path in paths} == {saves.folder}


def test_a_save_is_renamed_deleted_and_brought_back(saves):
    match, players = begun()
    saves.save(match, players, "Sunday")
    saves.rename(saves.listed()[0], "Monday")
    (saved,) = saves.listed()
    assert saved.title == "Monday"
    place = saves.delete(saved)
    assert (saves.listed(), [kept.title for kept in saves.listed(deleted=True)]) == ([], ["Monday"])
    saves.restore(place)
    assert [kept.title for kept in saves.listed()] == ["Monday"]


def test_a_save_is_deleted_for_good_only_when_that_is_asked(saves):
    match, players = begun()
    saves.save(match, players, "Sunday")
    saves.delete(saves.listed()[0])
    saves.remove(saves.listed(deleted=True)[0])
    assert saves.listed(deleted=True) == []


def test_an_exported_save_opens_elsewhere(saves, tmp_path):
    match, players = begun()
    saves.save(match, players, "Sunday")
    saves.export(saves.listed()[0], tmp_path / "ação 遊戲.twelve")
    assert position(open_file(tmp_path / "ação 遊戲.twelve").match) == position(match)


def test_a_position_opens_as_a_match_without_names(tmp_path):
    match, _ = begun()
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position(match), default=list))
    opened = open_file(path)
    assert (position(opened.match), opened.players) == (position(match), [])


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"", BadRecord),
        (b"[]", BadRecord),
        (b"{}", BadRecord),
        (b'{"game": 7}', BadRecord),
        (b'{"game": "chess"}', UnknownGame),
        (b'{"game": "parsecs", "ruleset": "nowhere"}', TableError),
        (b'{"game": "parsecs"}', TableError),
        (b'{"format": "table-twelve-match"}', BadRecord),
    ],
)
def test_a_file_that_is_no_match_is_refused_in_one_sentence(tmp_path, content, error):
    path = tmp_path / "odd.twelve"
    path.write_bytes(content)
    with pytest.raises(error):
        open_file(path)


def test_unreadable_files_are_left_out_of_the_list(saves):
    saves.save(*begun(), "Sunday")
    (saves.folder / f"noise{SUFFIX}").write_bytes(b"\x00" * 100)
    (saves.folder / f"folder{SUFFIX}").mkdir()
    assert [saved.title for saved in saves.listed()] == ["Sunday"]


def test_titles_become_names_that_every_platform_takes():
    assert stem("a/b:c?") == "a-b-c-"
    assert stem("nul.txt") == "_nul.txt"
    assert len(stem("🎲" * 90).encode()) <= 120


def test_what_is_kept_already_is_not_kept_again(saves):
    for _ in range(3):
        saves.autosave(*begun())
        saves.set_aside()
    assert len(saves.listed()) == 1


def test_opening_an_earlier_copy_does_not_lose_what_was_played_since(saves):
    match, players = begun(actions=3)
    earlier, _ = begun(actions=3)
    advance(match, 4)
    saves.autosave(match, players)
    saves.set_aside(earlier)
    (kept,) = saves.listed()
    assert kept.actions == 7


def test_going_on_with_the_autosaved_match_itself_keeps_nothing_twice(saves):
    match, players = begun()
    saves.autosave(match, players)
    assert saves.set_aside(match) is None
    assert saves.listed() == []


def test_another_match_with_the_same_seed_does_not_take_the_place_of_the_unfinished_one(saves):
    match, players = begun(actions=3)
    other, _ = begun(seats=3, actions=9)
    saves.autosave(match, players)
    saves.set_aside(other)
    (kept,) = saves.listed()
    assert position(open_file(kept.path).match) == position(match)


def finished(seed=1):
    match, players = begun("camisa12", seed=seed, actions=0)
    while not match.over:
        advance(match, 1)
    return match, players


def test_a_finished_match_is_among_the_saves_as_soon_as_it_is_left(saves):
    saves.autosave(*finished())
    assert saves.listed() == []
    saves.settle()
    (kept,) = saves.listed()
    assert kept.over
    saves.settle()
    assert len(saves.listed()) == 1


def test_a_match_that_is_in_play_is_not_settled(saves):
    saves.autosave(*begun())
    saves.settle()
    assert (saves.left_off().seed, saves.listed()) == (1, [])


def test_a_match_opened_from_the_saves_and_played_on_is_one_entry_that_is_updated(saves):
    saves.autosave(*begun(actions=3))
    saves.set_aside()
    for actions in (0, 2, 4):
        (kept,) = saves.listed()
        opened = open_file(kept.path)
        saves.set_aside(opened.match)
        saves.autosave(opened.match, opened.players)
        advance(opened.match, actions)
        saves.autosave(opened.match, opened.players)
        assert saves.left_off() is not None
        assert saves.listed() == [], "it is the match that was left off"
        saves.set_aside()
    (kept,) = saves.listed()
    assert (kept.title, kept.actions) == ("12 Parsecs", 9)


def test_a_match_saved_under_a_name_stays_as_it_was_saved(saves):
    saves.save(*begun(actions=3), "Sunday")
    for actions in (2, 4):
        sunday = next(saved for saved in saves.listed() if saved.title == "Sunday")
        opened = open_file(sunday.path)
        advance(opened.match, actions)
        saves.autosave(opened.match, opened.players)
        saves.set_aside()
    assert {saved.title: saved.actions for saved in saves.listed()} == {"Sunday": 3, "12 Parsecs": 7}


def test_another_line_of_play_is_kept_beside_the_first(saves):
    saves.autosave(*finished())
    saves.settle()
    match, players = begun("camisa12", actions=6)
    match.play(0, match.rules.legal_actions(match.state, 0)[-1])
    saves.autosave(match, players)
    saves.set_aside()
    assert sorted(saved.over for saved in saves.listed()) == [False, True]


def test_a_kept_match_that_was_given_a_name_is_not_replaced_any_more(saves):
    match, players = begun(actions=3)
    saves.autosave(match, players)
    saves.set_aside()
    saves.rename(saves.listed()[0], "Sunday")
    advance(match, 2)
    saves.autosave(match, players)
    saves.set_aside()
    assert {saved.title: saved.actions for saved in saves.listed()} == {"Sunday": 3, "12 Parsecs": 5}


def test_a_kept_match_is_deleted_and_brought_back(saves):
    saves.autosave(*begun("thief_of_baghdad"))
    saves.set_aside()
    place = saves.delete(saves.listed()[0])
    assert saves.listed() == []
    saves.restore(place)
    assert [saved.title for saved in saves.listed()] == ["12 Thieves: The Thief of Baghdad"]


def test_the_title_of_a_game_is_shown_whole_though_no_file_may_be_called_so(saves):
    match, players = begun("thief_of_baghdad")
    title = "12 Thieves: The Thief of Baghdad"
    for name in (title, title, f"{title} again"):
        saves.save(match, players, name)
    titles = {saved.title for saved in saves.listed()}
    assert titles == {title, f"{title} (2)", "12 Thieves- The Thief of Baghdad again"}


def test_a_folder_that_may_not_be_entered_stops_nobody(settings, tmp_path, monkeypatch):
    folder, look = tmp_path / "matches", os.stat

    def guarded(path, *arguments, **options):
        if str(path).startswith(f"{folder}{os.sep}"):
            raise PermissionError(errno.EACCES, "Permission denied", str(path))
        return look(path, *arguments, **options)

    monkeypatch.setattr(os, "stat", guarded)
    saves = Saves(settings, folder)
    match, players = begun()
    assert (saves.left_off(), saves.autosaved(), saves.set_aside(match), saves.listed()) == (None, None, None, [])
    with pytest.raises(SaveError):
        saves.save(match, players, "Ana")
    saves.close()


def test_an_opponent_of_an_unknown_level_plays_at_the_usual_one(saves):
    match, players = begun()
    path = saves.save(match, [players[0], *(Player(player.name, "divine") for player in players[1:])], "Ana")
    assert {player.level for player in open_file(path).players[1:]} == {"normal"}


def test_a_match_that_cannot_be_put_with_the_kept_ones_is_listed_all_the_same(saves):
    match, players = begun()
    saves.autosave(match, players)
    (saves.folder / "kept").write_text("no folder")
    saves.set_aside()
    saves.autosave(*begun("camisa12"))
    (found,) = saves.listed()
    assert position(open_file(found.path).match) == position(match)


def test_a_match_that_cannot_be_set_aside_at_all_is_not_written_over(saves, settings, monkeypatch):
    match, players = begun()
    saves.autosave(match, players)

    def refuse(_found):
        raise SaveError("other", "no")

    with monkeypatch.context() as patch:
        patch.setattr(saves, "_is_kept", refuse)
        with pytest.raises(SaveError):
            saves.set_aside()
    other, others = begun("camisa12")
    saves.autosave(other, others)
    assert position(saves.autosaved().match) == position(other)
    later = Saves(settings, saves.folder)
    assert position(later.autosaved().match) == position(match), "a later window finds it"
    later.close()
