"""How a hint names a move of 12 Parsecs: the numbers, where they go, and what the third die marks."""

from __future__ import annotations

from typing import Any

from tabletop.core.rules import Action, Seat
from tabletop.core.words import Words
from tabletop.games.parsecs.actions import Choose, Complete, Mark, PutAside, PutOnShip, Skip, Write
from tabletop.games.parsecs.events import Marked
from tabletop.ui.games.parsecs.text import numbers_of, third_die


def told(text: Any, words: Words, view: Any, seat: Seat, action: Action) -> str:
    """The move as a request, to stand in a sentence; ``words`` hold the domain ``advice``."""
    match action:
        case Choose():
            return _choice(text, words, view, seat, action)
        case Write():
            row = ("upper", "lower")[action.row] if _rows(text, action.ship) > 1 else ""
            return words(
                f"parsecs.write.{row}" if row else "parsecs.write",
                number=action.number,
                ship=text.ship(action.ship),
                space=action.space + 1,
            )
        case Skip():
            return words("parsecs.skip", number=action.number) if action.number else words("parsecs.skip.free")
        case PutOnShip():
            return words(f"parsecs.supply.{action.what}", ship=text.ship(action.ship))
        case PutAside():
            return words(f"parsecs.aside.{action.what}")
        case Mark():
            return words(f"parsecs.mark.{action.group}")
        case Complete():
            return words(f"parsecs.complete.{action.group}")
    raise AssertionError(action)


def _choice(text: Any, words: Words, view: Any, seat: Seat, action: Choose) -> str:
    numbers = text.listed([str(number) for number in numbers_of(action.dice)])
    events = text.rules.apply(view.copy(), seat, action)
    boxes = next((event.boxes for event in events if isinstance(event, Marked) and event.seat == seat), 0)
    if not boxes:
        return words("parsecs.choose.lost", numbers=numbers, third=third_die(view.dice, action.dice))
    return words(f"parsecs.choose.{action.group}", numbers=numbers, n=boxes)


def _rows(text: Any, ship: int) -> int:
    return sum(place.ship == ship for place in text.rules.sheet.rows)
