"""Matches of The Thief of Baghdad set up for a test: who stands where, who holds what."""

from tabletop.core.match import Match
from tabletop.games import catalog
from tabletop.games.thief_of_baghdad.state import PALACES

RULES = catalog.game("thief_of_baghdad").rules()
OWN_GUARDS = {2: 4, 3: 3, 4: 2}


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
