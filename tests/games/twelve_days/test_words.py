"""Words: everything the rules can say has them in three languages, with the values it names."""

from string import Formatter
from typing import get_args

import pytest

from tabletop.core.words import LANGUAGES, Text, catalog
from tabletop.games.twelve_days.events import TwelveDaysEvent
from tabletop.games.twelve_days.reasons import TwelveDaysReason
from tabletop.games.twelve_days.state import PHASES

KEYS = [
    "title",
    "tagline",
    *(f"why.{reason}" for reason in TwelveDaysReason),
    *(f"log.{event.__struct_config__.tag}" for event in get_args(TwelveDaysEvent)),
    *(f"log.{hidden}.hidden" for hidden in ("card_passed", "drawn")),
    *(f"phase.{phase}" for phase in PHASES),
    *(f"gift.{rank}.name" for rank in range(13)),
    *(f"option.clauses_give{part}" for part in ("", ".text")),
    *(f"rules.{page}.{part}" for page in range(1, 8) for part in ("title", "text")),
]


def forms(text: Text) -> dict[str, str]:
    return text if isinstance(text, dict) else {"": text}


def places(text: Text) -> set[str]:
    return {name for form in forms(text).values() for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words(language: str):
    assert [key for key in KEYS if key not in catalog(language, "twelve_days")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_with_the_same_values(language: str):
    english, other = catalog("en", "twelve_days"), catalog(language, "twelve_days")
    assert other.keys() == english.keys()
    assert {key: places(text) for key, text in other.items()} == {key: places(text) for key, text in english.items()}
    assert all(form.strip() for text in other.values() for form in forms(text).values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_needs_no_values_to_be_worded(language: str):
    assert all(not places(catalog(language, "twelve_days")[f"why.{reason}"]) for reason in TwelveDaysReason)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gift_has_a_name_of_its_own(language: str):
    names = [catalog(language, "twelve_days")[f"gift.{rank}.name"] for rank in range(13)]
    assert len(set(names)) == 13
