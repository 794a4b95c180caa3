"""How a law is tried: at every table, over walks that hypothesis draws and shrinks."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.match import Match

from .tables import TABLES, Table
from .walks import Walk, walks

EXAMPLES = 12


def law(holds: Callable[[Match], None]) -> Any:
    """A test that ``holds`` is true of every match on a walk."""

    @pytest.mark.parametrize("table", TABLES, ids=str)
    @settings(max_examples=EXAMPLES)
    @given(data=st.data())
    def test(table: Table, data: st.DataObject) -> None:
        for match in data.draw(walks(table)).matches(table):
            holds(match)

    test.__name__ = holds.__name__
    test.__doc__ = holds.__doc__
    return test


def walk_law(holds: Callable[[Table, Walk], None]) -> Any:
    """A test that ``holds`` is true of every walk as a whole."""

    @pytest.mark.parametrize("table", TABLES, ids=str)
    @settings(max_examples=EXAMPLES)
    @given(data=st.data())
    def test(table: Table, data: st.DataObject) -> None:
        holds(table, data.draw(walks(table)))

    test.__name__ = holds.__name__
    test.__doc__ = holds.__doc__
    return test
