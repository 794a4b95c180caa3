"""Players out of a file as this program can seat them."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.records import Player


def known_players(players: Sequence[Player]) -> list[Player]:
    """The same players; opponents of a level that this program does not have play at the usual one."""
    from tabletop.ai.levels import LEVELS  # noqa: PLC0415 - only what was opened waits for them
    from tabletop.ui.seat_rows import USUAL_LEVEL  # noqa: PLC0415

    return [player if player.level in (None, *LEVELS) else Player(player.name, USUAL_LEVEL) for player in players]
