"""One-ply search over sampled worlds: the favourite is challenged, and stays unless another is better beyond luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from tabletop.ai.mind import Mind, Plan, share
from tabletop.core.rng import Chance, seeded
from tabletop.core.rules import AnyRules, Seat

FOREVER = float("inf")
CAUTION = 0.7
"""Standard errors by which a challenger must be better than the favourite."""

_BEATEN = 2.0  # standard errors by which the favourite is better than a challenger that need not go on
_ENOUGH = 4  # worlds that tell something about a challenger
_STRIDE = 0x1_0000_0001_B3  # keeps the worlds of neighbouring seeds apart


@dataclass(slots=True)
class Dice:
    """A generator of its own, so that playing a world out does not draw from the world's chance."""

    rng: int


@dataclass(slots=True)
class Tally:
    """What playing a plan out came to, world by world."""

    plan: Plan
    worths: list[float] = field(default_factory=list)  # by world: the mind's value, which is maximised
    wins: list[float] = field(default_factory=list)  # the share of the victory, or the value where a match was cut
    ended: int = 0  # worlds in which the match was played to its end
    points: float = 0.0  # sum of the seat's scores in these
    ends: list[tuple[Any, Seat]] = field(default_factory=list)  # by world, if kept: how it ended, the seat in it

    @property
    def tries(self) -> int:
        """In how many worlds the plan was played out."""
        return len(self.wins)

    @property
    def mean(self) -> float:
        """The mean worth, 0–1."""
        return sum(self.worths) / self.tries if self.tries else 0.0

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
    iterations: int, seed: int, seconds: float = FOREVER, caution: float = CAUTION, keep: bool = False,
) -> Found:  # fmt: skip
    """Weigh the plans of a seat by about so many playouts or fewer, reproducible unless ``seconds`` run out.

    The first plan is the favourite, which knowledge proposes. In each round it meets all that still challenge it in
    the same sampled worlds with the same dice, then the worse half of these goes (sequential halving: Karnin, Koren
    and Somekh, ICML 2013), and all that are clearly beaten. The last challenger takes its place only if it was better
    beyond luck, so that few playouts do no harm. With no iterations the plans stay as they came. ``keep`` keeps the
    ends of all playouts, for reasons to be counted in them.
    """
    begun = perf_counter()
    favourite, *rivals = tallies = [Tally(plan) for plan in plans]
    worlds = done = 0
    cut = False
    for rounds in _schedule(len(rivals), iterations):
        for _ in range(rounds):
            if worlds and perf_counter() - begun > seconds:
                cut = True
                break
            play_world(rules, mind, view, seat, (favourite, *rivals), seed=seed, number=worlds, keep=keep)
            worlds += 1
            done += 1 + len(rivals)
        rivals.sort(key=lambda tally: -tally.mean)
        if cut:
            break
        del rivals[(len(rivals) + 1) // 2 :]
        if worlds >= _ENOUGH:
            rivals = [tally for tally in rivals if ahead(favourite.worths, tally.worths) < _BEATEN]
        if not rivals:
            break
    if done:
        tallies.sort(key=lambda tally: (-tally.tries, -tally.mean))
        tallies.remove(favourite)
        better = bool(rivals) and rivals[0].tries >= _ENOUGH and ahead(rivals[0].worths, favourite.worths) > caution
        if rivals:
            tallies.remove(rivals[0])
            tallies.insert(0, rivals[0])
        tallies.insert(int(better), favourite)
    return Found(tallies, done, perf_counter() - begun, cut)


def play_world(
    rules: AnyRules, mind: Mind, view: Any, seat: Seat, tallies: Sequence[Tally], *, seed: int, number: int, keep: bool
) -> None:  # fmt: skip
    """Play each of the plans out in the same sampled world, the one of that number, with the same dice."""
    world_seed = seed * _STRIDE + number
    world, placed = mind.world(view, seat, world_seed)
    for tally in tallies:
        state = world.copy()
        _play_out(rules, mind, view, placed, tally, state=state, dice=Dice(seeded(~world_seed)))
        if keep:
            tally.ends.append((state, placed))


def ahead(ones: Sequence[float], others: Sequence[float]) -> float:
    """By how many standard errors the ones are above the others, world by world; 0 of a single world."""
    gains = [one - other for one, other in zip(ones, others, strict=False)]
    n = len(gains)
    if n < 2:
        return 0.0
    mean = sum(gains) / n
    spread = sum((gain - mean) ** 2 for gain in gains)
    if not spread:
        return FOREVER * mean if mean else 0.0
    return mean / sqrt(spread / (n - 1) / n)


def _schedule(rivals: int, iterations: int) -> Iterator[int]:
    """How many worlds each round sees, so that all rounds take about the same number of playouts."""
    if iterations <= 0:
        return
    rounds = max(1, rivals.bit_length())
    for _ in range(rounds):
        yield max(1, iterations // (rounds * (rivals + 1)))
        rivals = (rivals + 1) // 2


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
    tally.worths.append(worth)
    outcome = rules.outcome(state)
    if outcome is None:
        tally.wins.append(worth)
    else:
        tally.wins.append(share(outcome, seat))
        tally.ended += 1
        tally.points += rules.scores(state)[seat]
