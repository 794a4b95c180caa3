"""12 Days of Christmas: how often a play wins its trick, how often the hand is won after it, and what it sheds."""

from __future__ import annotations

from typing import Any

from tabletop.ai.facts import SHARES, Fact, Facts, Why, counted
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice, Tally
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.actions import ChristmasAction, Play
from tabletop.games.days_of_christmas.events import TrickWon
from tabletop.games.days_of_christmas.rules import ChristmasRules
from tabletop.games.days_of_christmas.state import State

DEALS = 60


def facts(rules: ChristmasRules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, by what it sees."""
    action, against = mine.plan[0], None if other is None else other.plan[0]
    hand_won = [float(end.leader == placed) for end, placed in mine.ends if _over(view, end)]
    kept = [-float(end.seats[placed].gifts < view.seats[seat].gifts) for end, placed in mine.ends if _over(view, end)]
    found: Facts = {}
    if isinstance(action, Play):
        left = len(view.seats[seat].hand) - len(action.cards)
        if not left:
            found["out"] = Fact(1.0, Why("days_of_christmas.out"))
        if isinstance(against, Play) or not left:
            tricks = taken(rules, view, seat, action, seed)
            found["trick"] = counted(
                tricks, SHARES, Why("days_of_christmas.trick"), Why("days_of_christmas.trick.less")
            )  # fmt: skip
        sheds = Why("days_of_christmas.sheds", {"n": len(action.cards), "left": left})
        found["sheds"] = Fact(float(len(action.cards)), sheds if left else None)
    elif isinstance(against, Play):
        found["vain"] = vain(rules, view, seat, against, seed)
    found["hand"] = counted(hand_won, SHARES, Why("days_of_christmas.hand"), Why("days_of_christmas.hand.less"))
    if view.seats[seat].gifts:
        found["gift"] = counted(kept, "", None, Why("days_of_christmas.gift"))
    return found


def vain(rules: ChristmasRules, view: State, seat: Seat, play: Play, seed: int) -> Fact:
    """For a pass: that the play it is weighed against would lose its trick more often than not."""
    tricks = taken(rules, view, seat, play, seed)
    lost = round(100 - 100 * sum(tricks) / len(tricks))
    return Fact(max(0.0, lost - 50.0), Why("days_of_christmas.vain", {"n": 5 * round(lost / 5)}))


def taken(rules: ChristmasRules, view: State, seat: Seat, action: ChristmasAction, seed: int) -> list[float]:
    """In which of DEALS deals that fit the view the play wins the trick, the others playing sensibly."""
    known = mind(rules)
    won = []
    for deal in range(DEALS):
        state, placed = known.world(view, seat, seed + deal)
        dice = Dice(seeded(seed + deal))
        events = rules.apply(state, placed, action)
        while not any(isinstance(event, TrickWon) for event in events):
            mover = rules.to_move(state)[0]
            answer: Any = known.policy(state, mover, dice)
            events = rules.apply(state, mover, answer)
        won.append(float(any(isinstance(event, TrickWon) and event.seat == placed for event in events)))
    return won


def _over(view: State, end: State) -> bool:
    """Whether a playout came to the end of the hand."""
    return end.hand_number != view.hand_number or end.result is not None
