"""The rules of 12 Parsecs as one object bound to a ruleset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from tabletop.core.errors import BadRequest
from tabletop.core.hidden import deal_unseen, hide
from tabletop.core.rng import seeded, shuffle
from tabletop.core.rules import Doc, Outcome, Rules, Seat
from tabletop.games.parsecs import position as notation
from tabletop.games.parsecs import scoring, turn, why
from tabletop.games.parsecs.act import act
from tabletop.games.parsecs.actions import ParsecsAction
from tabletop.games.parsecs.events import ParsecsEvent
from tabletop.games.parsecs.legality import Legality
from tabletop.games.parsecs.reasons import ParsecsReason
from tabletop.games.parsecs.ruleset import Options, Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import DONE, OVER, PHASES, State

MAX_SEATS = 10
OPEN_CARDS = 3


class ParsecsRules:
    """12 Parsecs.

    All seats act at once and the sheets are open, so a view lacks only the face-down cards, which are never drawn, and
    the generator: the next roll on a view is that of generator 0, the same for everyone, and foretells nothing.
    """

    game: ClassVar[str] = "parsecs"
    action_type: ClassVar[Any] = ParsecsAction
    event_type: ClassVar[Any] = ParsecsEvent

    def __init__(self, values: Values, name: str) -> None:
        self.values = values
        self.name = name
        self.sheet = Sheet(values)
        self._legality = Legality(self.sheet)

    @property
    def ruleset(self) -> Values:
        """The frozen values this rulebook is bound to."""
        return self.values

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        """A dealt match with its first roll. Raises BadRequest."""
        try:
            chosen = msgspec.convert(dict(options), Options)
        except msgspec.ValidationError as error:
            raise BadRequest(f"The options of 12 Parsecs cannot be read: {error}.") from None
        if not 1 <= seats <= MAX_SEATS:
            raise BadRequest(f"12 Parsecs is for 1 to {MAX_SEATS} players, not {seats}.")
        state = State(
            turn=1,
            dice=(1, 1, 1),
            upgrades=(),
            upgrade_deck=(),
            seats=[self.sheet.blank() for _ in range(seats)],
            result=None,
            rng=seeded(seed),
        )
        if chosen.upgrade_cards:
            cards = list(range(len(self.values.upgrades)))
            shuffle(state, cards)
            state.upgrades, state.upgrade_deck = tuple(cards[:OPEN_CARDS]), tuple(cards[OPEN_CARDS:])
        turn.roll_dice(state)
        return state

    def options(self, state: State) -> Doc:
        """Whether there are upgrade cards."""
        return {"upgrade_cards": bool(state.upgrades)}

    def seats(self, state: State) -> int:
        """How many players sit at the table."""
        return len(state.seats)

    def to_move(self, state: State) -> Sequence[Seat]:
        """All seats that have not finished the turn."""
        return [seat for seat, me in enumerate(state.seats) if me.phase != DONE]

    def phase(self, state: State) -> str:
        """The phase of the first seat to act, or ``over``."""
        return next((PHASES[me.phase] for me in state.seats if me.phase != DONE), OVER)

    def legal_actions(self, state: State, seat: Seat) -> list[ParsecsAction]:
        """Every action of the seat, each once, in a fixed order."""
        return self._legality.actions(state, seat)

    def why_not(self, state: State, seat: Seat, action: ParsecsAction) -> ParsecsReason | None:
        """Why the rules refuse the action now, or None."""
        if action in self.legal_actions(state, seat):
            return None
        return why.explain(self.sheet, state, seat, action)

    def apply(self, state: State, seat: Seat, action: ParsecsAction) -> list[ParsecsEvent]:
        """Change the state by a legal action and tell what happened, up to the next roll (P1–P10)."""
        events = act(self.sheet, state, seat, action)
        events += turn.settle(self.values, self.sheet, state, seat)
        return events

    def outcome(self, state: State) -> Outcome | None:
        """The outcome once the match is over (P12)."""
        result = state.result
        return None if result is None else Outcome(result.winners, result.scores)

    def scores(self, state: State) -> list[int]:
        """The scores as they stand (P11)."""
        return [scoring.score(self.values, self.sheet, me) for me in state.seats]

    def view(self, state: State, seat: Seat | None) -> State:
        """The state with the face-down cards and the generator blanked."""
        view = state.copy()
        view.upgrade_deck = tuple(hide(view.upgrade_deck))
        view.rng = 0
        return view

    def sample(self, view: State, seat: Seat | None, seed: int) -> State:
        """A whole state that agrees with the view."""
        world = view.copy()
        world.rng = seeded(seed)
        deck = list(world.upgrade_deck)
        deal_unseen(world, range(len(self.values.upgrades)), [deck], world.upgrades)
        world.upgrade_deck = tuple(deck)
        return world

    def redact(self, event: ParsecsEvent, seat: Seat | None) -> ParsecsEvent:
        """The event itself: everything that happens is seen by all."""
        return event

    def encode(self, state: State) -> Doc:
        """The position in the public notation."""
        return notation.encode(self.values, self.sheet, self.name, state)

    def decode(self, position: object, seed: int) -> State:
        """The state of a position. Raises BadPosition."""
        return notation.decode(self.values, self.sheet, self.name, position, seed)


RULES: type[Rules[State, ParsecsAction, ParsecsEvent]] = ParsecsRules
