"""Matches of The Thief of Baghdad set up for a test: who stands where, who holds what."""

from dataclasses import dataclass

from tabletop.core.match import Match
from tabletop.core.rng import below
from tabletop.games import catalog
from tabletop.games.thief_of_baghdad.actions import End, Enter, Move, MoveNeutral, dancers_in
from tabletop.games.thief_of_baghdad.state import PALACES

RULES = catalog.game("thief_of_baghdad").rules()
OWN_GUARDS = {2: 4, 3: 3, 4: 2}
MANY = 12


def table(guards, hands, *, thieves=None, chests=None, taken=None, deck=None, variant="base"):
    """A match in phase act, seat 0 to act.

    ``guards``: palace → owners; what is missing of a seat's guards stands at white, then purple, …; ``hands``: card
    names; ``thieves``: palace → counts; ``chests``: palace → chests left; ``taken``: seat → chests; ``deck``: its only
    cards, top first (the rest is discarded).
    """
    seats = len(hands)
    standing = {name: list(guards.get(name, ["neutral"])) for name in PALACES}
    for seat in range(seats):
        for name in reversed(PALACES):
            have = sum(owners.count(seat) for owners in standing.values())
            room = 4 - len(standing[name]) if name not in guards else 0
            standing[name] += [seat] * min(room, OWN_GUARDS[seats] - have)
    pool = [name for name in PALACES for _ in range(17)]
    for hand in hands:
        for card in hand:
            if card != "dancer":
                pool.remove(card)
    for card in deck or ():
        pool.remove(card)
    thieves = thieves or {}
    position = {
        "game": "thief_of_baghdad", "ruleset": "base", "variant": variant, "phase": "act", "to_act": 0, "acted": False,
        "thief_actions": 0,
        "palaces": {
            name: {
                "chests": (chests or {}).get(name, [4, 5, 6, 7]),
                "guards": standing[name],
                "thieves": thieves.get(name, [0] * seats),
            }
            for name in PALACES
        },
        "deck": pool if deck is None else deck,
        "discard": [] if deck is None else pool,
        "dancers": 8 - sum(hand.count("dancer") for hand in hands),
        "seats": [
            {
                "hand": sorted(hand), "guards_left": 0, "neutrals_left": 0,
                "stock": 12 - sum(counts[seat] for counts in thieves.values()),
                "chests": (taken or {}).get(seat, []),
            }
            for seat, hand in enumerate(hands)
        ],
        "result": None,
    }  # fmt: skip
    return Match.load(RULES, position)


def exhausted(match):
    """The match with every palace card moved into seat 1's hand, so that nothing can be drawn."""
    state = match.start
    for card in [*state.deck, *(card for card, n in enumerate(state.discard) for _ in range(n))]:
        state.seats[1].hand[card] += 1
    state.deck, state.discard = [], [0] * 6
    return match


@dataclass
class Chance:
    """Chance of the tests' own."""

    rng: int


def by_chance(rules, state, chance):
    """Any action of the seat to act."""
    actions = rules.legal_actions(state, state.to_act)
    return actions[below(chance, len(actions))]


def sensibly(rules, state, chance):
    """A robbery if there is one, else a thief, else now and then (with many cards, always) a guard, else the end."""
    seat = state.to_act
    actions = rules.legal_actions(state, seat)
    walks = [action for action in actions if isinstance(action, Enter) or (isinstance(action, Move) and action.thief)]
    for action in walks:
        after = state.copy()
        rules.apply(after, seat, action)
        if after.seats[seat].chests != state.seats[seat].chests:
            return action
    enters = [action for action in walks if isinstance(action, Enter) and dancers_in(action) < 2]
    if enters:
        return min(enters, key=lambda action: len(action.cards))
    moves = [action for action in actions if isinstance(action, (Move, MoveNeutral)) and not dancers_in(action)]
    if moves and (sum(state.seats[seat].hand) > MANY or below(chance, 3) == 0):
        return moves[below(chance, len(moves))]
    ends = [action for action in actions if isinstance(action, End)]
    return ends[-1] if ends else actions[below(chance, len(actions))]
