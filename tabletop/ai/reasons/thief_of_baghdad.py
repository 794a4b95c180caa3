"""The Thief of Baghdad: the chest at once or the thieves still missing, the price, and the cards held for a palace."""

from __future__ import annotations

from tabletop.ai.explain import Why
from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral, ThiefAction, dancers_in
from tabletop.games.thief_of_baghdad.events import Robbed
from tabletop.games.thief_of_baghdad.rules import ThiefRules
from tabletop.games.thief_of_baghdad.state import PALACES, State


def reasons(rules: ThiefRules, view: State, seat: Seat, action: ThiefAction, seed: int) -> list[Why]:
    """What an action means for the seat, by what it sees."""
    del seed
    hand = view.seats[seat].hand
    match action:
        case Guard():
            return [Why("thief_of_baghdad.cards", {"n": hand[PALACES.index(action.palace)]})]
        case End():
            values = rules.ruleset
            return [Why("thief_of_baghdad.draw", {"n": values.draw if view.acted else values.draw_idle})]
        case Enter():
            return [*_thieves(rules, view, seat, action, action.palace), _price(action)]
        case Move():
            found = _thieves(rules, view, seat, action, action.to) if action.thief else []
            return [*found, Why("thief_of_baghdad.cards", {"n": hand[PALACES.index(action.to)]}), _price(action)]
        case MoveNeutral():
            return [_price(action)]
    return []


def _thieves(rules: ThiefRules, view: State, seat: Seat, action: ThiefAction, palace: str) -> list[Why]:
    after = view.copy()
    events = rules.apply(after, seat, action)
    for event in events:
        if isinstance(event, Robbed):
            return [Why("thief_of_baghdad.robs", {"n": event.chest})]
    there = after.palaces[PALACES.index(palace)]
    if not there.chests:
        return []
    return [Why("thief_of_baghdad.missing", {"n": there.chests[0] - there.thieves[seat]})]


def _price(action: Enter | Move | MoveNeutral) -> Why:
    dancers = dancers_in(action)
    if dancers:
        return Why("thief_of_baghdad.price.dancers", {"n": len(action.cards), "dancers": dancers})
    return Why("thief_of_baghdad.price", {"n": len(action.cards)})
