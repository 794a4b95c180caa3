"""The advent wall: twelve windows, the players' places with what they give, and the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Event, Seat
from tabletop.games.twelve_days import events as e
from tabletop.games.twelve_days.ruleset import DAYS
from tabletop.games.twelve_days.state import NONE, OVER
from tabletop.ui import theme
from tabletop.ui.games.twelve_days import glass, reveal, windows
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Effect, FloatText
from tabletop.ui.table.ink import badge, line
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite

BANNER_MS, COUNT_MS = 1500.0, 420.0
"""How long the last day is told before the ranks are counted, and how long after each other these are."""
TOKEN = 21.0
"""The width of a won day on its winner's plate, on the smallest board."""


class TwelveDaysScene(TableScene):
    """Keys: ``("day", n)``, ``("hand", seat, i)``, ``("chosen", seat)``, ``("seat", n)``, ``("deck",)``."""

    def arrange(self, area: QRectF) -> None:
        """Windows above, seats in the middle, the hand below; two rows of windows where it is narrow."""
        tall = area.height() > area.width()
        rows = 2 if tall or area.width() < 700 else 1
        columns = DAYS // rows
        margin = area.width() * 0.02
        hand_height = min(area.height() * 0.27, area.width() * 0.18)
        wall = min(area.height() * 0.33, (area.width() - 2 * margin) / columns * 2.2 * rows)
        width = min((area.width() - 2 * margin) / columns, wall / rows * 0.62)
        left = area.center().x() - width * columns / 2
        self._windows = [
            QRectF(
                left + (i % columns) * width, area.top() + 6 + (i // columns) * (wall / rows), width, wall / rows - 6
            )
            for i in range(DAYS)
        ]
        self._hand = QRectF(margin, area.bottom() - hand_height - 8, area.width() - 2 * margin, hand_height)
        self._middle = QRectF(margin, area.top() + wall + 10, area.width() - 2 * margin, self._hand.top() - wall - 26)
        card_height = self._middle.height() - 22 - 40 * self.unit
        self._card = QRectF(0, 0, card_height * 0.68, card_height)

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """Night-blue stone, darker below, with the sill under the windows."""
        ground = QLinearGradient(area.topLeft(), area.bottomLeft())
        for place, colour in ((0, "#39344c"), (0.4, "#2b2740"), (1, "#191629")):
            ground.setColorAt(place, QColor(colour))
        painter.fillRect(area, ground)
        painter.setPen(QPen(QColor(255, 255, 255, 10), 1))
        course = max(26.0, area.height() / 16)
        for row in range(int(area.height() / course) + 1):
            y = area.top() + row * course
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            for column in range(int(area.width() / (course * 2.4)) + 2):
                x = area.left() + (column + (row % 2) / 2) * course * 2.4
                painter.drawLine(QPointF(x, y), QPointF(x, y + course))
        sill = QRectF(area.left(), self._windows[-1].bottom() + 1, area.width(), 7)
        painter.fillRect(sill, QColor("#6a6480"))
        painter.fillRect(sill.adjusted(0, 4, 0, 3), QColor(0, 0, 0, 90))

    def seat_rect(self, seat: Seat, seats: int) -> QRectF:
        """A seat's part of the middle."""
        width = self._middle.width() / seats
        return QRectF(self._middle.left() + seat * width + 5, self._middle.top(), width - 10, self._middle.height())

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Windows, name plates, chosen cards, the hand, the deck."""
        owners = {day: (number, own) for number, own in enumerate(view.seats) for day in own.days}
        for day, rect in enumerate(self._windows, 1):
            if day in owners:
                look: tuple[Any, ...] = ("won", day, owners[day][0])
            elif day in view.waiting:
                look = ("waits", day, -1)
            else:
                look = ("lit" if day == view.day and view.phase != OVER else "dark", day, -1)
            yield Sprite(("day", day), ("window", *look), rect, 1)
        for number, own in enumerate(view.seats):
            rect = self.seat_rect(number, len(view.seats))
            acts = number in self.rules.to_move(view)
            yield Sprite(
                ("seat", number), ("plate", number, self.rules.scores(view)[number], acts, tuple(own.days)), rect, 2
            )
            if own.chosen != NONE:
                yield Sprite(("chosen", number), ("card", own.chosen), self._chosen_rect(rect), 20)
        reader = seat if seat is not None else 0
        for number, own in enumerate(view.seats):
            if number == reader or (view.phase == OVER and seat is None and number == 0):
                for i, (card, rect) in enumerate(self._fan(own.hand, own.chosen if number == seat else NONE)):
                    yield Sprite(("hand", number, i), ("card", card), rect, 30 + i)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """The cards of one's hand, and the other seats."""
        for number in range(len(view.seats)):
            name = self.words("place.seat", player=tidy(self.names[number]))
            yield Place(("seat", number), self.seat_rect(number, len(view.seats)), name, radius=14)
        if seat is None:
            return
        own = view.seats[seat]
        for i, (card, rect) in enumerate(self._fan(own.hand, own.chosen)):
            if card != HIDDEN:
                name = self.words("card", rank=card, gift=self.words(f"gift.{card}.name"))
                yield Place(
                    ("card", card), self._seen(rect, i, len(own.hand)), name, ("hand", seat, i), rect.width() * 0.09
                )

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """A chosen card comes from the hand."""
        if isinstance(event, e.Chosen) and self.view is not None and event.seat == self.seat and event.card is not None:
            hand = self.view.seats[event.seat].hand
            if event.card in hand:
                yield ("hand", event.seat, hand.index(event.card)), ("chosen", event.seat)

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """The cards turn; a day is won, or waits."""
        if isinstance(event, e.Revealed):
            yield from self._reveal(event)
        font = theme.current().display_font(max(18.0, self.area.height() / 22), scaled=False)
        if isinstance(event, e.DayWon):
            days = ", ".join(str(day) for day in event.days)
            text = self.words(
                "log.day_won", n=len(event.days), player=tidy(self.names[event.seat]), days=days, rank=event.rank
            )
            yield Banner(text, self._middle, theme.current().seat(event.seat), font, delay + reveal.REVEAL_MS)
        elif isinstance(event, e.DayWaits):
            text = self.words("log.day_waits", day=event.day)
            yield Banner(text, self._middle, QColor("#e0a93c"), font, delay + reveal.REVEAL_MS)
        elif isinstance(event, e.RankCounted):
            yield from self._counted(event, reveal.REVEAL_MS + BANNER_MS + COUNT_MS * event.rank)

    def _counted(self, event: e.RankCounted, delay: float) -> Iterator[Effect]:
        """Rank by rank, what its majority is worth, over whoever holds it (D10)."""
        font = theme.current().display_font(max(18.0, self.area.height() / 26), scaled=False)
        for seat in event.seats:
            rect = self.seat_rect(seat, len(self.names))
            at = QPointF(rect.center().x(), rect.top() + rect.height() * 0.55)
            told = f"{event.count} × {event.rank}:  +{event.points}"
            yield FloatText(told, at, theme.current().seat(seat).lighter(150), font, delay)

    def _reveal(self, event: e.Revealed) -> Iterator[Effect]:
        """The windows stay as they are until the cards have turned, and been read."""
        before, window = self.view, self._windows[event.day - 1]
        for day in (*before.waiting, event.day):
            picture = ("window", "lit" if day == event.day else "waits", day, -1)
            rect = self._windows[day - 1]
            yield reveal.Picture(self._drawn(picture, rect.size()), rect)
        for seat, (card, fate) in enumerate(zip(event.cards, reveal.fates(event.cards), strict=True)):
            rect = self._chosen_rect(self.seat_rect(seat, len(event.cards)))
            back, face = (
                self._drawn(("card", shown), rect.size()) for shown in (HIDDEN, HIDDEN if card is None else card)
            )
            yield reveal.TurningCard(back, face, rect, fate, window)

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        look = theme.current()
        match picture:
            case ("card", card):
                if card == HIDDEN:
                    glass.back(painter, rect)
                else:
                    glass.card(painter, rect, card, look.display_font(20, scaled=False))
            case ("window", state, day, winner):
                colour = look.seat(winner) if winner >= 0 else None
                numeral = str(winner + 1) if winner >= 0 else ""
                windows.window(painter, rect, (state, day, colour, numeral), look.display_font(20, scaled=False))
            case ("plate", seat, points, acts, days):
                self._plate(painter, rect, seat, points, acts=acts)
                self._won(painter, rect, seat, days)

    def _plate(self, painter: QPainter, rect: QRectF, seat: Seat, points: int, *, acts: bool) -> None:
        unit = self.unit
        painter.setPen(QPen(QColor("#ffd34d") if acts else QColor(255, 255, 255, 45), 2.5 if acts else 1.2))
        painter.setBrush(QColor(14, 12, 24, 150))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 14, 14)
        foot = QRectF(rect.left() + 10, rect.bottom() - 8 - 30 * unit, rect.width() - 20, 30 * unit)
        spot = QRectF(foot.left(), foot.center().y() - 12 * unit, 24 * unit, 24 * unit)
        badge(painter, spot, seat)
        painter.setPen(QColor("#f4efe0"))
        score = str(points)
        painter.setFont(self.board_font(18 * unit))
        width = QFontMetricsF(painter.font()).horizontalAdvance(score)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, score)
        room = QRectF(spot.right() + 7, foot.top(), foot.right() - width - spot.right() - 14, foot.height())
        line(painter, room, self.names[seat], 15 * unit)
        slot = self._chosen_rect(rect)
        painter.setPen(QPen(QColor(255, 255, 255, 60), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(slot, 8, 8)
        painter.setOpacity(0.13)
        glass.rosette(painter, slot.center(), slot.width() * 0.34)
        painter.setOpacity(1)

    def _won(self, painter: QPainter, rect: QRectF, seat: Seat, days: Sequence[int]) -> None:
        """The days a seat has won: in columns at the left of its card, or in rows below it where it is narrow."""
        slot, wide, high = self._chosen_rect(rect), TOKEN * self.unit * 1.1, TOKEN * self.unit * 1.5
        font = theme.current().display_font(20, scaled=False)
        columns = max(1, int((slot.left() - rect.left() - 10) / wide))
        rows = -(-len(days) // columns)
        across = max(1, int((rect.width() - 20) / wide))
        step = min(high, (slot.height() - high) / max(1, rows - 1))
        for place, day in enumerate(sorted(days)):
            if self._narrow(rect):
                left, top = rect.left() + 12 + wide * (place % across), slot.bottom() + 10 + high * (place // across)
            else:
                left, top = rect.left() + 12 + wide * (place // rows), slot.top() + step * (place % rows)
            windows.token(painter, QRectF(left, top, wide / 1.1, high / 1.1), day, theme.current().seat(seat), font)

    @staticmethod
    def _narrow(seat_rect: QRectF) -> bool:
        return seat_rect.height() > 1.7 * seat_rect.width()

    def _chosen_rect(self, seat_rect: QRectF) -> QRectF:
        narrow = self._narrow(seat_rect)
        beside, below = (8.0, TOKEN * 3.2 * self.unit) if narrow else (14 + TOKEN * 1.1 * self.unit, 0.0)
        room = seat_rect.adjusted(beside, 10, -beside, -40 * self.unit - below)
        rect = QRectF(self._card)
        rect.setSize(rect.size() * min(1, room.width() / rect.width(), room.height() / rect.height()))
        rect.moveCenter(room.center())
        return rect

    def _seen(self, rect: QRectF, number: int, cards: int) -> QRectF:
        """The part of a card that the next one leaves open."""
        if number == cards - 1:
            return rect
        step = min(rect.width(), (self._hand.width() - rect.width()) / max(1, cards - 1))
        return QRectF(rect.left(), rect.top(), step, rect.height())

    def _fan(self, hand: list[int], chosen: int) -> list[tuple[int, QRectF]]:
        """The cards of a hand side by side; one that is chosen lies elsewhere."""
        cards = list(hand)
        if chosen in cards:
            cards.remove(chosen)
        height = self._hand.height()
        width = height * 0.68
        step = min(width + 8, (self._hand.width() - width) / max(1, len(hand) - 1))
        left = self._hand.center().x() - (step * (len(cards) - 1) + width) / 2
        return [(card, QRectF(left + i * step, self._hand.top(), width, height)) for i, card in enumerate(cards)]


SCENE = TwelveDaysScene
