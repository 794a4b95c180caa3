"""The Thief of Baghdad: whole turns in mind: finish robberies, enter where it is cheap, move where the cards are."""

from __future__ import annotations

from typing import Final

from tabletop.ai.mind import MOODS, Plan, chances, first_mood, next_mood, share
from tabletop.core.rng import Chance
from tabletop.core.rules import Action, Seat
from tabletop.games.thief_of_baghdad.actions import (
    End,
    Enter,
    Guard,
    Move,
    MoveNeutral,
    ThiefAction,
    enter,
    guard,
    move,
)
from tabletop.games.thief_of_baghdad.rules import ThiefRules
from tabletop.games.thief_of_baghdad.scoring import chests_to_win
from tabletop.games.thief_of_baghdad.state import DANCER, GUARDS, Palace, State

# Found by letting policies play each other; in cards.
_CROWD: Final = 1.6  # each foreign guard beyond the first, where one wants to enter
_ALONE: Final = 2.5  # a palace without a foreign guard
_AGAIN: Final = 2.0  # a second own guard in one palace
_THIEF: Final = 3.0  # a chest as good as taken, by the part of its thieves that are there
_ENTER: Final = 2.0  # an entry that can be paid at once
_PAID: Final = 0.75  # a card spent
_JOKER: Final = 1.2  # a dancer spent
_READY: Final = 2  # entries that make a turn worth its shorter draw
_FULL: Final = 9  # cards in hand that do, too
_MOVE: Final = 1.5  # what a move must promise
_WHIM: Final = 0.5
_ROUNDS: Final = 14  # actions a seat that a playout looks ahead
_PARTS: Final = 0.75  # chests that a full courtyard is worth, one thief short
_CARDS: Final = 0.03  # chests that a card is worth
_SPREAD: Final = 0.8  # chests that make a difference

_END: Final = End()
_END_WITH_DANCER: Final = End(dancer=True)


class _Palace:
    """A palace as one seat sees it: its own thieves and guards, and those of others."""

    __slots__ = ("asked", "foreign", "free", "guards", "missing", "number", "thieves")

    def __init__(self, number: int, palace: Palace, seat: Seat, squares: int) -> None:
        guards = palace.guarded()
        self.number = number
        self.asked = palace.chests[0] if palace.chests else 0  # thieves of the top chest
        self.thieves = palace.thieves[seat]
        self.missing = self.asked - self.thieves
        self.guards = palace.guards[seat]
        self.foreign = guards - self.guards
        self.free = guards < squares


class ThiefMind:
    """Three thieves a turn where they cost one card each, guards where the hand has cards, robberies first."""

    def __init__(self, rules: ThiefRules) -> None:
        self._rules = rules
        self._values = rules.values

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """A sampled world."""
        return self._rules.sample(view, seat, seed), seat

    def far(self, begun: State, state: State, actions: int) -> bool:
        """A few rounds: whole matches are long, and courtyards tell enough."""
        del begun
        return actions >= _ROUNDS * len(state.seats)

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """The next action of a sensible turn."""
        if state.phase == GUARDS:
            return self._guard(state, seat, chance)
        own = state.seats[seat]
        hand = own.hand
        palaces = self._palaces(state, seat)
        left = self._values.thief_actions - state.thief_actions
        found = self._rob(state, seat, palaces, left)
        if found is not None:
            return found
        if left and own.stock:
            entries = sum(min(hand[p.number] // p.foreign, own.stock) for p in palaces if p.guards and p.foreign)
            if state.acted or entries >= _READY or sum(hand) >= _FULL:
                found = self._enter(hand, palaces, chance)
                if found is not None:
                    return found
        found = self._move(state, seat, palaces, chance)
        if found is not None:
            return found
        return _END_WITH_DANCER if not state.acted and state.dancers else _END

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Every action with its cheapest payment, the policy's first; the turn then goes on by the policy."""
        first = self.policy(state, seat, _Still())
        found: dict[Action, None] = {first: None}
        seen: set[tuple[object, ...]] = {_kind(first)}
        if isinstance(first, End):
            found[_END] = None
        for action in sorted(self._rules.legal_actions(state, seat), key=_rank):
            if _kind(action) not in seen:
                seen.add(_kind(action))
                found[action] = None
        return [(action,) for action in found]

    def value(self, state: State, seat: Seat) -> float:
        """The share of the victory; before the end, by chests taken and courtyards filled."""
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return share(outcome, seat)
        return chances([self._standing(state, other) for other in range(len(state.seats))], seat, _SPREAD)

    def _standing(self, state: State, seat: Seat) -> float:
        own = state.seats[seat]
        parts = sorted(
            (
                min(1.0, palace.thieves[seat] / palace.chests[0])
                for palace in state.palaces
                if palace.chests and palace.thieves[seat]
            ),
            reverse=True,
        )
        cards = sum(own.hand) + own.unknown
        standing = len(own.chests) + _PARTS * sum(parts) + _CARDS * cards
        # The last chest counts more than the first.
        return standing * (1 + 0.5 * len(own.chests) / chests_to_win(self._values, state))

    def _palaces(self, state: State, seat: Seat) -> list[_Palace]:
        squares = self._values.squares
        return [_Palace(number, palace, seat, squares) for number, palace in enumerate(state.palaces)]

    def _guard(self, state: State, seat: Seat, chance: Chance) -> Action:
        """One foreign guard and cards of the palace are what an own guard looks for; a neutral one does the same."""
        own = state.seats[seat]
        best, found = -1e9, -1
        own_guard = own.guards_left > 0
        mood = first_mood(chance)
        for palace in self._palaces(state, seat):
            if not palace.free:
                continue
            mood = next_mood(mood)
            worth = own.hand[palace.number] + _WHIM * mood / MOODS
            if own_guard:
                price = _CROWD * (palace.foreign - 1) if palace.foreign else _ALONE
                worth = worth - price - _AGAIN * palace.guards
            elif palace.guards:
                worth = (-_CROWD if palace.foreign else _ALONE) - worth
            else:
                worth = -worth
            if worth > best:
                best, found = worth, palace.number
        return guard(found, neutral=not own_guard)

    def _rob(self, state: State, seat: Seat, palaces: list[_Palace], left: int) -> Action | None:
        """The next step of the cheapest robbery that this turn can still bring."""
        own = state.seats[seat]
        hand = own.hand
        best = 1e9
        found: Action | None = None
        for palace in palaces:
            missing = palace.missing
            if not palace.asked or missing > left:
                continue
            here = hand[palace.number]
            # By entering alone.
            if palace.guards and palace.foreign and own.stock >= missing:
                price = missing * palace.foreign
                dancers = max(0, price - here)
                if dancers <= hand[DANCER]:
                    cost = price + dancers * _JOKER
                    if cost < best:
                        dancers = max(0, palace.foreign - here)
                        best, found = cost, enter(palace.number, palace.foreign, dancers)
            # With a thief brought along by a guard first.
            if not palace.free:
                continue
            for source in palaces:
                if source is palace or not source.guards or not source.thieves:
                    continue
                card = _fare(hand, source.number, palace.number)
                if card is None:
                    continue
                price = (missing - 1) * palace.foreign
                after = here - (card == palace.number)
                dancers = max(0, price - after)
                if missing > 1 and (not palace.foreign or own.stock < missing - 1):
                    continue
                if dancers > hand[DANCER] - (card == DANCER):
                    continue
                cost = 1 + price + dancers * _JOKER + source.thieves / max(1, source.asked)
                if cost < best:
                    best, found = cost, move(source.number, palace.number, card, thief=True)
        return found

    def _enter(self, hand: list[int], palaces: list[_Palace], chance: Chance) -> Action | None:
        """The entry that brings a chest nearest for the fewest cards, without dancers."""
        best, found = 0.0, None
        mood = first_mood(chance)
        for palace in palaces:
            price = palace.foreign
            if not palace.guards or not price or hand[palace.number] < price or not palace.asked:
                continue
            worth = _ENTER + _THIEF * palace.thieves / palace.asked - _PAID * price
            mood = next_mood(mood)
            worth += 0.1 * hand[palace.number] + _WHIM * mood / MOODS
            if worth > best:
                best, found = worth, enter(palace.number, price, 0)
        return found

    def _move(self, state: State, seat: Seat, palaces: list[_Palace], chance: Chance) -> Action | None:
        """The own guard that does more elsewhere, with a thief if it may take one along."""
        hand = state.seats[seat].hand
        thief_may = state.thief_actions < self._values.thief_actions
        best = _MOVE
        found: Action | None = None
        mood = first_mood(chance)
        worth_of = [self._post(hand, palace) for palace in palaces]
        for start in palaces:
            if not start.guards:
                continue
            leaving = worth_of[start.number] if start.guards == 1 else 0.0
            for to in palaces:
                if to is start or not to.free or not to.asked:
                    continue
                card = _fare(hand, start.number, to.number)
                if card is None or card == DANCER:
                    continue
                arriving = 0.0 if to.guards else self._post(hand, to, spent=card == to.number)
                along = thief_may and start.thieves > 0
                gain = arriving - leaving
                if along:
                    gain += _THIEF * (to.thieves / to.asked - (start.thieves - 1) / max(1, start.asked)) + 0.2
                mood = next_mood(mood)
                gain += _WHIM * (mood / MOODS - 0.5)
                if gain > best:
                    best, found = gain, move(start.number, to.number, card, thief=along)
        return found

    def _post(self, hand: list[int], palace: _Palace, *, spent: bool = False) -> float:
        """What an own guard is worth before a palace: the entries that the hand can pay there."""
        if not palace.foreign or not palace.asked:
            return 0.0
        entries = min((hand[palace.number] - spent) / palace.foreign, max(1, palace.missing))
        return entries * (1 + _THIEF * palace.thieves / palace.asked / 3) + 0.5 / palace.foreign


class _Still:
    """Chance without moods."""

    rng = 0


def _fare(hand: list[int], start: int, to: int) -> int | None:
    """The card to move a guard with: of the palace left, if that is no loss, else of the one entered, else a dancer."""
    if hand[start]:
        return start
    if hand[to]:
        return to
    return DANCER if hand[DANCER] else None


def _kind(action: Action) -> tuple[object, ...]:
    """What an action does, whatever it is paid with."""
    match action:
        case Enter():
            return ("enter", action.palace)
        case Move():
            return ("move", action.start, action.to, action.thief)
        case MoveNeutral():
            return ("neutral", action.start, action.to)
        case Guard():
            return ("guard", action.palace, action.neutral)
    return ("end",)


def _rank(action: ThiefAction) -> int:
    """The more promising kinds first."""
    match action:
        case Enter():
            return 0
        case End():
            return 1
        case Move():
            return 2 if action.thief else 3
    return 4


MIND = ThiefMind
