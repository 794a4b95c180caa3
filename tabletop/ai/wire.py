"""What the window and the worker say to each other: one JSON object a line; a question holds a view, never a state."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

import msgspec

from tabletop.ai.levels import Advice
from tabletop.core.rules import AnyRules, Seat
from tabletop.games import catalog


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What should the seat play? ``view`` and ``values`` are the JSON of the game's State and ruleset Values.

    A ``hint`` comes with its reasons, whatever the level.
    """

    number: int
    game: str
    ruleset: str
    values: msgspec.Raw
    view: msgspec.Raw
    seat: Seat
    level: str
    seed: int
    hint: bool


class Answer(msgspec.Struct, frozen=True):
    """The advice to the question of that number; its actions are JSON objects still."""

    number: int
    advice: Advice


def ask(number: int, rules: AnyRules, view: Any, seat: Seat, *, level: str, seed: int, hint: bool = False) -> bytes:
    """The line that asks a question. The caller sees to it that ``view`` is one."""
    question = Question(
        number=number,
        game=rules.game,
        ruleset=getattr(rules, "name", "base"),
        values=msgspec.Raw(msgspec.json.encode(rules.ruleset)),
        view=msgspec.Raw(msgspec.json.encode(view)),
        seat=seat,
        level=level,
        seed=seed,
        hint=hint,
    )
    return msgspec.json.encode(question) + b"\n"


def read_question(line: bytes) -> Question:
    """The question on a line. Raises msgspec.DecodeError."""
    return msgspec.json.decode(line, type=Question)


def place(question: Question) -> tuple[AnyRules, Any]:
    """The rulebook and the view of a question. Raises msgspec.DecodeError."""
    states = import_module(f"tabletop.games.{question.game}.state")
    view = msgspec.json.decode(question.view, type=states.State)
    return _bound(question.game, question.ruleset, bytes(question.values)), view


def answer(number: int, advice: Advice) -> bytes:
    """The line that answers."""
    return msgspec.json.encode(Answer(number, advice)) + b"\n"


def read_answer(line: bytes, rules: AnyRules) -> Advice:
    """The advice on a line, its actions of the game's own types. Raises msgspec.DecodeError."""
    advice = msgspec.json.decode(line, type=Answer).advice
    choices = [msgspec.structs.replace(choice, action=_action(choice.action, rules)) for choice in advice.choices]
    return msgspec.structs.replace(advice, action=_action(advice.action, rules), choices=choices)


def number_of(line: bytes) -> int:
    """The number of the question that a line answers. Raises msgspec.DecodeError."""
    return msgspec.json.decode(line, type=_Numbered).number


class _Numbered(msgspec.Struct):
    number: int


def _action(doc: Any, rules: AnyRules) -> Any:
    return msgspec.convert(doc, rules.action_type)


@lru_cache(maxsize=4)
def _bound(game: str, name: str, values: bytes) -> AnyRules:
    info = catalog.game(game)
    return info.bind(msgspec.json.decode(values, type=info.values_type()), name)
