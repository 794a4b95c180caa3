"""Runs the benchmarks one after another: ``python -m tests.benchmarks [NAME …]``; each prints medians, peers beside."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

HERE = Path(__file__).parent
SLOW = {
    "balance_camisa12",
    "bad_disk",
    "balance_parsecs",
    "damage",
    "fuzz_engine",
    "kill",
    "kill_window",
    "learn_parsecs",
    "monkey",
    "packed",
    "random_games",
    "strength",
    "tour",
}
"""Run only when named: they take minutes."""


def main(names: list[str]) -> int:
    """Run the named benchmarks, or all quick ones."""
    known = sorted(file.stem for file in HERE.glob("*.py") if not file.stem.startswith("_"))
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no such benchmark: {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    for name in names or [name for name in known if name not in SLOW]:
        print(f"\n== {name}", flush=True)
        importlib.import_module(f"tests.benchmarks.{name}").main()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
