"""The rulebook of 12 Days as one object: each question of the Rules protocol is answered by a room of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tabletop.core.errors import BadRequest
from tabletop.core.rng import seeded, shuffle
from tabletop.core.rules import Doc, Outcome, Rules, Seat
from tabletop.games.twelve_days import legality, scoring, secrets, turn
from tabletop.games.twelve_days import position as notation
from tabletop.games.twelve_days.actions import Give, TwelveDaysAction
from tabletop.games.twelve_days.events import TwelveDaysEvent
from tabletop.games.twelve_days.reasons import TwelveDaysReason
from tabletop.games.twelve_days.ruleset import Options, Values
from tabletop.games.twelve_days.state import NONE, PASS, PHASES, SeatState, State


class TwelveDaysRules:
    """12 Days bound to a ruleset."""

    game: ClassVar[str] = "twelve_days"
    action_type: ClassVar[Any] = TwelveDaysAction
    event_type: ClassVar[Any] = TwelveDaysEvent

    def __init__(self, values: Values, name: str) -> None:
        self.values = values
        self.name = name

    @property
    def ruleset(self) -> Values:
        """The frozen values this rulebook is bound to."""
        return self.values

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """A dealt match (D1). Raises BadRequest."""
        values = self.values
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise BadRequest(f"The options of 12 Days cannot be read: {error}.") from None
        if not values.least_seats <= seats <= values.most_seats:
            raise BadRequest(f"12 Days is for {values.least_seats} to {values.most_seats} players, not {seats}.")
        state = State(
            clauses_give=chosen.clauses_give,
            phase=PASS,
            day=1,
            waiting=[],
            deck=[rank for rank, copies in enumerate(values.copies) for _ in range(copies)],
            discard=[],
            seats=[],
            giver=NONE,
            result=None,
            rng=seeded(seed),
        )
        shuffle(state, state.deck)
        for _ in range(seats):
            hand = sorted(state.deck[-values.hand_size :])
            del state.deck[-values.hand_size :]
            state.seats.append(SeatState(hand, [], NONE))
        return state

    def options(self, state: State) -> Doc:
        """Whether the Clauses give (D8)."""
        return {"clauses_give": state.clauses_give}

    def seats(self, state: State) -> int:
        """How many players sit at the table."""
        return len(state.seats)

    def to_move(self, state: State) -> Sequence[Seat]:
        """The seats that still choose, in any order."""
        return legality.to_move(state)

    def phase(self, state: State) -> str:
        """pass, play, give or over."""
        return PHASES[state.phase]

    def legal_actions(self, state: State, seat: Seat) -> list[TwelveDaysAction]:
        """Each rank in hand once, ascending; in the phase give the other seats."""
        return legality.legal_actions(state, seat)

    def why_not(self, state: State, seat: Seat, action: TwelveDaysAction) -> TwelveDaysReason | None:
        """The first rule in the way."""
        return legality.why_not(state, seat, action)

    def apply(self, state: State, seat: Seat, action: TwelveDaysAction) -> list[TwelveDaysEvent]:
        """D2–D10."""
        if type(action) is Give:
            return turn.give(self.values, state, seat, action.seat)
        return turn.choose(self.values, state, seat, action.card)

    def outcome(self, state: State) -> Outcome | None:
        """D11."""
        return None if state.result is None else Outcome(state.result.winners, state.result.scores)

    def scores(self, state: State) -> list[int]:
        """The points of the days won, and when over the whole score."""
        if state.result is not None:
            return list(state.result.scores)
        return [scoring.day_points(self.values, own.days) for own in state.seats]

    def view(self, state: State, seat: Seat | None) -> State:
        """All but the deck, other hands, and others' choices."""
        return secrets.view(state, seat)

    def sample(self, view: State, seat: Seat | None, seed: int) -> State:
        """A whole world that agrees with the view."""
        return secrets.sample(self.values, view, seed)

    def redact(self, event: TwelveDaysEvent, seat: Seat | None) -> TwelveDaysEvent:
        """The event as that seat sees it."""
        return secrets.redact(event, seat)

    def encode(self, state: State) -> Doc:
        """The position in the notation of the rules page."""
        return notation.encode(self.name, state)

    def decode(self, position: object, seed: int) -> State:
        """The state of a position. Raises BadPosition."""
        return notation.decode(self.values, self.name, position, seed)


RULES: type[Rules[State, TwelveDaysAction, TwelveDaysEvent]] = TwelveDaysRules
