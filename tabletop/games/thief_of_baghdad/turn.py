"""What actions do, and how a turn ends (T2–T16)."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN, hide
from tabletop.core.rng import shuffle
from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad import scoring
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral, ThiefAction
from tabletop.games.thief_of_baghdad.events import (
    DancerTaken,
    Drawn,
    Ended,
    GuardMoved,
    GuardPlaced,
    NeutralMoved,
    Paid,
    Reshuffled,
    Robbed,
    ThiefEntered,
    ThiefEvent,
    TurnEnded,
)
from tabletop.games.thief_of_baghdad.ruleset import Values
from tabletop.games.thief_of_baghdad.state import ACT, DANCER, NEUTRAL, NUMBERS, OVER, Result, State


def act(values: Values, state: State, seat: Seat, action: ThiefAction) -> list[ThiefEvent]:
    """Do a legal action and tell what happened."""
    if type(action) is Guard:
        return _place(state, seat, action)
    if type(action) is End:
        return _end(values, state, seat, dancer=action.dancer)
    state.acted = True
    state.idle = 0
    events: list[ThiefEvent] = [_pay(state, seat, tuple([NUMBERS[card] for card in action.cards]))]
    if type(action) is Enter:
        number = NUMBERS[action.palace]
        state.seats[seat].stock -= 1
        events.append(ThiefEntered(seat, number))
        _arrive(values, state, seat, number, events)
        return events
    start, to = NUMBERS[action.start], NUMBERS[action.to]
    owner = NEUTRAL if type(action) is MoveNeutral else seat
    state.palaces[start].guards[owner] -= 1
    state.palaces[to].guards[owner] += 1
    if type(action) is Move:
        events.append(GuardMoved(seat, start, to, action.thief))
        if action.thief:
            state.palaces[start].thieves[seat] -= 1
            _arrive(values, state, seat, to, events)
    else:
        events.append(NeutralMoved(seat, start, to))
    return events


def _place(state: State, seat: Seat, action: Guard) -> list[ThiefEvent]:
    own, number = state.seats[seat], NUMBERS[action.palace]
    if action.neutral:
        own.neutrals_left -= 1
    else:
        own.guards_left -= 1
    state.palaces[number].guards[NEUTRAL if action.neutral else seat] += 1
    # All place equally many, one a turn: after the last one the start player is next (T14).
    state.to_act = (seat + 1) % len(state.seats)
    if not any(other.guards_left + other.neutrals_left for other in state.seats):
        state.phase = ACT
    return [GuardPlaced(seat, number, action.neutral)]


def _pay(state: State, seat: Seat, cards: tuple[int, ...]) -> Paid:
    own = state.seats[seat]
    for card in cards:
        # In a view a card that shows itself was one of the unknown ones.
        if own.hand[card]:
            own.hand[card] -= 1
        else:
            own.unknown -= 1
        if card == DANCER:
            state.dancers += 1
        else:
            state.discard[card] += 1
    return Paid(seat, cards)


def _arrive(values: Values, state: State, seat: Seat, number: int, events: list[ThiefEvent]) -> None:
    """A thief stands in a courtyard: it counts for the turn (T10), and may complete a robbery (T11, T15)."""
    palace, own = state.palaces[number], state.seats[seat]
    state.thief_actions += 1
    palace.thieves[seat] += 1
    if palace.chests and palace.thieves[seat] >= palace.chests[0]:
        chest = palace.chests.pop(0)
        palace.thieves[seat] -= chest
        own.stock += chest
        own.chests.append(chest)
        events.append(Robbed(seat, number, chest))
        if len(own.chests) >= scoring.chests_to_win(values, state):
            _finish(state, scoring.won(state, seat), events, stand_off=False)


def _end(values: Values, state: State, seat: Seat, *, dancer: bool) -> list[ThiefEvent]:
    own = state.seats[seat]
    events: list[ThiefEvent] = [TurnEnded(seat, not state.acted)]
    size = values.draw if state.acted else values.draw_idle
    if dancer:
        state.dancers -= 1
        own.hand[DANCER] += 1
        size -= 1
        events.append(DancerTaken(seat))
    cards = _draw(state, size, events)
    for card in cards:
        if card == HIDDEN:
            own.unknown += 1
        else:
            own.hand[card] += 1
    if cards:
        # Sorted as hands are: in which order they lay in the deck is nobody's knowledge.
        events.append(Drawn(seat, tuple([None if card == HIDDEN else card for card in sorted(cards)])))
    # Whoever leaves the last dancers lying has drawn nothing either (T16).
    state.idle = 0 if state.acted or cards or dancer else state.idle + 1
    if state.idle == len(state.seats):
        _finish(state, scoring.stand_off(state), events, stand_off=True)
        return events
    state.acted, state.thief_actions = False, 0
    state.to_act = (seat + 1) % len(state.seats)
    return events


def _draw(state: State, size: int, events: list[ThiefEvent]) -> list[int]:
    drawn: list[int] = []
    while len(drawn) < size:
        if not state.deck:
            state.deck = [card for card, n in enumerate(state.discard) for _ in range(n)]
            if not state.deck:
                break
            state.discard = [0] * len(state.discard)
            events.append(Reshuffled(len(state.deck)))
            if HIDDEN in drawn or any(own.unknown for own in state.seats):
                state.deck = hide(state.deck)  # in a view the new deck is face down like the old one
            else:
                shuffle(state, state.deck)
        drawn.append(state.deck.pop())
    return drawn


def _finish(state: State, result: Result, events: list[ThiefEvent], *, stand_off: bool) -> None:
    state.phase, state.to_act, state.idle = OVER, 0, 0
    state.result = result
    events.append(Ended(result.winners, result.chests, stand_off))
