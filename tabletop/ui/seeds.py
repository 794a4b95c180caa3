"""Seeds for new matches."""

from __future__ import annotations

import secrets

BITS = 53  # whole numbers of this size are exact in every reader of JSON


def new_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(BITS)
