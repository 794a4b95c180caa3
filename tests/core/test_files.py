"""A file is saved whole or not at all; what cannot be saved is said in one sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.core import files
from tabletop.core.errors import ReadError, SaveError, TooLarge
from tabletop.core.files import generations, read_bounded, read_input, save_atomically


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


def test_three_generations_are_kept(tmp_path: Path):
    file = tmp_path / "match.json"
    for content in (b"one", b"two", b"three", b"four"):
        save_atomically(file, content)
    assert [path.read_bytes() for path in generations(file)] == [b"four", b"three", b"two"]
    assert names(tmp_path) == ["match.json", "match.json.1", "match.json.2"]


def test_paths_may_hold_anything(tmp_path: Path):
    folder = tmp_path / "São João 十二"
    folder.mkdir()
    save_atomically(folder / "jogo nº 12.json", b"x")
    assert names(folder) == ["jogo nº 12.json"]


def test_a_link_stays_a_link(tmp_path: Path):
    target, link = tmp_path / "real.json", tmp_path / "link.json"
    target.write_bytes(b"old")
    link.symlink_to(target)
    save_atomically(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_missing_folder_is_said_and_not_made(tmp_path: Path):
    with pytest.raises(SaveError, match="folder") as error:
        save_atomically(tmp_path / "nowhere" / "match.json", b"x")
    assert error.value.reason == "missing"
    assert names(tmp_path) == []


def test_a_folder_in_the_way_is_said(tmp_path: Path):
    (tmp_path / "match.json").mkdir()
    with pytest.raises(SaveError) as error:
        save_atomically(tmp_path / "match.json", b"x")
    assert error.value.reason == "folder"
    assert names(tmp_path) == ["match.json"]


@pytest.mark.parametrize("name", ["x" * 300, "a\0b"])
def test_a_name_that_no_file_can_have_is_said(tmp_path: Path, name: str):
    with pytest.raises(SaveError):
        save_atomically(tmp_path / name, b"x")


READ_ONLY = """
import os, sys
from pathlib import Path
from tabletop.core.errors import SaveError
from tabletop.core.files import save_atomically
if os.getuid() == 0:
    os.setgid(65534), os.setuid(65534)
try:
    save_atomically(Path(sys.argv[1]), b"new")
except SaveError as error:
    print(error.reason, error)
"""


@pytest.mark.skipif(os.name == "nt", reason="folders are not read-only on Windows")
def test_a_read_only_folder_is_said_and_keeps_its_file(tmp_path: Path):
    file = tmp_path / "match.json"
    save_atomically(file, b"old")
    for folder in list(tmp_path.parents)[:2]:
        folder.chmod(0o755)  # so that another user comes this far
    tmp_path.chmod(0o555)
    said = subprocess.run([sys.executable, "-c", READ_ONLY, file], capture_output=True, text=True, check=True).stdout
    tmp_path.chmod(0o755)
    assert said == "forbidden match.json could not be saved: access is not permitted.\n"
    assert file.read_bytes() == b"old"
    assert names(tmp_path) == ["match.json"]


def test_a_full_disk_is_said_and_keeps_the_file(small_disk: Path):
    file = small_disk / "match.json"
    save_atomically(file, b"old" * 1000)
    with pytest.raises(SaveError, match="no room") as error:
        save_atomically(file, b"x" * 2_000_000)
    assert error.value.reason == "full"
    assert file.read_bytes() == b"old" * 1000
    assert names(small_disk) == ["match.json"]


def test_a_nearly_full_disk_never_shortens_a_file(small_disk: Path):
    file = small_disk / "match.json"
    good = b"old"
    for size in range(50_000, 700_000, 37_123):
        content = os.urandom(size)
        try:
            save_atomically(file, content)
        except SaveError:
            assert file.read_bytes() == good
        else:
            good = content
            assert file.read_bytes() == good


@pytest.fixture
def small_disk(tmp_path: Path):
    """A file system of one megabyte."""
    disk = tmp_path / "disk"
    disk.mkdir()
    if not sys.platform.startswith("linux") or os.getuid() != 0:
        pytest.skip("only root on Linux can mount a small disk")
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk]
    made = subprocess.run(mount, check=False, capture_output=True, text=True)
    if made.returncode:
        pytest.skip(f"no small disk can be mounted here: {made.stderr.strip()}")
    yield disk
    subprocess.run(["umount", disk], check=True)


def test_what_a_killed_process_left_is_swept_after_a_while(tmp_path: Path):
    file, stale, fresh = tmp_path / "a.json", tmp_path / ".a.json.77-0.tmp", tmp_path / ".a.json.78-0.tmp"
    stale.write_bytes(b"half")
    fresh.write_bytes(b"half")
    os.utime(stale, (1, 1))
    save_atomically(file, b"x")
    assert names(tmp_path) == [".a.json.78-0.tmp", "a.json"]


def test_a_kill_between_keeping_and_replacing_costs_no_generation(tmp_path: Path):
    file = tmp_path / "a.json"
    for content in (b"one", b"two"):
        save_atomically(file, content)
    files._keep_generations(file)  # and here the process was killed
    save_atomically(file, b"three")
    assert [path.read_bytes() for path in generations(file)] == [b"three", b"two", b"one"]


def test_a_disk_without_links_keeps_generations_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    for content in (b"one", b"two", b"three"):
        save_atomically(tmp_path / "a", content)
    assert [path.read_bytes() for path in generations(tmp_path / "a")] == [b"three", b"two", b"one"]


def test_reading_is_bounded_before_it_is_done(tmp_path: Path):
    file = tmp_path / "big"
    file.write_bytes(b"x" * 1025)
    assert len(read_bounded(file, 1025)) == 1025
    with pytest.raises(TooLarge, match="big"):
        read_bounded(file, 1024)


def test_what_cannot_be_read_is_said(tmp_path: Path):
    for path, reason in ((tmp_path / "none", "missing"), (tmp_path, "folder"), (tmp_path / "a\0b", "other")):
        with pytest.raises(ReadError) as error:
            read_bounded(path, 10)
        assert error.value.reason == reason


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_a_pipe_that_nobody_writes_to_is_not_waited_for(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ReadError, match="no ordinary file"):
        read_bounded(tmp_path / "pipe", 100)


def test_that_there_is_no_standard_input_is_said(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(ReadError, match="no standard input"):
        read_input("-", 100)
