"""Positions written in few words, and a table to play at in the words of the notation."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from tabletop.core.match import Match
from tabletop.core.rules import Event
from tabletop.games import catalog

RULES = catalog.game("parsecs").rules()
SPACES = [place.end - place.start for place in RULES.sheet.rows]
ROOM = list(zip(*RULES.sheet.room, strict=True))
FULL = {"stations": [0, 12, 15, 18], "academies": [14, 16, 18, 20]}

Numbers = Mapping[tuple[int, int], Sequence[int | None]]
NONE: Numbers = MappingProxyType({})


def ships(numbers: Numbers = NONE, fuel: Sequence[int] = (0,) * 5, cadets: Sequence[int] = (0,) * 5) -> list[Any]:
    """The ships of a sheet; ``numbers`` are rows by ship and row, blank where they end, printed ones added."""
    found = []
    for ship, places in enumerate([[p for p in RULES.sheet.rows if p.ship == ship] for ship in range(5)]):
        rows = []
        for place in places:
            written = list(numbers.get((ship, place.row), ()))
            row = written + [None] * (place.end - place.start - len(written))
            for space, printed in enumerate(RULES.sheet.printed[place.start : place.end]):
                row[space] = printed or row[space]
            rows.append(row)
        full = all(number is not None for row in rows for number in row)
        complete = full and (fuel[ship], cadets[ship]) == ROOM[ship]
        found.append({"rows": rows, "fuel": fuel[ship], "cadets": cadets[ship], "complete": complete})
    return found


def complete(*which: int, **more: Any) -> list[Any]:
    """The ships of a sheet, some of them complete."""
    numbers = {
        (place.ship, place.row): [55] * 4 + [None, None] + [22] * 4
        if place.ship == 2
        else [33] * (place.end - place.start)
        for place in RULES.sheet.rows
        if place.ship in which
    }
    fuel = [ROOM[ship][0] if ship in which else 0 for ship in range(5)]
    cadets = [ROOM[ship][1] if ship in which else 0 for ship in range(5)]
    return ships({**numbers, **more.get("numbers", {})}, more.get("fuel", fuel), more.get("cadets", cadets))


def seat(**changes: Any) -> dict[str, Any]:
    """A blank sheet that is to choose, but for the changes."""
    return {
        "ships": ships(),
        "stations": [0, 0, 0, 0],
        "academies": [0, 0, 0, 0],
        "surplus_fuel": 0,
        "surplus_cadets": 0,
        "gained": [],
        "pending": [],
        "phase": "choose",
        "numbers": [],
        "to_place": None,
    } | changes


def done(**changes: Any) -> dict[str, Any]:
    """A seat that has finished the turn."""
    return seat(phase="done", to_place={"fuel": 0, "cadet": 0}, **changes)


def supplying(fuel: int, cadet: int = 0, **changes: Any) -> dict[str, Any]:
    """A seat with units to place."""
    return seat(phase="supply", to_place={"fuel": fuel, "cadet": cadet}, **changes)


def boosting(*pending: str, **changes: Any) -> dict[str, Any]:
    """A seat whose numbers are written and whose boosts are not yet resolved."""
    return seat(phase="boost", pending=list(pending), **changes)


def position(*seats: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """A position of the seats, one of a blank sheet if none is given."""
    seats = seats or (seat(),)
    to_act = [number for number, each in enumerate(seats) if each["phase"] != "done"]
    return {
        "game": "parsecs",
        "ruleset": "base",
        "phase": seats[to_act[0]]["phase"] if to_act else "over",
        "to_act": to_act,
        "turn": 5,
        "dice": [2, 4, 5],
        "upgrades": [],
        "upgrade_deck": [],
        "seats": list(seats),
        "result": None,
    } | changes


class Table:
    """A match played in the words of the notation: ``table.write(24, 2, 0, 7)``."""

    def __init__(self, *seats: dict[str, Any], **changes: Any) -> None:
        self.match = Match.load(RULES, position(*seats, **changes))

    def play(self, doc: dict[str, Any], seat: int = 0) -> list[Event]:
        """Play an action and tell its events."""
        return self.match.play(seat, msgspec.convert(doc, RULES.action_type)).events

    def choose(self, dice: list[int], group: str = "stations", seat: int = 0) -> list[Event]:
        return self.play({"type": "choose", "dice": dice, "group": group}, seat)

    def write(self, number: int, ship: int, row: int, space: int, seat: int = 0) -> list[Event]:
        return self.play({"type": "write", "number": number, "ship": ship, "row": row, "space": space}, seat)

    def skip(self, number: int | None = None, seat: int = 0) -> list[Event]:
        return self.play({"type": "skip"} if number is None else {"type": "skip", "number": number}, seat)

    def supply(self, what: str, ship: int, seat: int = 0) -> list[Event]:
        return self.play({"type": "supply", "what": what, "ship": ship}, seat)

    def surplus(self, what: str, seat: int = 0) -> list[Event]:
        return self.play({"type": "surplus", "what": what}, seat)

    def mark(self, group: str, seat: int = 0) -> list[Event]:
        return self.play({"type": "mark", "group": group}, seat)

    def complete(self, group: str, seat: int = 0) -> list[Event]:
        return self.play({"type": "complete", "group": group}, seat)

    def legal(self, seat: int = 0) -> list[dict[str, Any]]:
        """The legal actions, in the notation."""
        return [msgspec.to_builtins(action) for action in RULES.legal_actions(self.match.state, seat)]

    def why(self, doc: dict[str, Any], seat: int = 0) -> str | None:
        """The word of the reason why an action is refused."""
        reason = RULES.why_not(self.match.state, seat, msgspec.convert(doc, RULES.action_type))
        return None if reason is None else str(reason)

    @property
    def position(self) -> dict[str, Any]:
        return RULES.encode(self.match.state)

    def seat(self, number: int = 0) -> dict[str, Any]:
        """A seat of the present position."""
        return self.position["seats"][number]

    def finish(self, seat: int = 0) -> list[Event]:
        """Let a seat end its turn without writing or placing anything."""
        events: list[Event] = []
        turn = self.match.state.turn
        while seat in self.position["to_act"] and self.match.state.turn == turn:
            events += self.play(self.legal(seat)[-1], seat)
        return events


def tags(events: Sequence[Event]) -> list[str]:
    """The tags of events, in order."""
    return [msgspec.to_builtins(event)["type"] for event in events]
