"""12 Days: what a card is worth for the day, what it is worth kept, and what a pass costs."""

from __future__ import annotations

from math import exp
from typing import Final

from tabletop.ai.mind import MOODS, Plan, first_mood, next_mood, share
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import Chance
from tabletop.core.rules import Action, Seat
from tabletop.games.twelve_days.actions import Give, Pass, Play
from tabletop.games.twelve_days.rules import TwelveDaysRules
from tabletop.games.twelve_days.ruleset import DAYS, RANKS
from tabletop.games.twelve_days.state import GIVE, NONE, PASS, State

# Found by letting policies play each other, four seats.
_REACH: Final = 5.6  # ranks within which a card may win a day
_LOW: Final = 0.95  # share of a middling future day that a card which may win it is worth
_THICK: Final = 1.0  # cards of a rank, for each of its copies per seat in play, that make a majority
_BLUR: Final = 1.1  # cards of uncertainty about that
_HOLD: Final = 0.46  # worth of a majority that is kept
_GIFT: Final = 0.35  # what a passed card's worth to the neighbour costs
_WHIM: Final = 0.9  # points by which equal players differ
_NOT_HELD: Final = -1e9


class TwelveDaysMind:
    """Play a low card where a day is worth it, throw what no majority needs, keep thick high ranks."""

    def __init__(self, rules: TwelveDaysRules) -> None:
        self._rules = rules
        values = rules.ruleset
        self._copies = values.copies
        self._cards = sum(values.copies)
        self._hand_size = values.hand_size
        self._days = values.day_points
        self._ahead = [sum(values.day_points[day:]) / max(1, DAYS - day) for day in range(DAYS + 1)]
        self._points = values.rank_points
        self._held: dict[int, list[list[float]]] = {}
        self._wins = [exp(-((rank / _REACH) ** 2)) for rank in range(RANKS)]

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """A sampled world in which others have yet to choose, so that they choose by what they hold."""
        if any(own.chosen == HIDDEN for own in view.seats):
            view = view.copy()
            for own in view.seats:
                if own.chosen == HIDDEN:
                    own.chosen = NONE
        return self._rules.sample(view, seat, seed), seat

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """The card of the highest worth, give or take a whim."""
        if state.phase == GIVE:
            return self.plans(state, seat)[0][0]
        best, found = -1e9, 0
        mood = first_mood(chance)
        for rank, worth in enumerate(self._weigh(state, seat)):
            if worth > _NOT_HELD:
                mood = next_mood(mood)
                whim = worth + _WHIM * mood / MOODS
                if whim > best:
                    best, found = whim, rank
        return _ACTIONS[state.phase == PASS][found]

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Each rank in hand; a day given away goes to whoever has least."""
        if state.phase == GIVE:
            scores = self._rules.scores(state)
            others = sorted((score, other) for other, score in enumerate(scores) if other != seat)
            return [(Give(other),) for _, other in others]
        actions = _ACTIONS[state.phase == PASS]
        worths = self._weigh(state, seat)
        held = [rank for rank in range(RANKS) if worths[rank] > _NOT_HELD]
        return [(actions[rank],) for rank in sorted(held, key=lambda rank: -worths[rank])]

    def far(self, begun: State, state: State, actions: int) -> bool:
        """Never: matches are short enough."""
        del begun, state, actions
        return False

    def value(self, state: State, seat: Seat) -> float:
        """Mostly the share of the victory, a little of the lead over the best other."""
        scores = self._rules.scores(state)
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        nearly = 0.5 + lead / (2 * (abs(lead) + 20))
        outcome = self._rules.outcome(state)
        return nearly if outcome is None else 0.7 * share(outcome, seat) + 0.3 * nearly

    def _weigh(self, state: State, seat: Seat) -> list[float]:
        """By rank, the worth of passing or playing a card of it, in points, or _NOT_HELD."""
        held = [0] * RANKS
        for card in state.seats[seat].hand:
            held[card] = held[card] + 1  # compiled, += is slower on an item
        worths = [_NOT_HELD] * RANKS
        if state.phase == PASS:
            kept = self._kept(state.day, len(state.seats))
            for rank in range(RANKS):
                count = held[rank]
                if count:
                    each = kept[rank]
                    worths[rank] = -each[count] - each[0]
        else:
            pot = self._days[state.day - 1]
            for waits in state.waiting:
                pot += self._days[waits - 1]
            kept = self._kept(state.day + 1, len(state.seats))
            for rank in range(RANKS):
                count = held[rank]
                if count:
                    worths[rank] = self._wins[rank] * pot - kept[rank][count]
        return worths

    def _kept(self, day: int, seats: int) -> list[list[float]]:
        """By rank, from a day on: what it costs to give a card of it away, then what each one of so many is worth."""
        key = day * DAYS + seats
        found = self._held.get(key)
        if found is None:
            found = self._held[key] = [self._table(rank, day, seats) for rank in range(RANKS)]
        return found

    def _table(self, rank: int, day: int, seats: int) -> list[float]:
        left = max(0, DAYS + 1 - day) / DAYS
        wins = self._wins[rank] * _LOW * self._ahead[min(day - 1, DAYS)] * min(1.0, 2 * left) if left else 0.0
        share_of_rank = self._copies[rank] * self._hand_size / self._cards
        need = 0.5 + _THICK * share_of_rank * (1 + 2 / seats)
        blur = _BLUR * (0.3 + left)

        def majority(count: float) -> float:
            return 1 / (1 + exp((need - count) / blur))

        worth = [
            wins + _HOLD * self._points[rank] * (majority(count) - majority(count - 1))
            for count in range(1, self._hand_size + 2)
        ]
        return [_GIFT * max(worth), *worth]


_ACTIONS: Final = ([Play(rank) for rank in range(RANKS)], [Pass(rank) for rank in range(RANKS)])
MIND = TwelveDaysMind
