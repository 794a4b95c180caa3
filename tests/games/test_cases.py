"""The worked cases of the rules pages, played through the rules of all five games."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabletop.core.match import Match
from tabletop.games import catalog

CASES = [
    pytest.param(case, id=f"{file.stem}: {case['name']}")
    for file in sorted((Path(__file__).parents[1] / "cases").glob("*.json"))
    for case in json.loads(file.read_text(encoding="utf-8"))
]


def test_every_game_of_the_catalog_has_cases():
    assert {param.values[0]["load"]["game"] for param in CASES} == {info.id for info in catalog.GAMES}


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]):
    position = case["load"]
    rules = catalog.game(position["game"]).rules(position["ruleset"])
    match = Match.load(rules, position)
    for number, step in enumerate(case["steps"]):
        where = f"{case['rule']}, step {number}: {step}"
        assert step.keys() <= {"seat", "action", "illegal", "expect"}, where
        action = msgspec.convert(step["action"], rules.action_type)
        legal = action in rules.legal_actions(match.state, step["seat"])
        assert legal != step.get("illegal", False), where
        if legal:
            match.play(step["seat"], action)
        else:
            assert rules.why_not(match.state, step["seat"], action) is not None, where
        reached = json.loads(msgspec.json.encode(rules.encode(match.state)))
        for path, value in step.get("expect", {}).items():
            assert at(reached, path) == value, f"{where}: {path}"


def at(position: Any, path: str) -> Any:
    """What stands at a dotted path."""
    for key in path.split("."):
        position = position[int(key) if isinstance(position, list) else key]
    return position
