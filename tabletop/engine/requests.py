"""What a line at the engine door may ask: one strict struct for each verb."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from tabletop.core.errors import BadRequest
from tabletop.core.rules import Doc


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """Base of the verbs; ``id`` is anything, and comes back in the reply."""

    id: Any = None


class Hello(Request, frozen=True, tag="hello"):
    """What is there to play?"""


class New(Request, frozen=True, tag="new"):
    """Deal a match."""

    game: str
    seats: int
    seed: int
    options: Doc = {}
    ruleset: str = "base"


class Load(Request, frozen=True, tag="load"):
    """Start from a position."""

    position: Any
    seed: int = 0


class Position(Request, frozen=True, tag="position"):
    """The whole position."""


class View(Request, frozen=True, tag="view"):
    """The position as a seat sees it, or an onlooker (None)."""

    seat: int | None


class Legal(Request, frozen=True, tag="legal"):
    """Every action of a seat."""

    seat: int


class WhyNot(Request, frozen=True, tag="why_not"):
    """Why an action is refused."""

    seat: int
    action: Any


class Play(Request, frozen=True, tag="play"):
    """Play an action."""

    seat: int
    action: Any


class Undo(Request, frozen=True, tag="undo"):
    """Take the newest action back."""


class Redo(Request, frozen=True, tag="redo"):
    """Play the action that was taken back last again."""


class Best(Request, frozen=True, tag="best"):
    """Ask a built-in opponent, who sees what the seat sees.

    Exactly one of ``level``, ``iterations`` and ``seconds`` says how hard to think.
    """

    seat: int
    level: str | None = None
    iterations: Annotated[int, msgspec.Meta(ge=1, le=10**9)] | None = None
    seconds: Annotated[float, msgspec.Meta(gt=0, le=3600)] | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        given = [name for name in ("level", "iterations", "seconds") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError("exactly one of `level`, `iterations` and `seconds` is wanted")


class Record(Request, frozen=True, tag="record"):
    """The match as a record."""


class Open(Request, frozen=True, tag="open"):
    """Go on with a record."""

    record: Any


class Quit(Request, frozen=True, tag="quit"):
    """End the process."""


AnyRequest: TypeAlias = (
    Hello | New | Load | Position | View | Legal | WhyNot | Play | Undo | Redo | Best | Record | Open | Quit
)


def parse(line: bytes) -> Doc:
    """The JSON object on a line. Raises BadRequest."""
    try:
        return msgspec.json.decode(line, type=Doc)
    except RecursionError:
        raise BadRequest("The line is nested too deeply.") from None
    except ValueError as error:
        raise BadRequest(f"The line is no JSON object in UTF-8: {error}.") from None


def read(doc: Doc) -> AnyRequest:
    """The request in a JSON object; types are strict, unknown fields refused. Raises BadRequest."""
    try:
        request: AnyRequest = msgspec.convert(doc, AnyRequest)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRequest(f"The request cannot be read: {error}.") from None
    return request
