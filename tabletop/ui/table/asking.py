"""What the prompt asks, and the buttons it offers."""

from __future__ import annotations

from functools import partial

from tabletop.core.rules import Action
from tabletop.core.words import Words
from tabletop.ui.table.controller import Controller
from tabletop.ui.table.prompt_bar import Choice


def question(c: Controller, words: Words) -> str:
    """What the person to act is asked, with their name where several play."""
    line = c.text.prompt(c.view, c.actor)
    return words("prompt.of", player=c.text.name(c.actor), prompt=line) if len(c.people) > 1 else line


def waiting(c: Controller, words: Words, *, busy: bool) -> str:
    """What is waited for while nobody is asked; ``busy``: something is still being shown."""
    movers = c.rules.to_move(c.match.state)
    if not movers:
        return "" if busy else c.text.sentence(c.text.result(c.match))
    thinking = [seat for seat in movers if seat not in c.people]
    if not thinking:  # a person is asked once nothing moves any more
        return ""
    names = c.text.listed([c.text.name(seat) for seat in thinking])
    return words("prompt.waiting", n=len(thinking), players=names)


def choices(c: Controller, words: Words, advised: Action | None) -> list[Choice]:
    """A button for each action that nothing is missing for; the advised one stands out, else the nearest at hand."""
    ready = c.selection.ready
    buttons = [] if len(ready) > 1 else c.selection.buttons  # several ways to do one thing are enough to choose from
    first = ready[0] if ready else None if c.selection.can_be else next(iter(buttons), None)
    if advised in (*ready, *buttons):
        first = advised
    found = [
        Choice(
            c.text.action(c.view, c.actor, action),
            partial(c.play, action),
            primary=action == first,
            hint=c.text.consequence(c.view, c.actor, action),
        )
        for action in (*ready, *buttons)
    ]
    found += extras(c)
    if c.selection.picked:
        found.append(Choice(words("table.let_go"), c.let_go))
    return found


def extras(c: Controller) -> list[Choice]:
    """The game's own buttons."""
    return [Choice(label, act) for label, act in c.extra_choices()]
