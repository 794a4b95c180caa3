"""12 Days: how often a card takes the day, what the day is worth, and how thick a rank is in hand."""

from __future__ import annotations

from typing import Any

from tabletop.ai.explain import Why
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.twelve_days.actions import Give, Pass, Play, TwelveDaysAction
from tabletop.games.twelve_days.events import DayWon
from tabletop.games.twelve_days.rules import TwelveDaysRules
from tabletop.games.twelve_days.state import PLAY, State

DEALS = 100


def reasons(rules: TwelveDaysRules, view: State, seat: Seat, action: TwelveDaysAction, seed: int) -> list[Why]:
    """What an action means for the seat, by what it sees."""
    match action:
        case Play():
            points = rules.ruleset.day_points
            pot = sum(points[day - 1] for day in (*view.waiting, view.day))
            return [
                Why("twelve_days.day", {"n": taken(rules, view, seat, action, seed)}),
                Why("twelve_days.pot", {"n": pot}),
                _held(rules, view, seat, action.card),
            ]
        case Pass():
            return [_held(rules, view, seat, action.card)]
        case Give():
            return [Why("twelve_days.give", {"n": rules.scores(view)[action.seat]})]
    return []


def taken(rules: TwelveDaysRules, view: State, seat: Seat, action: TwelveDaysAction, seed: int) -> int:
    """In how many of DEALS deals that fit the view the card takes the day, the others playing sensibly."""
    known = mind(rules)
    won = 0
    for deal in range(DEALS):
        state, placed = known.world(view, seat, seed + deal)
        dice = Dice(seeded(seed + deal))
        events = rules.apply(state, placed, action)
        while state.phase == PLAY and not any(isinstance(event, DayWon) for event in events):
            mover = rules.to_move(state)[0]
            if state.day != view.day:
                break
            answer: Any = known.policy(state, mover, dice)
            events = rules.apply(state, mover, answer)
        won += any(isinstance(event, DayWon) and event.seat == placed for event in events)
    return won


def _held(rules: TwelveDaysRules, view: State, seat: Seat, rank: int) -> Why:
    held = view.seats[seat].hand.count(rank)
    return Why("twelve_days.held", {"n": held, "rank": rank, "all": rules.ruleset.copies[rank]})
