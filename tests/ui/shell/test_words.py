"""The words of the window: the same keys and places in every language, and none that is asked for is missing."""

import re
import string
from pathlib import Path

import pytest

import tabletop.ui
from tabletop.core.words import LANGUAGES, catalog
from tabletop.games.catalog import GAMES
from tabletop.ui.seating import levels
from tabletop.ui.settings import SPEEDS, THEMES

OTHERS = [language for language in LANGUAGES if language != "en"]
SOURCES = [path for path in Path(tabletop.ui.__file__).parent.glob("*.py") if path.name != "opponents.py"]
ASKED = re.compile(r"""(?:(?<!settings\.)(?<!_settings\.)words|words\("ui"\))\("([a-z0-9_.\-]+)\"""")


def texts(text):
    return list(text.values()) if isinstance(text, dict) else [text]


def places(text):
    return [sorted({name for _, name, _, _ in string.Formatter().parse(form) if name}) for form in texts(text)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_and_places(language):
    english, other = catalog("en", "ui"), catalog(language, "ui")
    assert list(other) == list(english)
    for key, text in english.items():
        assert {tuple(form) for form in places(other[key])} == {tuple(form) for form in places(text)}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_empty_and_plurals_have_both_forms(language):
    for key, text in catalog(language, "ui").items():
        assert all(form.strip() for form in texts(text)), key
        assert not isinstance(text, dict) or set(text) == {"one", "other"}, key


def test_every_text_that_is_asked_for_by_name_is_there():
    known = catalog("en", "ui")
    asked = {
        (path.name, key) for path in SOURCES for key in ASKED.findall(path.read_text(encoding="utf-8")) if key != "ui"
    }
    assert len(asked) > 60
    assert {(name, key) for name, key in asked if key not in known} == set()


def test_every_game_level_speed_and_theme_has_its_words():
    known = catalog("en", "ui")
    wanted = [f"{game.id}.{part}" for game in GAMES for part in ("title", "minutes", "line")]
    wanted += [f"level.{level}" for level in levels()]
    wanted += [f"settings.speed.{speed}" for speed in SPEEDS] + [f"settings.theme.{theme}" for theme in THEMES]
    wanted += [f"file.{reason}" for reason in ("full", "forbidden", "missing", "folder", "other")]
    assert [key for key in wanted if key not in known] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_and_value_has_its_words(game):
    known = catalog("en", "ui")
    for name, offer in game.options().items():
        if name == "start":
            continue
        assert f"option.{game.id}.{name}" in known
        values = [value for value in offer if isinstance(value, str)] if isinstance(offer, list) else []
        assert [value for value in values if f"option.{game.id}.{name}.{value}" not in known] == []
    assert [game.title] == [catalog(language, "ui")[f"{game.id}.title"] for language in LANGUAGES[:1]]
