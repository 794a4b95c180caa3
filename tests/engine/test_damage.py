"""Damaged files are refused in one sentence or are whole; a killed program leaves a whole record."""

from pathlib import Path

import pytest

from tests.benchmarks import damage, kill


@pytest.mark.parametrize("seed", range(4))
def test_damaged_files_are_refused_in_one_sentence_or_whole(seed: int):
    tally = damage.run(120, seed)
    assert sum(tally.verdicts.values()) == 120
    assert tally.verdicts["record refused"] > 20


@pytest.mark.parametrize("game", ["camisa12", "twelve_days", "parsecs"])
def test_a_kill_leaves_a_whole_record_and_costs_one_action_at_most(game: str, tmp_path: Path):
    for number in range(3):
        assert kill.trial(tmp_path, game, number, 0.04 * number) > 0
