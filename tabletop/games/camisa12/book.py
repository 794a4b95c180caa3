"""A ruleset made ready for play: everything that can be worked out once, before the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.camisa12 import powers
from tabletop.games.camisa12.actions import Place
from tabletop.games.camisa12.ruleset import DISCARD_NUMBERS, Values
from tabletop.games.camisa12.state import FACES, KINDS, SPACES, SYMBOLS, SeatState

PLACES = [[Place(step, space) for space in range(SPACES)] for step in range(FACES + 1)]
"""Every placing, by step and space, made once."""


class Book:
    """The values of a ruleset and what follows from them; shared by all matches, never changed.

    ``matching`` lists for each face the spaces with its symbol, in order. ``powers`` is indexed by team, the teamless
    one last, so that TEAMLESS finds it.
    """

    def __init__(self, values: Values) -> None:
        self.values = values
        self.powers = [powers.teamless(values)]
        self.matching = [
            [space for space in range(SPACES) if values.spaces[space] == SYMBOLS[face]] for face in range(FACES)
        ]
        self.penalty_kinds = [KINDS.index(kind) for kind in values.penalty_cards]
        marks, solo = values.goals.marks, values.seven_one
        self.opponent_start = marks[solo.opponent_mark - 1]
        self.own_starts: Sequence[int] = range(marks[0], marks[solo.own_mark - 1])

    def mosaic_cards(self, seven_one: bool) -> list[int]:
        """All mosaic cards of a mode, ascending (S2)."""
        return [
            number
            for number, copies in enumerate(self.values.mosaic_copies, 1)
            if not (seven_one and number in DISCARD_NUMBERS)
            for _ in range(copies)
        ]

    def mosaic_points(self, own: SeatState, card: int) -> int:
        """What a mosaic card is worth to its owner."""
        return 0
