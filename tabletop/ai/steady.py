"""Steadier numbers for a hint: the two best choices meet in more worlds, once the search has singled them out."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from tabletop.ai.explain import next_best
from tabletop.ai.mind import Mind
from tabletop.ai.search import Found, ahead, play_world
from tabletop.core.rules import AnyRules, Seat


def steadied(
    rules: AnyRules, mind: Mind, view: Any, seat: Seat, found: Found, *, iterations: int, seed: int, seconds: float,
    caution: float,
) -> Found:  # fmt: skip
    """What was found, with about so many playouts more of the best choice and of the next, unless ``seconds`` run out.

    The next takes the first place only if it proves better beyond luck in all worlds together.
    """
    best, second = found.tallies[0], next_best(found.tallies)
    pair = [best] if second is None or second.tries != best.tries else [best, second]
    begun, done, cut = perf_counter(), 0, found.cut
    first = best.tries
    for number in range(first, first + iterations // len(pair)):
        if cut or perf_counter() - begun > seconds - found.seconds:
            cut = True
            break
        play_world(rules, mind, view, seat, pair, seed=seed, number=number, keep=True)
        done += len(pair)
    tallies = found.tallies[:]
    if second in pair and done and ahead(second.worths, best.worths) > caution:
        tallies.remove(second)
        tallies.insert(0, second)
    return Found(tallies, found.iterations + done, found.seconds + perf_counter() - begun, cut)
