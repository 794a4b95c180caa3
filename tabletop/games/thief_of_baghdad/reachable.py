"""Whether a position of The Thief of Baghdad can come about: conservation, and what each phase implies."""

from __future__ import annotations

from collections import Counter

from tabletop.core.errors import BadPosition
from tabletop.games.thief_of_baghdad import scoring
from tabletop.games.thief_of_baghdad.ruleset import LEAST_SEATS, PALACE_COUNT, Values
from tabletop.games.thief_of_baghdad.state import ACT, DANCER, GUARDS, NEUTRAL, OVER, OWNERS, PALACES, Result, State


def check(values: Values, state: State) -> None:
    """Raises BadPosition, saying what and where."""
    if state.to_act >= len(state.seats):
        raise BadPosition("“to_act” is a seat of this table.")
    _check_cards(values, state)
    _check_chests(values, state)
    _check_thieves(values, state)
    _check_guards(values, state)
    if state.phase == GUARDS:
        _check_setup(values, state)
    if state.idle:
        _check_idle(state)
    if state.thief_actions > values.thief_actions or (state.thief_actions and not state.acted):
        raise BadPosition("“thief_actions” are at most those of one turn, and only after an action.")


def result(values: Values, state: State) -> Result:
    """The result of a match that is over: by the last chest (T15), or else a stand-off (T16)."""
    need = scoring.chests_to_win(values, state)
    for seat, own in enumerate(state.seats):
        if len(own.chests) >= need:
            return scoring.won(state, seat)
    return scoring.stand_off(state)


def _check_cards(values: Values, state: State) -> None:
    for card, name in enumerate(PALACES):
        held = sum(own.hand[card] for own in state.seats)
        found = held + state.deck.count(card) + state.discard[card]
        if found != values.cards_per_palace:
            raise BadPosition(f"There are {found} {name} cards, not {values.cards_per_palace}.")
    dancers = state.dancers + sum(own.hand[DANCER] for own in state.seats)
    if dancers != values.dancers:
        raise BadPosition(f"There are {dancers} dancers, not {values.dancers}.")


def _check_chests(values: Values, state: State) -> None:
    taken: Counter[int] = Counter()
    for number, palace in enumerate(state.palaces):
        gone = len(values.chests) - len(palace.chests)
        if gone < 0 or tuple(palace.chests) != values.chests[gone:]:
            raise BadPosition(f"The {PALACES[number]} chests are not the lower part of {list(values.chests)}.")
        taken.update(values.chests[:gone])
    if taken != Counter(chest for own in state.seats for chest in own.chests):
        raise BadPosition("The seats hold other chests than the palaces lack.")
    need = scoring.chests_to_win(values, state)
    winners = sum(len(own.chests) >= need for own in state.seats)
    if any(len(own.chests) > need for own in state.seats) or winners > (state.phase == OVER):
        raise BadPosition(f"The first player with {need} chests ends the match.")


def _check_thieves(values: Values, state: State) -> None:
    seats = len(state.seats)
    for number, palace in enumerate(state.palaces):
        if len(palace.thieves) != seats:
            raise BadPosition(f"The {PALACES[number]} “thieves” are one count a seat.")
        if palace.chests and max(palace.thieves) >= palace.chests[0]:
            raise BadPosition(f"As many thieves as the {PALACES[number]} top chest asks would have taken it.")
    for seat, own in enumerate(state.seats):
        thieves = own.stock + sum(palace.thieves[seat] for palace in state.palaces)
        if thieves != values.thieves:
            raise BadPosition(f"Seat {seat} has {thieves} thieves, not {values.thieves}.")


def _check_guards(values: Values, state: State) -> None:
    seats = len(state.seats)
    for number, palace in enumerate(state.palaces):
        if sum(palace.guards) > values.squares:
            raise BadPosition(f"There are more than {values.squares} guards before the {PALACES[number]} palace.")
    standing = [sum(palace.guards[owner] for palace in state.palaces) for owner in range(OWNERS)]
    for seat, own in enumerate(state.seats):
        guards = standing[seat] + own.guards_left
        if guards != values.own_guards[seats - LEAST_SEATS]:
            raise BadPosition(f"Seat {seat} has {guards} guards, not {values.own_guards[seats - LEAST_SEATS]}.")
    if any(standing[seats:NEUTRAL]):
        raise BadPosition("A guard belongs to a seat that is not at this table.")
    each = values.tactical_neutrals if state.tactical else 0
    neutrals = each * seats if state.tactical else values.preset_neutrals * PALACE_COUNT
    if standing[NEUTRAL] + sum(own.neutrals_left for own in state.seats) != neutrals:
        raise BadPosition(f"There are not {neutrals} neutral guards.")
    if any(own.neutrals_left > each for own in state.seats):
        raise BadPosition(f"A seat has more than {each} neutral guards left to place.")
    left = sum(own.guards_left + own.neutrals_left for own in state.seats)
    if (left > 0) != (state.phase == GUARDS):
        raise BadPosition("Guards are left to place exactly in the phase “guards”.")


def _check_idle(state: State) -> None:
    if state.idle >= len(state.seats) or state.phase != ACT:
        raise BadPosition("With as many “idle” turns as seats the match is over, and then it counts none.")
    if state.acted or state.deck or any(state.discard):
        raise BadPosition("There are “idle” turns only after turns without an action and without a card to draw.")


def _check_setup(values: Values, state: State) -> None:
    seats = len(state.seats)
    left = [own.guards_left + own.neutrals_left for own in state.seats]
    # Going on from who is to act, those who still place in this round have one more left than the others.
    order = [left[(state.to_act + i) % seats] for i in range(seats)]
    if order != sorted(order, reverse=True) or order[0] - order[-1] > 1:
        raise BadPosition("Guards are placed one a turn, going round.")
    for palace in state.palaces:
        if any(palace.thieves) or (not state.tactical and palace.guards[NEUTRAL] != values.preset_neutrals):
            raise BadPosition("While guards are placed nothing has been moved yet.")
    if state.acted or any(own.chests for own in state.seats):
        raise BadPosition("While guards are placed nobody has acted.")
