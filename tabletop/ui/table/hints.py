"""A hint in words: what to play, why, what it costs, what may be hoped for, and the next best."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tabletop.ai.explain import COMPARISONS, say
from tabletop.ai.facts import Why, percent
from tabletop.core.rules import Action, Seat
from tabletop.core.words import Words
from tabletop.ui.table.text import Text

_LOW = 5  # per cent below which playouts cannot tell more


def hint_line(text: Text, words: Words, view: Any, seat: Seat, advice: Any) -> str:
    """Every number in it is one that was counted; ``words`` hold the domain ``ai``."""
    room = import_module(f"tabletop.ui.games.{text.rules.game}.advice")
    # These words belong to no table: a hint is all that says them.
    names = Words(words.language, "advice")

    def told(action: Action) -> str:
        phrase: str = room.told(text, names, view, seat, action)
        return phrase

    parts = [text.sentence(words("hint.best", action=told(advice.action)))]
    for why in advice.why:
        if why.key not in COMPARISONS:
            known = room.names(text, names, why.values) if hasattr(room, "names") else {}
            if "seat" in why.values:
                known["player"] = text.name(why.values["seat"])
            parts.append(text.sentence(say(words, why, **known)))
    compared = next((why.key for why in advice.why if why.key in COMPARISONS), None)
    if compared and len(advice.choices) > 1:
        second = advice.choices[1]
        key, other = _beside(compared, advice.why, second)
        parts.append(words(key, action=told(second.action), win=other))
    return names("joint").join(parts)


def _beside(compared: str, why: list[Why], second: Any) -> tuple[str, int]:
    """The key for the next best, and its chance: told only beside a chance of the best that is higher."""
    win = next((each.values["n"] for each in why if each.key == "win"), 0)
    other = percent(second.win, second.error)
    if compared == "close":
        return "hint.even", other
    if other >= win:
        return "hint.second.plain", other
    return "hint.second.low" if other < _LOW else "hint.second", other
