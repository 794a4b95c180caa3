"""Actions a little beside the legal ones: every number, word and list of their notation may be another."""

from typing import Any

from hypothesis import strategies as st

NUMBERS = st.one_of(st.integers(-3, 15), st.sampled_from([-1, 66, 99, 2**31, -(2**63), 10**30]))
WORDS = ["red", "blue", "white", "dancer", "stations", "academies", "fuel", "cadet", "neutral", "none", ""]


def twists(value: Any) -> st.SearchStrategy[Any]:
    """Values of the same shape as ``value``, mostly equal to it."""
    if isinstance(value, bool) or value is None:
        return st.sampled_from([value, value, value, True, False])
    if isinstance(value, int):
        return st.one_of(st.just(value), st.just(value), NUMBERS)
    if isinstance(value, str):
        return st.sampled_from([value] * len(WORDS) + WORDS)
    if isinstance(value, list | tuple):
        return st.one_of(
            st.tuples(*map(twists, value)).map(list),
            st.just([*value, *value]),
            st.just(list(value[1:])),
            st.permutations(list(value)),
        )
    fixed = {key: st.just(item) if key == "type" else twists(item) for key, item in value.items()}
    return st.fixed_dictionaries(fixed)
