"""12 Parsecs between sensible players: how long matches last, which ships are built, which upgrades are reached.

A player looks one choice ahead, and to the end of its writing when it chooses dice, by the guess of ``Player.worth``.
All roll the same dice, so players who judged alike would write the same sheet: each has a taste of its own.
"""

from __future__ import annotations

import statistics
import sys
from collections import Counter
from dataclasses import dataclass, fields
from functools import lru_cache
from itertools import combinations, pairwise
from math import exp, log

from tabletop.core.rng import below, seeded
from tabletop.core.rules import Action
from tabletop.games import catalog
from tabletop.games.parsecs import upgrades
from tabletop.games.parsecs.rows import FALLS, INDEX, NUMBERS, OPEN, RISES, Row, direction
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import CADET, CHOOSING, FUEL, WRITING, SeatState, State

MATCHES = 60
SEATS = (1, 2, 4)
SPREAD = 0.3
"""How far the tastes of players lie apart, as a share of each weight."""


@dataclass(frozen=True)
class Guess:
    """How a player judges a sheet; found by hill climbing over matches of one against the clock."""

    gaps: float = 1.0  # how hard a gap is to fill, by its spaces and the numbers it admits
    rate: float = 1.7  # numbers written a turn
    growth: float = 0.7  # circles of a group still to come, on average over the turns left
    marked: float = 0.6  # what a row in the making is worth of its circle
    power: float = 2.4  # how far the slowest of numbers, fuel and cadets rules the others
    speed: float = 12.0  # points of a turn saved
    other: float = 0.5  # what points of ships to come count beside speed
    doubt: float = 5.8  # how long a choice of ships stays open, in points
    boost: float = 5.0
    card: float = 4.0  # of an upgrade that is nearly reached
    surplus: float = 0.2


def taste(seed: int) -> Guess:
    """A player's own guess, around the usual one."""
    luck = Luck(seeded(seed))
    weights = ((field.name, getattr(Guess(), field.name)) for field in fields(Guess))
    return Guess(**{name: weight * (1 + SPREAD * (below(luck, 2001) / 1000 - 1)) for name, weight in weights})


@dataclass
class Luck:
    """A generator to draw from."""

    rng: int


class Player:
    """Plays one seat by what it sees."""

    def __init__(self, rules: ParsecsRules, guess: Guess, seed: int) -> None:
        self.rules = rules
        self.guess = guess
        self.rng = seeded(seed)
        self._effort = lru_cache(maxsize=65536)(self._row_effort)

    def choose(self, state: State, seat: int) -> Action:
        """The action after which the sheet is worth most; chance among equals."""
        actions = self.rules.legal_actions(state, seat)
        if len(actions) == 1:
            return actions[0]
        alone = State(state.turn, state.dice, state.upgrades, (), [state.seats[seat]], None, 0)
        worths = [self._after(alone, action) for action in actions]
        best = [action for action, worth in zip(actions, worths, strict=True) if worth > max(worths) - 1e-9]
        return best[below(self, len(best))]

    def _after(self, state: State, action: Action) -> float:
        """The worth of the sheet after an action, and after the best writing in sight when dice were chosen."""
        choosing = state.seats[0].phase == CHOOSING
        after = state.copy()
        self.rules.apply(after, 0, action)
        while choosing and after.seats[0].phase == WRITING:
            tries = []
            for write in self.rules.legal_actions(after, 0):
                one = after.copy()
                self.rules.apply(one, 0, write)
                tries.append((self.worth(one), one))
            after = max(tries, key=lambda found: found[0])[1]
        return self.worth(after)

    def worth(self, alone: State) -> float:
        """Points of the sheet, and of the ships still wanted, less what the turns to complete them cost."""
        sheet, guess, me = self.rules.sheet, self.guess, alone.seats[0]
        ships = range(len(sheet.ships))
        finished = sheet.complete_ships(me)
        unfinished = [ship for ship in ships if ship not in finished]
        filled = [sheet.filled(me, ship) for ship in ships]
        size = [end - start for start, end in sheet.ships]
        total = sum(10 * size[ship] for ship in finished) + sum(5 * filled[ship] for ship in unfinished)
        total += guess.boost * len(me.pending) + guess.surplus * (me.surplus_fuel + me.surplus_cadets)
        for card in alone.upgrades:
            now, enough = upgrades.progress(sheet, me, sheet.goals[card])
            total += guess.card * min(1.0, now / enough) ** 2
        wanted = self.rules.values.limits.ships - len(finished)
        if wanted <= 0 or not unfinished:
            return total
        asks = self._asks(me)
        plans = []
        for plan in combinations(unfinished, min(wanted, len(unfinished))):
            turns = sum(sum(ask[ship] for ship in plan) ** guess.power for ask in asks) ** (1 / guess.power)
            to_come = sum(10 * size[ship] - 5 * filled[ship] for ship in plan)
            plans.append(guess.other * to_come - guess.speed * turns)
        best = max(plans)
        return total + best + guess.doubt * log(sum(exp((plan - best) / guess.doubt) for plan in plans))

    def _asks(self, me: SeatState) -> list[list[float]]:
        """The turns that numbers, fuel and cadets of each ship ask for."""
        sheet, guess = self.rules.sheet, self.guess
        numbers = [0.0] * len(sheet.ships)
        for place in sheet.rows:
            numbers[place.ship] += self._effort(sheet.numbers_of(me, place)) / guess.rate
        asks = [numbers]
        for what, group in ((FUEL, 0), (CADET, 1)):
            income = guess.growth
            for marked, length in zip(me.boxes(group), sheet.lengths[group], strict=True):
                income += 1 if marked == length else guess.marked * marked / length
            asks.append([(room - on) / income for room, on in zip(sheet.room[what], me.supplies(what), strict=True)])
        return asks

    def _row_effort(self, row: Row) -> float:
        """How hard it is to fill the gaps of a row, in the direction it has or the better one."""
        way = direction(row)
        return min(self._gaps(row, one) for one in (RISES, FALLS) if way in (OPEN, one))

    def _gaps(self, row: Row, way: int) -> float:
        low, high = (0, len(NUMBERS) - 1)[::way]
        marks = [(-1, low), *((i, INDEX[n]) for i, n in enumerate(row) if n), (len(row), high)]
        total = 0.0
        for (i, one), (j, other) in pairwise(marks):
            spaces = j - i - 1
            total += spaces + self.guess.gaps * spaces * spaces / (abs(other - one) + 1)
        return total


def play(rules: ParsecsRules, seats: int, seed: int) -> State:
    """A match played to its end."""
    state = rules.new_game(seats, seed, {})
    players = [Player(rules, taste(1000 * seed + seat), 100 * seed + seat) for seat in range(seats)]
    while movers := rules.to_move(state):
        seat = movers[0]
        rules.apply(state, seat, players[seat].choose(state, seat))
    return state


def report(rules: ParsecsRules, ends: list[State]) -> None:
    """Print what matches of one number of seats came to."""
    sheets = [me for state in ends for me in state.seats]
    turns = [state.turn for state in ends]
    scores = [score for state in ends if state.result for score in state.result.scores]
    winning = [max(state.result.scores) for state in ends if state.result]
    lengths = ", ".join(f"{turn}: {n}" for turn, n in sorted(Counter(turns).items()))
    print(f"  turns: median {statistics.median(turns)} ({lengths})")
    print(f"  score: median {statistics.median(scores)}, of winners {statistics.median(winning)}")
    built = Counter(ship for me in sheets for ship in rules.sheet.complete_ships(me))
    print("  ships complete: " + ", ".join(f"{ship + 1} on {built[ship] / len(sheets):.0%}" for ship in range(5)))
    lying = Counter(card for state in ends for card in state.upgrades)
    reached = Counter(card for state in ends for card in state.upgrades if any(card in me.gained for me in state.seats))
    print("  upgrades reached by somebody, where they lay open:")
    for card, values in enumerate(rules.values.upgrades):
        share = f"{reached[card] / lying[card]:.0%} of {lying[card]}" if lying[card] else "never open"
        print(f"    {values.id:16}{share}")


def main() -> None:
    """Play and print; an argument in digits says how many matches of each number of seats."""
    matches = next((int(word) for word in sys.argv[1:] if word.isdigit()), MATCHES)
    rules = catalog.game("parsecs").rules()
    for seats in SEATS:
        print(f"{matches} matches of {seats}")
        report(rules, [play(rules, seats, seed) for seed in range(matches)])


if __name__ == "__main__":
    main()
