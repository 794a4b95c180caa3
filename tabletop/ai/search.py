"""One-ply search over sampled worlds: all plans meet the same worlds, and the better half of them goes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from tabletop.ai.mind import Mind, Plan, share
from tabletop.core.rng import Chance, seeded
from tabletop.core.rules import AnyRules, Seat

FOREVER = float("inf")
_STRIDE = 0x1_0000_0001_B3  # keeps the worlds of neighbouring seeds apart


@dataclass(slots=True)
class Dice:
    """A generator of its own, so that playing a world out does not draw from the world's chance."""

    rng: int


@dataclass(slots=True)
class Tally:
    """What playing a plan out came to, world by world."""

    plan: Plan
    wins: list[float]  # by world: the share of the victory, or how the mind values a match that was cut
    worth: float = 0.0  # sum of the mind's values: what is maximised
    ended: int = 0  # worlds in which the match was played to its end
    points: float = 0.0  # sum of the seat's scores in these

    @property
    def tries(self) -> int:
        """In how many worlds the plan was played out."""
        return len(self.wins)

    @property
    def mean(self) -> float:
        """The mean worth, 0–1."""
        return self.worth / self.tries if self.tries else 0.0

    @property
    def win(self) -> float:
        """The chance of victory, 0–1."""
        return sum(self.wins) / self.tries if self.tries else 0.0


@dataclass(frozen=True, slots=True)
class Found:
    """The outcome of a search: tallies best first, playouts made, seconds taken, and whether the time guard bit."""

    tallies: list[Tally]
    iterations: int
    seconds: float
    cut: bool


def search(
    rules: AnyRules, mind: Mind, view: Any, seat: Seat, plans: list[Plan], *,
    iterations: int, seed: int, seconds: float = FOREVER,
) -> Found:  # fmt: skip
    """Weigh the plans of a seat by ``iterations`` playouts or a few more, reproducible unless ``seconds`` run out.

    Sequential halving (Karnin, Koren and Somekh, ICML 2013): each round plays every plan that is left out in the same
    sampled worlds with the same dice, then drops the worse half. With no iterations the plans stay as they came.
    """
    begun = perf_counter()
    tallies = [Tally(plan, []) for plan in plans]
    racing = tallies[:]
    worlds = done = 0
    cut = False
    for rounds in _schedule(len(racing), iterations):
        for _ in range(rounds):
            if worlds and perf_counter() - begun > seconds:
                cut = True
                break
            world_seed = seed * _STRIDE + worlds
            world, placed = mind.world(view, seat, world_seed)
            for tally in racing:
                _play_out(rules, mind, view, placed, tally, state=world.copy(), dice=Dice(seeded(~world_seed)))
            worlds += 1
            done += len(racing)
        if cut:
            break
        racing.sort(key=lambda tally: -tally.mean)
        del racing[(len(racing) + 1) // 2 :]
    order = sorted(tallies, key=lambda tally: (-tally.tries, -tally.mean)) if done else tallies
    return Found(order, done, perf_counter() - begun, cut)


def _schedule(plans: int, iterations: int) -> Iterator[int]:
    """How many worlds each round sees, so that all rounds take about the same number of playouts."""
    if iterations <= 0:
        return
    rounds = max(1, (plans - 1).bit_length())
    left = plans
    for _ in range(rounds):
        yield max(1, iterations // (rounds * left))
        left = (left + 1) // 2


def _play_out(rules: AnyRules, mind: Mind, view: Any, seat: Seat, tally: Tally, *, state: Any, dice: Chance) -> None:
    """Follow the plan, then let everybody play by the policy, to the end or the horizon."""
    for action in tally.plan:
        rules.apply(state, seat, action)
    policy, far, to_move, apply = mind.policy, mind.far, rules.to_move, rules.apply
    actions = 0
    while (movers := to_move(state)) and not far(view, state, actions):
        mover = movers[0]
        apply(state, mover, policy(state, mover, dice))
        actions += 1
    worth = mind.value(state, seat)
    tally.worth += worth
    outcome = rules.outcome(state)
    if outcome is None:
        tally.wins.append(worth)
    else:
        tally.wins.append(share(outcome, seat))
        tally.ended += 1
        tally.points += rules.scores(state)[seat]
