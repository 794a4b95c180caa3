"""Whatever an error quotes, it is one line to show."""

import pytest

from tabletop.core.errors import BadPosition, ReadError


@pytest.mark.parametrize("text", ["one\ntwo\r\nthree", "\x0b\x0cfour", "x" * 5000, "a b\n" * 2000])
def test_an_error_is_one_line_of_bounded_length(text: str):
    for said in (str(BadPosition(text)), str(ReadError("other", text))):
        assert said.splitlines() == [said]
        assert 4 <= len(said) <= 503


def test_the_beginning_and_the_end_of_a_long_error_are_kept():
    said = str(BadPosition(f"The position has {'x' * 900} at $.seats."))
    assert said.startswith("The position has xxx")
    assert said.endswith("xxx at $.seats.")
