"""A choice of The Thief of Baghdad: a figure and a palace make an action, and of its payments one is proposed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tabletop.core.rules import Action
from tabletop.games.thief_of_baghdad.actions import Payment
from tabletop.games.thief_of_baghdad.state import CARDS
from tabletop.ui.table.selection import Selection
from tabletop.ui.table.sprites import Target


class Paying(Selection):
    """Proposes the payment with the fewest dancers (T5–T8); a click on a card of another kind pays with that instead.

    ``hand`` counts the cards by kind; the target of a card is ``("card", kind, i)``, the i-th of its kind.
    """

    def __init__(
        self, actions: Iterable[Action], targets: Callable[[Action], Sequence[Target]], hand: Sequence[int]
    ) -> None:  # fmt: skip
        super().__init__(actions, targets)
        self._hand = hand
        self._wish: Payment | None = None

    @property
    def ready(self) -> list[Action]:
        """Those that cost what is proposed: they differ in whether a thief comes along."""
        return [action for action in super().ready if _cards(action) == self._payment]

    @property
    def can_be(self) -> set[Target]:
        """The figures and palaces, and the cards that can be paid with instead."""
        kinds = {card for payment in self._payments if len(self._payments) > 1 for card in payment}
        return super().can_be | {
            ("card", kind, i) for kind, n in enumerate(self._hand) if CARDS[kind] in kinds for i in range(n)
        }

    @property
    def proposed(self) -> set[Target]:
        """The cards that the choice would cost."""
        counts = {kind: self._payment.count(name) for kind, name in enumerate(CARDS)}
        return {("card", kind, i) for kind, n in counts.items() for i in range(n)}

    def pick(self, target: Any) -> bool:
        """Pick a figure or a palace, or pay with another card."""
        if target[0] != "card":
            self._wish = None
            return super().pick(target)
        name, now = CARDS[target[1]], self._payment
        more = [payment for payment in self._payments if payment.count(name) > now.count(name)]
        fewer = [payment for payment in self._payments if payment.count(name) < now.count(name)]
        if not more and not fewer:
            return False
        self._wish = more[0] if more else fewer[-1]
        return True

    def clear(self) -> bool:
        """Take all of it back."""
        self._wish = None
        return super().clear()

    @property
    def _payments(self) -> list[Payment]:
        """What the figure and the palace can be paid with, fewest dancers first; nothing before both are picked."""
        return list(dict.fromkeys(_cards(action) for action in super().ready))

    @property
    def _payment(self) -> Payment:
        payments = self._payments
        return self._wish if self._wish in payments else payments[0] if payments else ()


def _cards(action: Action) -> Payment:
    return getattr(action, "cards", ())
