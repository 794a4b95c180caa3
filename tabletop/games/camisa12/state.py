"""The state of a Camisa 12 match: two sides, two stacks, five faces, cards, and what the table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Crowd pieces, as they stand in sides, stacks, faces and discards.
FLAG: Final = 0
SONG_A: Final = 1
SONG_B: Final = 2
SONG_C: Final = 3
SONG_D: Final = 4
SONG_E: Final = 5
FIREWORK: Final = 6
MOSAIC: Final = 7
WAVE: Final = 8
PIECES = ("flag", "song-A", "song-B", "song-C", "song-D", "song-E", "firework", "mosaic", "wave")
EMPTY: Final = -2
"""An empty space of a side, or a face without that seat's piece."""

# Kinds of piece; penalty cards show the first four.
FLAGS: Final = 0
SONGS: Final = 1
FIREWORKS: Final = 2
MOSAICS: Final = 3
WAVES: Final = 4
KINDS = ("flags", "songs", "fireworks", "mosaics", "waves")
KIND_OF = (FLAGS, SONGS, SONGS, SONGS, SONGS, SONGS, FIREWORKS, MOSAICS, WAVES)

CROWD = (FLAG,) * 5 + (SONG_A, SONG_B, SONG_C, SONG_D, SONG_E) + (FIREWORK,) * 5 + (MOSAIC,) * 5 + (WAVE,) * 4
"""The 24 pieces of a seat, ascending."""

SPACES: Final = 10
FACES: Final = 5
SYMBOLS = ("diamond", "circle", "square", "triangle", "star")
"""By face; space i of a side shows symbol ``i % 5`` unless the ruleset orders them otherwise."""

TEAMLESS: Final = -1

# Phases: what the top of the agenda waits for.
PLACE: Final = 0
DISCARD: Final = 1
CYCLE: Final = 2
POWER: Final = 3
PHASES = ("place", "discard", "cycle", "power", "over")


@dataclass(slots=True)
class SeatState:
    """One crowd. ``stack`` is top last; ``discards`` are the other seat's pieces, in order of arrival."""

    team: int  # index in the ruleset's teams, or TEAMLESS
    tokens: int
    color: int  # index in the ruleset's colours
    points: int
    song_broken: bool
    side: list[int]  # piece or EMPTY, by space
    stack: list[int]
    discards: list[int]
    mosaic_hand: list[int]  # ascending card numbers; hidden from the other seat
    penalty: int  # kind on the penalty card, or HIDDEN

    def copy(self) -> SeatState:
        """An equal, independent seat."""
        return SeatState(
            self.team,
            self.tokens,
            self.color,
            self.points,
            self.song_broken,
            self.side[:],
            self.stack[:],
            self.discards[:],
            self.mosaic_hand[:],
            self.penalty,
        )


@dataclass(slots=True)
class State:
    """A whole match; ``agenda`` holds phases, its top (last) is what the table waits for, empty means over."""

    seven_one: bool
    coin_decides: bool  # C16: the option final_tie
    to_act: int  # the seat whose turn it is; 0 when over
    ball: int
    faces: list[list[int]]  # by face, the piece of seat 0 and of seat 1, or EMPTY
    mosaic_deck: list[int]  # top last
    penalty_deck: list[int]  # top last
    seats: list[SeatState]
    agenda: list[int]
    to_discard: int  # mosaic cards still to give back in DISCARD
    result: Result | None
    rng: int
    start: int  # the seat that began (C4); 0 in the 7-1 mode
    start_points: int  # 7-1: what seat 0 started with (S1); 0 in a duel

    def copy(self) -> State:
        """An equal, independent state."""
        a, b = self.seats
        return State(
            self.seven_one,
            self.coin_decides,
            self.to_act,
            self.ball,
            [face[:] for face in self.faces],
            self.mosaic_deck[:],
            self.penalty_deck[:],
            [a.copy(), b.copy()],
            self.agenda[:],
            self.to_discard,
            self.result,
            self.rng,
            self.start,
            self.start_points,
        )


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended (C14–C16); ``decided_by``: goals, penalties, coin or draw."""

    winner: int | None
    goals: tuple[int, int]
    points: tuple[int, int]
    fireworks: tuple[int, int]
    mosaics: tuple[int, int]
    penalties: tuple[int, int] | None
    decided_by: str
