"""Camisa 12: what a placing scores at once, gives away, sends away and leaves room for; what a card would score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import RIVAL, Fact, Facts, Why
from tabletop.ai.reasons.camisa12_room import could_bring, free_beside_flags, songs_left
from tabletop.ai.search import Tally
from tabletop.core.rules import Seat
from tabletop.games.camisa12.actions import Camisa12Action, Cycle, Discard, Place, Refill, Swap
from tabletop.games.camisa12.events import MosaicDrawn, Placed, Removed, Scored
from tabletop.games.camisa12.patterns import seen
from tabletop.games.camisa12.rules import Camisa12Rules
from tabletop.games.camisa12.state import FLAG, SONG_A, SONG_E, State

_FEW = 6  # pieces on both sides
_AT_THE_END = ("fireworks", "mosaic")


def facts(rules: Camisa12Rules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, by what it sees."""
    del other, seed
    action: Any = mine.plan[0]
    if isinstance(action, Discard):
        own = view.seats[seat]
        points = rules.ruleset.mosaics[action.card - 1].worth(seen(own.side, own.discards))
        worth = Why("camisa12.card", {"n": points}) if points else Why("camisa12.card.none")
        return {"card": Fact(-float(points), worth, plain=worth)}
    if isinstance(action, Refill):
        given = scored(rules.apply(view.copy(), seat, Cycle()), 1 - seat)
        spares = Why("camisa12.spares", {"n": given, "seat": 1 - seat})
        return {"gives": Fact(0.0, spares, plain=spares)}
    after = view.copy()
    events = rules.apply(after, seat, action)
    gain = scored(events, seat)
    gains = Why("camisa12.gain", {"n": gain}) if gain > 0 else None
    return {
        "gain": Fact(float(gain), gains, plain=gains),
        **_cards(events, seat),
        **serves(rules, view, after, seat),
        "gives": _gives(events, seat),
        **_sends(rules, view, seat, action, events),
        **({} if isinstance(action, Cycle) else _room(rules, view, after, seat, events)),
        "token": Fact(-float(_spends(action)), Why("camisa12.token.kept")),
        "less": Fact(float(gain), None, Why("camisa12.gain.less"), told=RIVAL),
    }


def early(view: State) -> bool:
    """Whether most of the crowd is still to come."""
    return sum(piece >= 0 for own in view.seats for piece in own.side) < _FEW


def forecast(rules: Camisa12Rules, view: State, best: Tally) -> list[Why]:
    """How the 7-1 mode ends on average in goals, if it is played on without looking ahead (S7).

    The quick player of the playouts won 11 of 100 such matches by itself, an Expert about 60: no chance of victory is
    said.
    """
    del rules
    results = [end.result for end, _ in best.ends if end.result is not None]
    if not results or not view.seven_one:
        return []
    own, machine = (round(sum(result.goals[seat] for result in results) / len(results)) for seat in (0, 1))
    return [Why("camisa12.goals", {"own": own, "other": machine})]


def scored(events: Sequence[object], seat: Seat) -> int:
    """The points that events bring a seat, without those of the end of the match, whatever is played (C14)."""
    told = [event for event in events if isinstance(event, Scored) and event.why not in _AT_THE_END]
    return sum(event.points for event in told if event.seat == seat)


def _gives(events: Sequence[object], seat: Seat) -> Fact:
    """What the other crowd gets by it; that is always told, for it is the price (C7)."""
    given, other = scored(events, 1 - seat), {"seat": 1 - seat}
    gets = Why("camisa12.gives", {"n": given, **other})
    if given > 0:
        return Fact(-float(given), None, gets, always=True)
    match = next((event.match for event in events if isinstance(event, Placed) and event.seat == seat), False)
    none = Why("camisa12.gives.none.match" if match else "camisa12.gives.none", other)
    return Fact(-float(given), none, None, plain=none)


def _sends(
    rules: Camisa12Rules, view: State, seat: Seat, action: Camisa12Action, events: Sequence[object]
) -> Facts:  # fmt: skip
    """What the other crowd's piece that goes away could have brought it (C6, S6)."""
    gone = [event.piece for event in events if isinstance(event, Removed)]
    if isinstance(action, Cycle):
        gone = view.seats[1 - seat].stack[-1:]
    lost = [(could_bring(rules, view, 1 - seat, piece), piece) for piece in gone if piece >= 0]
    n, piece = max(lost, default=(0, FLAG))
    sends = Why("camisa12.sends", {"n": n, "piece": piece, "seat": 1 - seat}) if n else None
    return {"sends": Fact(float(n), sends, plain=sends)}


def _cards(events: Sequence[object], seat: Seat) -> Facts:
    """Mosaic cards drawn (C12)."""
    drawn = sum(len(event.cards) for event in events if isinstance(event, MosaicDrawn) and event.seat == seat)
    draws = Why("camisa12.cards", {"n": drawn}) if drawn else None
    return {"cards": Fact(float(drawn), draws, plain=draws)}


def serves(rules: Camisa12Rules, view: State, after: State, seat: Seat) -> Facts:
    """What the mosaic cards in hand are worth more by it, and which of them most (C14)."""
    before, own = view.seats[seat], after.seats[seat]
    grown = []
    for card in before.mosaic_hand:
        pattern = rules.ruleset.mosaics[card - 1]
        n = pattern.worth(seen(own.side, own.discards)) - pattern.worth(seen(before.side, before.discards))
        grown.append((n, card))
    most, least = max(grown, default=(0, 0)), min(grown, default=(0, 0))
    grows = Why("camisa12.serves", {"n": most[0], "card": most[1]}) if most[0] > 0 else None
    shrinks = Why("camisa12.spoils", {"n": -least[0], "card": least[1]}) if least[0] < 0 else None
    return {"serves": Fact(float(sum(n for n, _ in grown)), grows, shrinks, plain=grows)}


def _room(rules: Camisa12Rules, view: State, after: State, seat: Seat, events: Sequence[object]) -> Facts:
    """What is kept open for flags and songs (C9, C10)."""
    own, power = after.seats[seat], rules.book.powers[after.seats[seat].team]
    breaks = own.song_broken and not view.seats[seat].song_broken
    free, left = free_beside_flags(own.side), songs_left(own.side, power)
    piece = next((event.piece for event in events if isinstance(event, Placed) and event.seat == seat), FLAG)
    song = SONG_A <= piece <= SONG_E and not own.song_broken
    stay = Why("camisa12.songs.left", {"n": left}) if song and left else None
    beside = Why("camisa12.free", {"n": free}) if free else None
    return {
        "songs": Fact(-float(breaks), Why("camisa12.songs.kept"), Why("camisa12.songs.broken"), always=True),
        "later": Fact(float(left), stay, plain=stay),
        "free": Fact(float(free), beside, plain=beside),
    }


def _spends(action: Camisa12Action) -> bool:
    return isinstance(action, Swap) or (isinstance(action, Place) and action.token)
