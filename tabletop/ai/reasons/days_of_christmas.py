"""12 Days of Christmas: how often a play wins its trick, and what stays in hand."""

from __future__ import annotations

from typing import Any

from tabletop.ai.explain import Why
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.actions import ChristmasAction, Play
from tabletop.games.days_of_christmas.events import TrickWon
from tabletop.games.days_of_christmas.rules import ChristmasRules
from tabletop.games.days_of_christmas.state import State

DEALS = 100


def reasons(rules: ChristmasRules, view: State, seat: Seat, action: ChristmasAction, seed: int) -> list[Why]:
    """What an action means for the seat, by what it sees."""
    held = len(view.seats[seat].hand)
    if not isinstance(action, Play):
        return [Why("days_of_christmas.whole", {"n": held})]
    found = [Why("days_of_christmas.trick", {"n": taken(rules, view, seat, action, seed)})]
    left = held - len(action.cards)
    if left:
        found.append(Why("days_of_christmas.sheds", {"n": len(action.cards), "left": left}))
    else:
        found.append(Why("days_of_christmas.out"))
    return found


def taken(rules: ChristmasRules, view: State, seat: Seat, action: ChristmasAction, seed: int) -> int:
    """In how many of DEALS deals that fit the view the play wins the trick, the others playing sensibly."""
    known = mind(rules)
    won = 0
    for deal in range(DEALS):
        state, placed = known.world(view, seat, seed + deal)
        dice = Dice(seeded(seed + deal))
        events = rules.apply(state, placed, action)
        while not any(isinstance(event, TrickWon) for event in events):
            mover = rules.to_move(state)[0]
            answer: Any = known.policy(state, mover, dice)
            events = rules.apply(state, mover, answer)
        won += any(isinstance(event, TrickWon) and event.seat == placed for event in events)
    return won
