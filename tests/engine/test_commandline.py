"""The doors of the program: what they print, where, and with which exit status."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tabletop import __main__ as program
from tabletop.core import records
from tabletop.core.match import Match
from tabletop.core.paths import rulesets
from tabletop.games import catalog


def run(*arguments: object, given: bytes = b"") -> tuple[int, str, str]:
    """Exit status, standard output and standard error of the program."""
    command = [sys.executable, "-m", "tabletop", *map(str, arguments)]
    ran = subprocess.run(command, input=given, capture_output=True, check=False, timeout=60)
    return ran.returncode, ran.stdout.decode(), ran.stderr.decode()


@pytest.fixture(scope="module")
def match() -> Match:
    match = Match.new(catalog.game("twelve_days").rules(), 3, 1, {})
    match.play(1, match.rules.legal_actions(match.state, 1)[0])
    return match


def test_the_version_and_the_help_are_told():
    assert run("--version") == (0, "Table Twelve 1.0.0\n", "")
    status, said, _ = run("--help")
    assert status == 0
    assert all(f"tabletop {door}" in said for door in ("engine", "arena", "check", "render"))


@pytest.mark.parametrize("door", ["engine", "check"])
def test_each_door_has_help(door: str):
    status, said, _ = run(door, "--help")
    assert status == 0
    assert said.startswith(f"usage: tabletop {door}")


@pytest.mark.parametrize("arguments", [["--nonsense"], ["engine", "x"], ["check"], ["check", "--game", "chess", "x"]])
def test_wrong_usage_is_one_line_and_exit_status_2(arguments: list[str]):
    status, said, complained = run(*arguments)
    assert (status, said) == (2, "")
    assert complained.count("\n") == 1
    assert complained.startswith("tabletop")


def test_check_tells_what_is_whole(match: Match, tmp_path: Path):
    record, position = tmp_path / "jogo nº 1 十二.json", tmp_path / "position.json"
    record.write_bytes(records.write(match))
    position.write_bytes(msgspec.json.encode(match.rules.encode(match.state)))
    status, said, complained = run("check", record, position, rulesets("twelve_days", "base.toml"))
    assert (status, complained) == (0, "")
    assert said.splitlines() == [
        f"{record}: a whole record of 12 Days, turn of seat 0, 2, 1 action",
        f"{position}: a whole position of 12 Days, turn of seat 0, 2",
        f"{rulesets('twelve_days', 'base.toml')}: a whole ruleset of 12 Days",
    ]


def test_check_reads_standard_input(match: Match):
    status, said, _ = run("check", "-", given=records.write(match))
    assert status == 0
    assert said.startswith("-: a whole record of 12 Days")
    assert run("check", "-", given=rulesets("parsecs", "base.toml").read_bytes())[:2] == (
        0,
        "-: a whole ruleset of 12 Parsecs\n",
    )


def test_check_tells_what_is_wrong_and_goes_on(match: Match, tmp_path: Path):
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_bytes(records.write(match))
    position = match.rules.encode(match.state)
    bad.write_bytes(msgspec.json.encode({**position, "day": True}))
    status, said, complained = run("check", bad, tmp_path / "none.json", good)
    assert status == 1
    assert said.count("\n") == 1
    first, second = complained.splitlines()
    assert first.startswith(f"{bad}: ")
    assert "day" in first
    assert "is not there" in second


def test_check_tells_of_a_ruleset_which_key_is_wrong(tmp_path: Path):
    folder = tmp_path / "twelve_days"
    folder.mkdir()
    (folder / "mine.toml").write_text('extends = "base"\nhats = 3\n', encoding="utf-8")
    status, said, complained = run("check", folder / "mine.toml")
    assert (status, said) == (1, "")
    assert "hats" in complained
    elsewhere = tmp_path / "mine.toml"
    elsewhere.write_text('extends = "base"\nhats = 3\n', encoding="utf-8")
    assert "--game" in run("check", elsewhere)[2]
    assert "hats" in run("check", "--game", "parsecs", elsewhere)[2]


def test_a_record_of_other_rules_is_told_of(match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(records, "__version__", "0.1.0")
    file = tmp_path / "old.json"
    doc = msgspec.json.decode(records.write(match))
    doc["actions"] = []
    doc["checksum"] = records._checksum(doc)
    file.write_bytes(msgspec.json.encode(doc))
    status, said, complained = run("check", file)
    assert (status, said) == (1, "")
    assert "do not lead there" in complained


def test_the_doors_lead_to_their_modules(monkeypatch: pytest.MonkeyPatch):
    opened = []
    monkeypatch.setattr(program, "run", lambda module, arguments: opened.append((module, arguments)) or 0)
    for arguments in ([], ["a.json", "-"], ["render", "a"], ["arena", "b", "--games", "2"], ["--worker"]):
        assert program.main(arguments) == 0
    assert opened == [
        ("tabletop.ui.app", []),
        ("tabletop.ui.app", ["a.json", "-"]),
        ("tabletop.ui.render", ["a"]),
        ("tabletop.ai.arena", ["b", "--games", "2"]),
        ("tabletop.ai.worker", []),
    ]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the disk that is always full is Linux's")
@pytest.mark.parametrize("door", [["engine"], ["check", str(rulesets("camisa12", "base.toml"))]])
def test_an_output_that_cannot_be_written_is_told_in_one_sentence(door):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tabletop", *door],
            input='{"do": "hello"}\n', stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "tabletop: No space left on device.\n"


def test_players_that_do_not_exist_are_wrong_usage():
    assert program.main(["arena", "twelve_days", "--seats", "foo,normal,normal", "--games", "1"]) == 2
