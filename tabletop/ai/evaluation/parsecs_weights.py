"""12 Parsecs: the weights that sheets are judged by, learned by self-play: ``tests/benchmarks/learn_parsecs.py``."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """What things are worth, in points where nothing else is said."""

    tight: float  # how much harder a gap is to fill for being long and narrow: this,
    tight_spaces: float  # by its spaces to this power,
    tight_numbers: float  # through the numbers that it admits to this power
    number: float  # a number less to be written
    stations: float  # boxes of the fuel stations marked a turn
    academies: float  # boxes of the academies marked a turn
    fuel: float  # a turn less to wait for fuel
    cadets: float  # a turn less to wait for cadets
    doubt: float  # how long the choice of ships stays open
    boost: float  # a boost that waits
    surplus: float  # a unit on the surplus track
    ships: tuple[float, float, float, float, float]  # each ship among the chosen


LEARNED = Weights(
    tight=1.16,
    tight_spaces=3.79,
    tight_numbers=3.05,
    number=13.58,
    stations=4.86,
    academies=2.77,
    fuel=14.34,
    cadets=9.19,
    doubt=47.37,
    boost=8.0,
    surplus=1.41,
    ships=(-38.3, -31.1, 6.6, -26.3, 41.8),
)
