"""Why a choice is refused: a word for everything a person can run into."""

from typing import Any

import pytest

from tabletop.games.parsecs import why
from tabletop.games.parsecs.actions import Write
from tabletop.games.parsecs.reasons import ParsecsReason

from .tables import FULL, RULES, Table, boosting, done, seat, ships, supplying

WRITE = {"type": "write", "number": 24, "ship": 0, "row": 0, "space": 0}
CHOOSE = {"type": "choose", "dice": [2, 4], "group": "stations"}
FUEL, CADET = ({"type": "supply", "what": what, "ship": 0} for what in ("fuel", "cadet"))
MARK, COMPLETE = ({"type": kind, "group": "stations"} for kind in ("mark", "complete"))
ALL = [WRITE, CHOOSE, FUEL, CADET, MARK, COMPLETE, {"type": "skip"}, {"type": "skip", "number": 24}]
FULL_SHIP = ships({}, (9, 0, 0, 0, 0), (8, 0, 0, 0, 0))


def writing(**changes: Any) -> dict[str, Any]:
    return seat(phase="number", numbers=[24, 42], **changes)


@pytest.mark.parametrize(
    ("state", "action", "word"),
    [
        (seat(), WRITE, "choose_first"),
        (seat(), FUEL, "choose_first"),
        (seat(), MARK, "choose_first"),
        (seat(), {"type": "skip"}, "choose_first"),
        (seat(), CHOOSE | {"dice": [2, 2]}, "not_these_dice"),
        (writing(), CHOOSE, "numbers_first"),
        (writing(), FUEL, "numbers_first"),
        (writing(), COMPLETE, "numbers_first"),
        (writing(), WRITE | {"number": 25}, "not_your_number"),
        (writing(), WRITE | {"number": 20}, "not_a_number"),
        (writing(), WRITE | {"number": 10**30}, "not_a_number"),
        (writing(), WRITE | {"ship": 5}, "no_such_space"),
        (writing(), WRITE | {"ship": -1}, "no_such_space"),
        (writing(), WRITE | {"row": 1}, "no_such_space"),
        (writing(), WRITE | {"space": 6}, "no_such_space"),
        (writing(), WRITE | {"space": -1}, "no_such_space"),
        (writing(), WRITE | {"ship": 2, "space": 4}, "printed_space"),
        (writing(), WRITE | {"ship": 2, "space": 3}, "row_falls"),
        (writing(ships=ships({(0, 0): [33]})), WRITE, "space_taken"),
        (writing(ships=ships({(0, 0): [21, None, 22]})), WRITE | {"space": 1}, "row_rises"),
        (writing(ships=ships({(0, 0): [21, None, 21]})), WRITE | {"space": 1}, "between_equals"),
        (writing(), {"type": "skip", "number": 25}, "not_your_number"),
        (writing(), {"type": "skip"}, "name_the_number"),
        (supplying(1, 1), WRITE, "fuel_first"),
        (supplying(1, 1), CADET, "fuel_first"),
        (supplying(1, 1), CHOOSE, "fuel_first"),
        (supplying(0, 1), FUEL, "cadets_first"),
        (supplying(0, 1), {"type": "surplus", "what": "fuel"}, "cadets_first"),
        (supplying(1, 0), FUEL | {"ship": 5}, "no_such_ship"),
        (supplying(1, 0), FUEL | {"ship": -1}, "no_such_ship"),
        (supplying(1, 0, ships=FULL_SHIP), FUEL, "no_room_for_fuel"),
        (supplying(0, 1, ships=FULL_SHIP), CADET, "no_room_for_cadets"),
        (boosting("mark"), COMPLETE, "mark_first"),
        (boosting("mark"), WRITE, "mark_first"),
        (boosting("complete"), MARK, "complete_first"),
        (boosting("number"), MARK, "free_number_first"),
        (boosting("number"), {"type": "skip", "number": 24}, "free_number_first"),
        (boosting("number"), WRITE | {"number": 70}, "not_a_number"),
        (boosting("number"), WRITE | {"ship": 2}, "row_falls"),
        (boosting("fuel"), CADET, "fuel_first"),
        (boosting("cadet"), FUEL, "cadets_first"),
        (boosting("mark", stations=FULL["stations"]), MARK, "group_full"),
    ],
)
def test_every_refusal_has_its_word(state: dict[str, Any], action: dict[str, Any], word: str):
    assert Table(state, seat()).why(action) == word


@pytest.mark.parametrize("action", ALL)
def test_a_seat_that_is_done_waits_for_the_others(action: dict[str, Any]):
    assert Table(done(), seat()).why(action) == "done"


def test_every_word_is_used_by_some_refusal():
    told = {param[2] for param in test_every_refusal_has_its_word.pytestmark[0].args[1]}
    assert told | {"over", "done"} == {str(reason) for reason in ParsecsReason}


def test_P4_the_sentence_of_a_row_names_the_number_in_the_way():
    state = Table(writing(ships=ships({(1, 0): [None, 43, 35]}))).match.state
    found = why.row_conflict(RULES.sheet, state.seats[0], Write(24, 1, 0, 0))
    assert found is not None
    assert (found.key, found.number, found.other) == ("row_falls.below", 24, 43)
