"""The advent wall: twelve windows, the players' places with what they give, and the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Event, Seat
from tabletop.games.twelve_days import events as e
from tabletop.games.twelve_days import scoring
from tabletop.games.twelve_days.ruleset import RANKS
from tabletop.games.twelve_days.state import NONE, OVER
from tabletop.ui import theme
from tabletop.ui.games.twelve_days import glass, reveal, windows
from tabletop.ui.games.twelve_days.layout import Layout
from tabletop.ui.games.twelve_days.open_hand import open_hand
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Effect, FloatText
from tabletop.ui.table.held import Held
from tabletop.ui.table.ink import badge, line
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite

BANNER_MS, COUNT_MS = 1500.0, 420.0
"""How long the last day is told before the ranks are counted, and how long after each other these are."""


class TwelveDaysScene(TableScene):
    """Keys: ``("day", n)``, ``("hand", seat, i)``, ``("chosen", seat)``, ``("seat", n)``, ``("deck",)``."""

    def arrange(self, area: QRectF) -> None:
        """Windows above, seats in the middle, the hand below; two rows of windows where it is narrow."""
        self.plan = Layout(area, self.unit)

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
        sill = QRectF(area.left(), self.plan.windows[-1].bottom() + 1, area.width(), 7)
        painter.fillRect(sill, QColor("#6a6480"))
        painter.fillRect(sill.adjusted(0, 4, 0, 3), QColor(0, 0, 0, 90))

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Windows, name plates, chosen cards, the hand, the deck."""
        hands = [own.hand for own in view.seats]
        owners = {day: (number, own) for number, own in enumerate(view.seats) for day in own.days}
        for day, rect in enumerate(self.plan.windows, 1):
            if day in owners:
                look: tuple[Any, ...] = ("won", day, owners[day][0])
            elif day in view.waiting:
                look = ("waits", day, -1)
            else:
                look = ("lit" if day == view.day and view.phase != OVER else "dark", day, -1)
            yield Sprite(("day", day), ("window", *look), rect, 1)
        for number, own in enumerate(view.seats):
            rect = self.plan.seat(number, len(view.seats))
            acts, points = number in self.rules.to_move(view), self.rules.scores(view)[number]
            yield Sprite(("seat", number), ("plate", number, points, acts, view.phase == OVER), rect, 2)
            for i, day in enumerate(sorted(own.days)):
                spot = self.plan.token(rect, i, len(own.days), over=view.phase == OVER)
                yield Sprite(("won", day), ("token", day, number), spot, 5, origin=self.plan.windows[day - 1])
            if view.phase == OVER:
                best = tuple(rank for rank, _, seats in scoring.majorities(hands) if number in seats)
                counts = tuple(own.hand.count(rank) for rank in range(RANKS))
                yield Sprite(("open", number), ("open", counts, best), self.plan.open(rect), 4)
            elif own.chosen != NONE:
                yield Sprite(("chosen", number), ("card", own.chosen), self.plan.chosen(rect), 20)
        reader = seat if seat is not None else 0
        for number, own in enumerate(view.seats):
            if number == reader or (view.phase == OVER and seat is None and number == 0):
                for i, (card, rect) in enumerate(self.plan.fan(own.hand, own.chosen if number == seat else NONE)):
                    yield Sprite(("hand", number, i), ("card", card), rect, 30 + i)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """The windows, the seats, and the cards of one's hand."""
        for day, rect in enumerate(self.plan.windows, 1):
            yield Place(("day", day), rect, self.words("place.day", day=day))
        for number in range(len(view.seats)):
            name = self.words("place.seat", player=tidy(self.names[number]))
            yield Place(("seat", number), self.plan.seat(number, len(view.seats)), name, radius=14)
        if seat is None:
            return
        own = view.seats[seat]
        for i, (card, rect) in enumerate(self.plan.fan(own.hand, own.chosen)):
            if card != HIDDEN:
                name = self.words("card", rank=card, gift=self.words(f"gift.{card}.name"))
                yield Place(
                    ("card", card), self.plan.seen(rect, i, len(own.hand)), name, ("hand", seat, i), rect.width() * 0.09
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
            yield Banner(text, self.plan.middle, theme.current().seat(event.seat), font, delay + reveal.REVEAL_MS)
        elif isinstance(event, e.DayWaits):
            text = self.words("log.day_waits", day=event.day)
            yield Banner(text, self.plan.middle, QColor("#e0a93c"), font, delay + reveal.REVEAL_MS)
        elif isinstance(event, e.RankCounted):
            yield from self._counted(event, reveal.REVEAL_MS + BANNER_MS + COUNT_MS * event.rank)

    def _counted(self, event: e.RankCounted, delay: float) -> Iterator[Effect]:
        """Rank by rank, what its majority is worth, over whoever holds it (D10)."""
        font = theme.current().display_font(max(18.0, self.area.height() / 26), scaled=False)
        for seat in event.seats:
            rect = self.plan.seat(seat, len(self.names))
            at = QPointF(rect.center().x(), rect.top() + rect.height() * 0.55)
            told = f"{event.count} × {event.rank}:  +{event.points}"
            yield FloatText(told, at, theme.current().seat(seat).lighter(150), font, delay)

    def _reveal(self, event: e.Revealed) -> Iterator[Effect]:
        """The windows stay as they are until the cards have turned, and been read."""
        before, window = self.view, self.plan.windows[event.day - 1]
        for day in (*before.waiting, event.day):
            picture = ("window", "lit" if day == event.day else "waits", day, -1)
            rect = self.plan.windows[day - 1]
            yield Held(self._drawn(picture, rect.size()), rect, reveal.REVEAL_MS * 0.9)
        for seat, (card, fate) in enumerate(zip(event.cards, reveal.fates(event.cards), strict=True)):
            rect = self.plan.chosen(self.plan.seat(seat, len(event.cards)))
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
            case ("open", counts, best):
                open_hand(painter, rect, counts, best)
            case ("token", day, seat):
                windows.token(painter, rect, day, look.seat(seat), look.display_font(20, scaled=False))
            case ("plate", seat, points, acts, over):
                self._plate(painter, rect, seat, points, acts=acts)
                if not over:
                    self._slot(painter, rect)

    def _plate(self, painter: QPainter, rect: QRectF, seat: Seat, points: int, *, acts: bool) -> None:
        unit = self.unit
        painter.setPen(QPen(QColor("#ffd34d") if acts else QColor(255, 255, 255, 45), 2.5 if acts else 1.2))
        painter.setBrush(QColor(14, 12, 24, 150))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 14, 14)
        foot = self.plan.foot(rect)
        spot = QRectF(foot.left(), foot.center().y() - 12 * unit, 24 * unit, 24 * unit)
        badge(painter, spot, seat)
        painter.setPen(QColor("#f4efe0"))
        score = str(points)
        painter.setFont(self.board_font(18 * unit))
        width = QFontMetricsF(painter.font()).horizontalAdvance(score)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, score)
        room = QRectF(spot.right() + 7, foot.top(), foot.right() - width - spot.right() - 14, foot.height())
        line(painter, room, self.names[seat], 15 * unit)

    def _slot(self, painter: QPainter, rect: QRectF) -> None:
        """Where a card is going to lie."""
        slot = self.plan.chosen(rect)
        painter.setPen(QPen(QColor(255, 255, 255, 60), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(slot, 8, 8)
        painter.setOpacity(0.13)
        glass.rosette(painter, slot.center(), slot.width() * 0.34)
        painter.setOpacity(1)


SCENE = TwelveDaysScene
