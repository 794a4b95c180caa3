"""A plain but sensible player of Camisa 12 for measuring balance: two turns ahead on what its seat may see."""

from __future__ import annotations

from typing import Any

from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import below
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.rules import Camisa12Rules
from tabletop.games.camisa12.state import (
    DISCARD,
    EMPTY,
    FIREWORK,
    FLAG,
    MOSAIC,
    SONG_A,
    SONG_E,
    SPACES,
    WAVE,
    SeatState,
    State,
)

COMMON = (FLAG, FLAG, FLAG, FLAG, FLAG, 1, 2, 3, 4, 5, FIREWORK, FIREWORK, FIREWORK, FIREWORK, FIREWORK) + (
    (MOSAIC,) * 5 + (WAVE,) * 4
)
WIDTH = 6
"""How many of its own actions are looked at with the other seat's answers."""


class Chooser:
    """Chance of the player's own."""

    def __init__(self, seed: int) -> None:
        self.rng = seed


def choose(rules: Camisa12Rules, state: State, seat: int, chance: Chooser) -> Any:
    """The best action of the seat by the worth of the position after the other seat's best answer."""
    actions = rules.legal_actions(state, seat)
    if len(actions) == 1:
        return actions[0]
    view = rules.view(state, seat)
    filling = [COMMON[below(chance, len(COMMON))] for _ in range(3 * SPACES)]
    tried = []
    for action in actions:
        after = view.copy()
        rules.apply(after, seat, action)
        tried.append((worth(rules, after, seat, filling), action, after))
    tried.sort(key=lambda entry: -entry[0])
    if view.seven_one or view.agenda[-1] == DISCARD:
        return tried[0][1]
    return max(tried[:WIDTH], key=lambda entry: _after_answer(rules, entry[0], entry[2], seat, filling))[1]


def _after_answer(rules: Camisa12Rules, now: float, state: State, seat: int, filling: list[int]) -> float:
    if not state.agenda or state.to_act == seat:
        return now
    worst = now
    for action in rules.legal_actions(state, 1 - seat):
        if getattr(action, "card", 0) == HIDDEN:
            break
        after = state.copy()
        rules.apply(after, 1 - seat, action)
        worst = min(worst, worth(rules, after, seat, filling))
    return 0.3 * now + 0.7 * worst


def worth(rules: Camisa12Rules, state: State, seat: int, filling: list[int]) -> float:
    """How far the seat is ahead, in points: what is scored, and what may come."""
    own, other = state.seats[seat], state.seats[1 - seat]
    if state.result is not None:
        lead = state.result.goals[seat] - state.result.goals[1 - seat]
        won = 0 if state.result.winner is None else 40 if state.result.winner == seat else -40
        return won + lead + (own.points - other.points) / 10
    left = own.side.count(EMPTY)
    fireworks = own.side.count(FIREWORK) - other.side.count(FIREWORK)
    majority = max(-4.0, min(4.0, fireworks * (3.5 - left / 4)))
    return (
        own.points
        - other.points
        + majority
        + _to_come(rules, own, filling, state.to_discard if state.to_act == seat else 0)
        - _to_come(rules, other, filling, 0)
    )


def _to_come(rules: Camisa12Rules, own: SeatState, filling: list[int], to_discard: int) -> float:
    side = own.side
    left = side.count(EMPTY)
    power = rules.book.powers[own.team]
    total = 0.0
    if not own.song_broken:
        total += _song_room(side, power.songs_break) * left / 10
    elif power.broken_song:
        total += power.broken_song * left / 8
    flags = max((power.flag_run(side, space) for space in range(SPACES) if side[space] == FLAG), default=0)
    room = sum(side[space] == EMPTY and _touches_flag(side, space) for space in range(SPACES))
    if room and flags < 5:
        total += (power.flags[flags] - 1) * min(room, 2) * left / 40
    total += own.tokens * min(left, 4) / 3
    total += len({space % 5 for space in range(SPACES) if side[space] == EMPTY}) * 0.35
    hand = own.mosaic_hand
    if hand or power.end_bonuses:
        known = [rules.ruleset.mosaics[card - 1] for card in hand if card != HIDDEN]
        scores = [0.0] * len(known)
        fillings = 3 if left else 1
        for first in range(fillings):
            pieces = iter(filling[first * SPACES :])
            crowd = seen([next(pieces) if piece < 0 else piece for piece in side], own.discards)
            for i, card in enumerate(known):
                scores[i] += card.worth(crowd) / fillings
            total += sum(bonus(crowd) for bonus in power.end_bonuses) / fillings
        scores.sort()
        total += sum(scores[to_discard:]) + 2.5 * (len(hand) - len(known))
    return total


def _song_room(side: list[int], strict: bool) -> float:
    """How many of the songs to come would find a space in order."""
    songs = [piece for piece in side if SONG_A <= piece <= SONG_E]
    if not strict:
        return 5.0 - len(songs)
    room = 0.0
    for song in range(SONG_A, SONG_E + 1):
        if song in songs:
            continue
        low = max((space for space in range(SPACES) if SONG_A <= side[space] < song), default=-1)
        high = min((space for space in range(SPACES) if song < side[space] <= SONG_E), default=SPACES)
        room += min(2, side[low + 1 : high].count(EMPTY)) / 2
    return room * (1 + len(songs)) / 2


def _touches_flag(side: list[int], space: int) -> bool:
    return FLAG in (side[space - 1] if space else EMPTY, side[space + 1] if space < SPACES - 1 else EMPTY)
