"""Ways through a match that shrink: a seed, some moves made at once, and the choices whose states a law looks at."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from tabletop.core.match import Match
from tabletop.core.rng import below, seeded
from tabletop.core.rules import Action, Seat

from .tables import Table


@dataclass
class Chooser:
    """Chance of the tests' own."""

    rng: int


@dataclass(frozen=True)
class Walk:
    """``lead`` moves by chance from a deal, then one move for each of ``picks``."""

    seats: int
    seed: int
    lead: int
    picks: tuple[int, ...]

    def begin(self, table: Table) -> Match:
        """The match after the lead."""
        match = table.match(self.seats, self.seed)
        chooser = Chooser(seeded(self.seed))
        for _ in range(self.lead):
            if match.over:
                break
            match.play(*choose(match, below(chooser, 2**32)))
        return match

    def matches(self, table: Table) -> Iterator[Match]:
        """The same match after the lead and after each pick, until it is over."""
        match = self.begin(table)
        yield match
        for pick in self.picks:
            if match.over:
                break
            match.play(*choose(match, pick))
            yield match


def choose(match: Match, pick: int) -> tuple[Seat, Action]:
    """A seat to act and one of its actions, both by ``pick``."""
    movers = match.rules.to_move(match.state)
    seat = movers[pick % len(movers)]
    actions = match.rules.legal_actions(match.state, seat)
    return seat, actions[pick // len(movers) % len(actions)]


def sensible(match: Match, chance: Chooser) -> tuple[Seat, Action]:
    """Any action; but at the Thief, where chance alone takes a thousand turns, a thief on the way to a chest."""
    movers = match.rules.to_move(match.state)
    seat = movers[below(chance, len(movers))]
    actions = match.rules.legal_actions(match.state, seat)
    if below(chance, 4):
        actions = [action for action in actions if type(action).__name__ == "Enter"] or actions
    return seat, actions[below(chance, len(actions))]


def finished(table: Table, seats: int, seed: int) -> Match:
    """A match played to its end."""
    match, chance = table.match(seats, seed), Chooser(seeded(seed))
    while not match.over:
        match.play(*sensible(match, chance))
    return match


def walks(table: Table, lead: int = 150, picks: int = 6) -> st.SearchStrategy[Walk]:
    return st.builds(
        Walk,
        seats=st.sampled_from(table.seats),
        seed=st.integers(0, 2**32),
        lead=st.integers(0, lead),
        picks=st.lists(st.integers(0, 2**16), max_size=picks).map(tuple),
    )
