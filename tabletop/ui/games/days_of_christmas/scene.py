"""The cloth: the players with their presents above, the trick in the middle, the hand below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Event, Seat
from tabletop.games.days_of_christmas import events as e
from tabletop.games.days_of_christmas.state import Entry
from tabletop.games.days_of_christmas.turn import trick_winner
from tabletop.ui import theme
from tabletop.ui.games.days_of_christmas import woodcut
from tabletop.ui.games.days_of_christmas.controller import SORTED
from tabletop.ui.games.days_of_christmas.picking import by_combination
from tabletop.ui.plain import tidy
from tabletop.ui.table.effects import Banner, Confetti, Effect, FloatText
from tabletop.ui.table.held import Held
from tabletop.ui.table.ink import badge, line
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite

READ_MS, HELD_MS = 700.0, 1900.0
"""How long a trick is read before its winner is told, and how long it stays in sight."""
ASPECT, LEAST_CARD = 0.68, 24.0
HEAD, HALF = 0.28, 0.62
"""How much of a card shows its rank: of its height, of its width."""


class ChristmasScene(TableScene):
    """Keys: ``("seat", n)``, ``("trick", seat, i)``, ``("hand", i)``, ``("gift", seat, i)``, ``("supply", i)``."""

    def arrange(self, area: QRectF) -> None:
        """Seats in a row above (two rows where it is narrow), trick, hand."""
        inner = area.adjusted(14, 12, -14, -12)
        hand = min(inner.height() * 0.31, inner.width() * 0.17)
        self._inner = inner
        self._hand = QRectF(inner.left(), inner.bottom() - hand, inner.width(), hand)
        plates = max(62.0 * self.unit, inner.height() * 0.15)
        self._row = QRectF(inner.left(), inner.top(), inner.width(), plates)
        self._middle = QRectF(
            inner.left(), inner.top() + plates + 8, inner.width(), self._hand.top() - inner.top() - plates - 22
        )

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """The cloth, the twelve gifts woven into its middle."""
        woodcut.cloth(painter, area)
        woodcut.wreath(painter, self._middle.center(), min(self._middle.width(), self._middle.height()) * 0.4)

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Plates, presents, the trick, piles, the hand."""
        seats = len(view.seats)
        acting = self.rules.to_move(view)
        for number, own in enumerate(view.seats):
            rect = self._plate(number, seats)
            yield Sprite(
                ("seat", number), ("plate", number, len(own.hand), number in acting, number == view.leader), rect, 2
            )
            for i in range(own.gifts):
                yield Sprite(("gift", number, i), ("present", i), self._gift_rect(number, seats, i, own.gifts), 5 + i)
        for i in range(view.supply):
            yield Sprite(("supply", i), ("present", i), self._supply_rect(i), 3 + i)
        yield Sprite(("piles",), ("piles", len(view.discard), len(view.unseen)), self._piles_rect(), 2)
        best = trick_winner(view.trick) if view.trick else None
        for order, entry in enumerate(view.trick):
            slot = self._slot(order, seats)
            yield Sprite(("slot", entry.seat), ("slot", entry.seat, not entry.cards, entry is best), slot, 4)
            for i, rect in enumerate(self._played(slot, len(entry.cards))):
                yield Sprite(
                    ("trick", entry.seat, i),
                    ("card", entry.cards[i]),
                    rect,
                    10 + order + i * 0.1,
                    origin=self._plate(entry.seat, seats),
                )
        if seat is not None:
            for place, rect in self._spread(view.seats[seat].hand):
                yield Sprite(("hand", place), ("card", view.seats[seat].hand[place]), rect, 30 + rect.left() / 1e4)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """One's cards."""
        if seat is None:
            return
        hand = view.seats[seat].hand
        spread = self._spread(hand)
        for i, (place, rect) in enumerate(spread):
            seen = QRectF(rect)
            if i + 1 < len(spread):
                seen.setRight(min(rect.right(), spread[i + 1][1].left()))
            if hand[place] != HIDDEN:
                name = self.words("card", rank=hand[place], gift=self.words(f"gift.{hand[place]}.name"))
                yield Place(("card", place), seen, name, ("hand", place), rect.width() * 0.08)

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
            slot = self._slot(len(self.view.trick), len(self.names))
            tint = theme.current().seat(event.seat).lighter(150)
            yield FloatText(self.words("passed"), slot.center(), tint, font, delay)
        elif isinstance(event, e.HandWon):
            text = self.words("log.hand_won", player=tidy(self.names[event.seat]), hand=event.hand_number)
            yield Banner(text, self._middle, QColor("#d79a2b"), font, delay)
            yield Confetti(self.area, [QColor(name) for name in woodcut.RIBBONS], delay)
        elif isinstance(event, e.TrickWon):
            text = self.words("log.trick_won", player=tidy(self.names[event.seat]), low=event.low)
            yield from self._whole_trick()
            yield Banner(text, self._middle, theme.current().seat(event.seat), font, delay + READ_MS)
        elif isinstance(event, e.TakenBack):
            plate = self._plate(event.seat, len(self.names))
            told = f"+{len(event.cards)}"
            yield FloatText(told, plate.center(), theme.current().seat(event.seat).lighter(150), font, delay)

    def _whole_trick(self) -> Iterator[Effect]:
        """The trick as it was with its last play, which the table no longer holds."""
        seats = len(self.names)
        trick = [*self.view.trick, self._ending]
        for order, entry in enumerate(trick):
            slot = self._slot(order, seats)
            picture = ("slot", entry.seat, not entry.cards, entry is trick_winner(trick))
            yield Held(self._drawn(picture, slot.size()), slot, HELD_MS)
            for i, rect in enumerate(self._played(slot, len(entry.cards))):
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
                self._paint_plate(painter, rect, seat, cards, acts=acts, leads=leads)
            case ("slot", seat, passed, best):
                self._paint_slot(painter, rect, seat, passed=passed, best=best)
            case ("piles", discards, unseen):
                self._paint_piles(painter, rect, discards, unseen)

    def _paint_plate(self, painter: QPainter, rect: QRectF, seat: Seat, cards: int, *, acts: bool, leads: bool) -> None:
        painter.setPen(QPen(QColor("#ffd34d") if acts else QColor(255, 255, 255, 60), 2.5 if acts else 1.2))
        painter.setBrush(QColor(12, 34, 24, 190))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        unit = self.unit
        head = QRectF(rect.left() + 8, rect.top() + 5, rect.width() - 16, 24 * unit)
        badge(painter, QRectF(head.left(), head.top() + unit, 22 * unit, 22 * unit), seat)
        small = QRectF(head.right() - 15 * unit, head.top() + 2 * unit, 15 * unit, 21 * unit)
        woodcut.back(painter, small)
        painter.setFont(self.board_font(14 * unit))
        painter.setPen(QColor("#f6ecd6"))
        number = str(cards)
        width = QFontMetricsF(painter.font()).horizontalAdvance(number)
        count = QRectF(small.left() - width - 5, head.top(), width + 2, head.height())
        painter.drawText(count, Qt.AlignmentFlag.AlignVCenter, number)
        left = head.left() + 28 * unit
        room = QRectF(left, head.top(), count.left() - left - 3, head.height())
        line(painter, room, tidy(self.names[seat]) + (" ★" if leads else ""), 14 * unit)

    def _paint_slot(self, painter: QPainter, rect: QRectF, seat: Seat, *, passed: bool, best: bool) -> None:
        painter.setPen(QPen(QColor("#ffd34d") if best else QColor(255, 255, 255, 50), 2.5 if best else 1.2))
        painter.setBrush(QColor(8, 28, 18, 120))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
        size = 22 * self.unit
        badge(painter, QRectF(rect.center().x() - size / 2, rect.bottom() - size - 4, size, size), seat)
        if passed:
            painter.setPen(QColor(255, 255, 255, 190))
            painter.setFont(self.board_font(15 * self.unit))
            painter.drawText(rect.adjusted(0, 0, 0, -size - 4), Qt.AlignmentFlag.AlignCenter, self.words("passed"))

    def _paint_piles(self, painter: QPainter, rect: QRectF, discards: int, unseen: int) -> None:
        words = 22 * self.unit
        height = min(rect.height() * 0.5 - words - 12, (rect.width() - 4) / ASPECT)
        for i, (count, key) in enumerate(((unseen, "pile.unseen"), (discards, "pile.discard"))):
            box = QRectF(rect.left(), rect.top() + i * (height + words + 8), height * ASPECT, height)
            if count:
                for lift in (4, 2, 0):
                    woodcut.back(painter, box.translated(lift, lift * 0.6))
            else:
                painter.setPen(QPen(QColor(255, 255, 255, 60), 1.2, Qt.PenStyle.DashLine))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(box, 6, 6)
            painter.setPen(QColor("#f6ecd6"))
            line(
                painter,
                QRectF(rect.left(), box.bottom() + 3, rect.width(), words),
                self.words(key, n=count),
                13 * self.unit,
            )

    def _plate(self, seat: Seat, seats: int) -> QRectF:
        width = (self._row.width() - 6 * (seats - 1)) / seats
        return QRectF(self._row.left() + seat * (width + 6), self._row.top(), width, self._row.height())

    def _gift_rect(self, seat: Seat, seats: int, number: int, gifts: int) -> QRectF:
        plate = self._plate(seat, seats)
        size = min(plate.height() - 10 - 24 * self.unit, 34.0 * self.unit)
        step = min(size + 3, (plate.width() - 16 - size) / max(1, gifts - 1))
        return QRectF(plate.left() + 8 + number * step, plate.bottom() - size - 4, size, size)

    def _piles_rect(self) -> QRectF:
        return QRectF(self._middle.left() + 4, self._middle.top() + 4, 92 * self.unit, self._middle.height() - 8)

    def _supply_rect(self, number: int) -> QRectF:
        size = min(30.0 * self.unit, self._middle.height() / 7)
        row, column = divmod(number, 2)
        return QRectF(
            self._middle.right() - (2 - column) * (size + 4), self._middle.top() + 4 + row * (size + 3), size, size
        )

    def _slot(self, order: int, seats: int) -> QRectF:
        left = self._piles_rect().right() + 6
        right = self._middle.right() - 78 * self.unit
        width = min((right - left) / seats, self._middle.height() * 1.25)
        start = (left + right) / 2 - width * seats / 2
        return QRectF(start + order * width + 3, self._middle.top(), width - 6, self._middle.height())

    def _played(self, slot: QRectF, cards: int) -> list[QRectF]:
        """Cards side by side, or below each other where they can be larger so; every rank is seen."""
        room = slot.adjusted(6, 5, -6, -5 - 28 * self.unit)
        most = min(room.height(), room.width() / ASPECT)
        beside = min(most, room.width() / ASPECT / (1 + HALF * (cards - 1)))
        below = min(most, room.height() / (1 + HEAD * (cards - 1)))
        height = max(beside, below, LEAST_CARD)
        width = height * ASPECT
        across, down = (width * HALF, 0.0) if beside >= below else (0.0, height * HEAD)
        left = room.center().x() - (across * (cards - 1) + width) / 2
        top = room.center().y() - (down * (cards - 1) + height) / 2
        return [QRectF(left + i * across, top + i * down, width, height) for i in range(cards)]

    def _spread(self, hand: list[int]) -> list[tuple[int, QRectF]]:
        """The places of the hand with where they lie, in the order a person likes."""
        order = by_combination(hand) if self.looks.get(SORTED) else list(range(len(hand)))
        height = self._hand.height()
        width = height * ASPECT
        step = min(width + 6, (self._hand.width() - width) / max(1, len(hand) - 1))
        left = self._hand.center().x() - (step * (len(hand) - 1) + width) / 2
        return [(place, QRectF(left + i * step, self._hand.top(), width, height)) for i, place in enumerate(order)]


SCENE = ChristmasScene
