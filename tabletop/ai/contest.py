"""One match of built-in opponents among themselves, out of a contest in which every seating plays every deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from time import process_time
from typing import Any

import msgspec

from tabletop.ai import levels
from tabletop.ai.mind import Blind, share
from tabletop.ai.search import Dice
from tabletop.core.errors import BadRequest
from tabletop.core.rng import seeded
from tabletop.core.rules import Action, AnyRules, Seat
from tabletop.games import catalog

RANDOM, PLAIN = "random", "plain"
"""Players besides the levels: any legal action; and the policy of the playouts, without a search."""

_FEW = 6  # seats; every order of more would be too many
_STRIDE = 1_000_003


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays what: ``seats`` names a level, RANDOM or PLAIN a seat; ``unhurried`` goes without the time guard.

    Raises BadRequest.
    """

    game: str
    ruleset: str
    options: Mapping[str, Any]
    seats: tuple[str, ...]
    seed: int
    unhurried: bool = False

    def __post_init__(self) -> None:
        for kind in self.seats:
            if kind not in (*levels.LEVELS, RANDOM, PLAIN):
                raise BadRequest(
                    f"There is no player “{kind[:40]}”; there are: {', '.join(levels.LEVELS)}, random, plain."
                )

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every different order of the players; with many seats, every rotation."""
        return _seatings(self.seats)


class Played(msgspec.Struct, frozen=True):
    """How a match of a contest went, by seat.

    The share of the victory, the score, the processor's seconds, choices made, and those that the time guard cut.
    """

    number: int
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    cuts: tuple[int, ...]
    draw: bool


def play(contest: Contest, number: int) -> Played:
    """Play match ``number``: the deals are repeated for each seating. Raises BadRequest, BadRuleset or UnknownGame."""
    rules = _rules(contest.game, contest.ruleset)
    seatings = contest.seatings
    deal, place = divmod(number, len(seatings))
    players = seatings[place]
    seed = contest.seed * _STRIDE + deal
    state = rules.new_game(len(players), seed, contest.options)
    seconds, moves, cuts = [0.0] * len(players), [0] * len(players), [0] * len(players)
    turn = 0
    while movers := rules.to_move(state):
        seat = movers[0]
        legal = rules.legal_actions(state, seat)
        action = legal[0]
        if len(legal) > 1:
            begun = process_time()
            view = rules.view(state, seat)
            action, cut = _decide(contest, rules, view, seat, players[seat], seed=seed * _STRIDE + turn)
            seconds[seat] += process_time() - begun
            moves[seat] += 1
            cuts[seat] += cut
            if action not in legal:
                raise AssertionError(f"{players[seat]} played an illegal {action} at {rules.game}")
        rules.apply(state, seat, action)
        turn += 1
    outcome = rules.outcome(state)
    assert outcome is not None
    shares = tuple(share(outcome, seat) for seat in range(len(players)))
    scores = tuple(rules.scores(state)[: len(players)])
    return Played(number, shares, scores, tuple(seconds), tuple(moves), tuple(cuts), draw=not outcome.winners)


def _decide(contest: Contest, rules: AnyRules, view: Any, seat: Seat, kind: str, *, seed: int) -> tuple[Action, bool]:
    """What a player of that kind does, and whether the time guard cut its thought."""
    if kind == RANDOM:
        return Blind(rules).policy(view, seat, Dice(seeded(seed))), False
    if kind == PLAIN:
        return levels.simplest(rules, view, seat, seed), False
    advice = levels.by_level(rules, view, seat, kind, seed, hurried=not contest.unhurried)
    return advice.action, advice.cut


@lru_cache(maxsize=4)
def _rules(game: str, ruleset: str) -> AnyRules:
    return catalog.game(game).rules(ruleset)


@lru_cache(maxsize=8)
def _seatings(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    orders: Sequence[tuple[str, ...]]
    if len(seats) <= _FEW:
        orders = list(permutations(seats))
    else:
        orders = [seats[turn:] + seats[:turn] for turn in range(len(seats))]
    return sorted(set(orders))
