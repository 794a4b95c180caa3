"""The stadium at night: what lies where in a view, and what of it moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from tabletop.core.hidden import HIDDEN
from tabletop.core.rules import Event, Seat
from tabletop.games.camisa12 import events as e
from tabletop.games.camisa12.state import EMPTY, FACES, KIND_OF, SYMBOLS, TEAMLESS
from tabletop.ui import theme
from tabletop.ui.games.camisa12 import crowd, mosaics, night
from tabletop.ui.games.camisa12.ground import TRACK_POINTS, Ground
from tabletop.ui.games.camisa12.text import Camisa12Text
from tabletop.ui.table.effects import Banner, Confetti, Effect, FloatText
from tabletop.ui.table.scene import TableScene
from tabletop.ui.table.sprites import Key, Place, Sprite

_KIND_PIECES = (0, 1, 6, 7, 8)
"""A piece to show for each kind, by kind."""


class Camisa12Scene(TableScene):
    """Keys: ``("face", n, seat)``, ``("side", seat, n)``, ``("stack", seat)``, ``("marker", seat)``, and the like."""

    def arrange(self, area: QRectF) -> None:
        """The whole stadium for this size."""
        self.ground = Ground.of(area)

    def paint_board(self, painter: QPainter, area: QRectF) -> None:
        """The stadium without its crowd."""
        rules: Any = self.rules
        goals = [p for p in range(1, TRACK_POINTS + 1) if rules.goals(p) > rules.goals(p - 1)]
        night.stadium(painter, self.ground, goals)

    def side_of(self, seat: Seat) -> int:
        """Which side of the picture a seat has: the reader sits on the left."""
        return seat if self.seat in (None, 0) else 1 - seat

    def tint(self, view: Any, seat: Seat) -> str:
        """The name of a seat's colour."""
        return self.rules.ruleset.colors[view.seats[seat].color]

    def sprites(self, view: Any, seat: Seat | None) -> Iterable[Sprite]:
        """Spaces and pieces, faces, ball, markers, board, and what lies on the pitch."""
        g = self.ground
        spaces = self.rules.ruleset.spaces
        for number in (0, 1):
            own, side, tint = view.seats[number], self.side_of(number), self.tint(view, number)
            for i, piece in enumerate(own.side):
                rect = g.space(side, i)
                yield Sprite(("place", number, i), ("space", SYMBOLS.index(spaces[i]), tint), rect, 1)
                if piece != EMPTY:
                    yield Sprite(("side", number, i), ("piece", piece, tint), rect, 10)
                    badge = QRectF(0, 0, rect.width() * 0.3, rect.width() * 0.3)
                    badge.moveCenter(rect.bottomRight() - QPointF(rect.width() * 0.14, rect.width() * 0.14))
                    yield Sprite(("badge", number, i), ("symbol", SYMBOLS.index(spaces[i])), badge, 12)
            for face, pair in enumerate(view.faces):
                if pair[number] != EMPTY:
                    rect = g.face_piece(face, side)
                    yield Sprite(
                        ("face", face, number),
                        ("piece", pair[number], tint),
                        rect,
                        8 if side else 9,
                        origin=self._stack_rect(side),
                    )
            yield from self._corner(view, number, side, tint)
            size = 18.0
            point = g.mark(own.points, side * 2 - 1)
            rect = QRectF(point.x() - size / 2, point.y() - size / 2, size, size)
            yield Sprite(("marker", number), ("marker", tint, number + 1), rect, 14)
        yield Sprite(("ball",), ("ball",), g.ball(view.ball), 16)
        rules: Any = self.rules
        left, right = (0, 1) if self.side_of(0) == 0 else (1, 0)
        sides = tuple(
            (self.tint(view, s), rules.goals(view.seats[s].points), view.seats[s].points) for s in (left, right)
        )
        yield Sprite(("led",), ("led", sides, (str(left + 1), str(right + 1))), g.led, 5)

    def _corner(self, view: Any, number: Seat, side: int, tint: str) -> Iterator[Sprite]:
        """A seat's name, stack, discards, penalty card and mosaic cards."""
        own = view.seats[number]
        team = "" if own.team == TEAMLESS else Camisa12Text(self.rules, self.words, self.names).team(view, number)
        name = self.names[number] if number < len(self.names) else self.words("nobody")
        plate = self._plate_rect(side)
        yield Sprite(("plate", number), ("plate", name, team, tint, number + 1, own.tokens), plate, 6)
        stack = self._stack_rect(side)
        if own.stack:
            yield Sprite(("stack", number), ("stack", own.stack[-1], tint, len(own.stack)), stack, 7)
        yield Sprite(
            ("penalty", number), ("penalty", own.penalty if own.penalty != HIDDEN else -1), self._penalty_rect(side), 7
        )
        if own.discards:
            counts = Counter(KIND_OF[piece] for piece in own.discards if piece >= 0)
            other = self.tint(view, 1 - number)
            yield Sprite(
                ("discards", number), ("discards", tuple(sorted(counts.items())), other), self._discard_rect(side), 7
            )
        for i, (card, rect) in enumerate(self._mosaic_rects(own.mosaic_hand, side)):
            yield Sprite(("mosaic", number, i), ("mosaic", card), rect, 20 + i)

    def places(self, view: Any, seat: Seat | None) -> Iterable[Place]:
        """One's own spaces and mosaic cards, the faces; the other side to look at."""
        text = Camisa12Text(self.rules, self.words, self.names)
        me = seat if seat is not None else 0
        for number in (1 - me, me):
            for i, piece in enumerate(view.seats[number].side):
                name = self.words(
                    "place.space",
                    space=text.space(i),
                    piece=text.piece(piece) if piece >= 0 else self.words("place.empty"),
                )
                target = ("space", i) if number == me else ("other", i)
                yield Place(target, self.ground.space(self.side_of(number), i), name, radius=10)
        for face in range(FACES):
            mine = view.faces[face][me]
            theirs = view.faces[face][1 - me]
            shown = [text.piece(piece) if piece >= 0 else "—" for piece in (mine, theirs)]
            rect = self.ground.face(face)
            name = self.words("place.face", symbol=text.symbol(face), piece=shown[0], other=shown[1])
            yield Place(("face", face), rect, name, ("face", face, me), rect.width() / 2)
        for i, (card, rect) in enumerate(self._mosaic_rects(view.seats[me].mosaic_hand, 0)):
            if card != HIDDEN:
                yield Place(("mosaic", card), rect, f"{text.card(card)}: {text.card_text(card)}", ("mosaic", me, i), 6)

    def becomes(self, event: Event) -> Iterator[tuple[Key, Key]]:
        """Pieces go from faces to sides or beside them, and from stacks to faces."""
        match event:
            case e.Placed():
                yield ("face", event.face, event.seat), ("side", event.seat, event.space)
            case e.BallMoved():
                yield ("ball",), ("ball",)
            case e.Scored():
                yield ("marker", event.seat), ("marker", event.seat)

    def last_moved(self, events: Any) -> Iterable[Key]:
        """The pieces placed last."""
        return [("side", event.seat, event.space) for event in events if isinstance(event, e.Placed)]

    def effects(self, event: Event, delay: float) -> Iterator[Effect]:
        """Points rise where they were won; confetti for a goal."""
        if isinstance(event, e.Scored) and event.points:
            view: Any = self.view
            side = self.side_of(event.seat)
            if event.space is not None and event.why != "mismatch":
                at = self.ground.space(side, event.space).center()
            else:
                at = self._plate_rect(side).center()
            tint = crowd.colour(self.tint(view, event.seat))
            font = theme.current().display_font(max(22.0, self.ground.stand * 0.5), scaled=False)
            yield FloatText(f"{event.points:+d}", at, tint.lighter(130), font, delay)
            rules: Any = self.rules
            points = view.seats[event.seat].points
            if rules.goals(points) < rules.goals(points + event.points):
                yield Confetti(self.area, [tint, tint.lighter(150), QColor("#ffffff")], delay)
                yield Banner(self.words("goal"), self.area, tint, font, delay)

    def paint(self, painter: QPainter, picture: tuple[Any, ...], rect: QRectF) -> None:
        """The picture of a sprite."""
        match picture:
            case ("piece", kind, tint):
                crowd.piece(painter, kind, crowd.colour(tint), rect)
            case ("space", symbol, tint):
                crowd.empty_place(painter, symbol, crowd.colour(tint), rect)
            case ("symbol", symbol):
                crowd.draw_symbol(painter, symbol, rect.adjusted(2, 2, -2, -2))
            case ("ball",):
                night.football(painter, rect.center(), rect.width() / 2 - 1)
            case ("marker", tint, numeral):
                painter.setPen(QPen(QColor("#ffffff"), 1.6))
                painter.setBrush(crowd.colour(tint))
                painter.drawEllipse(rect.adjusted(1.5, 1.5, -1.5, -1.5))
                crowd.numeral(painter, str(numeral), rect, 12, QColor("#ffffff"))
            case ("led", sides, cells):
                night.led(
                    painter, rect, tuple((crowd.colour(name), goals, points) for name, goals, points in sides), cells
                )
            case ("stack", top, tint, count):
                self._paint_stack(painter, rect, top, crowd.colour(tint), count)
            case ("discards", counts, tint):
                self._paint_discards(painter, rect, counts, crowd.colour(tint))
            case ("penalty", kind):
                mosaics.penalty(painter, rect, None if kind < 0 else kind)
            case ("mosaic", card):
                if card == HIDDEN:
                    mosaics.back(painter, rect)
                else:
                    mosaics.card(painter, rect, card, self.rules.ruleset.mosaics[card - 1])
            case ("plate", name, team, tint, numeral, tokens):
                self._paint_plate(painter, rect, name, team, crowd.colour(tint), numeral, tokens)

    def _paint_plate(
        self, painter: QPainter, rect: QRectF, name: str, team: str, tint: QColor, numeral: int, tokens: int
    ) -> None:
        painter.setPen(QPen(tint, 2))
        painter.setBrush(QColor(8, 14, 20, 190))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)
        badge = QRectF(rect.left() + 6, rect.center().y() - 10, 20, 20)
        painter.setBrush(tint)
        painter.drawEllipse(badge)
        crowd.numeral(painter, str(numeral), badge, 12, QColor("#ffffff"))
        font = self.board_font(14)
        painter.setFont(font)
        painter.setPen(QColor("#f3f0e6"))
        room = rect.adjusted(32, 0, -8 - 14 * tokens, 0)
        shown = QFontMetricsF(font).elidedText(team or name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, shown)
        for i in range(tokens):
            painter.setPen(QPen(crowd.INK, 1))
            painter.setBrush(QColor("#ffd34d"))
            painter.drawEllipse(QPointF(rect.right() - 12 - 14 * i, rect.center().y()), 6, 6)

    def _paint_stack(self, painter: QPainter, rect: QRectF, top: int, tint: QColor, count: int) -> None:
        size = rect.width() - 8
        for i in range(min(3, count - 1), 0, -1):
            painter.setPen(QPen(QColor("#0c131b"), 1))
            painter.setBrush(QColor("#3a4756"))
            painter.drawRoundedRect(QRectF(rect.left() + 2 + i * 2, rect.top() + i * 2 + 2, size, size), 6, 6)
        crowd.piece(painter, top, tint, QRectF(rect.left(), rect.top(), size, size))
        tag = QRectF(rect.right() - 24, rect.bottom() - 20, 24, 19)
        painter.setPen(QPen(QColor("#f3f0e6"), 1))
        painter.setBrush(QColor("#10161d"))
        painter.drawRoundedRect(tag, 5, 5)
        crowd.numeral(painter, str(count), tag, 13, QColor("#f3f0e6"), outline=False)

    def _paint_discards(
        self, painter: QPainter, rect: QRectF, counts: tuple[tuple[int, int], ...], tint: QColor
    ) -> None:
        painter.setPen(QPen(QColor(255, 255, 255, 70), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(8, 14, 20, 120))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        cell = min(rect.height() - 6, (rect.width() - 6) / 5)
        for i, (kind, count) in enumerate(counts):
            box = QRectF(rect.left() + 3 + i * cell, rect.center().y() - cell / 2, cell, cell).adjusted(1, 1, -1, -1)
            crowd.piece(painter, _KIND_PIECES[kind], tint, box)
            if count > 1:
                crowd.numeral(
                    painter, str(count), QRectF(box.right() - 13, box.bottom() - 14, 14, 14), 13, QColor("#ffffff")
                )

    def _plate_rect(self, side: int) -> QRectF:
        corner = self.ground.corner(side)
        return QRectF(corner.left(), corner.top() + corner.height() * 0.12, corner.width(), 30)

    def _unit(self) -> float:
        """The size of a piece beside the rondel."""
        corner = self.ground.corner(0)
        return max(30.0, min(corner.width() * 0.5, corner.height() * 0.21, self.ground.stand))

    def _stack_rect(self, side: int) -> QRectF:
        corner, unit = self.ground.corner(side), self._unit()
        return QRectF(corner.left(), self._plate_rect(side).bottom() + 7, unit, unit)

    def _penalty_rect(self, side: int) -> QRectF:
        stack, unit = self._stack_rect(side), self._unit()
        return QRectF(stack.right() + 8, stack.top(), unit * 0.66, unit * 0.92)

    def _discard_rect(self, side: int) -> QRectF:
        corner, stack = self.ground.corner(side), self._stack_rect(side)
        return QRectF(corner.left(), stack.bottom() + 6, corner.width(), min(36.0, corner.width() / 5 + 6))

    def _mosaic_rects(self, hand: list[int], side: int) -> list[tuple[int, QRectF]]:
        corner = self.ground.corner(side)
        top = self._discard_rect(side).bottom() + 7
        height = max(44.0, min(corner.bottom() - top - corner.height() * 0.07, corner.width() * 0.62))
        width = height * 0.74
        step = min(width + 4, (corner.width() - width) / max(1, len(hand) - 1))
        return [(card, QRectF(corner.left() + i * step, top, width, height)) for i, card in enumerate(hand)]


SCENE = Camisa12Scene
