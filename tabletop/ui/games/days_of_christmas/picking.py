"""Picking cards for a play: any cards of the hand, by their place in it, until they form a legal play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from tabletop.core.rules import Action
from tabletop.games.days_of_christmas.actions import Pass, Play
from tabletop.ui.table.selection import Selection
from tabletop.ui.table.sprites import Target


class CardPicking(Selection):
    """Targets are ``("card", i)``, i being the place in an ascending hand; a play is finished by its button.

    ``at_once``: a card that makes a play no other card can join is played without a button (single cards that follow).
    """

    def __init__(self, actions: Iterable[Action], hand: Sequence[int], *, at_once: bool) -> None:
        super().__init__((), lambda _: ())
        self._hand = list(hand)
        self._at_once = at_once
        self._actions = list(actions)
        self._plays = [action for action in self._actions if isinstance(action, Play)]

    @property
    def cards(self) -> tuple[int, ...]:
        """The ranks picked so far, ascending."""
        return tuple(sorted(self._hand[target[1]] for target in self.picked))

    @property
    def buttons(self) -> list[Action]:
        """The pass."""
        return [action for action in self._actions if isinstance(action, Pass)]

    @property
    def candidates(self) -> list[Action]:
        """The legal plays that hold all cards picked so far."""
        picked = Counter(self.cards)
        return [play for play in self._plays if not picked - Counter(play.cards)]

    @property
    def ready(self) -> list[Action]:
        """The play that the picked cards form, if it is legal."""
        return [play for play in self._plays if play.cards == self.cards]

    @property
    def complete(self) -> Action | None:
        """A play that goes without a button."""
        return self.ready[0] if self._at_once and self.ready and len(self.candidates) == 1 else None

    @property
    def can_be(self) -> set[Target]:
        """The cards that some legal play needs beside those picked, and those picked."""
        picked = Counter(self.cards)
        wanted = {rank for play in self.candidates for rank in Counter(play.cards) - picked}
        return {*self.picked, *(("card", i) for i, rank in enumerate(self._hand) if rank in wanted)}

    def pick(self, target: Target) -> bool:
        """Pick a card of the hand, or let it go."""
        if target[0] != "card" or not 0 <= target[1] < len(self._hand):
            return False
        if target in self.picked:
            self.picked.remove(target)
        else:
            self.picked.append(target)
        return True

    def with_target(self, target: Target) -> list[Action]:
        """The plays there would be with this card too."""
        picked = Counter([*self.cards, self._hand[target[1]]]) if target not in self.picked else Counter(self.cards)
        return [play for play in self._plays if not picked - Counter(play.cards)]


def by_combination(hand: Sequence[int]) -> list[int]:
    """The places of an ascending hand, ordered: sets, the largest first, then what is left, straights together."""
    counts = Counter(hand)
    return sorted(
        range(len(hand)), key=lambda i: (counts[hand[i]] < 2, -counts[hand[i]] if counts[hand[i]] > 1 else 0, hand[i])
    )
