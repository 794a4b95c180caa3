"""12 Parsecs: what is worth weighing is looked through to the end of the writing, and judged by learned weights."""

from __future__ import annotations

from typing import Final

from tabletop.ai.evaluation.parsecs_quick import Quick
from tabletop.ai.evaluation.parsecs_turn import Turn
from tabletop.ai.evaluation.parsecs_worth import Judge
from tabletop.ai.mind import Plan, nearly, share
from tabletop.core.rng import Chance
from tabletop.core.rules import Action, Seat
from tabletop.games.parsecs.rules import ParsecsRules
from tabletop.games.parsecs.state import CHOOSING, WRITING, State

_LEAD: Final = 45.0  # points that make three victories of four
_VERY_GOOD: Final = 450.0  # points that are three quarters of what a lone player may hope for
_TURNS: Final = 3  # that a playout looks ahead


class ParsecsMind:
    """Judges every choice by the sheet that it leads to; plays matches out by a quicker player."""

    def __init__(self, rules: ParsecsRules) -> None:
        self._rules = rules
        self._quick = Quick(rules)
        self._judge = Judge(rules)
        self._turn = Turn(rules, self._judge)

    def world(self, view: State, seat: Seat, seed: int) -> tuple[State, Seat]:
        """The seat and the rival who is furthest: nobody else has a say in what the seat gets.

        Upgrade cards are left out: to look for their goals after every action costs more than they bring.
        """
        world = self._rules.sample(view, seat, seed)
        worths = [self._judge.worth(other) for other in world.seats]
        world.upgrades = ()
        if len(world.seats) <= 2:
            return world, seat
        rival = max([other for other in range(len(worths)) if other != seat], key=lambda other: (worths[other], -other))
        world.seats = [world.seats[seat], world.seats[rival]]
        return world, 0

    def policy(self, state: State, seat: Seat, chance: Chance) -> Action:
        """What saves most turns at once."""
        return self._quick.policy(state, seat, chance)

    def plans(self, state: State, seat: Seat) -> list[Plan]:
        """Choices of dice and group, or of places for a number, as they go on best; of the rest the best alone."""
        lines = self._turn.lines(state, seat)
        most = len(lines) if state.seats[seat].phase in (CHOOSING, WRITING) else 1
        return [line.plan for line in lines[:most]]

    def far(self, begun: State, state: State, actions: int) -> bool:
        """A few turns: what sheets are worth then tells the rest."""
        del actions
        return state.turn >= begun.turn + _TURNS

    def value(self, state: State, seat: Seat) -> float:
        """The share of the victory and the lead; before the end the lead alone, by what the sheets are worth."""
        outcome = self._rules.outcome(state)
        if outcome is None:
            worths = [self._judge.worth(me) for me in state.seats]
        else:
            worths = [float(score) for score in outcome.scores]
        if len(worths) == 1:
            return nearly(worths[0], _VERY_GOOD)
        lead = worths[seat] - max([worth for other, worth in enumerate(worths) if other != seat])
        near = nearly(lead, _LEAD)
        return near if outcome is None else 0.6 * share(outcome, seat) + 0.4 * near


MIND = ParsecsMind
