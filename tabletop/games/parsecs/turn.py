"""The course of a turn: what follows an action, the phases of a seat, the next roll and the end."""

from __future__ import annotations

from tabletop.core.rng import roll
from tabletop.core.rules import Seat
from tabletop.games.parsecs import boosts, scoring, supply, upgrades
from tabletop.games.parsecs.events import Ended, ParsecsEvent, Rolled, SeatDone, TurnEnded
from tabletop.games.parsecs.ruleset import Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import BOOSTING, CHOOSING, DONE, SUPPLYING, WRITING, State


def roll_dice(state: State) -> None:
    """P1: three dice, the same for all."""
    state.dice = (roll(state), roll(state), roll(state))


def settle(values: Values, sheet: Sheet, state: State, seat: Seat) -> list[ParsecsEvent]:
    """After every action of a seat: goals, idle boosts, the next phase, and the end of the turn if all are done."""
    me = state.seats[seat]
    events = upgrades.gain(values, sheet, state, seat)
    events += boosts.drop_idle(sheet, state, seat)
    if me.pending:
        me.phase = BOOSTING
    elif me.numbers:
        me.phase = WRITING
    else:
        if me.to_place is None:
            events += supply.count_income(sheet, state, seat)
        if me.to_place != (0, 0):
            me.phase = SUPPLYING
        else:
            me.phase = DONE
            events.append(SeatDone(seat))
            if all(other.phase == DONE for other in state.seats):
                events += _end_turn(values, sheet, state)
    return events


def _end_turn(values: Values, sheet: Sheet, state: State) -> list[ParsecsEvent]:
    """P10: the match is over, or the dice are rolled again."""
    ended = TurnEnded(state.turn)
    if scoring.is_last_turn(values, sheet, state):
        state.result = result = scoring.result(values, sheet, state)
        return [ended, Ended(result.winners, result.scores, result.complete)]
    state.turn += 1
    for seat in state.seats:
        seat.phase = CHOOSING
        seat.to_place = None
    roll_dice(state)
    return [ended, Rolled(state.turn, state.dice)]
