"""12 Days of Christmas: what a hand still asks for, and who can undercut a play."""

from __future__ import annotations

from math import exp
from typing import Final

from tabletop.ai.mind import MOODS, Plan, chances, first_mood, next_mood, share
from tabletop.core.rng import Chance
from tabletop.core.rules import Action, Seat
from tabletop.games.days_of_christmas.actions import Pass
from tabletop.games.days_of_christmas.combinations import DIGIT, Kind, Shape, digits, following, leading
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

_SINGLE: Final = Kind.SINGLE
_SET: Final = Kind.SET
_MOST: Final = (1 << DIGIT) - 1
_MEMORY: Final = 1 << 12  # hands: few enough to stay at hand in the processor, as most are asked for soon again

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
        shapes = _shapes(state, seat)
        worths = self._weigh(state, seat, shapes)
        best = -1e9
        found: Action = _PASS
        mood = first_mood(chance)
        if state.phase != LEAD:
            mood = next_mood(mood)
            best = _WHIM * mood / MOODS
        for i, worth in enumerate(worths):
            mood = next_mood(mood)
            whim = worth + _WHIM * mood / MOODS
            if whim > best:
                best, found = whim, shapes[i].play
        return found

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Everything that is legal, the most promising first."""
        shapes = _shapes(state, seat)
        weighed: list[tuple[float, Action]] = [] if state.phase == LEAD else [(0.0, _PASS)]
        for i, worth in enumerate(self._weigh(state, seat, shapes)):
            weighed.append((worth, shapes[i].play))
        weighed.sort(key=lambda pair: -pair[0])
        return [(action,) for _, action in weighed]

    def value(self, state: State, seat: Seat) -> float:
        """The share of the victory; before the end, as gifts and hands to go have it."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return share(outcome, seat)
        left = length(self._rules.values, state).hands - state.hand_number + 1
        return chances([own.gifts for own in state.seats], seat, _CALM * left**0.5)

    def _weigh(self, state: State, seat: Seat, shapes: list[Shape]) -> list[float]:
        """What each play is worth; a pass is worth nothing."""
        seats = state.seats
        whole = digits(seats[seat].hand)
        before = self._asks(whole)
        unseen = self._unseen(state, seat)
        cards_unseen = sum(unseen)
        limit = RANKS if state.phase == LEAD else trick_winner(state.trick).cards[0]
        to_come = len(seats) - 1 - len(state.trick)
        sizes = [len(own.hand) for other, own in enumerate(seats) if 0 < (other - seat) % len(seats) <= to_come]
        low, win = 0, 0.0
        kind: Kind | None = None
        ways: list[int] = []
        worths: list[float] = []
        for shape in shapes:
            if shape.kind is not kind:
                ways, low = _ways(unseen, shape.kind), 0
                kind = shape.kind
            if shape.low != low:
                low = shape.low
                win = _stands(ways[low], kind, cards_unseen, sizes) if low <= limit else 0.0
            left = whole - shape.digits
            worths.append(before - self._asks(left) + win * _LEAD if left else win * (_OUT + before))
        return worths

    def _unseen(self, state: State, seat: Seat) -> list[int]:
        """How many cards of each rank the seat has not seen, from rank 0."""
        left = self._copies[:]
        for card in state.seats[seat].hand:
            left[card] = left[card] - 1  # compiled, -= is slower on an item
        for card in state.discard:
            left[card] = left[card] - 1
        for entry in state.trick:
            for card in entry.cards:
                left[card] = left[card] - 1
        return left

    def _asks(self, hand: int) -> float:
        """What it takes to get rid of a hand, remembered."""
        found = self._asked.get(hand)
        if found is None:
            if len(self._asked) >= _MEMORY:
                self._asked.clear()
            found = self._asked[hand] = _asks(hand)
        return found


def _shapes(state: State, seat: Seat) -> list[Shape]:
    """What the seat may play."""
    hand = state.seats[seat].hand
    return leading(hand) if state.phase == LEAD else following(hand, state.trick[0].cards)


def _ways(unseen: list[int], kind: Kind) -> list[int]:
    """By rank, from 0, how many singles, pairs or straights of two unseen cards have their lowest card up to there."""
    ways = [0] * (RANKS + 1)
    total = 0
    for rank in range(1, RANKS + 1):
        n = unseen[rank]
        if kind is _SINGLE:
            total += n
        elif kind is _SET:
            total += n * (n - 1) // 2
        elif rank < RANKS:
            total += n * unseen[rank + 1]
        ways[rank] = total
    return ways


def _stands(ways: int, kind: Kind, cards: int, sizes: list[int]) -> float:
    """The chance that nobody of those still to act, with so many cards each, plays as low or lower.

    There are so many ways to do it with all the cards that are unseen.
    """
    beats = 0.0
    if kind is _SINGLE:
        all_sizes: int = sum(sizes)
        beats = ways / cards * all_sizes if cards else 0.0
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
        hand >>= DIGIT
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
