"""Matches of 12 Days set up for a test: who holds what, and chance of the tests' own."""

from dataclasses import dataclass

from tabletop.core.match import Match
from tabletop.core.rng import below
from tabletop.games import catalog
from tabletop.games.twelve_days.actions import Play
from tabletop.games.twelve_days.state import PLAY

RULES = catalog.game("twelve_days").rules()


@dataclass
class Chance:
    """Chance of the tests' own."""

    rng: int


def playing(hands, *, day=1, waiting=(), deck_top=(), **options):
    """A match in the phase play: each seat holds the named cards among others, the deck's top is as named.

    Days that do not wait were won by seat 0.
    """
    match = Match.new(RULES, len(hands), 1, options)
    state = match.start
    state.phase, state.day, state.waiting = PLAY, day, list(waiting)
    state.seats[0].days = [won for won in range(1, day) if won not in waiting]
    pool = sorted(card for own in state.seats for card in own.hand) + state.deck
    pool.sort()
    for card in [*deck_top, *(card for cards in hands for card in cards)]:
        pool.remove(card)
    for own, cards in zip(state.seats, hands, strict=True):
        rest = 12 - len(cards)
        own.hand = sorted([*cards, *pool[-rest:]])
        del pool[-rest:]
    state.deck = pool + list(reversed(deck_top))
    assert RULES.encode(RULES.decode(RULES.encode(state), 0)) == RULES.encode(state)
    return match


def play_all(match, *cards):
    """Seat after seat plays a card; everything that happened."""
    return [event for seat, card in enumerate(cards) for event in match.play(seat, Play(card)).events]


def by_chance(rules, state, chance):
    """A seat that still chooses and any of its actions."""
    movers = rules.to_move(state)
    seat = movers[below(chance, len(movers))]
    actions = rules.legal_actions(state, seat)
    return seat, actions[below(chance, len(actions))]
