"""How a hint names a move of Camisa 12: the piece, the face it lies on, and the space it goes to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.rules import Action, Seat
from tabletop.core.words import Words
from tabletop.games.camisa12.actions import Cycle, Discard, Place, Refill, Swap
from tabletop.games.camisa12.events import Placed
from tabletop.games.camisa12.state import FACES, PIECES, SYMBOLS


def told(text: Any, words: Words, view: Any, seat: Seat, action: Action) -> str:
    """The move as a request, to stand in a sentence; ``words`` hold the domain ``advice``."""
    match action:
        case Place():
            face = SYMBOLS[(view.ball + action.step) % FACES]
            # A token may bring another piece to the face before it is placed.
            events = text.rules.apply(view.copy(), seat, action)
            piece = next(event.piece for event in events if isinstance(event, Placed) and event.seat == seat)
            return words(
                "camisa12.place.token" if action.token else "camisa12.place",
                piece=words(f"camisa12.piece.{PIECES[piece]}"),
                face=words(f"camisa12.face.{face}"),
                space=text.space(action.space),
            )
        case Discard():
            return words("camisa12.discard", card=text.card(action.card))
        case Cycle():
            return words("camisa12.cycle")
        case Refill():
            return words("camisa12.refill")
        case Swap():
            return words("camisa12.swap", space=text.space(action.space), other=text.space(action.space + 1))
    return words("camisa12.skip")


def names(text: Any, words: Words, values: Mapping[str, int]) -> dict[str, str]:
    """The pieces and cards that a reason speaks of, by the numbers it holds."""
    found = {}
    if "piece" in values:
        found["piece"] = words(f"camisa12.piece.{PIECES[values['piece']]}")
    if "card" in values:
        found["card"] = text.card(values["card"])
    return found
