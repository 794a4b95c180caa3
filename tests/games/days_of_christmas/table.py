"""Matches of 12 Days of Christmas set up for a test: who holds what, and chance of the tests' own."""

from dataclasses import dataclass

from tabletop.core.match import Match
from tabletop.core.rng import below
from tabletop.games import catalog
from tabletop.games.days_of_christmas.actions import Pass, Play

RULES = catalog.game("days_of_christmas").rules()
DEALT = {2: 12, 3: 12, 4: 12, 5: 12, 6: 12, 7: 11, 8: 9}
CARDS = [rank for rank in range(1, 13) for _ in range(rank)]


@dataclass
class Chance:
    """Chance of the tests' own."""

    rng: int


def table(*hands, gifts=None, hand_number=1, length="full", leader=0):
    """A match in which the seats hold exactly these cards; the rest was discarded or never dealt.

    Unless ``gifts`` says otherwise all gifts given so far are seat 0's.
    """
    start = 1 if length == "short" else 0
    pool = CARDS[:]
    for hand in hands:
        for card in hand:
            pool.remove(card)
    undealt = 78 - DEALT[len(hands)] * len(hands)
    given = hand_number - 1 + start * len(hands)
    gifts = gifts or [given, *[0] * (len(hands) - 1)]
    position = {
        "game": "days_of_christmas", "ruleset": "base", "length": length, "phase": "lead", "to_act": leader,
        "hand_number": hand_number, "leader": leader, "supply": 12 - given, "trick": [],
        "discard": pool[undealt:], "unseen": pool[:undealt],
        "seats": [{"hand": sorted(hand), "gifts": n} for hand, n in zip(hands, gifts, strict=True)], "result": None,
    }  # fmt: skip
    return Match.load(RULES, position)


def play(match, *turns):
    """Each turn: the cards of the next seat, [] for a pass; everything that happened."""
    events = []
    for cards in turns:
        (seat,) = RULES.to_move(match.state)
        events += match.play(seat, Play(tuple(cards)) if cards else Pass()).events
    return events


def by_chance(rules, state, chance):
    """The seat to act and any of its actions."""
    (seat,) = rules.to_move(state)
    actions = rules.legal_actions(state, seat)
    return seat, actions[below(chance, len(actions))]
