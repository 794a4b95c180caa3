"""The Thief of Baghdad: the chest at once or the thieves still missing, what the hand pays for, and the price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.facts import Fact, Facts, Why
from tabletop.ai.mind import mind
from tabletop.ai.search import Dice, Tally
from tabletop.core.rng import seeded
from tabletop.core.rules import Seat
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral
from tabletop.games.thief_of_baghdad.events import Robbed
from tabletop.games.thief_of_baghdad.legality import entry_cost
from tabletop.games.thief_of_baghdad.rules import ThiefRules
from tabletop.games.thief_of_baghdad.state import GUARDS, PALACES, State


def facts(rules: ThiefRules, view: State, seat: Seat, mine: Tally, other: Tally | None, seed: int) -> Facts:
    """What a choice means for the seat, by what it sees."""
    del other, seed
    action: Any = mine.plan[0]
    after = view.copy()
    events = rules.apply(after, seat, action)
    match action:
        case Guard():
            return _guard(view, after, seat, action)
        case End():
            return {"robs": Fact(0.0, None, Why("thief_of_baghdad.robs.less")), **_end(rules, view, seat, action)}
    thieves = payable(after, seat)
    pays = Why("thief_of_baghdad.pays", {"n": thieves}) if thieves else None
    return {
        **_chest(rules, after, seat, action, events),
        **({} if isinstance(action, Enter) else {"dearer": dearer(view, after, seat)}),
        "pays": Fact(thieves + 1.0) if isinstance(action, Enter) else Fact(float(thieves), pays, plain=pays),
        "draw": Fact(float(rules.ruleset.draw)),
        "price": _price(action),
    }


def early(view: State) -> bool:
    """Whether guards are still being placed."""
    return view.phase == GUARDS


def dearer(view: State, after: State, seat: Seat) -> Fact:
    """For how many others a thief costs more somewhere than before, less those for whom one costs less (T5)."""
    n, payers = 0, set()
    for before, palace in zip(view.palaces, after.palaces, strict=True):
        for other in range(len(view.seats)):
            price, was = entry_cost(palace, other), entry_cost(before, other)
            if other != seat and price and was:
                n += (price > was) - (price < was)
                payers |= {other} if price > was else set()
    one = Why("thief_of_baghdad.dearer", {"seat": min(payers, default=0)})
    pay = None if n <= 0 else one if len(payers) == 1 else Why("thief_of_baghdad.dearer.all", {"n": len(payers)})
    return Fact(float(n), pay, plain=pay)


def payable(view: State, seat: Seat) -> int:
    """How many thieves the seat could bring in with the palace cards in its hand, as the guards stand (T5)."""
    own = view.seats[seat]
    prices = [entry_cost(palace, seat) if palace.chests else None for palace in view.palaces]
    return min(own.stock, sum(own.hand[number] // price for number, price in enumerate(prices) if price))


def _guard(view: State, after: State, seat: Seat, action: Guard) -> Facts:
    """What a guard placed is good for: what the hand then pays for; a neutral one makes thieves dearer for others."""
    number = PALACES.index(action.palace)
    thieves, price = payable(after, seat), entry_cost(after.palaces[number], seat)
    more = thieves - payable(view, seat)
    pays = Why("thief_of_baghdad.pays.guard", {"n": thieves}) if thieves and more else None
    found = {"pays": Fact(float(thieves), pays, plain=pays), "dearer": dearer(view, after, seat)}
    if action.neutral:
        opens = Why("thief_of_baghdad.opens") if price and not entry_cost(view.palaces[number], seat) else None
        return {"opens": Fact(float(opens is not None), opens, plain=opens), **found, "price": _neutral(price)}
    held, there = view.seats[seat].hand[number], view.palaces[number].guards[seat]
    cards = Why("thief_of_baghdad.cards", {"n": held}) if held else None
    first = None if there else Why("thief_of_baghdad.first")
    costs = Why("thief_of_baghdad.costs", {"n": price}) if price else None
    found["cards"] = Fact(float(held), cards, plain=cards)
    found["first"] = Fact(-float(there), first, plain=first)
    found["way in"] = Fact(
        1 / price if price else 0.0, costs, None if price else Why("thief_of_baghdad.closed"), plain=costs
    )
    return found


def _neutral(price: int | None) -> Fact:
    """What a thief costs where a neutral guard comes to stand (T3, T5)."""
    costs = Why("thief_of_baghdad.costs.neutral", {"n": price}) if price else Why("thief_of_baghdad.elsewhere")
    return Fact(0.0, plain=costs)


def _end(rules: ThiefRules, view: State, seat: Seat, action: End) -> Facts:
    """What the end of a turn draws (T13), and what stays in hand."""
    values, held = rules.ruleset, sum(view.seats[seat].hand)
    drawn = values.draw if view.acted else values.draw_idle
    rest = Why("thief_of_baghdad.draw.idle", {"n": drawn, "other": values.draw})
    found = {"draw": Fact(float(drawn), rest, plain=None if view.acted else rest)}
    found["pays"] = Fact(float(payable(view, seat)))
    if action.dancer:
        found["dancer"] = Fact(1.0, Why("thief_of_baghdad.dancer"), plain=Why("thief_of_baghdad.dancer"))
    saves = Why("thief_of_baghdad.saves", {"n": held}) if held else Why("thief_of_baghdad.draw", {"n": drawn})
    found["price"] = Fact(0.0, saves, plain=saves)
    return found


def _chest(
    rules: ThiefRules, after: State, seat: Seat, action: Enter | Move | MoveNeutral, events: Sequence[object]
) -> Facts:  # fmt: skip
    """The chest taken at once, or how near a thief brings it (T11); and a chest that the next best takes at once."""
    for event in events:
        if isinstance(event, Robbed):
            robs = Why("thief_of_baghdad.robs", {"n": event.chest})
            if after.result is not None:
                robs = Why("thief_of_baghdad.wins", {"n": len(after.seats[seat].chests)})
            return {"robs": Fact(1.0, robs, plain=robs), "near": Fact(1.0)}
    later = still_robbed(rules, after, seat)
    soon = Why("thief_of_baghdad.robs.still", {"palace": later}) if later is not None else None
    less = None if soon else Why("thief_of_baghdad.robs.less")
    found = {"robs": Fact(0.0 if soon is None else 0.9, soon, less, plain=soon)}
    if isinstance(action, MoveNeutral) or (isinstance(action, Move) and not action.thief):
        return found
    palace = after.palaces[PALACES.index(action.palace if isinstance(action, Enter) else action.to)]
    if not palace.chests:
        return found
    asked, there = palace.chests[0], palace.thieves[seat]
    missing = Why("thief_of_baghdad.missing", {"there": there, "all": asked})
    return {**found, "near": Fact(there / asked, missing, plain=missing)}


def still_robbed(rules: ThiefRules, view: State, seat: Seat) -> int | None:
    """The palace whose chest the seat takes before this turn ends, if it goes on as knowledge proposes; else None."""
    known, state, dice = mind(rules), view.copy(), Dice(seeded(1))
    while seat in rules.to_move(state):
        action: Any = known.policy(state, seat, dice)
        if isinstance(action, End):
            break
        for event in rules.apply(state, seat, action):
            if isinstance(event, Robbed):
                return event.palace
    return None


def _price(action: Enter | Move | MoveNeutral) -> Fact:
    """The cards it costs; the sentence that names the action names them too, so that only a low price is a reason."""
    n = len(action.cards)
    return Fact(-float(n), Why("thief_of_baghdad.price.only", {"n": n}))
