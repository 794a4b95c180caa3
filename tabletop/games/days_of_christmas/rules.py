"""The rulebook of 12 Days of Christmas as one object: each question of the Rules protocol has a room of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tabletop.core.errors import BadRequest
from tabletop.core.rng import below, seeded
from tabletop.core.rules import Doc, Outcome, Rules, Seat
from tabletop.games.days_of_christmas import legality, secrets, turn
from tabletop.games.days_of_christmas import position as notation
from tabletop.games.days_of_christmas.actions import ChristmasAction, Play
from tabletop.games.days_of_christmas.events import ChristmasEvent
from tabletop.games.days_of_christmas.reasons import ChristmasReason
from tabletop.games.days_of_christmas.ruleset import LEAST_SEATS, MOST_SEATS, Options, Values
from tabletop.games.days_of_christmas.state import LEAD, PHASES, SeatState, State


class ChristmasRules:
    """12 Days of Christmas bound to a ruleset."""

    game: ClassVar[str] = "days_of_christmas"
    action_type: ClassVar[Any] = ChristmasAction
    event_type: ClassVar[Any] = ChristmasEvent

    def __init__(self, values: Values, name: str) -> None:
        self.values = values
        self.name = name

    @property
    def ruleset(self) -> Values:
        """The frozen values this rulebook is bound to."""
        return self.values

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """A match with its first hand dealt (N1–N3). Raises BadRequest."""
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise BadRequest(f"The options of 12 Days of Christmas cannot be read: {error}.") from None
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise BadRequest(f"12 Days of Christmas is for {LEAST_SEATS} to {MOST_SEATS} players, not {seats}.")
        if chosen.start is not None and not 0 <= chosen.start < seats:
            raise BadRequest(f"There is no seat {chosen.start} to lead the first trick.")
        state = State(
            short=chosen.length == "short",
            phase=LEAD,
            to_act=0,
            hand_number=1,
            leader=0,
            supply=0,
            trick=[],
            discard=[],
            unseen=[],
            seats=[],
            result=None,
            rng=seeded(seed),
        )
        gifts = turn.length(self.values, state).start_gifts
        state.supply = self.values.gifts - gifts * seats
        state.seats = [SeatState([], gifts) for _ in range(seats)]
        # The dealer is drawn either way, so that the same seed deals the same cards.
        dealer = below(state, seats)
        state.leader = (dealer + 1) % seats if chosen.start is None else chosen.start
        turn.deal(self.values, state)
        return state

    def options(self, state: State) -> Doc:
        """The length; who led the first trick is not remembered."""
        return {"length": "short" if state.short else "full"}

    def seats(self, state: State) -> int:
        """How many players sit at the table."""
        return len(state.seats)

    def to_move(self, state: State) -> Sequence[Seat]:
        """The one seat to act."""
        return legality.to_move(state)

    def phase(self, state: State) -> str:
        """lead, follow or over."""
        return PHASES[state.phase]

    def legal_actions(self, state: State, seat: Seat) -> list[ChristmasAction]:
        """Singles, sets, straights by rank, then the pass of who follows."""
        return legality.legal_actions(state, seat)

    def why_not(self, state: State, seat: Seat, action: ChristmasAction) -> ChristmasReason | None:
        """The first rule in the way."""
        return legality.why_not(state, seat, action)

    def apply(self, state: State, seat: Seat, action: ChristmasAction) -> list[ChristmasEvent]:
        """N4–N13."""
        return turn.act(self.values, state, seat, action.cards if type(action) is Play else ())

    def outcome(self, state: State) -> Outcome | None:
        """N13."""
        return None if state.result is None else Outcome(state.result.winners, state.result.gifts)

    def scores(self, state: State) -> list[int]:
        """The gifts of each seat."""
        return [own.gifts for own in state.seats]

    def view(self, state: State, seat: Seat | None) -> State:
        """All but other hands and the undealt cards, after the end too."""
        return secrets.view(state, seat)

    def sample(self, view: State, seat: Seat | None, seed: int) -> State:
        """A whole world that agrees with the view."""
        return secrets.sample(self.values, view, seed)

    def redact(self, event: ChristmasEvent, seat: Seat | None) -> ChristmasEvent:
        """The event as that seat sees it."""
        return secrets.redact(event, seat)

    def encode(self, state: State) -> Doc:
        """The position in the notation of the rules page."""
        return notation.encode(self.name, state)

    def decode(self, position: object, seed: int) -> State:
        """The state of a position. Raises BadPosition."""
        return notation.decode(self.values, self.name, position, seed)


RULES: type[Rules[State, ChristmasAction, ChristmasEvent]] = ChristmasRules
