"""Where the program's own files lie: beside the source, inside an installed package, or in a frozen bundle."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


@cache
def home() -> Path:
    """The folder that holds ``assets`` and ``rulesets``."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle)
    package = Path(__file__).resolve().parents[1]
    installed = package / "_data"
    return installed if installed.is_dir() else package.parent


def assets(*parts: str) -> Path:
    """A file below ``assets``."""
    return home().joinpath("assets", *parts)


def rulesets(*parts: str) -> Path:
    """A file below ``rulesets``."""
    return home().joinpath("rulesets", *parts)
