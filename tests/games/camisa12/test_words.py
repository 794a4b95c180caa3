"""Words: everything the rules can say has them in three languages, with the same values and the data's own numbers."""

import re
from string import Formatter
from typing import get_args

import pytest

from tabletop.core.words import LANGUAGES, Text, catalog
from tabletop.games.camisa12.events import Camisa12Event, Ended, PowerUsed, Scored
from tabletop.games.camisa12.reasons import Camisa12Reason
from tabletop.games.camisa12.state import KINDS, PHASES, PIECES, SYMBOLS

from .table import BOOK

TAGS = [event.__struct_config__.tag for event in get_args(Camisa12Event) if event not in (Scored, PowerUsed, Ended)]
WHY = ["flag", "song", "firework", "wave", "mismatch", "cycle", "fireworks", "mosaic", "power"]
SPENT = ["token_steps", "token_twice", "token_exchange", "token_dig", "token_swap"]
KEYS = [
    *(f"why.{reason}" for reason in Camisa12Reason),
    *(f"log.{tag}" for tag in TAGS),
    *(f"log.scored.{why}" for why in WHY),
    *(f"log.power_used.{effect}" for effect in (*SPENT, "spared_behind")),
    *(f"log.ended.{way}" for way in ("goals", "penalties", "coin", "draw")),
    *("log.placed.mismatch", "log.mosaic_drawn.cards", "log.mosaic_drawn.open", "log.mosaic_returned.card"),
    *("log.penalty_shown.deck", "space.first", "space.second"),
    *(f"token.{effect}" for effect in SPENT),
    *(f"piece.{piece}" for piece in PIECES),
    *(f"symbol.{symbol}" for symbol in SYMBOLS),
    *(f"kind.{kind}" for kind in KINDS),
    *(f"color.{color}" for color in BOOK.values.colors),
    *(f"phase.{phase}" for phase in PHASES),
    *(f"difficulty.{level}" for level in ("easy", "medium", "hard")),
    *(f"team.{team.id}.{part}" for team in BOOK.values.teams for part in ("name", "power")),
    *(f"mosaic.{number}.{part}" for number in range(1, 16) for part in ("name", "text")),
    *(f"rules.{page}.{part}" for page in range(1, 9) for part in ("title", "text")),
    *(f"rules.{page}.ours" for page in (1, 2, 5, 7)),
]


def forms(text: Text) -> list[str]:
    return list(text.values()) if isinstance(text, dict) else [text]


def places(text: Text) -> set[str]:
    return {name for form in forms(text) for _, name, _, _ in Formatter().parse(form) if name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_said_has_words_and_nothing_else_does(language: str):
    assert sorted(catalog(language, "camisa12")) == sorted(KEYS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_languages_say_the_same_with_the_same_values(language: str):
    english, other = catalog("en", "camisa12"), catalog(language, "camisa12")
    assert {key: places(text) for key, text in other.items()} == {key: places(text) for key, text in english.items()}
    assert all(form.strip() for text in other.values() for form in forms(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_teams_and_cards_are_all_different(language: str):
    names = [text for key, text in catalog(language, "camisa12").items() if key.endswith(".name")]
    assert len(set(names)) == len(names) == 24 + 15


def numbers(text: Text) -> set[int]:
    return {int(digits) for form in forms(text) for digits in re.findall(r"\d+", form)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("team", BOOK.values.teams, ids=lambda team: team.id)
def test_a_power_is_told_with_the_points_of_its_ability(team, language: str):
    told = numbers(catalog(language, "camisa12")[f"team.{team.id}.power"])
    for ability in team.abilities:
        points = getattr(ability, "points", ())
        assert set(points if isinstance(points, tuple) else [points]) <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_tell_the_numbers_of_the_ruleset(language: str):
    texts, values = catalog(language, "camisa12"), BOOK.values
    for page, told in [
        (1, values.goals.marks),
        (3, [values.points.mismatch]),
        (4, [*values.points.flags, *values.points.songs]),
        (5, [*values.points.fireworks, *values.points.draws, *values.points.returns, *values.points.waves, values.points.most_fireworks]),
        (8, [BOOK.opponent_start, BOOK.own_starts[-1], values.seven_one.cycle]),
    ]:  # fmt: skip
        assert set(told) <= numbers(texts[f"rules.{page}.text"])
