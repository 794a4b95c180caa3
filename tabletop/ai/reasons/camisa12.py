"""Camisa 12: what a placing scores at once, gives away, and sends away; what a card given back would have scored."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai.explain import Why
from tabletop.core.rules import Seat
from tabletop.games.camisa12.actions import Camisa12Action, Discard, Place
from tabletop.games.camisa12.events import Placed, Removed, Scored
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.rules import Camisa12Rules
from tabletop.games.camisa12.state import EMPTY, FIREWORK, FLAG, SONG_A, SONG_E, WAVE, State


def reasons(rules: Camisa12Rules, view: State, seat: Seat, action: Camisa12Action, seed: int) -> list[Why]:
    """What an action means for the seat, by what it sees."""
    del seed
    if isinstance(action, Discard):
        own = view.seats[seat]
        points = rules.ruleset.mosaics[action.card - 1].worth(seen(own.side, own.discards))
        return [Why("camisa12.card", {"n": points})]
    if not isinstance(action, Place):
        return []
    after = view.copy()
    events = rules.apply(after, seat, action)
    found = []
    if (gain := _scored(events, seat)) > 0:
        found.append(Why("camisa12.gain", {"n": gain}))
    if (given := _scored(events, 1 - seat)) > 0:
        found.append(Why("camisa12.gives", {"n": given}))
    for event in events:
        if isinstance(event, Removed) and (lost := could_bring(rules, view, 1 - seat, event.piece)) > 0:
            found.append(Why("camisa12.sends", {"n": lost}))
        if isinstance(event, Placed) and event.seat == seat and event.match:
            found.append(Why("camisa12.symbol"))
    return found


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


def _scored(events: Sequence[object], seat: Seat) -> int:
    return sum(event.points for event in events if isinstance(event, Scored) and event.seat == seat)
