"""A game small enough to see through: take one to three counters from a heap; whoever takes the last one wins.

A roll of the die adds counters, once a match and seat, so that there is chance; each seat holds one hidden card.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

import msgspec

from tabletop.core.errors import BadPosition, BadRequest
from tabletop.core.hidden import HIDDEN, deal_unseen
from tabletop.core.rng import roll, seeded, shuffle
from tabletop.core.rules import Action, Doc, Event, Outcome, Reason, Seat


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heap: Annotated[int, msgspec.Meta(ge=1, le=50)]
    cards: tuple[int, ...] = (1, 2, 3, 4)


class Take(Action, frozen=True, tag="take"):
    n: int


class Roll(Action, frozen=True, tag="roll"):
    pass


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    n: int


class Rolled(Event, frozen=True, tag="rolled"):
    reveals: ClassVar[bool] = True
    n: int


class ToyReason(Reason):
    NOT_YOUR_TURN = "not_your_turn"
    TOO_MANY = "too_many"
    ROLLED = "rolled"


@dataclass(slots=True)
class State:
    heap: int
    mover: int
    rolled: list[int]
    cards: list[int]
    rng: int

    def copy(self) -> "State":
        return State(self.heap, self.mover, self.rolled[:], self.cards[:], self.rng)


class ToyRules:
    game = "toy"
    action_type: ClassVar[Any] = Take | Roll
    event_type: ClassVar[Any] = Taken | Rolled

    def __init__(self, ruleset: Values, name: str) -> None:
        self.ruleset = ruleset
        self.name = name

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> State:
        if seats != 2 or options:
            raise BadRequest("The toy is for two, without options.")
        state = State(self.ruleset.heap, 0, [0, 0], [], seeded(seed))
        cards = list(self.ruleset.cards)
        shuffle(state, cards)
        state.cards = cards[:2]
        return state

    def options(self, state: State) -> Doc:
        return {}

    def seats(self, state: State) -> int:
        return 2

    def to_move(self, state: State) -> list[Seat]:
        return [state.mover] if state.heap else []

    def phase(self, state: State) -> str:
        return "take" if state.heap else "over"

    def legal_actions(self, state: State, seat: Seat) -> list[Take | Roll]:
        if seat not in self.to_move(state):
            return []
        takes: list[Take | Roll] = [Take(n) for n in range(1, min(3, state.heap) + 1)]
        return takes if state.rolled[seat] else [*takes, Roll()]

    def why_not(self, state: State, seat: Seat, action: Take | Roll) -> ToyReason | None:
        if seat not in self.to_move(state):
            return ToyReason.NOT_YOUR_TURN
        if action in self.legal_actions(state, seat):
            return None
        return ToyReason.ROLLED if isinstance(action, Roll) else ToyReason.TOO_MANY

    def apply(self, state: State, seat: Seat, action: Take | Roll) -> list[Taken | Rolled]:
        if isinstance(action, Roll):
            state.rolled[seat] = roll(state)
            state.heap += state.rolled[seat]
            return [Rolled(state.rolled[seat])]
        state.heap -= action.n
        state.mover = 1 - seat
        return [Taken(seat, action.n)]

    def outcome(self, state: State) -> Outcome | None:
        return None if state.heap else Outcome((1 - state.mover,), tuple(self.scores(state)))

    def scores(self, state: State) -> list[int]:
        return state.rolled[:]

    def view(self, state: State, seat: Seat | None) -> State:
        view = state.copy()
        view.cards = [card if owner == seat else HIDDEN for owner, card in enumerate(state.cards)]
        view.rng = 0
        return view

    def sample(self, view: State, seat: Seat | None, seed: int) -> State:
        state = view.copy()
        state.rng = seeded(seed)
        deal_unseen(state, self.ruleset.cards, [state.cards])
        return state

    def redact(self, event: Event, seat: Seat | None) -> Event:
        return event

    def encode(self, state: State) -> Doc:
        return {
            "game": "toy",
            "ruleset": self.name,
            "heap": state.heap,
            "to_act": state.mover if state.heap else None,
            "rolled": state.rolled[:],
            "cards": [None if card == HIDDEN else card for card in state.cards],
            "result": None if state.heap else {"winner": 1 - state.mover},
        }

    def decode(self, position: Doc, seed: int) -> State:
        try:
            heap, mover = position["heap"], position["to_act"]
            return State(heap, mover, list(position["rolled"]), list(position["cards"]), seeded(seed))
        except (KeyError, TypeError):
            raise BadPosition("The position is not whole.") from None


class ToyShelf:
    """Stands in for the toy's entry in the catalog."""

    def values_type(self) -> type[Any]:
        return Values

    def bind(self, values: Any, name: str) -> ToyRules:
        return ToyRules(values, name)


def shelf(game: str) -> ToyShelf:
    assert game == "toy"
    return ToyShelf()


RULES = ToyRules(Values(heap=7), "base")
