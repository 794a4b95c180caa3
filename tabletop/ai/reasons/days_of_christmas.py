"""12 Days of Christmas: how often a play wins its trick, how often the hand is won after it, and what it sheds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import SHARE, Fact, Facts, Why, counted
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice, Tally
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.actions import ChristmasAction, Play
from tabletop.games.days_of_christmas.events import TrickWon
from tabletop.games.days_of_christmas.rules import ChristmasRules
from tabletop.games.days_of_christmas.state import State

DEALS = 60
_MANY = 3  # cards that it is worth telling to be rid of, whatever the next best sheds
_SURELY = 95  # deals of a hundred, from which on it is as good as certain


def facts(rules: ChristmasRules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, by what it sees."""
    action, against = mine.plan[0], None if other is None else other.plan[0]
    hand_won = [float(end.leader == placed) for end, placed in mine.ends if _over(view, end)]
    kept = [-float(end.seats[placed].gifts < view.seats[seat].gifts) for end, placed in mine.ends if _over(view, end)]
    found: Facts = {}
    if isinstance(action, Play):
        left = len(view.seats[seat].hand) - len(action.cards)
        out = None if left else Why("days_of_christmas.out")
        found["out"] = Fact(float(not left), out, plain=out)
        shed = len(action.cards)
        sheds = Why("days_of_christmas.sheds", {"n": shed}) if left and shed > 1 else None
        found["sheds"] = Fact(float(shed), sheds)
        # A choice beside a pass is told what its trick is like, but a pass has none to compare.
        won = taken(rules, view, seat, action, seed)
        more, less, plain = (Why(f"days_of_christmas.trick{end}") for end in ("", ".less", ".plain"))
        likely = 2 * sum(won) > len(won)
        found["trick"] = counted(won, SHARE, more, less, plain if likely else None)
        found.update(hand_after(view.seats[seat].hand, action))
        found["many"] = Fact(0.0, plain=sheds if shed >= _MANY else None)
    elif isinstance(against, Play):
        found["vain"] = vain(rules, view, seat, against, seed)
        saves = Why("days_of_christmas.saves", {"rank": min(against.cards)})
        found["saves"] = Fact(0.0, plain=saves)
    found["hand"] = counted(hand_won, SHARE, Why("days_of_christmas.hand"), Why("days_of_christmas.hand.less"))
    if view.seats[seat].gifts:
        found["gift"] = counted(kept, "", None, Why("days_of_christmas.gift"))
    return found


def early(view: State) -> bool:
    """Whether the first of many hands is played."""
    return view.hand_number == 1 and not view.short


def hand_after(hand: Sequence[int], action: Play) -> Facts:
    """To be said where nothing sets a play apart: that it spends the highest card, or keeps a lower one (N7)."""
    rest = list(hand)
    for card in action.cards:
        rest.remove(card)
    if not rest:
        return {}
    if action.cards[-1] > max(rest):
        return {"kept": Fact(0.0, plain=Why("days_of_christmas.high", {"rank": action.cards[-1]}))}
    saves = Why("days_of_christmas.saves", {"rank": min(rest)}) if min(rest) < action.cards[0] else None
    return {"kept": Fact(0.0, plain=saves)}


def vain(rules: ChristmasRules, view: State, seat: Seat, play: Play, seed: int) -> Fact:
    """For a pass: that the play it is weighed against would lose its trick more often than not."""
    tricks = taken(rules, view, seat, play, seed)
    lost = round(100 - 100 * sum(tricks) / len(tricks))
    n = 5 * round(lost / 5)
    told = Why("days_of_christmas.vain.sure" if n >= _SURELY else "days_of_christmas.vain", {"n": n})
    return Fact(max(0.0, lost - 50.0), told)


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
