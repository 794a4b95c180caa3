"""The showcase reports as a program with or without a standard output."""

import sys

from tabletop.ui import showcase


def test_a_windowed_program_without_an_output_plays_its_match_all_the_same(tmp_path, monkeypatch):
    monkeypatch.setattr(showcase, "play", lambda _: 3)
    monkeypatch.setattr(sys, "stdout", None)
    assert showcase.main(["--out", str(tmp_path / "三 folder")]) == 0


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path, capsys):
    (tmp_path / "taken").touch()
    assert showcase.main(["--out", str(tmp_path / "taken" / "below")]) == 1
    assert capsys.readouterr().err.count("\n") == 1
