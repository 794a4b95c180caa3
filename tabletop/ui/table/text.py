"""What any game's table says; a game's ``text.py`` says it in the game's own words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.match import Match
from tabletop.core.rules import Action, AnyRules, Event, Seat
from tabletop.core.words import Words
from tabletop.ui.plain import isolated, tidy

LONGEST_NAME = 32
"""Longer names are cut short in sentences."""


class Text:
    """Sentences about a match, in the language of ``words`` (the domains of the table and of the game).

    ``seat`` is the reader, None for an onlooker. Subclasses override what a game says in its own way.
    """

    def __init__(self, rules: AnyRules, words: Words, names: Sequence[str]) -> None:
        self.rules, self.words = rules, words
        self.names = list(names)

    def name(self, seat: Seat) -> str:
        """A player's name, fit to stand in a sentence."""
        if seat >= len(self.names):
            return self.words("nobody")
        name = tidy(self.names[seat])
        return isolated(name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…")

    def prompt(self, view: Any, seat: Seat) -> str:
        """What the table waits for, to the person at this seat."""
        return self.words(f"phase.{self.rules.phase(view)}")

    def guide(self, view: Any, seat: Seat) -> str:
        """How to do what the table waits for, to somebody new to the game; empty if that needs no saying."""
        key = f"guide.{self.rules.phase(view)}"
        return self.words(key) if key in self.words else ""

    def action(self, view: Any, seat: Seat, action: Action) -> str:
        """A choice in words, for buttons and the list of moves."""
        raise NotImplementedError

    def event(self, event: Event) -> str | None:
        """What happened, for the log; None if that goes without saying."""
        raise NotImplementedError

    def told(self, events: Sequence[Event], before: Any) -> list[str]:
        """The lines of the log for a step; ``before`` is how the match stood."""
        del before
        return [self.sentence(line) for event in events if (line := self.event(event))]

    def gain(self, events: Sequence[Event], seat: Seat) -> str:
        """What events bring to whom, shortly, e.g. “+5”; empty if nothing."""
        return ""

    def consequence(self, view: Any, seat: Seat, action: Action) -> str:
        """What a choice would bring by what the seat can see: its events on a copy of the view."""
        after = view.copy()
        return self.gain(self.rules.apply(after, seat, action), seat)

    def refusal(self, view: Any, seat: Seat, action: Action) -> str:
        """Why an action is refused; empty if it is not."""
        reason = self.rules.why_not(view, seat, action)
        return self.words(f"why.{reason}") if reason else ""

    def score(self, view: Any, seat: Seat) -> str:
        """A seat's score as the top bar shows it."""
        return str(self.rules.scores(view)[seat])

    def about(self, view: Any, seat: Seat) -> str:
        """What else is to be known of a player, for the list of players; lines of their own."""
        return ""

    def turn(self, view: Any) -> str:
        """Where the match stands, for the top bar, e.g. “Day 3”."""
        return ""

    def summary(self, view: Any, seat: Seat | None) -> str:
        """The table as one would tell it to somebody who cannot see it."""
        scores = ", ".join(f"{self.name(s)}: {self.score(view, s)}" for s in range(self.rules.seats(view)))
        return f"{self.turn(view)}. {scores}"

    def result(self, match: Match) -> str:
        """Who has won, in one sentence."""
        outcome = self.rules.outcome(match.state)
        winners = outcome.winners if outcome else ()
        if not winners:
            return self.words("result.draw")
        return self.words("result.won", n=len(winners), players=self.listed([self.name(seat) for seat in winners]))

    def breakdown(self, match: Match) -> list[tuple[str, list[str]]]:
        """How the result came about: a label, and for each seat what it got."""
        scores = [self.score(match.state, seat) for seat in range(self.rules.seats(match.state))]
        return [(self.words("result.total"), scores)]

    def sentence(self, text: str) -> str:
        """A text as it stands by itself: its first letter is a capital."""
        return text[:1].upper() + text[1:]

    def listed(self, parts: Sequence[str]) -> str:
        """Things one after another, with the language's “and” before the last."""
        if len(parts) < 2:
            return "".join(parts)
        return self.words("list.and", before=self.words("list.comma").join(parts[:-1]), last=parts[-1])
