"""How a law is tried: at every table, over walks that hypothesis draws and shrinks, and at the end of a match."""

from collections.abc import Callable, Iterator
from functools import cache

import pytest
from hypothesis import given

from tabletop.core.match import Match

from .tables import TABLES, Table
from .walks import Walk, finished, walks


def law(holds: Callable[[Match], None]) -> Callable[[Table], None]:
    """A test that ``holds`` is true of every match, wherever it stands."""

    def along(table: Table, walk: Walk) -> None:
        for match in walk.matches(table):
            holds(match)

    test = walk_law(along)

    @pytest.mark.parametrize("table", TABLES, ids=str)
    def also_at_the_end(table: Table) -> None:
        test(table)
        for match in last_moments(table):
            holds(match)

    return _named(also_at_the_end, holds)


def walk_law(holds: Callable[[Table, Walk], None]) -> Callable[[Table], None]:
    """A test that ``holds`` is true of every walk as a whole."""

    @pytest.mark.parametrize("table", TABLES, ids=str)
    def test(table: Table) -> None:
        @given(walk=walks(table))
        def every_walk(walk: Walk) -> None:
            holds(table, walk)

        every_walk()

    return _named(test, holds)


def last_moments(table: Table) -> Iterator[Match]:
    """A finished match, and the same before its last two actions."""
    match = _finished(table)
    yield match
    for _ in range(2):
        match.undo()
        yield match
    match.redo()
    match.redo()


@cache
def _finished(table: Table) -> Match:
    return finished(table, table.seats[0], seed=5)


def _named(test: Callable[[Table], None], holds: Callable[..., None]) -> Callable[[Table], None]:
    test.__name__, test.__doc__ = holds.__name__, holds.__doc__
    return test
