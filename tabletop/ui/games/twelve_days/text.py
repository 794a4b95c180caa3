"""What the table of 12 Days says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.match import Match
from tabletop.core.rules import Action, Event, Seat
from tabletop.games.twelve_days import events as e
from tabletop.games.twelve_days.actions import Give, Pass
from tabletop.games.twelve_days.ruleset import DAYS
from tabletop.games.twelve_days.state import GIVE, OVER, PASS, PLAY
from tabletop.ui.table.text import Text


class TwelveDaysText(Text):
    """Sentences about passing, playing, days and gifts."""

    def card(self, rank: int | None) -> str:
        """A card by rank and gift, e.g. “7 apples”."""
        return self.words("card", rank=rank, gift=self.words(f"gift.{rank}.name"))

    def action(self, view: Any, seat: Seat, action: Action) -> str:
        """A choice in words."""
        if isinstance(action, Give):
            return self.words("action.give", player=self.name(action.seat))
        return self.words("action.pass" if isinstance(action, Pass) else "action.play", card=self.card(action.card))

    def consequence(self, view: Any, seat: Seat, action: Action) -> str:
        """What stays in hand of that rank: it counts at the end, unless it is a Claus."""
        if isinstance(action, Give) or not action.card:
            return ""
        return self._kept(view, seat, action.card)

    def prompt(self, view: Any, seat: Seat) -> str:
        """To whom a card is passed, or for which days it is played."""
        if view.phase == PASS:
            return self.words("prompt.pass", player=self.name((seat + 1) % len(view.seats)))
        if view.phase == PLAY:
            days = self.listed([str(day) for day in (*view.waiting, view.day)])
            return self.words("prompt.play.waiting" if view.waiting else "prompt.play", days=days)
        return self.words("prompt.give") if view.phase == GIVE else super().prompt(view, seat)

    def about_card(self, view: Any, seat: Seat, rank: int) -> str:
        """What a card of the hand is worth keeping for."""
        if rank:
            points = self.rules.ruleset.rank_points[rank]
            kept = self._kept(view, seat, rank)
            return self.sentence(self.words("about.card", card=self.card(rank), kept=kept, rank=rank, points=points))
        told = self.words("about.claus", card=self.card(rank))
        return f"{told} {self.words('about.claus.gives')}" if view.clauses_give else told

    def about_day(self, view: Any, day: int) -> str:
        """What a window tells: what the day is worth and whose it is."""
        values = {"day": day, "points": self.rules.ruleset.day_points[day - 1]}
        for seat, own in enumerate(view.seats):
            if day in own.days:
                return self.words("about.day.won", player=self.name(seat), **values)
        if day in view.waiting:
            return self.words("about.day.lost" if view.phase == OVER else "about.day.waits", **values)
        return self.words("about.day.today" if day == view.day and view.phase != OVER else "about.day", **values)

    def about_seat(self, view: Any, seat: Seat) -> str:
        """What lies at a seat."""
        return self.words("about.seat", player=self.name(seat), points=self.rules.scores(view)[seat])

    def _kept(self, view: Any, seat: Seat, rank: int) -> str:
        left = view.seats[seat].hand.count(rank) - 1
        return self.words("keeps", n=left, rank=rank) if left else self.words("keeps.none", rank=rank)

    def event(self, event: Event) -> str | None:
        """A line of the log."""
        words = self.words
        match event:
            case e.CardPassed():
                names = {"player": self.name(event.seat), "other": self.name(event.to)}
                if event.card is None:
                    return self.words("log.card_passed.hidden", **names)
                return self.words("log.card_passed", card=self.card(event.card), **names)
            case e.Revealed():
                shown = [(seat, card) for seat, card in enumerate(event.cards) if card is not None]
                played = [
                    words("log.played.next" if i else "log.played.first", player=self.name(seat), card=card)
                    for i, (seat, card) in enumerate(shown)
                ]
                return self.words("log.revealed", day=event.day, cards=self.words("list.comma").join(played))
            case e.TiedOut():
                return self.words("log.tied_out", rank=event.rank)
            case e.DayWon():
                days = self.listed([str(day) for day in event.days])
                name = self.name(event.seat)
                return self.words("log.day_won", n=len(event.days), player=name, days=days, rank=event.rank)
            case e.DayWaits():
                return self.words("log.day_waits", day=event.day)
            case e.DayGiven():
                days = self.listed([str(day) for day in event.days])
                names = {"player": self.name(event.seat), "other": self.name(event.to)}
                return self.words("log.day_given", n=len(event.days), days=days, **names)
            case e.Reshuffled():
                return self.words("log.reshuffled")
            case e.Drawn() if event.card is not None:
                return self.words("log.drawn", player=self.name(event.seat), card=self.card(event.card))
            case e.RankCounted():
                players = self.listed([self.name(seat) for seat in event.seats])
                return self.words(
                    "log.rank_counted", n=event.count, points=event.points, rank=event.rank, players=players
                )
            case e.Ended():
                players = self.listed([self.name(seat) for seat in event.winners])
                return self.words("log.ended", n=len(event.winners), players=players, score=max(event.scores))
        return None

    def gain(self, events: Sequence[Event], seat: Seat) -> str:
        """Nothing is known before all cards are turned."""
        return ""

    def turn(self, view: Any) -> str:
        """Which day it is."""
        return self.words("turn", day=view.day, days=DAYS)

    def summary(self, view: Any, seat: Seat | None) -> str:
        """The day, the scores, the hand."""
        told = super().summary(view, seat)
        if view.waiting:
            told += ". " + self.words("summary.waiting", days=self.listed([str(day) for day in view.waiting]))
        if seat is not None:
            told += ". " + self.words("summary.hand", cards=", ".join(str(card) for card in view.seats[seat].hand))
        return told

    def breakdown(self, match: Match) -> list[tuple[str, list[str]]]:
        """Days, each rank's majority, and the total."""
        result = match.state.result
        seats = range(len(match.state.seats))
        rows = [(self.words("result.days"), [str(points) for points in result.days])]
        for event in match.last.events if match.last else ():
            if isinstance(event, e.RankCounted):
                label = self.words("result.most", rank=event.rank, gift=self.words(f"gift.{event.rank}.name"))
                rows.append((label, [f"+{event.points}" if seat in event.seats else "·" for seat in seats]))
        return [*rows, (self.words("result.total"), [str(score) for score in result.scores])]
