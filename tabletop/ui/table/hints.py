"""A hint in words: the best choice, what it promises, why, and the next best."""

from __future__ import annotations

from typing import Any

from tabletop.ai.explain import COMPARISONS, say
from tabletop.ai.facts import percent
from tabletop.core.rules import Seat
from tabletop.core.words import Words
from tabletop.ui.table.text import Text

_LOW, _HIGH = 5, 95  # per cent below and above which playouts cannot tell more


def hint_line(text: Text, words: Words, view: Any, seat: Seat, advice: Any) -> str:
    """Every number in it is one that was counted; ``words`` hold the domain ``ai``."""
    alone = text.rules.seats(view) == 1
    win = percent(advice.win, advice.choices[0].error)
    key = "hint.best.alone" if alone else f"hint.best{_extreme(win)}"
    parts = [words(key, action=text.action(view, seat, advice.action), win=win)]
    parts += [say(words, why) for why in advice.why if why.key not in COMPARISONS]
    for why in advice.why:
        if why.key in COMPARISONS and len(advice.choices) > 1:
            second = advice.choices[1]
            other = percent(second.win, second.error)
            if why.key == "close":
                key = "hint.even"
            elif alone:
                key = "hint.second.alone"
            else:
                key = f"hint.second{_extreme(other)}" if other < win <= _HIGH else "hint.second.less"
            parts.append(words(key, action=text.action(view, seat, second.action), win=other))
    return text.words("hint.parts").join(parts)


def _extreme(win: int) -> str:
    return ".low" if win < _LOW else ".high" if win > _HIGH else ""
