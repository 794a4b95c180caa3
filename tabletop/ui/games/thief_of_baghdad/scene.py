"""The city's table: six palaces, everybody's stock and chests, and the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from tabletop.core.rules import Event, Seat
from tabletop.games.thief_of_baghdad import events as e
from tabletop.games.thief_of_baghdad.legality import entry_cost
from tabletop.games.thief_of_baghdad.state import ACT, NEUTRAL, PALACES
from tabletop.ui import theme
from tabletop.ui.games.thief_of_baghdad import cards, city, figures, trays
from tabletop.ui.games.thief_of_baghdad.layout import Layout
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Confetti, Effect
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite


class ThiefScene(TableScene):
    """Keys: ``("guard", palace, owner, i)``, ``("thief", palace, seat, i)``, and the like."""

    def arrange(self, area: QRectF) -> None:
        """Palaces three by two (two by three where it is tall), the players' strip, the hand."""
        self.plan = Layout(area, self.unit)

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """The city by night."""
        city.sky(painter, area)
        for number, rect in enumerate(self.plan.palaces):
            city.palace(painter, rect, number)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 12, 30, 150))
        painter.drawRoundedRect(self.plan.strip.united(self.plan.hand).adjusted(-4, -3, 4, 3), 12, 12)

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Chests, thieves, guards, prices, the strip and the hand."""
        seats, plan = len(view.seats), self.plan
        reader = seat if seat is not None else 0
        for number, palace in enumerate(view.palaces):
            yield from self._palace(number, palace, seats)
            cost = entry_cost(palace, reader)
            if view.phase == ACT and cost is not None:
                yield Sprite(("price", number), ("price", cost, number), plan.price(number), 9)
        for owner, own in enumerate(view.seats):
            acts = owner in self.rules.to_move(view)
            held = sum(own.hand) + own.unknown
            waiting = own.guards_left, own.neutrals_left
            look = ("seat", owner, own.stock, held, waiting, acts)
            yield Sprite(("seat", owner), look, plan.tray(owner, seats), 3)
            for i, worth in enumerate(own.chests):
                yield Sprite(("taken", owner, i), ("taken", worth), plan.taken(owner, seats, i), 10 + i)
        if seat is not None:
            for number, (card, _, rect) in enumerate(plan.fan(view.seats[seat].hand)):
                yield Sprite(("card", number), ("card", card), rect, 20 + number)

    def _palace(self, number: int, palace: Any, seats: int) -> Iterator[Sprite]:
        """The chests, thieves and guards of a palace."""
        plan, thieves = self.plan, palace.thieves
        if palace.chests:
            worth = palace.chests[0]
            look = ("chest", worth, len(palace.chests) - 1)
            yield Sprite(("chest", number, worth), look, plan.chest(number), 4)
        for owner in range(seats):
            home = plan.figure(owner, seats)
            for i in range(thieves[owner]):
                rect = plan.thief(number, thieves, owner, i)
                yield Sprite(("thief", number, owner, i), ("thief", owner), rect, 6 + i * 0.01, origin=home)
            if thieves[owner] > 1:
                rect = plan.tally(number, thieves, owner)
                yield Sprite(("tally", number, owner), ("tally", thieves[owner], owner), rect, 8)
        for owner, i, rect in plan.guards(number, palace.guards, seats):
            origin = None if owner == NEUTRAL else plan.figure(owner, seats)
            yield Sprite(("guard", number, owner, i), ("guard", owner), rect, 7, origin=origin)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """Palaces and prices, guards that can be moved, one's stock, the trays of the others, one's cards."""
        seats, plan = len(view.seats), self.plan
        names = [self.words(f"palace.{palace}") for palace in PALACES]
        for number, palace in enumerate(view.palaces):
            name = self.words("place.palace", palace=names[number], n=sum(palace.guards))
            yield Place(("palace", number), plan.walls(number), name)
        for owner in range(seats):
            if owner != seat:
                name = self.words("place.tray", player=tidy(self.names[owner]))
                yield Place(("tray", owner), plan.tray(owner, seats), name, radius=9)
        if seat is None:
            return
        for number, palace in enumerate(view.palaces):
            if view.phase == ACT and entry_cost(palace, seat) is not None:
                yield Place(("price", number), plan.price(number), self.words("place.price", palace=names[number]))
        yield Place(("stock",), plan.tray(seat, seats), self.words("place.stock", n=view.seats[seat].stock), radius=9)
        for number, palace in enumerate(view.palaces):
            for owner, i, rect in plan.guards(number, palace.guards, seats):
                if owner in (NEUTRAL, seat):
                    kind = "neutral" if owner == NEUTRAL else "own"
                    name = self.words(f"place.{kind}", palace=names[number])
                    yield Place((kind, number), rect, name, ("guard", number, owner, i), 5)
        kinds = [*names, self.words("piece.dancer")]
        for kind, i, rect in plan.fan(view.seats[seat].hand):
            yield Place(("card", kind, i), rect, self.words("place.card", card=kinds[kind]))

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """Guards walk, thieves go along, chests go to those who take them."""
        view: Any = self.view
        match event:
            case e.GuardMoved() | e.NeutralMoved():
                owner = NEUTRAL if isinstance(event, e.NeutralMoved) else event.seat
                start, to = view.palaces[event.start], view.palaces[event.to]
                yield (
                    ("guard", event.start, owner, start.guards[owner] - 1),
                    ("guard", event.to, owner, to.guards[owner]),
                )
                if isinstance(event, e.GuardMoved) and event.thief:
                    seat = event.seat
                    yield (
                        ("thief", event.start, seat, start.thieves[seat] - 1),
                        ("thief", event.to, seat, to.thieves[seat]),
                    )
            case e.ThiefEntered():
                place = ("thief", event.palace, event.seat, view.palaces[event.palace].thieves[event.seat])
                yield place, place
            case e.GuardPlaced():
                owner = NEUTRAL if event.neutral else event.seat
                place = ("guard", event.palace, owner, view.palaces[event.palace].guards[owner])
                yield place, place
            case e.Robbed():
                yield ("chest", event.palace, event.chest), ("taken", event.seat, len(view.seats[event.seat].chests))

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """A robbery is a small scene."""
        if isinstance(event, e.Robbed):
            tint = theme.current().seat(event.seat)
            font = theme.current().display_font(max(20.0, self.area.height() / 20), scaled=False)
            palace = self.words(f"palace.{PALACES[event.palace]}")
            text = self.words("log.robbed", player=tidy(self.names[event.seat]), palace=palace, chest=event.chest)
            yield Banner(text, self.area, QColor("#ffd34d"), font, delay)
            yield Confetti(self.plan.palaces[event.palace], [QColor("#ffd34d"), QColor("#e8c25a"), tint], delay)

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        look = theme.current()
        match picture:
            case ("chest", worth, below):
                figures.chest(painter, rect, worth, below)
            case ("taken", worth):
                figures.chest(painter, rect, worth)
            case ("thief", owner):
                figures.thief(painter, rect, look.seat(owner), str(owner + 1))
            case ("tally", count, owner):
                figures.tally(painter, rect, look.seat(owner), count)
            case ("guard", owner):
                mark = "" if owner == NEUTRAL else str(owner + 1)
                figures.guard(painter, rect, figures.WOOD if owner == NEUTRAL else look.seat(owner), mark)
            case ("price", cost, number):
                cards.price(painter, rect, cost, number)
            case ("card", kind):
                cards.card(painter, rect, kind)
            case ("seat", owner, stock, held, waiting, acts):
                trays.tray(painter, rect, owner, (stock, held, *waiting), acts=acts)


SCENE = ThiefScene
