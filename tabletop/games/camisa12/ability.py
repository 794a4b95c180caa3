"""What every team ability is: a small frozen struct of a ruleset that changes the rules of its crowd."""

from __future__ import annotations

import msgspec

from tabletop.games.camisa12.powers import Power


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="effect"):
    """Base of what a team can do that others cannot."""

    def change(self, power: Power) -> None:
        """Put the ability into the rules of its crowd."""
        raise NotImplementedError
