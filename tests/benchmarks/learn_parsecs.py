"""Learns the weights by which sheets of 12 Parsecs are judged: ``python -m tests.benchmarks.learn_parsecs --help``.

Weights play each other: in each step pairs of them, moved from the present ones in opposite directions at random, play
matches with the same rolls, and the present ones follow the winners (an evolution strategy with mirrored samples:
Salimans et al., 2017). What the strategy comes to is the mean of the later steps, as single steps are mostly luck.

The shipped weights took about 140 000 matches of it, which were played by a faster copy of the rules; here a match takes
a quarter of a second with compiled modules, so that a night on a few cores repeats it. Confirm what is learned by the
arena with other deals, then type it into ``tabletop/ai/evaluation/parsecs_weights.py``.
"""

from __future__ import annotations

import argparse
from math import sqrt, tanh
from random import Random

from tabletop.ai.evaluation.parsecs_turn import Turn
from tabletop.ai.evaluation.parsecs_weights import LEARNED, Weights
from tabletop.ai.evaluation.parsecs_worth import Judge
from tabletop.ai.mind import share
from tabletop.games import catalog
from tabletop.games.parsecs.rules import ParsecsRules

SPREADS = Weights(
    tight=0.2, tight_spaces=0.15, tight_numbers=0.12, number=1.0, stations=0.2, academies=0.2, fuel=1.0, cadets=1.0,
    doubt=2.0, boost=1.0, surplus=0.15, ships=(2.5, 2.5, 2.5, 2.5, 2.5),
)  # fmt: skip
"""How far weights are moved apart."""
LEAST = 0.1  # of all but the ships
LEAD = 50.0  # points that are nearly as good as a victory
MOMENTUM = 0.7
MEMORY = 0.94  # of the mean, a step

Vector = list[float]


def flat(weights: Weights) -> Vector:
    """The weights in a row, those of the ships last."""
    return [*weights[:-1], *weights.ships]


def named(vector: Vector) -> Weights:
    """The weights of a row."""
    plain = len(Weights._fields) - 1
    numbers = [max(LEAST, number) for number in vector[:plain]]
    return Weights(*numbers, ships=tuple(vector[plain:]))  # type: ignore[arg-type]


def better(rules: ParsecsRules, one: Weights, other: Weights, deal: int) -> float:
    """What the one gains over the other in a match, −1 to 1."""
    players = [Turn(rules, Judge(rules, weights)) for weights in (one, other)]
    state = rules.new_game(2, deal, {})
    while movers := rules.to_move(state):
        seat = movers[0]
        for action in players[seat].lines(state, seat)[0].plan:
            rules.apply(state, seat, action)
    outcome = rules.outcome(state)
    assert outcome is not None
    mine, others = outcome.scores
    return 1.4 * (share(outcome, 0) - 0.5) + 0.3 * tanh((mine - others) / LEAD)


def step(rules: ParsecsRules, now: Vector, pairs: int, matches: int, luck: Random) -> Vector:
    """The direction in which weights win, in spreads."""
    spreads = flat(SPREADS)
    slope = [0.0] * len(now)
    for _ in range(pairs):
        moods = [luck.gauss(0, 1) for _ in now]
        one, other = (
            named([weight + way * spread * mood for weight, spread, mood in zip(now, spreads, moods, strict=True)])
            for way in (1, -1)
        )
        gain = sum(better(rules, one, other, luck.getrandbits(40)) for _ in range(matches)) / matches
        slope = [part + gain * mood / pairs for part, mood in zip(slope, moods, strict=True)]
    return slope


def main() -> None:
    """Learn and print the mean after each step."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=100, help="pairs of weights a step")
    parser.add_argument("--matches", type=int, default=10, help="matches a pair")
    parser.add_argument("--stride", type=float, default=0.4, help="how far a step goes, in spreads")
    parser.add_argument("--seed", type=int, default=1)
    asked, _ = parser.parse_known_args()
    rules: ParsecsRules = catalog.game("parsecs").rules()  # type: ignore[assignment]
    luck = Random(asked.seed)
    now = mean = flat(LEARNED)
    way = [0.0] * len(now)
    for count in range(asked.steps):
        slope = step(rules, now, asked.pairs, asked.matches, luck)
        way = [MOMENTUM * old + (1 - MOMENTUM) * new for old, new in zip(way, slope, strict=True)]
        length = sqrt(sum(part * part for part in way) / len(way)) or 1.0
        stride = asked.stride / (1 + 0.02 * count)
        now = [
            weight + stride * spread * part / length
            for weight, spread, part in zip(now, flat(SPREADS), way, strict=True)
        ]
        mean = [MEMORY * old + (1 - MEMORY) * new for old, new in zip(mean, now, strict=True)]
        print(f"step {count + 1}, slope {length:.3f}: {named([round(weight, 2) for weight in mean])}", flush=True)


if __name__ == "__main__":
    main()
