"""What a gap of a row admits (P4), against the plain definition of a monotone row."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.games.parsecs import rows
from tabletop.games.parsecs.reasons import ParsecsReason
from tabletop.games.parsecs.rows import NUMBERS
from tabletop.games.parsecs.state import EMPTY


@st.composite
def monotone_rows(draw: st.DrawFn) -> rows.Row:
    """Rows of up to 12 spaces, rising or falling, with gaps."""
    numbers = sorted(draw(st.lists(st.sampled_from(NUMBERS), max_size=8)), reverse=draw(st.booleans()))
    blanks = draw(st.integers(0, 12 - len(numbers)))
    where = draw(st.permutations([True] * len(numbers) + [False] * (blanks + (not numbers))))
    left = iter(numbers)
    return tuple(next(left) if filled else EMPTY for filled in where)


def stays_monotone(row: rows.Row, space: int, number: int) -> bool:
    """P4 as it is written: put the number there and read along the row."""
    read = [number if i == space else n for i, n in enumerate(row) if n or i == space]
    return read == sorted(read) or read == sorted(read, reverse=True)


@given(monotone_rows())
def test_P4_the_openings_are_the_empty_spaces_with_all_that_keeps_the_row_monotone(row: rows.Row):
    found = {opening.space: NUMBERS[opening.first : opening.stop] for opening in rows.openings(row)}
    assert found == {
        space: tuple(number for number in NUMBERS if stays_monotone(row, space, number))
        for space, written in enumerate(row)
        if not written
    }
    assert all(found.values())


@given(monotone_rows(), st.sampled_from(NUMBERS))
def test_P4_a_conflict_is_told_exactly_where_a_number_does_not_fit(row: rows.Row, number: int):
    for space, written in enumerate(row):
        if not written:
            found = rows.conflict(row, space, number)
            assert (found is None) == stays_monotone(row, space, number)
            if found is not None:
                assert found.number == number
                assert found.other in row
                assert found.other != number


@given(monotone_rows())
def test_P4_a_row_that_rises_or_falls_is_monotone(row: rows.Row):
    assert rows.monotone(row)


@pytest.mark.parametrize("row", [(11, 13, 12), (13, 0, 11, 12), (24, 24, 42, 41), (0, 33, 0, 34, 33)])
def test_P4_a_row_that_rises_and_falls_is_not_monotone(row: rows.Row):
    assert not rows.monotone(row)


def test_P4_worked_example_3_between_21_and_35():
    row = (21, 0, 35)
    (opening,) = rows.openings(row)
    fits = NUMBERS[opening.first : opening.stop]
    assert 26 in fits
    assert 21 in fits
    assert 41 not in fits
    assert 30 not in NUMBERS


@pytest.mark.parametrize(
    ("row", "space", "number", "key", "other"),
    [
        ((43, 34, 0), 2, 62, "row_falls.above", 34),
        ((0, 43, 34), 0, 24, "row_falls.below", 43),
        ((21, 0, 35), 1, 62, "row_rises.above", 35),
        ((21, 0, 35), 1, 12, "row_rises.below", 21),
        ((33, 0, 33), 1, 34, "between_equals.only", 33),
    ],
)
def test_P4_a_conflict_names_the_number_in_the_way(row: rows.Row, space: int, number: int, key: str, other: int):
    found = rows.conflict(row, space, number)
    assert found is not None
    assert (found.key, found.number, found.other) == (key, number, other)
    assert isinstance(found.reason, ParsecsReason)


def test_the_gaps_beside_a_number_still_admit_so_many():
    # After 26 between 21 and 35: from 21 to 26 and from 26 to 35.
    assert rows.still_admitted((21, 0, 0, 0, 35), 2, 26) == (6, 6)
    assert rows.still_admitted((21, 0, 0, 0, 35), 1, 26) == (None, 6)
    assert rows.still_admitted((0, 0, 0), 0, 26) == (None, 36)
    assert rows.still_admitted((21, 0, 0), 1, 21) == (None, 36)


def test_the_direction_of_a_row_is_open_until_two_different_numbers_stand_in_it():
    assert rows.direction((0, 0)) == rows.direction((0, 33, 33)) == rows.OPEN
    assert rows.direction((21, 0, 35)) == rows.RISES
    assert rows.direction((43, 34, 0)) == rows.FALLS


def test_P9_a_mirror_of_which_one_half_is_printed_counts():
    assert rows.mirrors((21, 12, 0), (21, 0, 0)) == 1
    assert rows.mirrors((21, 12, 0), (21, 12, 0)) == 0
    assert rows.mirrors((21, 0, 12), (0, 0, 0)) == 0
