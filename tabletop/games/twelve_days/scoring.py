"""Who takes a day, and what hands are worth at the end: a pure function a scoring rule."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Seat
from tabletop.games.twelve_days.ruleset import RANKS, Values
from tabletop.games.twelve_days.state import Result, State


def tied(cards: list[int]) -> dict[int, tuple[Seat, ...]]:
    """The ranks that several seats played, ascending, with those seats (D4, D6); hidden cards tie with nothing."""
    ranks = sorted({card for card in cards if card != HIDDEN and cards.count(card) > 1})
    return {rank: tuple(seat for seat, card in enumerate(cards) if card == rank) for rank in ranks}


def winner(cards: list[int]) -> Seat | None:
    """The seat of the lowest rank that one seat alone played (D4), or None (D5); a hidden card never wins."""
    found, lowest = None, RANKS
    for seat, card in enumerate(cards):
        if HIDDEN < card < lowest and cards.count(card) == 1:
            found, lowest = seat, card
    return found


def day_points(values: Values, days: Sequence[int]) -> int:
    """The worth of day cards won (D10)."""
    return sum(values.day_points[day - 1] for day in days)


def majorities(hands: list[list[int]]) -> list[tuple[int, int, tuple[Seat, ...]]]:
    """Rank, count and seats of the most cards of each rank somebody holds, from rank 1 up (D10)."""
    held: list[list[int]] = []
    for hand in hands:
        own = [0] * RANKS
        for rank in hand:
            if rank > 0:  # neither hidden nor a Claus
                own[rank] = own[rank] + 1  # compiled, += is slower on an item
        held.append(own)
    found = []
    for rank in range(1, RANKS):
        counts = [own[rank] for own in held]
        most = max(counts)
        if most:
            found.append((rank, most, tuple([seat for seat, count in enumerate(counts) if count == most])))
    return found


def hand_points(values: Values, hands: list[list[int]]) -> list[int]:
    """What each hand is worth at the end (D10)."""
    points = [0] * len(hands)
    for rank, _, seats in majorities(hands):
        for seat in seats:
            points[seat] += values.rank_points[rank]
    return points


def result(values: Values, state: State) -> Result:
    """The final scores and who shares the victory (D10, D11)."""
    days = [day_points(values, own.days) for own in state.seats]
    hand = hand_points(values, [own.hand for own in state.seats])
    scores = [a + b for a, b in zip(days, hand, strict=True)]
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Result(winners, tuple(scores), tuple(days), tuple(hand))
