"""A hint in words: the best choice, what it promises, why, and the next best."""

from __future__ import annotations

from typing import Any

from tabletop.ai.explain import say
from tabletop.core.rules import Seat
from tabletop.core.words import Words
from tabletop.ui.table.text import Text


def hint_line(text: Text, words: Words, view: Any, seat: Seat, advice: Any) -> str:
    """Every number in it is one that was counted; ``words`` hold the domain ``ai``."""
    best = text.action(view, seat, advice.action)
    parts = [text.words("hint.best", action=best, win=round(100 * advice.win))]
    parts += [say(words, why) for why in advice.why]
    if len(advice.choices) > 1:
        second = advice.choices[1]
        other = text.action(view, seat, second.action)
        # What is best is judged by more than victories: a choice that wins as often may still be the second.
        key = "hint.even" if second.win >= advice.win else "hint.second"
        parts.append(text.words(key, action=other, win=round(100 * second.win)))
    return text.words("hint.parts").join(parts)
