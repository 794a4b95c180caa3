"""How tricks and hands go: playing, winning, taking back, giving gifts, dealing (N2–N13)."""

from __future__ import annotations

from tabletop.core.hidden import HIDDEN, hide
from tabletop.core.rng import shuffle
from tabletop.core.rules import Seat
from tabletop.games.days_of_christmas.events import (
    ChristmasEvent,
    Dealt,
    Ended,
    GiftGiven,
    HandWon,
    Passed,
    Played,
    TakenBack,
    TrickWon,
)
from tabletop.games.days_of_christmas.ruleset import LEAST_SEATS, Length, Values
from tabletop.games.days_of_christmas.state import FOLLOW, LEAD, OVER, Entry, Result, State


def length(values: Values, state: State) -> Length:
    """The full or the short game (N1)."""
    return values.short if state.short else values.full


def deal(values: Values, state: State) -> Dealt:
    """Shuffle all cards and deal; the rest stays unseen (N2). On a view everything is dealt face down."""
    deck = [rank for rank, copies in enumerate(values.copies, 1) for _ in range(copies)]
    if HIDDEN in state.unseen or any(HIDDEN in own.hand for own in state.seats):
        deck = hide(deck)
    else:
        shuffle(state, deck)
    size = values.dealt[len(state.seats) - LEAST_SEATS]
    for own in state.seats:
        own.hand = sorted(deck[-size:])
        del deck[-size:]
    state.unseen = sorted(deck)
    state.discard = []
    state.phase, state.to_act = LEAD, state.leader
    cards = tuple(tuple(None if card == HIDDEN else card for card in own.hand) for own in state.seats)
    return Dealt(state.hand_number, state.leader, cards)


def act(values: Values, state: State, seat: Seat, cards: tuple[int, ...]) -> list[ChristmasEvent]:
    """Play cards, or pass with none; the last of the round settles the trick (N4–N12)."""
    hand = state.seats[seat].hand
    for card in cards:
        try:
            hand.remove(card)
        except ValueError:
            hand.remove(HIDDEN)  # in a view a card that shows itself was one of the hidden ones
    state.trick.append(Entry(seat, cards))
    events: list[ChristmasEvent] = [Played(seat, cards, len(state.trick) == 1) if cards else Passed(seat)]
    if len(state.trick) < len(state.seats):
        state.phase = FOLLOW
        state.to_act = (seat + 1) % len(state.seats)
    else:
        _settle(values, state, events)
    return events


def trick_winner(trick: list[Entry]) -> Entry:
    """The lowest card wins; equal, the last to have played it (N7)."""
    best = trick[0]
    for entry in trick[1:]:
        if entry.cards and entry.cards[0] <= best.cards[0]:
            best = entry
    return best


def _settle(values: Values, state: State, events: list[ChristmasEvent]) -> None:
    won = trick_winner(state.trick)
    events.append(TrickWon(won.seat, won.cards[0]))
    for entry in state.trick:
        own = state.seats[entry.seat]
        if entry is not won and entry.cards and not own.hand:
            own.hand = list(entry.cards)
            events.append(TakenBack(entry.seat, entry.cards))
        else:
            state.discard.extend(entry.cards)
    state.discard.sort()
    state.trick.clear()
    state.leader = state.to_act = won.seat
    state.phase = LEAD
    if not state.seats[won.seat].hand:
        _end_hand(values, state, won.seat, events)


def _end_hand(values: Values, state: State, winner: Seat, events: list[ChristmasEvent]) -> None:
    state.supply -= 1
    state.seats[winner].gifts += 1
    events.append(HandWon(winner, state.hand_number))
    most = max(len(own.hand) for own in state.seats)
    for seat, own in enumerate(state.seats):
        if len(own.hand) == most and own.gifts and seat != winner:
            own.gifts -= 1
            state.seats[winner].gifts += 1
            events.append(GiftGiven(seat, winner))
    if state.hand_number < length(values, state).hands:
        state.hand_number += 1
        events.append(deal(values, state))
        return
    state.phase = OVER
    state.result = result(state)
    events.append(Ended(state.result.winners, state.result.gifts))


def result(state: State) -> Result:
    """Most gifts win; ties share the victory (N13)."""
    gifts = tuple(own.gifts for own in state.seats)
    return Result(tuple(seat for seat, n in enumerate(gifts) if n == max(gifts)), gifts)
