"""The rulebook of The Thief of Baghdad as one object: each question of the Rules protocol has a room of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tabletop.core.errors import BadRequest
from tabletop.core.rng import below, seeded, shuffle
from tabletop.core.rules import Doc, Outcome, Rules, Seat
from tabletop.games.thief_of_baghdad import legality, secrets, turn, why
from tabletop.games.thief_of_baghdad import position as notation
from tabletop.games.thief_of_baghdad.actions import ThiefAction
from tabletop.games.thief_of_baghdad.events import ThiefEvent
from tabletop.games.thief_of_baghdad.reasons import ThiefReason
from tabletop.games.thief_of_baghdad.ruleset import LEAST_SEATS, MOST_SEATS, PALACE_COUNT, Options, Values
from tabletop.games.thief_of_baghdad.state import GUARDS, KINDS, NEUTRAL, OWNERS, PHASES, Palace, SeatState, State


class ThiefRules:
    """The Thief of Baghdad bound to a ruleset."""

    game: ClassVar[str] = "thief_of_baghdad"
    action_type: ClassVar[Any] = ThiefAction
    event_type: ClassVar[Any] = ThiefEvent

    def __init__(self, values: Values, name: str) -> None:
        self.values = values
        self.name = name

    @property
    def ruleset(self) -> Values:
        """The frozen values this rulebook is bound to."""
        return self.values

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """A dealt match, guards still to be placed (T1–T4). Raises BadRequest."""
        values = self.values
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise BadRequest(f"The options of The Thief of Baghdad cannot be read: {error}.") from None
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadRequest(f"The Thief of Baghdad is for {LEAST_SEATS} to {MOST_SEATS} players, not {seats}.")
        if chosen.start is not None and not 0 <= chosen.start < seats:
            raise BadRequest(f"There is no seat {chosen.start} to start.")
        tactical = chosen.variant == "tactical"
        guards = [0] * OWNERS
        guards[NEUTRAL] = 0 if tactical else values.preset_neutrals
        neutrals = values.tactical_neutrals if tactical else 0
        own_guards = values.own_guards[seats - LEAST_SEATS]
        state = State(
            tactical=tactical,
            phase=GUARDS,
            to_act=0,
            acted=False,
            thief_actions=0,
            palaces=[Palace(list(values.chests), guards[:], [0] * seats) for _ in range(PALACE_COUNT)],
            deck=[card for card in range(PALACE_COUNT) for _ in range(values.cards_per_palace)],
            discard=[0] * PALACE_COUNT,
            dancers=values.dancers,
            seats=[SeatState([0] * KINDS, 0, values.thieves, own_guards, neutrals, []) for _ in range(seats)],
            idle=0,
            result=None,
            rng=seeded(seed),
        )
        shuffle(state, state.deck)
        # The start player is drawn either way, so that the same seed deals the same deck.
        drawn = below(state, seats)
        state.to_act = drawn if chosen.start is None else chosen.start
        for turn_number in range(seats):
            own = state.seats[(state.to_act + turn_number) % seats]
            for _ in range(values.first_hand[seats - LEAST_SEATS] + turn_number):
                own.hand[state.deck.pop()] += 1
        return state

    def options(self, state: State) -> Doc:
        """The variant; who started is not remembered."""
        return {"variant": "tactical" if state.tactical else "base"}

    def seats(self, state: State) -> int:
        """How many players sit at the table."""
        return len(state.seats)

    def to_move(self, state: State) -> Sequence[Seat]:
        """The one seat to act."""
        return legality.to_move(state)

    def phase(self, state: State) -> str:
        """guards, act or over."""
        return PHASES[state.phase]

    def legal_actions(self, state: State, seat: Seat) -> list[ThiefAction]:
        """Each action with each distinct payment, the one with the fewest dancers first."""
        return legality.legal_actions(self.values, state, seat)

    def why_not(self, state: State, seat: Seat, action: ThiefAction) -> ThiefReason | None:
        """The first rule in the way."""
        return why.why_not(self.values, state, seat, action)

    def apply(self, state: State, seat: Seat, action: ThiefAction) -> list[ThiefEvent]:
        """T2–T16."""
        return turn.act(self.values, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """T15, T16."""
        return None if state.result is None else Outcome(state.result.winners, state.result.chests)

    def scores(self, state: State) -> list[int]:
        """The number of chests of each seat."""
        return [len(own.chests) for own in state.seats]

    def view(self, state: State, seat: Seat | None) -> State:
        """All but the deck and other hands."""
        return secrets.view(state, seat)

    def sample(self, view: State, seat: Seat | None, seed: int) -> State:
        """A whole world that agrees with the view."""
        return secrets.sample(self.values, view, seed)

    def redact(self, event: ThiefEvent, seat: Seat | None) -> ThiefEvent:
        """The event as that seat sees it."""
        return secrets.redact(event, seat)

    def encode(self, state: State) -> Doc:
        """The position in the notation of the rules page."""
        return notation.encode(self.name, state)

    def decode(self, position: object, seed: int) -> State:
        """The state of a position. Raises BadPosition."""
        return notation.decode(self.values, self.name, position, seed)


RULES: type[Rules[State, ThiefAction, ThiefEvent]] = ThiefRules
