"""Camisa 12: what a placing scores at once, gives away, sends away and leaves room for; what a card would score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import Fact, Facts, Why
from tabletop.ai.reasons.camisa12_room import could_bring, free_beside_flags, songs_left
from tabletop.ai.search import Tally
from tabletop.core.rules import Seat
from tabletop.games.camisa12.actions import Camisa12Action, Cycle, Discard, Place, Swap
from tabletop.games.camisa12.events import MosaicDrawn, Placed, Removed, Scored
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.rules import Camisa12Rules
from tabletop.games.camisa12.state import EMPTY, FLAG, SONG_A, SONG_E, State

_LATE = 2  # spaces still empty when quick play is about as good as careful play


def facts(rules: Camisa12Rules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, by what it sees."""
    del other, seed
    action: Any = mine.plan[0]
    if isinstance(action, Discard):
        own = view.seats[seat]
        points = rules.ruleset.mosaics[action.card - 1].worth(seen(own.side, own.discards))
        worth = Why("camisa12.card", {"n": points}) if points else Why("camisa12.card.none")
        return {"card": Fact(-float(points), worth)}
    after = view.copy()
    events = rules.apply(after, seat, action)
    gain, given = scored(events, seat), scored(events, 1 - seat)
    gives = Why("camisa12.gives.only", {"n": given}) if given else Why("camisa12.gives.none")
    return {
        "gain": Fact(float(gain), Why("camisa12.gain", {"n": gain}) if gain > 0 else None),
        "gives": Fact(-float(given), gives, Why("camisa12.gives", {"n": given})),
        **_sends(rules, view, seat, action, events),
        **_cards(events, seat),
        **_room(rules, view, after, seat, events),
        "token": Fact(-float(_spends(action)), Why("camisa12.token.kept"), Why("camisa12.token")),
    }


def forecast(rules: Camisa12Rules, view: State, best: Tally) -> list[Why]:
    """How the 7-1 mode ends on average in goals, if it is played on without looking ahead (S7).

    The quick player of the playouts won 11 of 100 such matches by itself, an Expert about 60: while there is much to
    place, that is said, and no chance of victory is.
    """
    del rules
    results = [end.result for end, _ in best.ends if end.result is not None]
    if not results or not view.seven_one:
        return []
    own, machine = (round(sum(result.goals[seat] for result in results) / len(results)) for seat in (0, 1))
    late = view.seats[0].side.count(EMPTY) <= _LATE
    return [Why("camisa12.goals.late" if late else "camisa12.goals", {"own": own, "other": machine})]


def scored(events: Sequence[object], seat: Seat) -> int:
    """The points that events bring a seat."""
    return sum(event.points for event in events if isinstance(event, Scored) and event.seat == seat)


def _sends(
    rules: Camisa12Rules, view: State, seat: Seat, action: Camisa12Action, events: Sequence[object]
) -> Facts:  # fmt: skip
    """What the other crowd's piece that goes away could have brought it (C6, S6)."""
    gone = [event.piece for event in events if isinstance(event, Removed)]
    if isinstance(action, Cycle):
        gone = view.seats[1 - seat].stack[-1:]
    lost = max((could_bring(rules, view, 1 - seat, piece) for piece in gone if piece >= 0), default=0)
    return {"sends": Fact(float(lost), Why("camisa12.sends", {"n": lost}))}


def _cards(events: Sequence[object], seat: Seat) -> Facts:
    """Mosaic cards drawn (C12)."""
    drawn = sum(len(event.cards) for event in events if isinstance(event, MosaicDrawn) and event.seat == seat)
    return {"cards": Fact(float(drawn), Why("camisa12.cards", {"n": drawn}))}


def _room(rules: Camisa12Rules, view: State, after: State, seat: Seat, events: Sequence[object]) -> Facts:
    """What is kept open for flags and songs (C9, C10)."""
    own, power = after.seats[seat], rules.book.powers[after.seats[seat].team]
    breaks = own.song_broken and not view.seats[seat].song_broken
    free, left = free_beside_flags(own.side), songs_left(own.side, power)
    piece = next((event.piece for event in events if isinstance(event, Placed) and event.seat == seat), FLAG)
    song = SONG_A <= piece <= SONG_E and not own.song_broken
    return {
        "songs": Fact(-float(breaks), Why("camisa12.songs.kept"), Why("camisa12.songs.broken")),
        "later": Fact(float(left), Why("camisa12.songs.left", {"n": left}) if song else None),
        "free": Fact(float(free), Why("camisa12.free", {"n": free})),
    }


def _spends(action: Camisa12Action) -> bool:
    return isinstance(action, Swap) or (isinstance(action, Place) and action.token)
