"""Positions written in the public notation, and read from it."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletop.core.errors import BadPosition
from tabletop.core.hidden import HIDDEN
from tabletop.core.rng import seeded
from tabletop.core.rules import Doc
from tabletop.games.parsecs import reachable
from tabletop.games.parsecs.notation import PositionDoc, ResultDoc, SeatDoc, ShipDoc, ToPlaceDoc
from tabletop.games.parsecs.ruleset import Values
from tabletop.games.parsecs.sheet import Sheet
from tabletop.games.parsecs.state import BOOSTS, DONE, EMPTY, OVER, PHASES, Result, SeatState, State


def encode(values: Values, sheet: Sheet, ruleset: str, state: State) -> Doc:
    """The position; the face-down cards of a view are null."""
    to_act = [seat for seat, me in enumerate(state.seats) if me.phase != DONE]
    result = state.result
    doc = PositionDoc(
        game="parsecs",
        ruleset=ruleset,
        phase=PHASES[state.seats[to_act[0]].phase] if to_act else OVER,  # type: ignore[arg-type]
        to_act=to_act,
        turn=state.turn,
        dice=list(state.dice),
        upgrades=[values.upgrades[card].id for card in state.upgrades],
        upgrade_deck=[None if card == HIDDEN else values.upgrades[card].id for card in state.upgrade_deck],
        seats=[_encode_seat(values, sheet, me) for me in state.seats],
        result=None if result is None else _encode_result(result),
    )
    encoded: Doc = msgspec.to_builtins(doc)
    return encoded


def decode(values: Values, sheet: Sheet, ruleset: str, position: Any, seed: int) -> State:
    """The state of a position, its generator from ``seed``.

    Raises BadPosition for what is not of the notation's shape, and for what no play can reach: see ``reachable``.
    """
    try:
        doc = msgspec.convert(position, PositionDoc)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"The position cannot be read: {error}.") from None
    if doc.ruleset != ruleset:
        raise BadPosition(f"The position is of the ruleset “{doc.ruleset[:64]}”, not of “{ruleset}”.")
    if None in doc.upgrade_deck:
        raise BadPosition("A position holds everything: no card of “upgrade_deck” is null.")
    cards = {card.id: index for index, card in enumerate(values.upgrades)}
    for name in [*doc.upgrades, *doc.upgrade_deck, *(name for seat in doc.seats for name in seat.gained)]:
        if name not in cards:
            raise BadPosition(f"There is no upgrade card “{str(name)[:40]}” in the ruleset “{ruleset}”.")
    for number, seat in enumerate(doc.seats):
        reachable.check_shape(sheet, number, seat)
    state = State(
        turn=doc.turn,
        dice=(doc.dice[0], doc.dice[1], doc.dice[2]),
        upgrades=tuple(cards[name] for name in doc.upgrades),
        upgrade_deck=tuple(cards[name] for name in doc.upgrade_deck if name is not None),
        seats=[_decode_seat(cards, seat) for seat in doc.seats],
        result=None if doc.result is None else _decode_result(doc.result),
        rng=seeded(seed),
    )
    reachable.check(values, sheet, state)
    for number, (me, seat) in enumerate(zip(state.seats, doc.seats, strict=True)):
        for ship, told in enumerate(seat.ships):
            if told.complete != sheet.complete(me, ship):
                raise BadPosition(f"Seat {number}: “complete” of ship {ship} disagrees with its spaces.")
    again = encode(values, sheet, ruleset, state)
    if doc.to_act != again["to_act"] or doc.phase != again["phase"]:
        raise BadPosition("“phase” and “to_act” of the position do not agree with the phases of the seats.")
    return state


def _encode_seat(values: Values, sheet: Sheet, me: SeatState) -> SeatDoc:
    ships = [
        ShipDoc(
            rows=[
                [number or None for number in sheet.numbers_of(me, place)] for place in sheet.rows if place.ship == ship
            ],
            fuel=me.fuel[ship],
            cadets=me.cadets[ship],
            complete=sheet.complete(me, ship),
        )
        for ship in range(len(sheet.ships))
    ]
    return SeatDoc(
        ships=ships,
        stations=list(me.stations),
        academies=list(me.academies),
        surplus_fuel=me.surplus_fuel,
        surplus_cadets=me.surplus_cadets,
        gained=[values.upgrades[card].id for card in me.gained],
        pending=[BOOSTS[entry] for entry in me.pending],  # type: ignore[misc]
        phase=PHASES[me.phase],  # type: ignore[arg-type]
        numbers=list(me.numbers),
        to_place=None if me.to_place is None else ToPlaceDoc(*me.to_place),
    )


def _decode_seat(cards: dict[str, int], seat: SeatDoc) -> SeatState:
    return SeatState(
        spaces=tuple(number or EMPTY for ship in seat.ships for row in ship.rows for number in row),
        fuel=tuple(ship.fuel for ship in seat.ships),
        cadets=tuple(ship.cadets for ship in seat.ships),
        stations=tuple(seat.stations),
        academies=tuple(seat.academies),
        surplus_fuel=seat.surplus_fuel,
        surplus_cadets=seat.surplus_cadets,
        gained=tuple(cards[name] for name in seat.gained),
        pending=tuple(map(BOOSTS.index, seat.pending)),
        phase=PHASES.index(seat.phase),
        numbers=tuple(seat.numbers),
        to_place=None if seat.to_place is None else (seat.to_place.fuel, seat.to_place.cadet),
    )


def _encode_result(result: Result) -> ResultDoc:
    return ResultDoc(list(result.winners), list(result.scores), list(result.complete))


def _decode_result(doc: ResultDoc) -> Result:
    return Result(tuple(doc.winners), tuple(doc.scores), tuple(doc.complete))
