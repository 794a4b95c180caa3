"""The one shape of a game: the Rules protocol that all five implement, and the small words it is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, ClassVar, Protocol, Self, TypeAlias, TypeVar

import msgspec

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

Doc: TypeAlias = dict[str, Any]
"""A JSON object in the public notation of a game's rules page."""


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended: ``winners`` share the victory (empty: a draw), ``scores`` is one number a seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """Base of everything a player may choose; a subclass names its ``tag``, which the notation shows as ``type``."""


class Event(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of everything that can be seen to happen, in the order in which it happens.

    ``reveals``: something became known that the mover could not know before (chance, or a hidden card);
    the window does not undo past it without the others' consent.
    """

    reveals: ClassVar[bool] = False


class State(Protocol):
    """Everything about a match at one moment, hidden things included; ints and lists, mutable."""

    rng: int

    def copy(self) -> Self:
        """An equal, independent state."""
        ...


class Reason(StrEnum):
    """Base of a game's reasons why a choice is refused; the table words each one."""


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
E = TypeVar("E", bound=Event)


class Rules(Protocol[S, A, E]):
    """A rulebook as one object, bound to a ruleset; it has no state of its own.

    ``apply`` trusts its caller; whoever cannot be trusted asks ``legal_actions`` first, as Match does.
    All methods but ``new_game`` and ``decode`` accept a view as well as a state, ``apply`` too: what is
    hidden stays HIDDEN and flows through.
    """

    game: ClassVar[str]
    action_type: ClassVar[Any]  # the Action union, for msgspec
    event_type: ClassVar[Any]  # the Event union, for msgspec

    @property
    def ruleset(self) -> Any:
        """The frozen values this rulebook is bound to."""
        ...

    def new_game(self, seats: int, seed: int, options: Mapping[str, Any]) -> S:
        """A dealt match. Raises BadRequest for seats or options the game does not have."""
        ...

    def options(self, state: S) -> Doc:
        """The options the match was begun with, as ``new_game`` takes them, defaults resolved."""
        ...

    def seats(self, state: S) -> int:
        """How many players sit at the table (1 in a solo mode)."""
        ...

    def to_move(self, state: S) -> Sequence[Seat]:
        """The seats to act, several when they choose at once; empty exactly when the match is over."""
        ...

    def phase(self, state: S) -> str:
        """What the table waits for, as the notation's ``phase``."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> list[A]:
        """Every action of the seat, each once, in a fixed order; [] if the seat is not to act. The only legality."""
        ...

    def why_not(self, state: S, seat: Seat, action: A) -> Reason | None:
        """Why the rules refuse the action now; None exactly when it is in ``legal_actions``."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> list[E]:
        """Change the state by a legal action and tell what happened."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """The outcome once the match is over."""
        ...

    def scores(self, state: S) -> list[int]:
        """The present scores that all can see, one a seat (the engine door's ``scores``)."""
        ...

    def view(self, state: S, seat: Seat | None) -> S:
        """The state as a seat (None: an onlooker) sees it: secrets HIDDEN, generator 0."""
        ...

    def sample(self, view: S, seat: Seat | None, seed: int) -> S:
        """A whole state that agrees with the view: ``view(sample(v, s, n), s) == v``."""
        ...

    def redact(self, event: E, seat: Seat | None) -> E:
        """The event as that seat sees it."""
        ...

    def encode(self, state: S) -> Doc:
        """The position in the public notation; of a view, hidden things are null."""
        ...

    def decode(self, position: object, seed: int) -> S:
        """The state of a position, its generator seeded with ``seed``. Raises BadPosition."""
        ...


AnyRules: TypeAlias = Rules[Any, Any, Any]
