"""What the table of 12 Days of Christmas says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.match import Match
from tabletop.core.rules import Action, Event, Seat
from tabletop.games.days_of_christmas import events as e
from tabletop.games.days_of_christmas.actions import Pass, Play
from tabletop.games.days_of_christmas.combinations import kind_of
from tabletop.games.days_of_christmas.reasons import ChristmasReason
from tabletop.games.days_of_christmas.state import FOLLOW
from tabletop.games.days_of_christmas.turn import length, trick_winner
from tabletop.ui.table.text import Text


class ChristmasText(Text):
    """Sentences about plays, tricks and gifts."""

    def cards(self, cards: Sequence[int]) -> str:
        """Cards by rank, as they are read."""
        return "-".join(map(str, cards)) if len(set(cards)) > 1 else " ".join(map(str, cards))

    def action(self, view: Any, seat: Seat, action: Action) -> str:
        """A play with its kind, or a pass."""
        if isinstance(action, Pass):
            return self.words("action.pass")
        kind = kind_of(action.cards)
        return self.words(
            "action.play", cards=self.cards(action.cards), kind=self.words(f"kind.{kind.value}") if kind else ""
        )

    def consequence(self, view: Any, seat: Seat, action: Action) -> str:
        """Whether it would lead the trick so far, and what is left in hand."""
        if not isinstance(action, Play):
            return ""
        left = self.words("left", n=len(view.seats[seat].hand) - len(action.cards))
        if view.phase != FOLLOW:
            return left
        best = trick_winner(view.trick)
        key = "beats" if action.cards[0] <= best.cards[0] else "behind"
        return f"{self.words(key, low=best.cards[0])}, {left}"

    def prompt(self, view: Any, seat: Seat) -> str:
        """Lead or follow, and what."""
        if view.phase != FOLLOW:
            return self.words("phase.lead")
        lead = view.trick[0].cards
        kind = kind_of(lead)
        return self.words(f"prompt.follow.{kind.value}", low=lead[0]) if kind else super().prompt(view, seat)

    def about_card(self, rank: int) -> str:
        """A card of the hand, and how many there are."""
        shown = self.words("card", rank=rank, gift=self.words(f"gift.{rank}.name"))
        return self.words("about.card", card=shown, n=self.rules.ruleset.copies[rank - 1])

    def about_seat(self, view: Any, seat: Seat) -> str:
        """What a seat holds and has won."""
        own = view.seats[seat]
        told = self.words("about.seat", player=self.name(seat), cards=len(own.hand), gifts=own.gifts)
        return f"{told} {self.words('about.leader')}" if seat == view.leader else told

    def about_play(self, view: Any, seat: Seat) -> str:
        """What a seat has played in this trick."""
        played = next((entry.cards for entry in view.trick if entry.seat == seat), ())
        if not played:
            return self.words("about.passed", player=self.name(seat))
        return self.words("about.played", player=self.name(seat), cards=self.cards(played))

    def refusal(self, view: Any, seat: Seat, action: Action) -> str:
        """Why not, with the card of the lead that must be reached."""
        if self.rules.why_not(view, seat, action) == ChristmasReason.NOT_LOW_ENOUGH:
            return self.words("why.not_low_enough.lead", low=view.trick[0].cards[0])
        return super().refusal(view, seat, action)

    def event(self, event: Event) -> str | None:
        """A line of the log."""
        words = self.words
        match event:
            case e.Played():
                key = "log.led" if event.lead else "log.played"
                return words(key, player=self.name(event.seat), cards=self.cards(event.cards))
            case e.Passed():
                return words("log.passed", player=self.name(event.seat))
            case e.TrickWon():
                return words("log.trick_won", player=self.name(event.seat), low=event.low)
            case e.TakenBack():
                return words("log.taken_back", player=self.name(event.seat), cards=self.cards(event.cards))
            case e.HandWon():
                return words("log.hand_won", player=self.name(event.seat), hand=event.hand_number)
            case e.GiftGiven():
                return words("log.gift_given", player=self.name(event.seat), other=self.name(event.to))
            case e.Dealt():
                return words("log.dealt", hand=event.hand_number, player=self.name(event.leader))
            case e.Ended():
                players = self.listed([self.name(seat) for seat in event.winners])
                return words("log.ended", n=len(event.winners), players=players, score=max(event.gifts))
        return None

    def score(self, view: Any, seat: Seat) -> str:
        """Gifts."""
        return f"{view.seats[seat].gifts}"

    def turn(self, view: Any) -> str:
        """Which hand is played."""
        return self.words("turn", hand=view.hand_number, hands=length(self.rules.ruleset, view).hands)

    def summary(self, view: Any, seat: Seat | None) -> str:
        """Gifts, hands, the trick, one's cards."""
        parts = [super().summary(view, seat)]
        sizes = ", ".join(f"{self.name(s)} {len(own.hand)}" for s, own in enumerate(view.seats))
        parts.append(self.words("summary.cards", sizes=sizes))
        if view.trick:
            plays = ", ".join(f"{self.name(entry.seat)} {self.cards(entry.cards) or '—'}" for entry in view.trick)
            parts.append(self.words("summary.trick", plays=plays))
        if seat is not None:
            parts.append(self.words("summary.hand", cards=" ".join(map(str, view.seats[seat].hand))))
        return ". ".join(parts)

    def breakdown(self, match: Match) -> list[tuple[str, list[str]]]:
        """Hands won, gifts given and got, the total."""
        seats = len(match.state.seats)
        won, got, gave = [0] * seats, [0] * seats, [0] * seats
        for step in match.steps:
            for event in step.events:
                if isinstance(event, e.HandWon):
                    won[event.seat] += 1
                elif isinstance(event, e.GiftGiven):
                    got[event.to] += 1
                    gave[event.seat] += 1
        rows = [("result.hands", won), ("result.got", got), ("result.gave", [-n for n in gave])]
        told = [(self.words(key), [f"{n:+d}" if n else "·" for n in row]) for key, row in rows]
        return [*told, (self.words("result.gifts"), [str(own.gifts) for own in match.state.seats])]
