"""How a hint names a move of 12 Days of Christmas: the cards as one says them."""

from __future__ import annotations

from typing import Any

from tabletop.core.rules import Action, Seat
from tabletop.core.words import Words
from tabletop.games.days_of_christmas.actions import Play


def told(text: Any, words: Words, view: Any, seat: Seat, action: Action) -> str:
    """The move as a request, to stand in a sentence; ``words`` hold the domain ``advice``."""
    del view, seat
    if not isinstance(action, Play):
        return words("days_of_christmas.pass")
    low = action.cards[0]
    if len(action.cards) == 1:
        return words("days_of_christmas.single", rank=low)
    if low == action.cards[-1]:
        count = words(f"days_of_christmas.count.{len(action.cards)}")
        return words("days_of_christmas.set", count=count, rank=low)
    return words("days_of_christmas.straight", ranks=text.cards(action.cards))
