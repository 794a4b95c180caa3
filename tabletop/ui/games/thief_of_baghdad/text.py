"""What the table of The Thief of Baghdad says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabletop.core.match import Match
from tabletop.core.rules import Action, Event, Seat
from tabletop.games.thief_of_baghdad import events as e
from tabletop.games.thief_of_baghdad.actions import End, Enter, Guard, Move, MoveNeutral
from tabletop.games.thief_of_baghdad.legality import entry_cost
from tabletop.games.thief_of_baghdad.reasons import ThiefReason as Why
from tabletop.games.thief_of_baghdad.scoring import chests_to_win
from tabletop.games.thief_of_baghdad.state import ACT, CARDS, DANCER, GUARDS, PALACES
from tabletop.ui.table.text import Text


class ThiefText(Text):
    """Sentences about guards, thieves and chests."""

    def palace(self, number: int | str) -> str:
        """A palace by number or by its name in the notation."""
        return self.words(f"palace.{number if isinstance(number, str) else PALACES[number]}")

    def cards(self, names: Sequence[str]) -> str:
        """Cards, e.g. “2 × red, dancer”."""
        told = []
        for name, n in Counter(names).items():
            word = self.words("piece.dancer") if name == CARDS[DANCER] else self.palace(name)
            told.append(f"{n} × {word}" if n > 1 else word)
        return self.words("list.comma").join(told)

    def action(self, view: Any, seat: Seat, action: Action) -> str:
        """A choice in words, its payment included."""
        match action:
            case Guard():
                key = "action.guard.neutral" if action.neutral else "action.guard"
                return self.words(key, palace=self.palace(action.palace))
            case Enter():
                return self.words("action.enter", palace=self.palace(action.palace), cards=self.cards(action.cards))
            case Move() | MoveNeutral():
                key = (
                    "action.move_neutral"
                    if isinstance(action, MoveNeutral)
                    else "action.move.thief"
                    if action.thief
                    else "action.move"
                )
                ways = {"start": self.palace(action.start), "to": self.palace(action.to)}
                return self.words(key, cards=self.cards(action.cards), **ways)
            case End():
                draw, idle = self.rules.ruleset.draw, self.rules.ruleset.draw_idle
                if action.dancer:
                    return self.words("action.end.dancer", n=idle - 1)
                return self.words("action.end", n=draw) if view.acted else self.words("action.end.idle", n=idle)
        raise AssertionError(action)

    def gain(self, events: Sequence[Event], seat: Seat) -> str:
        """A chest, if one is taken."""
        return ", ".join(self.words("gain.chest", chest=event.chest) for event in events if isinstance(event, e.Robbed))

    def consequence(self, view: Any, seat: Seat, action: Action) -> str:
        """What an action brings; the end of a turn draws what nobody knows."""
        if isinstance(action, End):
            return self.words("gain.dancer") if action.dancer else ""
        return super().consequence(view, seat, action)

    def refusal(self, view: Any, seat: Seat, action: Action) -> str:
        """Why not; the cards are not what is asked about, for the table itself proposes a payment."""
        reason = self.rules.why_not(view, seat, action)
        return "" if reason in (Why.WRONG_CARDS, Why.NOT_IN_HAND) else super().refusal(view, seat, action)

    def palace_line(self, view: Any, seat: Seat, number: int) -> str:
        """What a palace costs a thief of this seat, or why it is closed, and how many more its chest needs."""
        palace = view.palaces[number]
        parts = [self.words("about.palace", palace=self.palace(number))]
        cost = entry_cost(palace, seat)
        if view.phase == ACT:
            closed = self.refusal(view, seat, Enter(PALACES[number], ()))
            parts += ([] if cost is None else [self.words("costs", n=cost)]) + ([closed] if closed else [])
        if palace.chests:
            chest = palace.chests[0]
            parts.append(self.words("needs", chest=chest, n=chest - palace.thieves[seat]))
        else:
            parts.append(self.words("about.no_chest"))
        return " ".join(parts)

    def fare(self, figure: str, start: int, to: int) -> str:
        """What moving a guard from palace to palace costs; ``figure``: own or neutral."""
        return self.words(f"about.fare.{figure}", start=self.palace(start), to=self.palace(to))

    def about_tray(self, view: Any, seat: Seat) -> str:
        """What a seat has."""
        own = view.seats[seat]
        chests = self.words("list.comma").join(map(str, own.chests)) or "—"
        held = sum(own.hand) + own.unknown
        return self.words("about.tray", player=self.name(seat), stock=own.stock, cards=held, chests=chests)

    def about_card(self, card: int) -> str:
        """What a card of the hand pays for."""
        return self.words("about.dancer") if card == DANCER else self.words("about.card", palace=self.palace(card))

    def event(self, event: Event) -> str | None:
        """A line of the log."""
        words = self.words
        name = self.name(event.seat) if hasattr(event, "seat") else ""
        match event:
            case e.GuardPlaced():
                key = "log.guard_placed.neutral" if event.neutral else "log.guard_placed"
                return words(key, player=name, palace=self.palace(event.palace))
            case e.Paid():
                return words("log.paid", player=name, cards=self.cards([CARDS[card] for card in event.cards]))
            case e.ThiefEntered():
                return words("log.thief_entered", player=name, palace=self.palace(event.palace))
            case e.GuardMoved():
                key = "log.guard_moved.thief" if event.thief else "log.guard_moved"
                return words(key, player=name, start=self.palace(event.start), to=self.palace(event.to))
            case e.NeutralMoved():
                return words("log.neutral_moved", player=name, start=self.palace(event.start), to=self.palace(event.to))
            case e.Robbed():
                return words("log.robbed", player=name, palace=self.palace(event.palace), chest=event.chest)
            case e.TurnEnded():
                return words("log.turn_ended.idle" if event.idle else "log.turn_ended", player=name)
            case e.DancerTaken():
                return words("log.dancer_taken", player=name)
            case e.Reshuffled():
                return words("log.reshuffled")
            case e.Drawn():
                if None in event.cards:
                    return words("log.drawn", player=name, n=len(event.cards))
                return words("log.drawn.cards", player=name, cards=self.cards([CARDS[card] for card in event.cards]))
            case e.Ended():
                players = self.listed([self.name(seat) for seat in event.winners])
                key = "log.ended.stand_off" if event.stand_off else "log.ended"
                return words(key, players=players, score=max(event.chests))
        return None

    def score(self, view: Any, seat: Seat) -> str:
        """Chests taken, of those that win."""
        return f"{len(view.seats[seat].chests)}/{chests_to_win(self.rules.ruleset, view)}"

    def turn(self, view: Any) -> str:
        """How many thieves may still act this turn, once all guards stand."""
        if view.phase == GUARDS:
            return self.words("turn.guards")
        return self.words("turn", n=self.rules.ruleset.thief_actions - view.thief_actions)

    def summary(self, view: Any, seat: Seat | None) -> str:
        """Scores, palaces, and one's cards."""
        parts = [super().summary(view, seat)]
        for number, palace in enumerate(view.palaces):
            thieves = ", ".join(f"{self.name(s)} {n}" for s, n in enumerate(palace.thieves) if n) or "—"
            chest = palace.chests[0] if palace.chests else "—"
            parts.append(
                self.words(
                    "summary.palace", palace=self.palace(number), chest=chest, thieves=thieves, n=sum(palace.guards)
                )
            )
        if seat is not None:
            hand = [CARDS[card] for card, n in enumerate(view.seats[seat].hand) for _ in range(n)]
            parts.append(self.words("summary.hand", cards=self.cards(hand)))
        return ". ".join(parts)

    def breakdown(self, match: Match) -> list[tuple[str, list[str]]]:
        """The chests each has carried off."""
        seats = match.state.seats
        sums = [str(sum(own.chests)) for own in seats]
        which = [" ".join(map(str, own.chests)) or "—" for own in seats]
        counts = [str(len(own.chests)) for own in seats]
        rows = (("result.sum", sums), ("result.which", which), ("result.chests", counts))
        return [(self.words(key), cells) for key, cells in rows]
