"""What a piece brings once it is placed (C9–C13), sub-decisions apart."""

from __future__ import annotations

from bisect import insort

from tabletop.core.hidden import HIDDEN
from tabletop.games.camisa12.book import Book
from tabletop.games.camisa12.events import Camisa12Event, MosaicDrawn, Scored, SongBroken
from tabletop.games.camisa12.scoring import songs_of
from tabletop.games.camisa12.state import FIREWORK, FLAG, MOSAIC, WAVE, State


def take_effect(book: Book, state: State, seat: int, space: int, events: list[Camisa12Event]) -> int:
    """C8: the piece on ``space`` of the seat's side takes effect; the points it brings.

    A piece hidden from a view brings nothing.
    """
    own = state.seats[seat]
    side = own.side
    piece = side[space]
    power = book.powers[own.team]
    if piece == FLAG:
        why, n = "flag", power.flag_run(side, space)
        points = power.flags[n - 1]
    elif piece == FIREWORK:
        why, n = "firework", side.count(FIREWORK)
        points = power.fireworks[n - 1]
    elif piece == WAVE:
        why, n = "wave", side.count(WAVE) + state.seats[1 - seat].side.count(WAVE)
        points = power.waves[n - 1]
    elif piece == MOSAIC:
        _draw(book, state, seat, events)
        return 0
    elif piece == HIDDEN:
        return 0
    else:
        songs = songs_of(side)
        why, n = "song", len(songs)
        if own.song_broken:
            points = power.broken_song
        elif power.songs_fit(songs, piece):
            points = power.songs[n - 1]
        elif power.songs_break:
            own.song_broken = True
            events.append(SongBroken(seat, space))
            points = power.broken_song
            if not points:
                return 0
        else:
            points = 0
    own.points += points
    events.append(Scored(seat, points, why, n, space))
    return points


def _draw(book: Book, state: State, seat: int, events: list[Camisa12Event]) -> None:
    """C12: draw from the top; what must be given back waits in ``to_discard``. S4: the 7-1 opponent keeps its one."""
    own = state.seats[seat]
    deck = state.mosaic_deck
    n = own.side.count(MOSAIC) - 1
    power = book.powers[own.team]
    machine = state.seven_one and seat == 1
    drawn = []
    for _ in range(min(book.values.seven_one.draws if machine else power.draws[n], len(deck))):
        card = deck.pop()
        drawn.append(card)
        insort(own.mosaic_hand, card)
    if not machine:
        state.to_discard = min(power.returns[n], len(own.mosaic_hand))
    events.append(MosaicDrawn(seat, tuple(None if card == HIDDEN else card for card in drawn), machine))
