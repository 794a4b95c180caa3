"""The arena counts right, goes on where it was broken off, and uses helpers."""

import msgspec
import pytest

from tabletop.ai import arena, crew
from tabletop.ai.arena import run
from tabletop.ai.contest import Contest, Played
from tabletop.ai.counting import count, interval
from tabletop.core.errors import BadRequest, UnknownGame

CONTEST = Contest("twelve_days", "base", {}, ("plain", "random", "random"), 1)


def played(number, shares, scores=(9, 5, 1), *, draw=False):
    return Played(number, shares, scores, (1.0, 2.0, 3.0), (10, 10, 10), (1, 0, 0), draw)


def test_wins_are_counted_by_player_over_all_seatings():
    # The seatings are (plain, random, random), (random, plain, random), (random, random, plain).
    report = count(CONTEST, [played(0, (1, 0, 0)), played(1, (0.5, 0.5, 0)), played(2, (1, 0, 0))])
    plain, other = report.levels["plain"], report.levels["random"]
    assert (plain.seatings, plain.wins, plain.rate) == (3, 1.5, 0.5)
    assert (other.seatings, other.wins, other.rate) == (6, 1.5, 0.25)
    assert plain.mean_score == 5.0
    assert plain.seconds_a_move == pytest.approx(0.2)
    assert (plain.cuts, other.cuts) == (1, 2)
    assert report.draws == 0


def test_draws_are_counted_and_their_halves_too():
    duel = Contest("camisa12", "base", {}, ("plain", "random"), 1)
    report = count(duel, [Played(0, (0.5, 0.5), (9, 5), (1.0, 1.0), (9, 9), (0, 0), draw=True)])
    assert report.draws == 1
    assert report.levels["plain"].wins == 0.5


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (81, 100, 0.7222, 0.8749)]
)
def test_the_interval_is_wilsons_for_nineteen_times_of_twenty(wins, trials, low, high):
    assert interval(wins, trials) == pytest.approx((low, high), abs=1e-4)


def test_the_report_has_the_shape_of_the_protocol(tmp_path):
    out = tmp_path / "out.json"
    run(CONTEST, 3, 1, out)
    doc = msgspec.json.decode(out.read_bytes())
    assert list(doc) == ["game", "ruleset", "options", "games", "levels", "draws"]
    assert doc["games"] == 3
    assert {"seatings", "wins", "rate", "low", "high", "mean_score", "seconds_a_move"} <= set(doc["levels"]["plain"])
    assert [file.name for file in tmp_path.iterdir()] == ["out.json"]


def test_a_run_that_was_broken_off_plays_only_what_is_missing(tmp_path, monkeypatch):
    out = tmp_path / "out.json"
    numbers = []

    def breaks(contest, number):
        numbers.append(number)
        if len(numbers) == 3:
            raise KeyboardInterrupt
        return arena_play(contest, number)

    arena_play = crew.play
    monkeypatch.setattr(crew, "play", breaks)
    with pytest.raises(KeyboardInterrupt):
        run(CONTEST, 5, 1, out)
    report = run(CONTEST, 5, 1, out)
    assert numbers == [0, 1, 2, 2, 3, 4]
    assert report.games == 5
    assert report.levels["plain"].wins == run(CONTEST, 5, 1, None).levels["plain"].wins


def test_half_a_line_of_a_killed_run_is_played_again(tmp_path):
    out = tmp_path / "out.json"
    notes = tmp_path / "out.json.unfinished"
    whole = msgspec.json.encode(played(0, (1, 0, 0)))
    notes.write_bytes(msgspec.json.encode(CONTEST) + b"\n" + whole + b"\n" + whole[:20])
    assert run(CONTEST, 2, 1, out).games == 2


def test_nothing_is_noted_behind_half_a_line_of_a_killed_run(tmp_path, monkeypatch):
    notes = tmp_path / "out.json.unfinished"
    whole = msgspec.json.encode(played(0, (1, 0, 0)))
    notes.write_bytes(msgspec.json.encode(CONTEST) + b"\n" + whole + b"\n" + whole[:20])

    def killed(contest, numbers, _jobs):
        yield crew.play(contest, numbers[0])
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(arena, "matches", killed)
        with pytest.raises(KeyboardInterrupt):
            run(CONTEST, 3, 1, tmp_path / "out.json")
    assert [msgspec.json.decode(line, type=Played).number for line in notes.read_bytes().splitlines()[1:]] == [0, 1]
    assert run(CONTEST, 3, 1, tmp_path / "out.json").games == 3


def test_notes_of_another_contest_are_not_taken_up(tmp_path):
    notes = tmp_path / "out.json.unfinished"
    other = msgspec.structs.replace(CONTEST, seed=2)
    notes.write_bytes(msgspec.json.encode(other) + b"\n" + msgspec.json.encode(played(0, (0, 0, 1))) + b"\n")
    report = run(CONTEST, 1, 1, tmp_path / "out.json")
    assert report.levels["plain"].mean_score != 9


def test_helpers_count_the_same_as_one_process():
    alone, together = run(CONTEST, 6, 1, None), run(CONTEST, 6, 2, None)
    for kind, row in alone.levels.items():
        other = together.levels[kind]
        assert (row.seatings, row.wins, row.mean_score) == (other.seatings, other.wins, other.mean_score)


def test_the_command_prints_a_line_for_each_player(capsys):
    assert arena.main(["twelve_days", "--seats", "plain, random,random", "--games", "2", "--jobs", "1"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head == "twelve_days, base: 2 matches, 0 draws"
    assert [row.split()[0] for row in rows] == ["plain", "random"]


@pytest.mark.parametrize(
    "arguments",
    [["chess", "--seats", "easy"], ["camisa12"], ["camisa12", "--seats", "easy,easy", "--games", "0"]],
)
def test_wrong_usage_exits_with_2(arguments, capsys):
    with pytest.raises(SystemExit) as exit_:
        arena.main(arguments)
    assert exit_.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_folder_cannot_take_the_count_which_is_said_before_the_first_match(tmp_path, capsys):
    with pytest.raises(SystemExit):
        arena.main(["camisa12", "--seats", "easy,easy", "--json", str(tmp_path)])
    assert f"--json names a file, and {tmp_path} is a folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["camisa12", "--seats", "easy,easy,easy"], BadRequest),
        (["camisa12", "--seats", "easy,nobody"], BadRequest),
        (["camisa12", "--seats", "easy,easy", "--option", "coin"], BadRequest),
    ],
)
def test_a_table_that_cannot_be_is_refused_before_the_first_match(arguments, error):
    with pytest.raises(error):
        arena.main(arguments)


def test_an_unknown_game_is_no_contest():
    with pytest.raises(UnknownGame):
        run(msgspec.structs.replace(CONTEST, game="chess"), 1, 1, None)
