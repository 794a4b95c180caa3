"""A hint in words: the best choice, what it promises, and the next best."""

from __future__ import annotations

from typing import Any

from tabletop.core.rules import Seat
from tabletop.core.words import Words
from tabletop.ui.table.text import Text


def hint_lines(text: Text, words: Words, view: Any, seat: Seat, advice: Any) -> str:
    """One line; every number in it is one the search kept."""
    best = text.action(view, seat, advice.action)
    line = text.words("hint.best", action=best, win=round(100 * advice.win))
    gain = text.consequence(view, seat, advice.action)
    if gain:
        line += f" ({gain})"
    if len(advice.choices) > 1:
        second = advice.choices[1]
        other = text.action(view, seat, second.action)
        line += " " + text.words("hint.second", action=other, win=round(100 * second.win))
    del words
    return line
