"""A choice in the making: targets are picked one by one until they name a single action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from tabletop.core.rules import Action
from tabletop.ui.table.sprites import Target

Targets = Callable[[Action], Sequence[Target]]


class Selection:
    """Narrows the legal actions by the targets picked so far; which come first does not matter.

    ``targets`` gives an action's targets. An action without any is no part of the selection: it is offered as a
    button of its own.
    """

    def __init__(self, actions: Iterable[Action], targets: Targets) -> None:
        self._targets = {action: frozenset(targets(action)) for action in actions}
        self.picked: list[Target] = []

    @property
    def buttons(self) -> list[Action]:
        """The actions without targets."""
        return [action for action, targets in self._targets.items() if not targets]

    @property
    def candidates(self) -> list[Action]:
        """The actions that all picked targets belong to."""
        picked = set(self.picked)
        return [action for action, targets in self._targets.items() if targets and picked <= targets]

    @property
    def ready(self) -> list[Action]:
        """The candidates that nothing is missing for; several differ in more than their targets."""
        picked = set(self.picked)
        return [action for action in self.candidates if self._targets[action] == picked] if picked else []

    @property
    def complete(self) -> Action | None:
        """The only candidate left, if nothing is missing for it."""
        ready = self.ready
        return ready[0] if len(ready) == 1 == len(self.candidates) else None

    @property
    def can_be(self) -> set[Target]:
        """The targets that may be picked next, or let go."""
        return {target for action in self.candidates for target in self._targets[action]}

    @property
    def proposed(self) -> set[Target]:
        """What goes with the choice as it stands, though nobody picked it: a payment, say."""
        return set()

    def pick(self, target: Target) -> bool:
        """Pick a target, or let it go; one that does not go with the others begins a new selection.

        False: no legal action has this target.
        """
        if target in self.picked:
            self.picked.remove(target)
            return True
        for before in (self.picked, self._that_go_with(target), []):
            if any({*before, target} <= targets for targets in self._targets.values()):
                self.picked = [*before, target]
                return True
        return False

    def clear(self) -> bool:
        """Take the whole selection back; False if nothing was picked."""
        had = bool(self.picked)
        self.picked = []
        return had

    def with_target(self, target: Target) -> list[Action]:
        """The candidates there would be if this target were picked too."""
        picked = {*self.picked, target}
        found = [action for action, targets in self._targets.items() if picked <= targets]
        return found or [action for action, targets in self._targets.items() if target in targets]

    def _that_go_with(self, target: Target) -> list[Target]:
        """Of what is picked, the part that some action shares with the target, latest first."""
        kept: list[Target] = []
        for other in reversed(self.picked):
            if any({*kept, other, target} <= targets for targets in self._targets.values()):
                kept.insert(0, other)
        return kept
