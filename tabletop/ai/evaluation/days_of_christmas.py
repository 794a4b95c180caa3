"""12 Days of Christmas: what a hand still asks for, and who can undercut a play."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from tabletop.ai.mind import MOODS, Plan, chances, next_mood, share
from tabletop.core.rng import Chance, below
from tabletop.core.rules import Action, Seat
from tabletop.games.days_of_christmas.actions import Pass
from tabletop.games.days_of_christmas.combinations import following, leading
from tabletop.games.days_of_christmas.legality import play
from tabletop.games.days_of_christmas.rules import ChristmasRules
from tabletop.games.days_of_christmas.ruleset import RANKS
from tabletop.games.days_of_christmas.state import LEAD, State
from tabletop.games.days_of_christmas.turn import length, trick_winner

# Found by letting policies play each other; in plays still to be made.
_PLAY: Final = 0.5  # what each set, straight or single left in hand asks for …
_RANK: Final = 0.145  # … and more for each rank above: high cards hardly ever follow
_LEAD: Final = 0.8  # what the right to lead is worth
_OUT: Final = 6.0  # what going out is worth
_WILLING: Final = 0.7  # how often someone who can undercut does
_WHIM: Final = 0.15
_CALM: Final = 0.9  # gifts that make a difference with one hand to go

_PASS: Final = Pass()


class ChristmasMind:
    """Shed what asks for most, keep low cards for tricks that matter, go out with a card nobody undercuts."""

    def __init__(self, rules: ChristmasRules) -> None:
        self._rules = rules
        self._copies = (0, *rules.ruleset.copies)

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """A sampled world."""
        return self._rules.sample(view, seat, seed), seat

    def far(self, begun: State, state: State, actions: int) -> bool:
        """To the end of the hand; the next one is a new deal."""
        return state.hand_number != begun.hand_number

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """The play or pass of the highest worth, give or take a whim."""
        best = -1e9
        found: tuple[int, ...] = ()
        mood = below(chance, MOODS)
        for worth, cards in self._weigh(state, seat):
            mood = next_mood(mood)
            whim = worth + _WHIM * mood / MOODS
            if whim > best:
                best, found = whim, cards
        return play(found) if found else _PASS

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Everything that is legal, the most promising first."""
        weighed = sorted(self._weigh(state, seat), key=lambda pair: -pair[0])
        return [(play(cards) if cards else _PASS,) for _, cards in weighed]

    def value(self, state: State, seat: Seat) -> float:
        """The share of the victory; before the end, as gifts and hands to go have it."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return share(outcome, seat)
        left = length(self._rules.values, state).hands - state.hand_number + 1
        return chances([own.gifts for own in state.seats], seat, _CALM * left**0.5)

    def _weigh(self, state: State, seat: Seat) -> list[tuple[float, tuple[int, ...]]]:
        """Each play, and the pass as no cards, with its worth."""
        hand = state.seats[seat].hand
        whole = tuple(hand)
        before = _asks(whole)
        unseen = self._unseen(state, seat)
        found: list[tuple[float, tuple[int, ...]]] = []
        if state.phase == LEAD:
            plays, limit = leading(hand), RANKS
            others = [own for other, own in enumerate(state.seats) if other != seat]
        else:
            plays, limit = following(hand, state.trick[0].cards), trick_winner(state.trick).cards[0]
            acted = {entry.seat for entry in state.trick}
            others = [own for other, own in enumerate(state.seats) if other != seat and other not in acted]
            found.append((0.0, ()))
        sizes = [len(own.hand) for own in others]
        wins: dict[tuple[int, int], float] = {}
        for cards in plays:
            kind = 0 if len(cards) == 1 else 1 if cards[0] == cards[-1] else 2
            key = (kind, cards[0])
            if key not in wins:
                wins[key] = _stands(unseen, kind, cards[0], sizes) if cards[0] <= limit else 0.0
            win = wins[key]
            if len(cards) == len(hand):
                found.append((win * (_OUT + before), cards))
            else:
                found.append((before - _asks(_without(whole, cards)) + win * _LEAD, cards))
        return found

    def _unseen(self, state: State, seat: Seat) -> list[int]:
        """How many cards of each rank the seat has not seen, from rank 0."""
        left = list(self._copies)
        for card in state.seats[seat].hand:
            left[card] -= 1
        for card in state.discard:
            left[card] -= 1
        for entry in state.trick:
            for card in entry.cards:
                left[card] -= 1
        return left


def _stands(unseen: list[int], kind: int, low: int, sizes: list[int]) -> float:
    """The chance that nobody of those still to act, with so many cards each, plays as low or lower."""
    cards = sum(unseen)
    if kind == 0:
        each = sum(unseen[1 : low + 1]) / cards if cards else 0.0
        beats = each * sum(sizes)
    else:
        if kind == 1:
            pairs = sum(n * (n - 1) / 2 for n in unseen[1 : low + 1])
        else:
            pairs = sum(unseen[rank] * unseen[rank + 1] for rank in range(1, min(low, RANKS - 1) + 1))
        both = cards * (cards - 1)
        beats = sum(2 * pairs * size * (size - 1) / (2 * both) for size in sizes) if both > 0 else 0.0
    return exp(-_WILLING * beats)


def _without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


@lru_cache(maxsize=1 << 16)
def _asks(hand: tuple[int, ...]) -> float:
    """What it takes to get rid of a hand: its plays, each by its lowest card; runs as sets or as straights."""
    counts = [0] * (RANKS + 2)
    for card in hand:
        counts[card] += 1
    total = 0.0
    sets = straights = 0.0
    before = 0
    for rank in range(1, RANKS + 2):
        count = counts[rank]
        if count:
            each = _PLAY + _RANK * rank
            sets += each
            if count > before:
                straights += each * (count - before)
        elif before:
            total += min(sets, straights)
            sets = straights = 0.0
        before = count
    return total


MIND = ChristmasMind
