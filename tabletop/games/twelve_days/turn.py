"""How a day goes: choices are laid down, then all pass, all play, the day is won, everyone draws (D2–D9)."""

from __future__ import annotations

from bisect import insort

from tabletop.core.hidden import HIDDEN, hide
from tabletop.core.rng import shuffle
from tabletop.core.rules import Seat
from tabletop.games.twelve_days import scoring
from tabletop.games.twelve_days.events import (
    CardPassed,
    Chosen,
    DayGiven,
    DayWaits,
    DayWon,
    Drawn,
    Ended,
    RankCounted,
    Reshuffled,
    Revealed,
    TiedOut,
    TwelveDaysEvent,
)
from tabletop.games.twelve_days.ruleset import DAYS, Values
from tabletop.games.twelve_days.state import CLAUS, GIVE, NONE, OVER, PASS, PLAY, State


def choose(values: Values, state: State, seat: Seat, card: int) -> list[TwelveDaysEvent]:
    """A seat lays a card down; the last to do so sets all of them going."""
    state.seats[seat].chosen = card
    events: list[TwelveDaysEvent] = [Chosen(seat, _shown(card))]
    if all(own.chosen != NONE for own in state.seats):
        if state.phase == PASS:
            _pass_all(state, events)
        else:
            _reveal(values, state, events)
    return events


def give(values: Values, state: State, seat: Seat, to: Seat) -> list[TwelveDaysEvent]:
    """Santa or Mrs. Claus gives what the day brought to another (D8)."""
    days = (*state.waiting, state.day)
    state.waiting.clear()
    state.seats[to].days.extend(days)
    events: list[TwelveDaysEvent] = [DayGiven(seat, to, days)]
    _end_day(values, state, events)
    return events


def _pass_all(state: State, events: list[TwelveDaysEvent]) -> None:
    cards = [own.chosen for own in state.seats]
    for seat, card in enumerate(cards):
        _take_out(state.seats[seat].hand, card)
        state.seats[seat].chosen = NONE
    for seat, card in enumerate(cards):
        to = (seat + 1) % len(cards)
        insort(state.seats[to].hand, card)
        events.append(CardPassed(seat, to, _shown(card)))
    state.phase = PLAY


def _reveal(values: Values, state: State, events: list[TwelveDaysEvent]) -> None:
    cards = [own.chosen for own in state.seats]
    events.append(Revealed(state.day, tuple(_shown(card) for card in cards)))
    events += [TiedOut(rank, seats) for rank, seats in scoring.tied(cards).items()]
    seat = scoring.winner(cards)
    if seat is None:
        events.append(DayWaits(state.day))
        state.waiting.append(state.day)
    else:
        days = (*state.waiting, state.day)
        events.append(DayWon(seat, cards[seat], days))
        if state.clauses_give and cards[seat] == CLAUS:
            state.phase, state.giver = GIVE, seat
            return
        state.waiting.clear()
        state.seats[seat].days.extend(days)
    _end_day(values, state, events)


def _end_day(values: Values, state: State, events: list[TwelveDaysEvent]) -> None:
    for own in state.seats:
        _take_out(own.hand, own.chosen)
        insort(state.discard, own.chosen)
        own.chosen = NONE
    for seat, own in enumerate(state.seats):
        if not state.deck:
            events.append(Reshuffled(len(state.discard)))
            _reshuffle(state)
        card = state.deck.pop()
        insort(own.hand, card)
        events.append(Drawn(seat, _shown(card)))
    state.giver = NONE
    if state.day < DAYS:
        state.day += 1
        state.phase = PASS
        return
    state.phase = OVER
    state.result = scoring.result(values, state)
    for rank, count, seats in scoring.majorities([own.hand for own in state.seats]):
        events.append(RankCounted(rank, count, values.rank_points[rank], seats))
    events.append(Ended(state.result.winners, state.result.scores))


def _reshuffle(state: State) -> None:
    """The discards become the deck (D7); in a view they lie face down like the old one."""
    if HIDDEN in state.discard or any(HIDDEN in own.hand for own in state.seats):
        state.deck = hide(state.discard)
    else:
        state.deck = state.discard
        shuffle(state, state.deck)
    state.discard = []


def _take_out(hand: list[int], card: int) -> None:
    try:
        hand.remove(card)
    except ValueError:
        hand.remove(HIDDEN)  # in a view a card that shows itself was one of the hidden ones


def _shown(card: int) -> int | None:
    return None if card == HIDDEN else card
