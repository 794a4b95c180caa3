"""12 Days: how often a card takes the day, what the cards kept bring on later days, and what the hand is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import DIFFERENCE, SHARE, Fact, Facts, Why, counted
from tabletop.ai.search import Tally
from tabletop.core.rules import Seat
from tabletop.games.twelve_days.actions import Give, Pass, Play
from tabletop.games.twelve_days.rules import TwelveDaysRules
from tabletop.games.twelve_days.scoring import day_points
from tabletop.games.twelve_days.state import CLAUS, State

_FIRST = 2  # days
_SELDOM = 10  # matches of a hundred in which a card that is not needed would bring the majority


def facts(rules: TwelveDaysRules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, counted in the matches that were played out."""
    del seed
    action: Any = mine.plan[0]
    against = None if other is None else other.plan[0]
    if isinstance(action, Give):
        points = rules.scores(view)[action.seat]
        few = Why("twelve_days.give", {"n": points, "seat": action.seat})
        return {"give": Fact(-float(points), few, plain=few)}
    ends = [(end, placed) for end, placed in mine.ends if end.result is not None]
    today = (*view.waiting, view.day) if isinstance(action, Play) else ()
    values, hand = rules.ruleset, view.seats[seat].hand
    found: Facts = {}
    if isinstance(action, Play):
        pot = {"pot": day_points(values, today)}
        won = [float(view.day in end.seats[placed].days) for end, placed in ends]
        more, less, plain = (Why(f"twelve_days.day{end}", pot) for end in ("", ".less", ".plain"))
        found["day"] = counted(won, SHARE, more, less, plain if 2 * sum(won) > len(won) else None)
    if isinstance(action, Play | Pass) and isinstance(against, Play | Pass) and other is not None:
        for rank in sorted({action.card, against.card} - {CLAUS}):
            most = [float(_has_most(end, placed, rank)) for end, placed in ends]
            together = Why("twelve_days.together", {"rank": rank})
            kept = together if rank == against.card and hand.count(rank) > 1 else None
            found[f"most {rank}"] = counted(most, SHARE, kept)
        if action.card != CLAUS and _seldom_most(other, action.card):
            needless = Why("twelve_days.needless", {"rank": action.card})
            found[f"needless {action.card}"] = Fact(1.0, needless, plain=needless)
    later = [
        float(day_points(values, [day for day in end.seats[placed].days if day not in today])) for end, placed in ends
    ]
    left = [float(end.result.hand[placed]) for end, placed in ends]
    found["later"] = counted(later, DIFFERENCE, Why("twelve_days.later"), Why("twelve_days.later.less"))
    found["hand"] = counted(left, DIFFERENCE, Why("twelve_days.hand"), Why("twelve_days.hand.less"))
    return {**found, **hand_after(hand, action)}


def early(view: State) -> bool:
    """Whether nearly all days are still to come."""
    return view.day <= _FIRST


def hand_after(hand: Sequence[int], action: Pass | Play) -> Facts:
    """What stays in hand besides a card, to be said where nothing sets it apart.

    A card that is alone in its rank is the cheapest to part with; the lowest wins days (D4, D10).
    """
    card, rest = action.card, list(hand)
    rest.remove(card)
    if card == CLAUS:
        said = Why("twelve_days.claus" if isinstance(action, Play) else "twelve_days.claus.pass")
    elif rest.count(card):
        said = Why("twelve_days.twins", {"n": rest.count(card), "rank": card})
    elif isinstance(action, Play) and card < min(rest):
        said = Why("twelve_days.lowest")
    else:
        said = Why("twelve_days.alone", {"rank": card})
    return {"kept": Fact(0.0, plain=said)}


def _has_most(end: State, seat: Seat, rank: int) -> bool:
    """Whether the seat has the most cards of a rank, shared or alone (D10)."""
    count = end.seats[seat].hand.count(rank)
    return count > 0 and count == max(own.hand.count(rank) for own in end.seats)


def _seldom_most(other: Tally, rank: int) -> bool:
    """Whether the other choice, which keeps a card of the rank, hardly ever brings its majority."""
    kept = [_has_most(end, placed, rank) for end, placed in other.ends if end.result is not None]
    return bool(kept) and 100 * sum(kept) <= _SELDOM * len(kept)
