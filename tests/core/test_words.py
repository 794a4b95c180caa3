"""Texts by key, in three languages, with plurals."""

from pathlib import Path

import pytest

from tabletop.core import words
from tabletop.core.words import Words


@pytest.fixture(autouse=True)
def _catalogs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    for language, one, other in (
        ("en", "{n} goal", "{n} goals"),
        ("pt_BR", "{n} gol", "{n} gols"),
        ("zh_TW", "", "{n} 分"),
    ):
        folder = tmp_path / "i18n" / language
        folder.mkdir(parents=True)
        text = f'{{"goals": {{"one": "{one}", "other": "{other}"}}, "won": "{{player}}!", "plain": "a {{b}}"}}'
        (folder / "toy.json").write_text(text, encoding="utf-8")
        (folder / "own.json").write_text('{"won": "own"}', encoding="utf-8")
    monkeypatch.setattr(words, "assets", tmp_path.joinpath)
    words.catalog.cache_clear()
    yield
    words.catalog.cache_clear()


@pytest.mark.parametrize(
    ("language", "n", "said"),
    [
        ("en", 0, "0 goals"),
        ("en", 1, "1 goal"),
        ("en", 2, "2 goals"),
        ("pt_BR", 0, "0 gol"),
        ("pt_BR", 1, "1 gol"),
        ("pt_BR", 2, "2 gols"),
        ("zh_TW", 1, "1 分"),
    ],
)
def test_plurals_follow_the_language(language: str, n: int, said: str):
    assert Words(language, "toy")("goals", n=n) == said


def test_names_go_in_as_they_are():
    assert Words("en", "toy")("won", player="{n} <b>") == "{n} <b>!"


def test_a_text_asked_without_values_is_left_alone():
    assert Words("en", "toy")("plain") == "a {b}"


def test_the_first_domain_wins():
    assert Words("en", "own", "toy")("won") == "own"


def test_a_missing_key_is_seen_and_not_fatal():
    said = Words("en", "toy")
    assert said("nothing.here", n=1) == "nothing.here"
    assert "nothing.here" not in said
    assert "won" in said


def test_an_unknown_language_speaks_english():
    assert Words("xx", "toy").language == "en"
