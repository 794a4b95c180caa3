"""What the things on the table of Camisa 12 are, told to whoever points at them."""

from __future__ import annotations

from typing import Any

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Seat
from tabletop.games.camisa12.state import KIND_OF, KINDS
from tabletop.ui.games.camisa12.text import Camisa12Text
from tabletop.ui.table.sprites import Target

_WORDS = ("flag", "song", "firework", "mosaic", "wave")


def explained(text: Camisa12Text, view: Any, me: Seat, target: Target) -> str:
    """The name of a thing and a sentence or two about it, as far as this seat sees it."""
    match target:
        case ("face", int(number)):
            return _face(text, view, me, number)
        case ("space" | "other" as side, int(space)):
            seat = me if side == "space" else 1 - me
            piece = view.seats[seat].side[space]
            shown = text.piece(piece) if piece >= 0 else text.words("place.empty")
            return text.words("about.space", player=text.name(seat), space=text.space(space), piece=shown)
        case ("mosaic" | "open" as hand, int(card)):
            return text.mosaic(view, me if hand == "mosaic" else 1 - me, card)
        case ("plate", int(seat)):
            return _crowd(text, view, seat)
        case ("stack", int(seat)):
            return _stack(text, view, seat)
        case ("penalty", int(seat)):
            return _penalty(text, view, seat, me)
        case ("sent", int(seat)):
            pieces = text.listed([text.piece(piece) for piece in view.seats[seat].discards])
            return text.words("about.sent", pieces=text.sentence(pieces), player=text.name(seat))
        case ("hand", int(seat)):
            return text.words("about.hand", player=text.name(seat), n=len(view.seats[seat].mosaic_hand))
        case ("deck",):
            power = text.rules.book.powers[view.seats[me].team]
            values = {"draws": text.row(power.draws), "returns": text.row(power.returns), "most": len(power.draws)}
            return text.words("about.deck", n=len(view.mosaic_deck), **values)
        case ("goal", int(points)):
            return text.words("about.goal", n=text.rules.goals(points), points=points)
        case ("led",):
            return text.words("about.led")
    return ""


def _face(text: Camisa12Text, view: Any, seat: Seat, face: int) -> str:
    """The pieces of a face, and what one's own would score."""
    own, other = view.faces[face][seat], view.faces[face][1 - seat]
    symbol = text.sentence(text.symbol(face))
    if own < 0:
        return text.words("about.face.empty", symbol=symbol)
    shown = text.piece(other) if other >= 0 else "—"
    key = "about.face.solo" if view.seven_one else "about.face"
    told = text.words(key, symbol=symbol, piece=text.piece(own), other=shown)
    return f"{told} {_scores(text, view, seat, own)}"


def _scores(text: Camisa12Text, view: Any, seat: Seat, piece: int) -> str:
    """What pieces of a kind bring a seat."""
    power = text.rules.book.powers[view.seats[seat].team]
    kind = KIND_OF[piece]
    points = (power.flags, power.songs, power.fireworks, power.draws, power.waves)[kind]
    bonus = text.rules.ruleset.points.most_fireworks
    return text.words(f"about.{_WORDS[kind]}", points=text.row(points), most=len(points), n=bonus)


def _crowd(text: Camisa12Text, view: Any, seat: Seat) -> str:
    """How far a seat is from its next goal, and its team."""
    points, goals = text.rules.scores(view)[seat], text.goals(view)[seat]
    ahead = points + 1
    while text.rules.goals(ahead) == goals:
        ahead += 1
    told = text.words("about.crowd", player=text.name(seat), points=points, goals=goals, next=ahead)
    return " ".join(filter(None, (told, text.about(view, seat))))


def _stack(text: Camisa12Text, view: Any, seat: Seat) -> str:
    """A stack and its open piece."""
    stack = view.seats[seat].stack
    if not stack:
        return text.words("about.stack.empty", player=text.name(seat))
    return text.words("about.stack", player=text.name(seat), piece=text.piece(stack[-1]), n=len(stack))


def _penalty(text: Camisa12Text, view: Any, seat: Seat, reader: Seat) -> str:
    """A penalty card, as far as the reader sees it, and when it counts."""
    penalty = view.seats[seat].penalty
    if penalty == HIDDEN:
        return text.words("about.penalty.hidden", player=text.name(seat))
    kind = text.words(f"kind.{KINDS[penalty]}")
    if seat == reader:
        return text.words("about.penalty", kind=kind)
    return text.words("about.penalty.shown", player=text.name(seat), kind=kind)
