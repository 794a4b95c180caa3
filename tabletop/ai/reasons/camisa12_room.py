"""Camisa 12: what a piece could bring a crowd at once, and what a side leaves room for."""

from __future__ import annotations

from tabletop.core.rules import Seat
from tabletop.games.camisa12.powers import Power
from tabletop.games.camisa12.rules import Camisa12Rules
from tabletop.games.camisa12.state import EMPTY, FIREWORK, FLAG, SONG_A, SONG_E, WAVE, State


def could_bring(rules: Camisa12Rules, view: State, seat: Seat, piece: int) -> int:
    """The most that a piece could score at once on an empty space of a crowd's side, symbols apart (C9–C11, C13)."""
    own, power = view.seats[seat], rules.book.powers[view.seats[seat].team]
    best = 0
    for space in range(len(own.side)):
        if own.side[space] == EMPTY:
            side = own.side[:]
            side[space] = piece
            if piece == FLAG:
                best = max(best, power.flags[power.flag_run(side, space) - 1])
            elif SONG_A <= piece <= SONG_E:
                songs = [song for song in side if SONG_A <= song <= SONG_E]
                fits = not own.song_broken and power.songs_fit(songs, piece)
                best = max(best, power.songs[len(songs) - 1] if fits else power.broken_song * own.song_broken)
            else:
                best = max(best, _by_count(rules, view, seat, piece))
    return best


def _by_count(rules: Camisa12Rules, view: State, seat: Seat, piece: int) -> int:
    """A firework or a wave: where it stands does not matter."""
    own, other = view.seats[seat], view.seats[1 - seat]
    power = rules.book.powers[own.team]
    if piece == FIREWORK:
        return power.fireworks[own.side.count(FIREWORK)]
    if piece == WAVE:
        return power.waves[own.side.count(WAVE) + other.side.count(WAVE)]
    return 0


def free_beside_flags(side: list[int]) -> int:
    """The empty spaces next to a flag: a flag there makes a longer run (C9)."""
    return sum(side[space] == EMPTY and FLAG in side[max(0, space - 1) : space + 2] for space in range(len(side)))


def songs_left(side: list[int], power: Power) -> int:
    """How many of the songs that are not on a side would still fit on an empty space of it (C10)."""
    missing = [song for song in range(SONG_A, SONG_E + 1) if song not in side]
    return sum(any(_fits(side, power, song, space) for space in range(len(side))) for song in missing)


def _fits(side: list[int], power: Power, song: int, space: int) -> bool:
    if side[space] != EMPTY:
        return False
    songs = [piece for piece in (*side[:space], song, *side[space + 1 :]) if SONG_A <= piece <= SONG_E]
    return power.songs_fit(songs, song)
