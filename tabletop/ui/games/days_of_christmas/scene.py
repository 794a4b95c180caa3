"""The cloth: the players with their presents above, the trick in the middle, the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Event, Seat
from tabletop.games.days_of_christmas import events as e
from tabletop.games.days_of_christmas.state import Entry
from tabletop.games.days_of_christmas.turn import trick_winner
from tabletop.ui import theme
from tabletop.ui.games.days_of_christmas import piles, plates, woodcut
from tabletop.ui.games.days_of_christmas.controller import SORTED
from tabletop.ui.games.days_of_christmas.layout import Layout
from tabletop.ui.games.days_of_christmas.picking import by_combination
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Confetti, Effect, FloatText
from tabletop.ui.table.held import Held
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite

READ_MS, HELD_MS = 700.0, 1900.0
"""How long a trick is read before its winner is told, and how long it stays in sight."""


class ChristmasScene(TableScene):
    """Keys: ``("seat", n)``, ``("trick", seat, i)``, ``("hand", i)``, ``("gift", seat, i)``, ``("supply", i)``."""

    def arrange(self, area: QRectF) -> None:
        """Seats in a row above, trick, hand."""
        self.plan = Layout(area, self.unit)

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """The cloth, the twelve gifts woven into its middle."""
        middle = self.plan.middle
        woodcut.cloth(painter, area)
        woodcut.wreath(painter, middle.center(), min(middle.width(), middle.height()) * 0.4)

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Plates, presents, the trick, piles, the hand."""
        seats, plan = len(view.seats), self.plan
        acting = self.rules.to_move(view)
        for number, own in enumerate(view.seats):
            look = ("plate", number, len(own.hand), number in acting, number == view.leader)
            yield Sprite(("seat", number), look, plan.plate(number, seats), 2)
            for i in range(own.gifts):
                yield Sprite(("gift", number, i), ("present", i), plan.gift(number, seats, i, own.gifts), 5 + i)
        for i in range(view.supply):
            yield Sprite(("supply", i), ("present", i), plan.supply(i), 3 + i)
        yield Sprite(("piles",), ("piles", len(view.discard), len(view.unseen)), plan.piles(), 2)
        best = trick_winner(view.trick) if view.trick else None
        for order, entry in enumerate(view.trick):
            slot, home = plan.slot(order, seats), plan.plate(entry.seat, seats)
            yield Sprite(("slot", entry.seat), ("slot", entry.seat, not entry.cards, entry is best), slot, 4)
            for i, rect in enumerate(plan.played(slot, len(entry.cards))):
                key, look = ("trick", entry.seat, i), ("card", entry.cards[i])
                yield Sprite(key, look, rect, 10 + order + i * 0.1, origin=home)
        if seat is not None:
            hand = view.seats[seat].hand
            for place, rect in plan.spread(self._order(hand)):
                yield Sprite(("hand", place), ("card", hand[place]), rect, 30 + rect.left() / 1e4)

    def _order(self, hand: list[int]) -> list[int]:
        """The places of the hand in the order a person likes."""
        return by_combination(hand) if self.looks.get(SORTED) else list(range(len(hand)))

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """Players, plays, gifts and piles to look at, and one's cards."""
        yield from self._explained(view)
        if seat is None:
            return
        hand = view.seats[seat].hand
        spread = self.plan.spread(self._order(hand))
        for i, (place, rect) in enumerate(spread):
            if hand[place] != HIDDEN:
                name = self.words("card", rank=hand[place], gift=self.words(f"gift.{hand[place]}.name"))
                yield Place(("card", place), self.plan.seen(spread, i), name, ("hand", place), rect.width() * 0.08)

    def _explained(self, view: Any) -> Iterator[Place]:
        words, plan, seats = self.words, self.plan, len(view.seats)
        names = [tidy(name) for name in self.names]
        for number in range(seats):
            yield Place(("seat", number), plan.plate(number, seats), words("place.seat", player=names[number]))
        for order, entry in enumerate(view.trick):
            yield Place(("slot", entry.seat), plan.slot(order, seats), words("place.slot", player=names[entry.seat]))
        if view.supply:
            rect = reduce(QRectF.united, [plan.supply(i) for i in range(view.supply)])
            yield Place(("supply",), rect, words("place.supply"))
        above = plan.piles()
        above.setHeight(above.height() / 2)
        yield Place(("unseen",), above, words("place.unseen"))
        yield Place(("discard",), above.translated(0, above.height()), words("place.discard"))

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """Cards go from the hand to the trick and back, presents from the supply and from seat to seat."""
        view: Any = self.view
        match event:
            case e.Played() if event.seat == self.seat:
                hand = list(view.seats[event.seat].hand)
                for i, card in enumerate(event.cards):
                    place = hand.index(card)
                    hand[place] = 0
                    yield ("hand", place), ("trick", event.seat, i)
            case e.Played():
                for i in range(len(event.cards)):
                    yield ("trick", event.seat, i), ("trick", event.seat, i)
            case e.HandWon():
                yield ("supply", view.supply - 1), ("gift", event.seat, view.seats[event.seat].gifts)
            case e.GiftGiven():
                yield (
                    ("gift", event.seat, view.seats[event.seat].gifts - 1),
                    ("gift", event.to, view.seats[event.to].gifts + 1),
                )

    def last_moved(self, events: Sequence[Event]) -> Iterable[Key]:
        """The place of who played or passed last: frames round each card would hide the ranks."""
        return [("slot", event.seat) for event in events if isinstance(event, (e.Played, e.Passed))]

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """A trick won, a hand won, cards that come back to a hand (N9)."""
        font = theme.current().display_font(max(18.0, self.area.height() / 24), scaled=False)
        if isinstance(event, e.Played):
            self._ending = Entry(event.seat, event.cards)
        elif isinstance(event, e.Passed):
            self._ending = Entry(event.seat, ())
        elif isinstance(event, e.HandWon):
            text = self.words("log.hand_won", player=tidy(self.names[event.seat]), hand=event.hand_number)
            yield Banner(text, self.plan.middle, QColor("#d79a2b"), font, delay)
            yield Confetti(self.area, [QColor(name) for name in woodcut.RIBBONS], delay)
        elif isinstance(event, e.TrickWon):
            text = self.words("log.trick_won", player=tidy(self.names[event.seat]), low=event.low)
            yield from self._whole_trick()
            yield Banner(text, self.plan.middle, theme.current().seat(event.seat), font, delay + READ_MS)
        elif isinstance(event, e.TakenBack):
            plate = self.plan.plate(event.seat, len(self.names))
            told = f"+{len(event.cards)}"
            yield FloatText(told, plate.center(), theme.current().seat(event.seat).lighter(150), font, delay)

    def _whole_trick(self) -> Iterator[Effect]:
        """The trick as it was with its last play, which the table no longer holds."""
        seats = len(self.names)
        trick = [*self.view.trick, self._ending]
        for order, entry in enumerate(trick):
            slot = self.plan.slot(order, seats)
            picture = ("slot", entry.seat, not entry.cards, entry is trick_winner(trick))
            yield Held(self._drawn(picture, slot.size()), slot, HELD_MS)
            for i, rect in enumerate(self.plan.played(slot, len(entry.cards))):
                yield Held(self._drawn(("card", entry.cards[i]), rect.size()), rect, HELD_MS, (i + 1) * 0.01)

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        match picture:
            case ("card", card):
                if card == HIDDEN:
                    woodcut.back(painter, rect)
                else:
                    woodcut.card(painter, rect, card, theme.current().display_font(20, scaled=False))
            case ("present", number):
                woodcut.present(painter, rect, number)
            case ("plate", seat, cards, acts, leads):
                name = tidy(self.names[seat]) + (" ★" if leads else "")
                plates.plate(painter, rect, self.unit, seat, name, cards, acts=acts)
            case ("slot", seat, passed, best):
                plates.slot(painter, rect, self.unit, seat, self.words("passed") if passed else "", best=best)
            case ("piles", discards, unseen):
                counts = (("pile.unseen", unseen), ("pile.discard", discards))
                piles.piles(painter, rect, self.unit, [(count, self.words(key, n=count)) for key, count in counts])


SCENE = ChristmasScene
