"""Words: everything the rules can say has them in three languages, with the values it names."""

from string import Formatter
from typing import get_args

import pytest

from tabletop.core.words import LANGUAGES, catalog
from tabletop.games.thief_of_baghdad.events import ThiefEvent
from tabletop.games.thief_of_baghdad.reasons import ThiefReason
from tabletop.games.thief_of_baghdad.state import PALACES, PHASES

GAME = "thief_of_baghdad"
KEYS = [
    *(f"why.{reason}" for reason in ThiefReason),
    *(f"log.{event.__struct_config__.tag}" for event in get_args(ThiefEvent)),
    *(f"palace.{palace}" for palace in PALACES),
    *(f"phase.{phase}" for phase in PHASES),
    *(f"piece.{piece}" for piece in ("guard", "neutral", "thief", "chest", "dancer")),
    *(f"rules.{page}.{part}" for page in range(1, 9) for part in ("title", "text")),
]


def forms(text):
    return text if isinstance(text, dict) else {"": text}


def places(text):
    return {name for form in forms(text).values() for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words(language):
    assert [key for key in KEYS if key not in catalog(language, GAME)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_with_the_same_values(language):
    english, other = catalog("en", GAME), catalog(language, GAME)
    assert other.keys() == english.keys()
    for key, text in other.items():
        # A form for one need not say the number.
        assert places(text) | {"n"} == places(english[key]) | {"n"}, key
        assert all(form.strip() for form in forms(text).values()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_needs_no_values_to_be_worded(language):
    assert not any(places(catalog(language, GAME)[f"why.{reason}"]) for reason in ThiefReason)
