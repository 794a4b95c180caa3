"""Chance is the same everywhere, uniform, and lives in one integer."""

from collections import Counter
from dataclasses import dataclass

from tabletop.core.rng import below, roll, seeded, shuffle


@dataclass
class Box:
    rng: int


def test_the_stream_is_splitmix64():
    # The first outputs of the published generator for seed 1234567.
    box = Box(1234567)
    words = [below(box, 2**64) for _ in range(3)]
    assert words == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_a_seed_gives_the_same_throws_on_every_platform():
    box = Box(seeded(12))
    assert [roll(box) for _ in range(12)] == [3, 6, 2, 4, 3, 6, 3, 3, 3, 3, 5, 4]


def test_any_integer_is_a_seed():
    for seed in (0, -1, 2**64, -(10**40), 10**400):
        assert 0 <= seeded(seed) < 2**64
    assert len({seeded(seed) for seed in range(-500, 500)}) == 1000


def test_throws_are_uniform():
    box = Box(seeded(1))
    counts = Counter(below(box, 7) for _ in range(70_000))
    assert sorted(counts) == list(range(7))
    chi_square = sum((n - 10_000) ** 2 / 10_000 for n in counts.values())
    assert chi_square < 22.5  # p = 0.001 with six degrees of freedom


def test_a_bound_above_half_the_range_is_not_biased():
    box, bound = Box(seeded(2)), 3 * 2**62
    low = sum(below(box, bound) < 2**62 for _ in range(3000))
    assert 900 < low < 1100


def test_every_order_of_a_shuffle_is_as_likely():
    box = Box(seeded(3))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        shuffle(box, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((n - 1000) ** 2 / 1000 for n in orders.values()) < 49.7  # p = 0.001 with 23 degrees of freedom


def test_a_long_shuffle_leaves_each_card_anywhere_with_the_same_chance():
    box = Box(seeded(4))
    places: Counter[int] = Counter()
    for _ in range(12_000):
        cards = list(range(60))  # more swaps than one number decides
        shuffle(box, cards)
        assert sorted(cards) == list(range(60))
        places[cards.index(59)] += 1
    assert sum((places[place] - 200) ** 2 / 200 for place in range(60)) < 98.3  # p = 0.001, 59 degrees of freedom
