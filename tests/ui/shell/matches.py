"""Matches to save, open and show."""

from tabletop.core.match import Match
from tabletop.core.records import Player
from tabletop.games import catalog


def begun(game="parsecs", seats=2, actions=5, seed=1):
    """A match after some actions, and who plays it."""
    match = Match.new(catalog.game(game).rules(), seats, seed, {})
    advance(match, actions)
    return match, [Player(f"Player {seat + 1}", None) for seat in range(seats)]


def advance(match, actions):
    """Play on, always the first legal action."""
    for _ in range(actions):
        seat = match.rules.to_move(match.state)[0]
        match.play(seat, match.rules.legal_actions(match.state, seat)[0])
