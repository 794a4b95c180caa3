"""The Thief of Baghdad: the chest at once or the thieves still missing, what the hand pays for, and the price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import DIFFERENCE, Fact, Facts, Why, counted
from tabletop.ai.search import Tally
from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral, dancers_in
from tabletop.games.thief_of_baghdad.events import Robbed
from tabletop.games.thief_of_baghdad.legality import entry_cost
from tabletop.games.thief_of_baghdad.rules import ThiefRules
from tabletop.games.thief_of_baghdad.state import PALACES, State


def facts(rules: ThiefRules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, by what it sees."""
    del other, seed
    action: Any = mine.plan[0]
    after = view.copy()
    events = rules.apply(after, seat, action)
    match action:
        case Guard():
            found = _guard(view, after, seat, action)
        case End():
            found = _end(rules, view, seat, action)
        case _:
            thieves = payable(after, seat)
            pays = Why("thief_of_baghdad.pays", {"n": thieves})
            found = {
                **_chest(after, seat, action, events),
                "pays": Fact(thieves + 1.0) if isinstance(action, Enter) else Fact(float(thieves), pays),
                "draw": Fact(float(rules.ruleset.draw)),
                "price": _price(action),
            }
            if not isinstance(action, Enter):
                found["dearer"] = dearer(view, after, seat)
    return {**found, **_later(view, mine)}


def _later(view: State, mine: Tally) -> Facts:
    """Chests that were taken in what was played on, in ten matches: by the seat, and by the others."""
    own, others = [], []
    for end, placed in mine.ends:
        taken = [len(after.chests) - len(now.chests) for after, now in zip(end.seats, view.seats, strict=True)]
        own.append(10.0 * taken[placed])
        others.append(-10.0 * (sum(taken) - taken[placed]))
    return {
        "own": counted(own, DIFFERENCE, Why("thief_of_baghdad.own")),
        "others": counted(others, DIFFERENCE, Why("thief_of_baghdad.others")),
    }


def dearer(view: State, after: State, seat: Seat) -> Fact:
    """For how many others a thief costs more somewhere than before, less those for whom one costs less (T5)."""
    n = 0
    for before, palace in zip(view.palaces, after.palaces, strict=True):
        for other in range(len(view.seats)):
            price, was = entry_cost(palace, other), entry_cost(before, other)
            if other != seat and price and was:
                n += (price > was) - (price < was)
    return Fact(float(n), Why("thief_of_baghdad.dearer", {"n": n}) if n > 0 else None)


def payable(view: State, seat: Seat) -> int:
    """How many thieves the seat could bring in with the palace cards in its hand, as the guards stand (T5)."""
    own = view.seats[seat]
    prices = [entry_cost(palace, seat) if palace.chests else None for palace in view.palaces]
    return min(own.stock, sum(own.hand[number] // price for number, price in enumerate(prices) if price))


def _guard(view: State, after: State, seat: Seat, action: Guard) -> Facts:
    """What a guard placed is good for: what the hand then pays for; a neutral one makes thieves dearer for others."""
    number = PALACES.index(action.palace)
    thieves, price = payable(after, seat), entry_cost(after.palaces[number], seat)
    found = {"pays": Fact(float(thieves), Why("thief_of_baghdad.pays", {"n": thieves}))}
    found["dearer"] = dearer(view, after, seat)
    if action.neutral:
        return found
    held = view.seats[seat].hand[number]
    found["cards"] = Fact(float(held), Why("thief_of_baghdad.cards", {"n": held}))
    costs = Why("thief_of_baghdad.costs", {"n": price}) if price else None
    there = view.palaces[number].guards[seat]
    found["first"] = Fact(-float(there), None if there else Why("thief_of_baghdad.first"))
    found["way in"] = Fact(1 / price if price else 0.0, costs, Why("thief_of_baghdad.closed") if not price else None)
    return found


def _end(rules: ThiefRules, view: State, seat: Seat, action: End) -> Facts:
    """What is drawn (T13), and what stays in hand."""
    values, held = rules.ruleset, sum(view.seats[seat].hand)
    drawn = values.draw if view.acted else values.draw_idle
    rest = Why("thief_of_baghdad.draw.idle", {"n": drawn, "other": values.draw})
    found = {"draw": Fact(float(drawn), rest), "pays": Fact(float(payable(view, seat)))}
    if action.dancer:
        found["dancer"] = Fact(1.0, Why("thief_of_baghdad.dancer"))
    found["price"] = Fact(0.0, Why("thief_of_baghdad.saves", {"n": held}))
    return found


def _chest(after: State, seat: Seat, action: Enter | Move | MoveNeutral, events: Sequence[object]) -> Facts:
    """The chest taken at once, or how near a thief brings it (T11)."""
    for event in events:
        if isinstance(event, Robbed):
            return {"robs": Fact(1.0, Why("thief_of_baghdad.robs", {"n": event.chest})), "near": Fact(1.0)}
    if isinstance(action, MoveNeutral) or (isinstance(action, Move) and not action.thief):
        return {}
    palace = after.palaces[PALACES.index(action.palace if isinstance(action, Enter) else action.to)]
    if not palace.chests:
        return {}
    asked, there = palace.chests[0], palace.thieves[seat]
    missing = Why("thief_of_baghdad.missing", {"there": there, "all": asked})
    return {"near": Fact(there / asked, missing)}


def _price(action: Enter | Move | MoveNeutral) -> Fact:
    n, dancers = len(action.cards), dancers_in(action)
    if dancers:
        return Fact(-float(n), None, Why("thief_of_baghdad.price.dancers", {"n": n, "dancers": dancers}))
    return Fact(-float(n), Why("thief_of_baghdad.price.only", {"n": n}), Why("thief_of_baghdad.price", {"n": n}))
