"""Rulesets are TOML files that may extend one another; every slip in one is said with file, key and bound."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from tabletop.core import rulesets
from tabletop.core.errors import BadRuleset, ReadError, TooLarge
from tabletop.core.rulesets import MAX_BYTES, convert, digest, load, load_bytes, load_file


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first: int
    step: int


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heap: Annotated[int, msgspec.Meta(ge=1, le=50)]
    track: Track
    weight: float = 1.0


BASE = "heap = 7\n[track]\nfirst = 16\nstep = 9\n"


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of a player's own rulesets, with a base."""
    monkeypatch.setattr(rulesets, "_extra_folders", [tmp_path])
    folder = tmp_path / "toy"
    folder.mkdir()
    (folder / "base.toml").write_text(BASE, encoding="utf-8")
    return folder


def test_a_variant_says_only_what_differs(shelf: Path):
    (shelf / "long.toml").write_text('extends = "base"\n[track]\nstep = 3\n', encoding="utf-8")
    assert load("toy", "long", Values) == Values(7, Track(16, 3))
    assert load("toy", "base", Values) == Values(7, Track(16, 9))


def test_the_base_is_listed_first(shelf: Path):
    for name in ("a", "z", "_hidden", "Big"):
        (shelf / f"{name}.toml").write_text("", encoding="utf-8")
    assert rulesets.available("toy") == ["base", "a", "z"]


def test_a_folder_is_added_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr(rulesets, "_extra_folders", [])
    rulesets.add_folder(tmp_path)
    rulesets.add_folder(tmp_path)
    assert rulesets._extra_folders == [tmp_path]


@pytest.mark.usefixtures("shelf")
def test_an_unknown_name_is_answered_with_those_there_are():
    with pytest.raises(BadRuleset, match="base"):
        load("toy", "none", Values)


@pytest.mark.usefixtures("shelf")
@pytest.mark.parametrize("name", ["../toy/base", "", ".", "base.toml", "BASE", "a" * 65, "a\0"])
def test_a_name_is_no_path(name: str):
    with pytest.raises(BadRuleset, match="ruleset name"):
        load("toy", name, Values)


def test_rulesets_that_extend_in_a_circle_are_refused(shelf: Path):
    (shelf / "one.toml").write_text('extends = "two"', encoding="utf-8")
    (shelf / "two.toml").write_text('extends = "one"', encoding="utf-8")
    with pytest.raises(BadRuleset, match="extends"):
        load("toy", "one", Values)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("heap = 0\n[track]\nfirst=1\nstep=1", "heap"),
        ("heap = 51\n[track]\nfirst=1\nstep=1", "heap"),
        ("heap = true\n[track]\nfirst=1\nstep=1", "heap"),
        ("heap = 7.0\n[track]\nfirst=1\nstep=1", "heap"),
        ("heap = 7\n[track]\nfirst=1", "step"),
        ("heap = 7\n[track]\nfirst=1\nstep=1\nhats=1", "hats"),
        ("heap = 7\nweight = nan\n[track]\nfirst=1\nstep=1", "nan"),
        ("heap = 7\nweight = inf\n[track]\nfirst=1\nstep=1", "inf"),
        ("heap = 1979-05-27\n[track]\nfirst=1\nstep=1", "heap"),
        ("heap = 7\nheap = 8\n", "line 2"),
        ("heap = \n", "line 1"),
        ("extends = 3", "extends"),
        ("a = " + "[" * 1500, "deep"),
        ("x" * 2001, "line 1"),
    ],
)
def test_every_slip_names_its_place(text: str, said: str):
    with pytest.raises(BadRuleset, match=said) as error:
        load_bytes(text.encode(), "toy", Values, "mine.toml")
    assert "mine.toml" in str(error.value)
    assert "\n" not in str(error.value)


def test_a_byte_order_mark_and_windows_line_ends_are_no_matter():
    raw = b"\xef\xbb\xbf" + BASE.replace("\n", "\r\n").encode()
    assert load_bytes(raw, "toy", Values, "mine") == Values(7, Track(16, 9))


def test_other_encodings_are_refused():
    with pytest.raises(BadRuleset, match="UTF-8"):
        load_bytes(BASE.encode("utf-16"), "toy", Values, "mine")


def test_a_file_is_bounded_and_must_be_there(tmp_path: Path):
    big = tmp_path / "big.toml"
    big.write_bytes(b"#" * (MAX_BYTES + 1))
    with pytest.raises(TooLarge, match="big"):
        load_file(big, "toy", Values)
    with pytest.raises(ReadError):
        load_file(tmp_path / "none.toml", "toy", Values)


def test_the_digest_is_of_the_values_alone(shelf: Path):
    (shelf / "same.toml").write_text('# comment\nextends = "base"\n', encoding="utf-8")
    base, same = load("toy", "base", Values), load("toy", "same", Values)
    assert digest(base) == digest(same) == "2db1b07a167886d5"
    assert digest(base) != digest(msgspec.structs.replace(base, heap=8))


def test_values_are_checked_without_a_file_too():
    with pytest.raises(BadRuleset, match="from a record"):
        convert({"heap": "7"}, Values, "from a record")
