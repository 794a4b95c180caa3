"""Words: everything the rules can say has them in three languages, with the values it names."""

from string import Formatter
from typing import get_args

import pytest

from tabletop.core.words import LANGUAGES, Text, catalog
from tabletop.games.days_of_christmas.combinations import Kind
from tabletop.games.days_of_christmas.events import ChristmasEvent
from tabletop.games.days_of_christmas.reasons import ChristmasReason
from tabletop.games.days_of_christmas.state import PHASES

KEYS = [
    "title",
    "tagline",
    *(f"why.{reason}" for reason in ChristmasReason),
    "why.not_low_enough.lead",
    *(f"log.{event.__struct_config__.tag}" for event in get_args(ChristmasEvent)),
    "log.led",
    *(f"kind.{kind.value}" for kind in Kind),
    *(f"phase.{phase}" for phase in PHASES),
    *(f"gift.{rank}.name" for rank in range(1, 13)),
    *(f"option.length{part}" for part in ("", ".full", ".short")),
    *(f"rules.{page}.{part}" for page in range(1, 8) for part in ("title", "text")),
]


def forms(text: Text) -> dict[str, str]:
    return text if isinstance(text, dict) else {"": text}


def places(text: Text) -> set[str]:
    return {name for form in forms(text).values() for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words(language: str):
    assert [key for key in KEYS if key not in catalog(language, "days_of_christmas")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_with_the_same_values(language: str):
    english, other = catalog("en", "days_of_christmas"), catalog(language, "days_of_christmas")
    assert other.keys() == english.keys()
    assert {key: places(text) for key, text in other.items()} == {key: places(text) for key, text in english.items()}
    assert all(form.strip() for text in other.values() for form in forms(text).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_needs_no_values_to_be_worded(language: str):
    assert all(not places(catalog(language, "days_of_christmas")[f"why.{reason}"]) for reason in ChristmasReason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_twelve_gifts_are_those_of_12_days(language: str):
    ours, theirs = catalog(language, "days_of_christmas"), catalog(language, "twelve_days")
    names = [ours[f"gift.{rank}.name"] for rank in range(1, 13)]
    assert names == [theirs[f"gift.{rank}.name"] for rank in range(1, 13)]
    assert len(set(names)) == 12
