"""12 Days of Christmas: what a hand still asks for, and who can undercut a play."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from tabletop.ai.mind import MOODS, Plan, chances, first_mood, next_mood, share
from tabletop.core.rng import Chance
from tabletop.core.rules import Action, Seat
from tabletop.games.days_of_christmas.actions import Pass
from tabletop.games.days_of_christmas.combinations import following, leading
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

_SINGLE: Final = 0  # forms of plays
_SET: Final = 1
_STRAIGHT: Final = 2
_DIGIT: Final = 5  # bits that count the cards of a rank
_MOST: Final = (1 << _DIGIT) - 1
_MEMORY: Final = 1 << 16

_PASS: Final = Pass()


class ChristmasMind:
    """Shed what asks for most, keep low cards for tricks that matter, go out with a card nobody undercuts."""

    def __init__(self, rules: ChristmasRules) -> None:
        self._rules = rules
        self._copies = [0, *rules.ruleset.copies]
        self._asked: dict[int, float] = {}

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """A sampled world."""
        return self._rules.sample(view, seat, seed), seat

    def far(self, begun: State, state: State, actions: int) -> bool:
        """To the end of the hand; the next one is a new deal."""
        return state.hand_number != begun.hand_number

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """The play or pass of the highest worth, give or take a whim."""
        best = -1e9
        found: Action = _PASS
        mood = first_mood(chance)
        for worth, action in self._weigh(state, seat):
            mood = next_mood(mood)
            whim = worth + _WHIM * mood / MOODS
            if whim > best:
                best, found = whim, action
        return found

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Everything that is legal, the most promising first."""
        weighed = sorted(self._weigh(state, seat), key=lambda pair: -pair[0])
        return [(action,) for _, action in weighed]

    def value(self, state: State, seat: Seat) -> float:
        """The share of the victory; before the end, as gifts and hands to go have it."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return share(outcome, seat)
        left = length(self._rules.values, state).hands - state.hand_number + 1
        return chances([own.gifts for own in state.seats], seat, _CALM * left**0.5)

    def _weigh(self, state: State, seat: Seat) -> list[tuple[float, Action]]:
        """Each play, and the pass, with its worth."""
        seats = state.seats
        hand = seats[seat].hand
        whole = _digits(hand)
        before = self._asks(whole)
        unseen = self._unseen(state, seat)
        cards_unseen = sum(unseen)
        found: list[tuple[float, Action]] = []
        if state.phase == LEAD:
            plays, limit = leading(hand), RANKS
        else:
            plays, limit = following(hand, state.trick[0].cards), trick_winner(state.trick).cards[0]
            found.append((0.0, _PASS))
        to_come = len(seats) - 1 - len(state.trick)
        sizes = [len(own.hand) for other, own in enumerate(seats) if 0 < (other - seat) % len(seats) <= to_come]
        low, kind, win = 0, -1, 0.0
        ways: list[int] = []
        for play in plays:
            cards = play.cards
            form = _SINGLE if len(cards) == 1 else _SET if cards[0] == cards[-1] else _STRAIGHT
            if form != kind:
                ways = _ways(unseen, form)
            if form != kind or cards[0] != low:
                kind, low = form, cards[0]
                win = _stands(ways[low], form, cards_unseen, sizes) if low <= limit else 0.0
            left = whole - _digits(cards)
            worth = before - self._asks(left) + win * _LEAD if left else win * (_OUT + before)
            found.append((worth, play))
        return found

    def _unseen(self, state: State, seat: Seat) -> list[int]:
        """How many cards of each rank the seat has not seen, from rank 0."""
        left = self._copies[:]
        for card in state.seats[seat].hand:
            left[card] -= 1
        for card in state.discard:
            left[card] -= 1
        for entry in state.trick:
            for card in entry.cards:
                left[card] -= 1
        return left

    def _asks(self, hand: int) -> float:
        """What it takes to get rid of a hand, remembered."""
        found = self._asked.get(hand)
        if found is None:
            if len(self._asked) >= _MEMORY:
                self._asked.clear()
            found = self._asked[hand] = _asks(hand)
        return found


def _digits(cards: Sequence[int]) -> int:
    """Cards, none hidden, as one number: how many there are of each rank, by the rank."""
    number = 0
    for card in cards:
        number += 1 << _DIGIT * (card - 1)
    return number


def _ways(unseen: list[int], form: int) -> list[int]:
    """By rank, from 0, how many singles, pairs or straights of two unseen cards have their lowest card up to there."""
    ways = [0] * (RANKS + 1)
    total = 0
    for rank in range(1, RANKS + 1):
        n = unseen[rank]
        if form == _SINGLE:
            total += n
        elif form == _SET:
            total += n * (n - 1) // 2
        elif rank < RANKS:
            total += n * unseen[rank + 1]
        ways[rank] = total
    return ways


def _stands(ways: int, form: int, cards: int, sizes: list[int]) -> float:
    """The chance that nobody of those still to act, with so many cards each, plays as low or lower.

    There are so many ways to do it with all the cards that are unseen.
    """
    beats = 0.0
    if form == _SINGLE:
        each = ways / cards if cards else 0.0
        beats = each * sum(sizes)
    elif cards > 1:
        both = 2 * cards * (cards - 1)
        for size in sizes:
            beats += 2 * ways * size * (size - 1) / both
    return exp(-_WILLING * beats)


def _asks(hand: int) -> float:
    """What it takes to get rid of a hand: its plays, each by its lowest card; runs as sets or as straights."""
    total = 0.0
    sets = straights = 0.0
    before = 0
    for rank in range(1, RANKS + 2):
        count = hand & _MOST
        hand >>= _DIGIT
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
