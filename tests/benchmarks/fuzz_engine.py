"""Plays thousands of matches of every game through the engine door, by chance, and doubts every answer.

``python -m tests.benchmarks.fuzz_engine [MATCHES] [GAME …]``: at every action the status must agree with the position,
pieces must be conserved, wrong requests must be refused and change nothing; now and then the position is loaded at a
second table, the views are looked at, undo and redo go back and forth, and the record is opened again.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from tabletop.core.rng import below, seeded
from tabletop.engine.door import answer
from tabletop.engine.table import Table as EngineTable
from tabletop.games import catalog
from tests.contract.conservation import pieces
from tests.contract.tables import TABLES, Table
from tests.contract.walks import Chooser

MATCHES = 500
LONGEST = 60_000
NONSENSE: list[dict[str, Any]] = [
    {"do": "play", "seat": 0, "action": {"type": "nothing"}},
    {"do": "play", "seat": -1, "action": {}},
    {"do": "play", "seat": 0, "action": None},
    {"do": "legal", "seat": True},
    {"do": "load", "position": {"game": "camisa12", "ruleset": "base"}},
    {"do": "open", "record": {}},
    {"do": "new", "game": "parsecs", "seats": 0, "seed": 1},
    {"do": "sing"},
]


class Player:
    """One match at one engine table, and everything that is looked at on the way."""

    def __init__(self, table: Table, seats: int, seed: int) -> None:
        self.engine, self.second = EngineTable(), EngineTable()
        self.chance = Chooser(seeded(seed))
        self.game = table.game
        self.seats = seats
        options = {key: list(value) if isinstance(value, tuple) else value for key, value in table.options}
        fields = {"game": table.game, "ruleset": table.ruleset, "seats": seats, "seed": seed, "options": options}
        self.status = self.ask("new", **fields)
        self.whole = pieces(self.ask("position")["position"])

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        reply = say(self.engine, {"do": do, **fields})
        assert reply["ok"], (do, fields, reply)
        return reply

    def play(self) -> int:
        """Play to the end; how many actions it took."""
        for actions in range(LONGEST):
            if self.status["over"]:
                self.look()
                assert self.ask("position")["position"]["result"] == self.status["result"] is not None
                return actions
            assert self.status["result"] is None
            if actions % 16 == 0:
                self.look()
            if below(self.chance, 20) == 0:
                self.doubt()
            self.step()
        raise AssertionError(f"{self.game} does not end")

    def step(self) -> None:
        movers = self.status["to_act"]
        seat = movers[below(self.chance, len(movers))]
        legal = self.ask("legal", seat=seat)["actions"]
        action = legal[prefer(self.game, legal, self.chance)]
        before = self.ask("position")["position"] if below(self.chance, 20) == 0 else None
        self.status = self.ask("play", seat=seat, action=action)
        assert isinstance(self.status["events"], list)
        if before is not None:
            after = self.ask("position")["position"]
            self.ask("undo")
            assert self.ask("position")["position"] == before
            self.ask("redo")
            assert self.ask("position")["position"] == after

    def look(self) -> None:
        """The position, its views, and the same at another table."""
        position = self.ask("position")["position"]
        assert pieces(position) == self.whole
        assert position["phase"] == self.status["phase"]
        to_act = position["to_act"]
        assert (to_act if isinstance(to_act, list) else [] if to_act is None else [to_act]) == self.status["to_act"]
        loaded = say(self.second, {"do": "load", "position": position})
        for key in ("to_act", "phase", "over", "scores", "result"):
            assert loaded[key] == self.status[key], (key, loaded, self.status)
        assert say(self.second, {"do": "position"})["position"] == position
        for seat in range(self.seats):
            assert self.ask("legal", seat=seat) == say(self.second, {"do": "legal", "seat": seat})
            self.ask("view", seat=seat)
        self.ask("view", seat=None)

    def doubt(self) -> None:
        """A wrong request, or one of another seat's actions, is refused and changes nothing."""
        before = self.ask("position")
        wrong = NONSENSE[below(self.chance, len(NONSENSE))]
        assert not say(self.engine, wrong)["ok"], wrong
        other = below(self.chance, self.seats)
        for seat in self.status["to_act"]:
            for action in self.ask("legal", seat=seat)["actions"][:3]:
                legal = action in self.ask("legal", seat=other)["actions"]
                reason = self.ask("why_not", seat=other, action=action)["reason"]
                assert (reason is None) == legal
                if not legal:
                    refusal = say(self.engine, {"do": "play", "seat": other, "action": action})
                    kind = "illegal_action" if other in self.status["to_act"] else "not_your_turn"
                    assert refusal["error"]["kind"] == kind
        assert self.ask("position") == before

    def reopen(self) -> None:
        """The record of the whole match is opened at the second table."""
        record = self.ask("record")["record"]
        opened = say(self.second, {"do": "open", "record": record})
        if len(msgspec.json.encode(record)) < 1_000_000:
            assert opened["ok"], opened
            assert say(self.second, {"do": "record"})["record"] == record
        else:
            assert opened["error"]["kind"] in ("too_large", "bad_record")


def say(engine: EngineTable, request: dict[str, Any]) -> dict[str, Any]:
    """One line in, one out."""
    reply, _ = answer(engine, msgspec.json.encode({"id": 1, **request}))
    found: dict[str, Any] = msgspec.json.decode(reply)
    assert "The program made a mistake" not in str(found.get("error")), (request, found)
    return found


def prefer(game: str, legal: Sequence[dict[str, Any]], chance: Chooser) -> int:
    """Any action; but at the Thief, where chance alone takes a thousand turns, mostly a thief on the way to a chest."""
    if game == "thief_of_baghdad" and below(chance, 4):
        entering = [i for i, action in enumerate(legal) if action["type"] == "enter"]
        if entering:
            return entering[below(chance, len(entering))]
    return below(chance, len(legal))


def main(arguments: Sequence[str] = ()) -> None:
    """Play, and print for each game the matches, the actions and the time."""
    matches = int(arguments[0]) if arguments else MATCHES
    for info in catalog.GAMES:
        if arguments[1:] and info.id not in arguments[1:]:
            continue
        tables = [table for table in TABLES if table.game == info.id]
        lengths: Counter[int] = Counter()
        began = time.perf_counter()
        for seed in range(matches):
            table = tables[seed % len(tables)]
            seats = table.seats[seed // len(tables) % len(table.seats)]
            player = Player(table, seats, seed)
            try:
                lengths[player.play()] += 1
                if seed % 10 == 0:
                    player.reopen()
            except Exception as error:
                raise AssertionError(f"match {seed} at {table} with {seats} seats") from error
        took = time.perf_counter() - began
        actions = sum(length * n for length, n in lengths.items())
        print(f"{info.id}: {matches} matches, {actions} actions, longest {max(lengths)}, {took:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
