"""The rulebook of Camisa 12 as one object: each question of the Rules protocol is answered by a room of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tabletop.core.rules import Doc, Outcome, Rules, Seat
from tabletop.games.camisa12 import legality, secrets, setup, turn
from tabletop.games.camisa12 import position as notation
from tabletop.games.camisa12.actions import Camisa12Action, Cycle, Discard, Place, Refill
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.events import Camisa12Event
from tabletop.games.camisa12.reasons import Camisa12Reason
from tabletop.games.camisa12.ruleset import Values
from tabletop.games.camisa12.state import PHASES, State

_MOVERS = ((0,), (1,))


class Camisa12Rules:
    """Camisa 12 bound to a ruleset."""

    game: ClassVar[str] = "camisa12"
    action_type: ClassVar[Any] = Camisa12Action
    event_type: ClassVar[Any] = Camisa12Event

    def __init__(self, values: Values, name: str) -> None:
        self.ruleset = values
        self.name = name
        self.book = Book(values)

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """C1–C4, S1, S2. Raises BadRequest."""
        return setup.new_game(self.book, seats, seed, options)

    def options(self, state: State) -> Doc:
        """The options, with the seat that started and the teams that were drawn."""
        return setup.options(self.book, state)

    def seats(self, state: State) -> int:
        """2, or 1 in the 7-1 mode."""
        return 1 if state.seven_one else 2

    def to_move(self, state: State) -> Sequence[Seat]:
        """The one seat to act."""
        return _MOVERS[state.to_act] if state.agenda else ()

    def phase(self, state: State) -> str:
        """place, discard, cycle, power or over."""
        return PHASES[state.agenda[-1]] if state.agenda else PHASES[-1]

    def legal_actions(self, state: State, seat: Seat) -> list[Camisa12Action]:
        """Nearest face first, then spaces clockwise; cards ascending. Seat 1 of the 7-1 mode never acts."""
        return legality.legal_actions(self.book, state, seat)

    def why_not(self, state: State, seat: Seat, action: Camisa12Action) -> Camisa12Reason | None:
        """The first rule in the way."""
        return legality.why_not(self.book, state, seat, action)

    def apply(self, state: State, seat: Seat, action: Camisa12Action) -> list[Camisa12Event]:
        """C5–C16, S3–S7."""
        if isinstance(action, Place):
            return turn.place(self.book, state, seat, action)
        if isinstance(action, Discard):
            return turn.discard(self.book, state, seat, action.card)
        if isinstance(action, Cycle | Refill):
            return turn.cycle_or_refill(self.book, state, action)
        return turn.swap_or_skip(self.book, state, seat, action)

    def outcome(self, state: State) -> Outcome | None:
        """C14–C16, S7: seat 1 may win the 7-1 mode too, though nobody sits there."""
        result = state.result
        if result is None:
            return None
        return Outcome(() if result.winner is None else (result.winner,), result.points)

    def scores(self, state: State) -> list[int]:
        """The points of both crowds, also in the 7-1 mode."""
        return [own.points for own in state.seats]

    def goals(self, points: int) -> int:
        """How many goal marks lie at or below ``points``."""
        return self.book.goals(points)

    def view(self, state: State, seat: Seat | None) -> State:
        """All but the deeper stacks, the decks and the others' cards."""
        return secrets.view(state, seat)

    def sample(self, view: State, seat: Seat | None, seed: int) -> State:
        """A whole world that agrees with the view."""
        return secrets.sample(self.book, view, seed)

    def redact(self, event: Camisa12Event, seat: Seat | None) -> Camisa12Event:
        """Mosaic cards are their owner's secret."""
        return secrets.redact(event, seat)

    def encode(self, state: State) -> Doc:
        """The position in the notation of the rules page."""
        return notation.encode(self.book, self.name, state)

    def decode(self, position: object, seed: int) -> State:
        """The state of a position. Raises BadPosition."""
        return notation.decode(self.book, self.name, position, seed)


RULES: type[Rules[State, Camisa12Action, Camisa12Event]] = Camisa12Rules
