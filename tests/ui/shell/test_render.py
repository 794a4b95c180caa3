"""``tabletop render``: the table as a picture, in one process of its own and without a display."""

import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QImage

from tabletop.core import records
from tests.ui.shell.matches import begun


@pytest.fixture
def record(tmp_path):
    match, players = begun("camisa12", actions=4)
    path = tmp_path / "ação 遊戲.twelve"
    path.write_bytes(records.write(match, players))
    return path


def render(*arguments):
    env = {name: value for name, value in os.environ.items() if name not in ("QT_QPA_PLATFORM", "DISPLAY")}
    command = [sys.executable, "-m", "tabletop", "render", *map(str, arguments)]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=60, check=False)


def test_a_picture_of_the_size_and_look_that_were_asked_for(tmp_path, record):
    pictures = []
    for theme in ("light", "dark"):
        out = tmp_path / f"{theme}.png"
        done = render(record, "--size", "960x600", "--out", out, "--seat", "0", "--lang", "zh_TW", "--theme", theme)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
        pictures.append(QImage(str(out)))
    light, dark = pictures
    assert (light.width(), light.height()) == (960, 600)
    assert light.pixelColor(300, 590).lightness() > 200
    assert dark.pixelColor(300, 590).lightness() < 80


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (["--seat", "5"], 1, "There is no seat 5"),
        (["--size", "9x9"], 2, "is not a size"),
        (["--lang", "tlh"], 2, "invalid choice"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(tmp_path, record, arguments, status, said):
    done = render(record, "--out", tmp_path / "out.png", *arguments)
    assert done.returncode == status
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_file_that_is_not_there_and_a_picture_that_cannot_be_written_are_said(tmp_path, record):
    assert render(tmp_path / "nowhere.twelve", "--out", tmp_path / "out.png").returncode == 1
    done = render(record, "--out", tmp_path / "no" / "folder" / "out.png")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
