"""The printed sheet as the rules read it: where each row and ship lies among the spaces, and what is printed."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.games.parsecs import rows
from tabletop.games.parsecs.ruleset import Values
from tabletop.games.parsecs.state import BOOSTS, CHOOSING, EMPTY, SeatState


class RowPlace(NamedTuple):
    """A row of number spaces: ``seat.spaces[start:end]``."""

    ship: int
    row: int
    start: int
    end: int


class Sheet:
    """Derived from a ruleset once; ``rows`` are those of all ships in the order of the sheet."""

    def __init__(self, values: Values) -> None:
        places: list[RowPlace] = []
        start = 0
        for ship, plan in enumerate(values.ships):
            for row, printed in enumerate(plan.rows):
                places.append(RowPlace(ship, row, start, start + len(printed)))
                start += len(printed)
        self.rows = tuple(places)
        self.row_at = {(place.ship, place.row): place for place in places}
        self.printed = tuple(number for plan in values.ships for row in plan.rows for number in row)
        self.ships = tuple(_span(places, ship) for ship in range(len(values.ships)))
        self.room = [
            tuple(plan.fuel for plan in values.ships),
            tuple(plan.cadets for plan in values.ships),
        ]
        """Supply spaces by what (FUEL, CADET) and ship."""
        self.lengths = [values.stations, values.academies]
        """Boxes by group and row."""
        self.boosts = tuple(BOOSTS.index(plan.boost) for plan in values.ships)
        self.goals = tuple(card.goal for card in values.upgrades)
        self.rewards = tuple(tuple(map(BOOSTS.index, card.reward)) for card in values.upgrades)

    def blank(self) -> SeatState:
        """An unwritten sheet at the start of a turn."""
        ships = len(self.ships)
        return SeatState(
            spaces=self.printed,
            fuel=(0,) * ships,
            cadets=(0,) * ships,
            stations=(0,) * len(self.lengths[0]),
            academies=(0,) * len(self.lengths[1]),
            surplus_fuel=0,
            surplus_cadets=0,
            gained=(),
            pending=(),
            phase=CHOOSING,
            numbers=(),
            to_place=None,
        )

    def numbers_of(self, seat: SeatState, place: RowPlace) -> rows.Row:
        """What stands in a row."""
        return seat.spaces[place.start : place.end]

    def filled(self, seat: SeatState, ship: int) -> int:
        """How many number spaces of a ship are filled, the printed ones counted."""
        start, end = self.ships[ship]
        return end - start - seat.spaces[start:end].count(EMPTY)

    def complete(self, seat: SeatState, ship: int) -> bool:
        """Whether all number spaces and all supply spaces of a ship are filled (P8)."""
        start, end = self.ships[ship]
        fuel, cadets = self.room
        return (
            seat.fuel[ship] == fuel[ship]
            and seat.cadets[ship] == cadets[ship]
            and EMPTY not in seat.spaces[start:end]
        )  # fmt: skip

    def complete_ships(self, seat: SeatState) -> list[int]:
        """The ships that are complete (P8)."""
        return [ship for ship in range(len(self.ships)) if self.complete(seat, ship)]

    def full_box_rows(self, seat: SeatState, group: int) -> int:
        """How many rows of boxes are full, which is how many circles are won (P6)."""
        marked = seat.boxes(group)
        return sum([marked[row] == length for row, length in enumerate(self.lengths[group])])


def _span(places: list[RowPlace], ship: int) -> tuple[int, int]:
    own = [place for place in places if place.ship == ship]
    return own[0].start, own[-1].end
