"""Words: everything the rules can say has them in three languages, with the values it names."""

from string import Formatter
from typing import Any, get_args

import pytest

from tabletop.core.words import LANGUAGES, Text, Words, catalog
from tabletop.games import catalog as games
from tabletop.games.parsecs import upgrades
from tabletop.games.parsecs.events import ParsecsEvent
from tabletop.games.parsecs.reasons import ParsecsReason
from tabletop.games.parsecs.state import BOOSTS, GROUPS, OVER, PHASES, SUPPLIES

KEYS = [
    *(f"why.{reason}" for reason in ParsecsReason),
    *(f"why.row_{way}.{side}" for way in ("rises", "falls") for side in ("above", "below")),
    "why.between_equals.only",
    *(f"log.{event.__struct_config__.tag}" for event in get_args(ParsecsEvent)),
    *(f"ship.{ship}.name" for ship in range(5)),
    *(f"boost.{boost}" for boost in BOOSTS),
    *(f"group.{group}" for group in GROUPS),
    *(f"supply.{what}" for what in SUPPLIES),
    *(f"phase.{phase}" for phase in (*PHASES, OVER)),
    *(f"rules.{page}.{part}" for page in range(1, 8) for part in ("title", "text")),
]


def forms(text: Text) -> dict[str, str]:
    return text if isinstance(text, dict) else {"": text}


def places(text: Text) -> set[str]:
    return {name for form in forms(text).values() for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words(language: str):
    missing = [key for key in KEYS if key not in catalog(language, "parsecs")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_with_the_same_values(language: str):
    english, other = catalog("en", "parsecs"), catalog(language, "parsecs")
    assert other.keys() == english.keys()
    assert {key: places(text) for key, text in other.items()} == {key: places(text) for key, text in english.items()}
    assert all(all(form.strip() for form in forms(text).values()) for text in other.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_needs_no_values_to_be_worded(language: str):
    assert all(not places(catalog(language, "parsecs")[f"why.{reason}"]) for reason in ParsecsReason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["base", "printed-example"])
def test_P9_every_card_has_a_title_and_its_goal_is_told_with_its_numbers(ruleset: str, language: Any):
    say = Words(language, "parsecs")
    for card in games.game("parsecs").rules(ruleset).ruleset.upgrades:
        assert language in card.names or f"upgrade.{card.id}.name" in say
        key, values = upgrades.words_of(card)
        told = say(key, **values)
        assert key in say
        assert "{" not in told
        named = {values[name] for name in places(catalog(language, "parsecs")[key])}
        assert all(str(value) in told for value in named - {1})
