"""The city's table: six palaces, everybody's stock and chests, and the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tabletop.core.rules import Event, Seat
from tabletop.games.thief_of_baghdad import events as e
from tabletop.games.thief_of_baghdad.legality import entry_cost
from tabletop.games.thief_of_baghdad.ruleset import PALACE_COUNT
from tabletop.games.thief_of_baghdad.state import ACT, KINDS, NEUTRAL, PALACES
from tabletop.ui import theme
from tabletop.ui.games.thief_of_baghdad import cards, city, figures
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Confetti, Effect
from tabletop.ui.table.ink import numeral
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite


class ThiefScene(TableScene):
    """Keys: ``("guard", palace, owner, i)``, ``("thief", palace, seat, i)``, and the like."""

    def arrange(self, area: QRectF) -> None:
        """Palaces three by two (two by three where it is tall), the players' strip, the hand."""
        tall = area.height() > area.width()
        columns, rows = (2, 3) if tall else (3, 2)
        self._hand = QRectF(
            area.left() + 10, area.bottom() - area.height() * 0.19, area.width() - 20, area.height() * 0.19 - 6
        )
        strip = max(40.0, area.height() * 0.085)
        self._strip = QRectF(area.left() + 10, self._hand.top() - strip - 4, area.width() - 20, strip)
        city_area = QRectF(area.left(), area.top(), area.width(), self._strip.top() - area.top())
        width = (city_area.width() - 10 * (columns + 1)) / columns
        height = (city_area.height() - 8 * (rows + 1)) / rows
        self._palaces = [
            QRectF(
                area.left() + 10 + (i % columns) * (width + 10),
                area.top() + 10 + (i // columns) * (height + 8),
                width,
                height,
            )
            for i in range(PALACE_COUNT)
        ]

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """The city by night."""
        city.sky(painter, area)
        for number, rect in enumerate(self._palaces):
            city.palace(painter, rect, number)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(20, 12, 30, 150))
        painter.drawRoundedRect(self._strip.united(self._hand).adjusted(-4, -3, 4, 3), 12, 12)

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Chests, thieves, guards, prices, the strip and the hand."""
        seats = len(view.seats)
        reader = seat if seat is not None else 0
        for number, palace in enumerate(view.palaces):
            rect = self._palaces[number]
            if palace.chests:
                spot = self._chest_rect(rect)
                worth = palace.chests[0]
                yield Sprite(("chest", number, worth), ("chest", worth, len(palace.chests) - 1), spot, 4)
            for owner in range(seats):
                for i in range(palace.thieves[owner]):
                    yield Sprite(
                        ("thief", number, owner, i),
                        ("thief", owner),
                        self._thief_rect(rect, palace.thieves, owner, i),
                        6 + i * 0.01,
                        origin=self._figure_rect(owner, seats),
                    )
                if palace.thieves[owner] > 1:
                    last = self._thief_rect(rect, palace.thieves, owner, palace.thieves[owner] - 1)
                    tag = QRectF(last.right() + 3, last.center().y() - 10 * self.unit, 26 * self.unit, 20 * self.unit)
                    yield Sprite(("tally", number, owner), ("tally", palace.thieves[owner], owner), tag, 8)
            square = 0
            for owner in (NEUTRAL, *range(seats)):
                for i in range(palace.guards[owner]):
                    yield Sprite(
                        ("guard", number, owner, i),
                        ("guard", owner),
                        city.guard_square(rect, square),
                        7,
                        origin=self._figure_rect(owner, seats) if owner < seats else None,
                    )
                    square += 1
            cost = entry_cost(palace, reader)
            if view.phase == ACT and cost is not None:
                yield Sprite(("price", number), ("price", cost, number), self._price_rect(rect), 9)
        for owner, own in enumerate(view.seats):
            acts = owner in self.rules.to_move(view)
            held = sum(own.hand) + own.unknown
            waiting = own.guards_left, own.neutrals_left
            look = ("seat", owner, own.stock, held, waiting, acts)
            yield Sprite(("seat", owner), look, self._seat_rect(owner, seats), 3)
            for i, worth in enumerate(own.chests):
                yield Sprite(("taken", owner, i), ("taken", worth), self._taken_rect(owner, seats, i), 10 + i)
        if seat is not None:
            for i, (card, rect) in enumerate(self._fan(view.seats[seat].hand)):
                yield Sprite(("card", i), ("card", card), rect, 20 + i)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """Palaces, one's guards and the neutral ones, one's stock."""
        seats = len(view.seats)
        for number, rect in enumerate(self._palaces):
            name = self.words(
                "place.palace", palace=self.words(f"palace.{PALACES[number]}"), n=sum(view.palaces[number].guards)
            )
            yield Place(("palace", number), rect.adjusted(0, rect.height() * 0.19, 0, 0), name)
        if seat is None:
            return
        yield Place(
            ("stock",), self._seat_rect(seat, seats), self.words("place.stock", n=view.seats[seat].stock), radius=9
        )
        for number, palace in enumerate(view.palaces):
            square = 0
            for owner in (NEUTRAL, *range(seats)):
                for i in range(palace.guards[owner]):
                    rect = city.guard_square(self._palaces[number], square)
                    square += 1
                    if owner in (NEUTRAL, seat):
                        kind = "neutral" if owner == NEUTRAL else "own"
                        name = self.words(f"place.{kind}", palace=self.words(f"palace.{PALACES[number]}"))
                        yield Place((kind, number), rect, name, ("guard", number, owner, i), 5)

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
            yield Confetti(self._palaces[event.palace], [QColor("#ffd34d"), QColor("#e8c25a"), tint], delay)

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
                painter.setPen(QPen(QColor("#fff6dc"), 1))
                painter.setBrush(look.seat(owner).darker(150))
                painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
                numeral(painter, f"×{count}", rect, rect.height() * 0.7, QColor("#ffffff"), outline=False)
            case ("guard", owner):
                mark = "" if owner == NEUTRAL else str(owner + 1)
                figures.guard(painter, rect, figures.WOOD if owner == NEUTRAL else look.seat(owner), mark)
            case ("price", cost, number):
                self._paint_price(painter, rect, cost, number)
            case ("card", kind):
                cards.card(painter, rect, kind)
            case ("seat", owner, stock, held, waiting, acts):
                self._paint_seat(painter, rect, owner, (stock, held, *waiting), acts=acts)

    def _paint_price(self, painter: QPainter, rect: QRectF, cost: int, number: int) -> None:
        """What a thief costs: so many cards of the palace, the number on the foremost."""
        width, shift = rect.height() * 0.72, rect.height() * 0.2
        for i in range(cost - 1, -1, -1):
            card = QRectF(rect.right() - width - i * shift, rect.top() + i * 1.5, width, rect.height() - i * 3)
            cards.sign(painter, card, number)
        numeral(painter, str(cost), card, rect.height() * 0.66, QColor("#ffffff"))

    def _paint_seat(self, painter: QPainter, rect: QRectF, owner: Seat, counts: Sequence[int], *, acts: bool) -> None:
        look = theme.current()
        stock, held, own_left, neutrals_left = counts
        painter.setPen(QPen(QColor("#ffd34d") if acts else QColor(255, 255, 255, 60), 2 if acts else 1))
        painter.setBrush(QColor(30, 20, 42, 210))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        waiting = [
            (left, tint, mark)
            for left, tint, mark in (
                (own_left, look.seat(owner), str(owner + 1)),
                (neutrals_left, figures.WOOD, ""),
            )
            if left
        ]
        # As tall as its part of the tray, but no wider: on a narrow table everything in it is smaller.
        room = _halves(rect)[0]
        h = min(room.height(), (room.width() - 20) / (2.2 + 1.2 * len(waiting)))
        row = QRectF(room.left(), room.center().y() - h / 2, room.width(), h)
        figure = QRectF(row.left() + 6, row.top() + h * 0.1, h * 0.55, h * 0.8)
        figures.thief(painter, figure, look.seat(owner), str(owner + 1))
        x = self._count(painter, figure.right() + 2, row, f"×{stock}")
        small = QRectF(x + h * 0.1, row.top() + h * 0.2, h * 0.42, h * 0.6)
        cards.back(painter, small)
        x = self._count(painter, small.right() + 2, row, str(held))
        for left, tint, mark in waiting:
            figures.guard(painter, QRectF(x + h * 0.1, row.top() + h * 0.08, h * 0.62, h * 0.84), tint, mark)
            x = self._count(painter, x + h * 0.74, row, f"×{left}")

    def _count(self, painter: QPainter, x: float, rect: QRectF, text: str) -> float:
        font = self.board_font(rect.height() * 0.3)
        painter.setFont(font)
        painter.setPen(QColor("#fdf3dc"))
        width = QFontMetricsF(font).horizontalAdvance(text)
        painter.drawText(QRectF(x, rect.top(), width + 2, rect.height()), Qt.AlignmentFlag.AlignVCenter, text)
        return x + width

    @staticmethod
    def _chest_rect(palace: QRectF) -> QRectF:
        terrace = city.terrace(palace)
        size = min(terrace.width(), terrace.height())
        rect = QRectF(0, 0, size, size)
        rect.moveCenter(terrace.center())
        return rect

    @staticmethod
    def _price_rect(palace: QRectF) -> QRectF:
        height = palace.height() * 0.165
        width = height * 1.7
        return QRectF(
            palace.left() + palace.width() * 0.87 - width, palace.top() + palace.height() * 0.02, width, height
        )

    def _thief_rect(self, palace: QRectF, thieves: Sequence[int], owner: Seat, number: int) -> QRectF:
        """One of a seat's thieves in a palace; seats with thieves there share the courtyard."""
        yard = city.courtyard(palace)
        there = [seat for seat, count in enumerate(thieves) if count or seat == owner]
        rows, columns = (len(there) + 1) // 2, min(2, len(there))
        cell_w, cell_h = yard.width() / columns, yard.height() / rows
        column, row = divmod(there.index(owner), rows)
        height = min(cell_h * 0.88, yard.height() * 0.7)
        width = height * 0.62
        step = min(width * 0.85, (cell_w - 10 - 30 * self.unit - width) / 6)
        left = yard.left() + column * cell_w + 5 + number * step
        return QRectF(left, yard.top() + row * cell_h + (cell_h - height) / 2, width, height)

    def _seat_rect(self, owner: Seat, seats: int) -> QRectF:
        width = (self._strip.width() - 8 * (seats - 1)) / seats
        return QRectF(self._strip.left() + owner * (width + 8), self._strip.top(), width, self._strip.height())

    def _figure_rect(self, owner: Seat, seats: int) -> QRectF:
        rect = self._seat_rect(owner, seats)
        return QRectF(rect.left() + 6, rect.top() + 4, rect.height() * 0.55, rect.height() * 0.8)

    def _taken_rect(self, owner: Seat, seats: int, number: int) -> QRectF:
        rect = _halves(self._seat_rect(owner, seats))[1]
        size = rect.height() * 0.92
        step = min(size * 0.85, rect.width() * 0.42 / 6)
        return QRectF(rect.right() - size - 4 - number * step, rect.top() + rect.height() * 0.04, size, size)

    def _fan(self, hand: Sequence[int]) -> list[tuple[int, QRectF]]:
        """The hand by palace, a little gap between the kinds."""
        laid = [card for card in range(KINDS) for _ in range(hand[card])]
        kinds = sum(1 for n in hand if n)
        height = self._hand.height()
        width = height * 0.68
        gap = 10.0
        room = self._hand.width() - width - gap * max(0, kinds - 1)
        step = min(width * 0.72, room / max(1, len(laid) - 1))
        total = step * (len(laid) - 1) + width + gap * max(0, kinds - 1)
        x = self._hand.center().x() - total / 2
        found = []
        for i, card in enumerate(laid):
            if i and card != laid[i - 1]:
                x += gap
            found.append((card, QRectF(x, self._hand.top(), width, height)))
            x += step
        return found


def _halves(tray: QRectF) -> tuple[QRectF, QRectF]:
    """Where a tray counts what its seat has, and where its chests stand: below that where it is narrow."""
    if tray.width() > 2.4 * tray.height():
        return tray, tray
    half = QRectF(tray.left(), tray.top() + 2, tray.width(), tray.height() / 2 - 2)
    return half, half.translated(0, half.height())


SCENE = ThiefScene
