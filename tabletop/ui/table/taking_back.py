"""How far a player may take moves back: freely until something was revealed, further if the others agree."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from tabletop.core.match import Match
from tabletop.core.rules import Seat


class Barrier(Enum):
    """Why a move cannot simply be undone; the table words each under ``barrier.<value>``."""

    NOTHING = "nothing"
    REVEALED = "revealed"
    ANOTHER = "another"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """``steps`` to undo so that a person's last decision is open again, 0 for none; ``barrier`` None: freely."""

    steps: int
    barrier: Barrier | None


def take_back(match: Match, people: Collection[Seat]) -> TakeBack:
    """What undo would do now; ``people`` are the seats that persons play.

    A forced choice is no decision: the table played it by itself, so undo goes on to what came before.
    """
    steps = match.steps
    states = [match.start, *(step.after for step in steps)]
    barrier: Barrier | None = None
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        if step.reveals:
            barrier = Barrier.REVEALED
        if step.seat in people and len(match.rules.legal_actions(states[number], step.seat)) > 1:
            movers = match.rules.to_move(match.state)
            person_next = [seat for seat in movers if seat in people]
            if barrier is None and person_next and step.seat not in person_next:
                barrier = Barrier.ANOTHER
            return TakeBack(len(steps) - number, barrier)
    return TakeBack(0, Barrier.NOTHING)
