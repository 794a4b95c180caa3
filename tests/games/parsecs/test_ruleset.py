"""Rulesets: the sheet of the page, and what a file of an owner may not say."""

from typing import Any

import msgspec
import pytest

from tabletop.core import rulesets
from tabletop.core.errors import BadRuleset
from tabletop.games.parsecs.ruleset import Values

from .tables import RULES


def base() -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(RULES.values))
    return found


def test_the_sheet_is_that_of_the_page():
    ships = [(tuple(map(len, ship.rows)), ship.fuel, ship.cadets) for ship in RULES.values.ships]
    assert ships == [((6,), 9, 8), ((9,), 8, 8), ((10,), 8, 7), ((5, 6), 7, 6), ((12,), 3, 3)]
    assert RULES.values.ships[2].rows[0][4:6] == (43, 34)
    assert RULES.values.stations == (0, 12, 15, 18)
    assert RULES.values.academies == (14, 16, 18, 20)
    assert (RULES.values.limits.turns_alone, RULES.values.limits.turns) == (16, 60)


def test_a_ruleset_comes_back_from_json():
    assert rulesets.convert(base(), Values, "base") == RULES.values


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("ships",), [], "ships"),
        (("ships", 0, "rows"), [[1]], "printed number"),
        (("ships", 0, "rows"), [[70, 0]], "printed number"),
        (("ships", 0, "rows"), [[11, 13, 12, 0]], "never fall"),
        (("ships", 0, "rows"), [[11, 12]], "empty number space"),
        (("ships", 0, "rows"), [[]], "rows"),
        (("ships", 0, "fuel"), 21, "fuel"),
        (("ships", 0, "boost"), "fuel", "boost"),
        (("stations",), [], "stations"),
        (("academies", 0), 61, "academies"),
        (("limits", "ships"), 0, "ships"),
        (("points", "complete"), -1, "complete"),
        (("upgrades", 0, "id"), "quintet", "quintet"),
        (("upgrades", 0, "id"), "Q\n", "id"),
        (("upgrades", 0, "goal"), {"kind": "luck"}, "luck"),
        (("upgrades", 0, "goal"), {"kind": "quintet", "spaces": 5}, "quintet"),
        (("upgrades", 0, "goal", "rows"), 13, "rows"),
        (("upgrades", 0, "reward", 0), "points", "reward"),
        (("upgrades", 0, "names"), {"fr": "Nom"}, "names"),
        (("bonus",), 1, "bonus"),
    ],
)
def test_what_a_ruleset_may_not_say_is_refused_by_name(path: tuple[Any, ...], value: Any, words: str):
    doc = base()
    holder: Any = doc
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(BadRuleset, match=words):
        rulesets.convert(doc, Values, "own")
