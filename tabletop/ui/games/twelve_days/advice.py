"""How a hint names a move of 12 Days: which card, and to whom it goes."""

from __future__ import annotations

from typing import Any

from tabletop.core.rules import Action, Seat
from tabletop.core.words import Words
from tabletop.games.twelve_days.actions import Give, Pass
from tabletop.games.twelve_days.state import CLAUS


def told(text: Any, words: Words, view: Any, seat: Seat, action: Action) -> str:
    """The move as a request, to stand in a sentence; ``words`` hold the domain ``advice``."""
    move: Any = action
    if isinstance(action, Give):
        return words("twelve_days.give", player=text.name(action.seat))
    key = "twelve_days.pass" if isinstance(action, Pass) else "twelve_days.play"
    player = text.name((seat + 1) % len(view.seats))
    if move.card == CLAUS:
        return words(f"{key}.claus", player=player)
    return words(key, n=view.seats[seat].hand.count(move.card), rank=move.card, player=player)
