"""How a hint names a move of The Thief of Baghdad: who goes where, and what is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.core.rules import Action, Seat
from tabletop.core.words import Words
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral


def told(text: Any, words: Words, view: Any, seat: Seat, action: Action) -> str:
    """The move as a request, to stand in a sentence; ``words`` hold the domain ``advice``."""
    del seat
    match action:
        case Guard():
            key = "thief_of_baghdad.guard.neutral" if action.neutral else "thief_of_baghdad.guard"
            return words(key, palace=text.palace(action.palace))
        case Enter():
            cards = _cards(text, words, action.cards)
            return words("thief_of_baghdad.enter", palace=text.palace(action.palace), cards=cards)
        case Move() | MoveNeutral():
            kind = "move_neutral" if isinstance(action, MoveNeutral) else "move.thief" if action.thief else "move"
            ways = {"start": text.palace(action.start), "to": text.palace(action.to)}
            return words(f"thief_of_baghdad.{kind}", cards=_cards(text, words, action.cards), **ways)
        case End():
            values = text.rules.ruleset
            if action.dancer:
                return words("thief_of_baghdad.end.dancer", n=values.draw_idle - 1)
            if view.acted:
                return words("thief_of_baghdad.end", n=values.draw)
            return words("thief_of_baghdad.end.idle", n=values.draw_idle)
    raise AssertionError(action)


def names(text: Any, words: Words, values: Mapping[str, int]) -> dict[str, str]:
    """The palace that a reason speaks of, by its number."""
    del words
    return {"palace": text.palace(values["palace"])} if "palace" in values else {}


def _cards(text: Any, words: Words, cards: Sequence[str]) -> str:
    told: str = text.listed([words(f"thief_of_baghdad.card.{card}", n=n) for card, n in Counter(cards).items()])
    return told
